/** Where on the table a move is, for the marks of a review. */

/** @typedef {import("../../parts/boardmarks.js").Located} Located */

/**
 * @param {Element} root the table @param {string[]} moves @param {import("../../types.js").Position} position
 * @param {any[]} line the effects of the moves
 * @returns {Located} what moves are marked at, and where an arrow to it begins
 */
export function locate(root, moves, { view, actor }, line) {
  const find = (/** @type {string} */ selector) => root.querySelector(selector);
  const boat = (/** @type {unknown} */ seat, /** @type {string} */ kind) => find(`[data-boat="${seat}-${kind}"]`);
  const [verb, name, port] = moves[0].split(" ");
  const arrival = line.find(({ type }) => type === "VoyageEnd" || type === "Arrival");
  const button = buttonOf(root, moves);
  if (arrival) {
    const place = placeOf(find, arrival);
    return place && !isCovered(root, place)
      ? { from: boat(actor, arrival.kind), to: place }
      : { from: null, to: button };
  }
  if (verb === "place") return { from: null, to: find(`[id="port-${port}-quay"]`) };
  if (verb === "raid") {
    const [seat, kind] = name.split(".");
    return carried(root, boat(seat, kind), boat(actor, view.boat), button);
  }
  if (verb === "sail" || verb === "turn") return { from: null, to: boat(actor, name) ?? button };
  if (verb === "conquer") {
    const plate = find(`[id="plate-${name}"]`);
    return { from: find(`[data-anchor="warehouse-${actor}"]`), to: plate ?? button, ring: plate };
  }
  if (verb === "load") {
    const place = view.table[/** @type {number} */ (actor)].boats.find(
      (/** @type {any} */ each) => each.kind === view.boat,
    )?.place;
    return carried(root, find(`[data-good="${place}-${name}"]`), boat(actor, view.boat), button);
  }
  return { from: null, to: button };
}

/**
 * Something that is carried from here to one's boat: a ring around it and an arrow to the boat; the button where the boat does not show.
 * @param {Element} root @param {Element | null} from @param {Element | null} to @param {Element | null} button
 * @returns {Located}
 */
function carried(root, from, to, button) {
  if (!from || !to || isCovered(root, from)) return { from: null, to: button ?? from };
  return { from, ring: from, to };
}

/** The button whose moves these begin with, the longest. @param {Element} root @param {string[]} moves */
function buttonOf(root, moves) {
  const buttons = /** @type {HTMLElement[]} */ ([...root.querySelectorAll("[data-moves]")]);
  const lengthOf = (/** @type {HTMLElement} */ { dataset: { moves: own = "" } }) => own.split(" · ").length;
  const begin = (/** @type {HTMLElement} */ { dataset: { moves: own = "" } }) =>
    own === moves.slice(0, own.split(" · ").length).join(" · ");
  return buttons.filter(begin).sort((one, other) => lengthOf(other) - lengthOf(one))[0] ?? null;
}

/** Whether something lies over the middle of a part of the chart, as one's own things do on a phone. @param {Element} root @param {Element} part */
function isCovered(root, part) {
  const { left, top, width, height } = part.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return there !== null && !root.querySelector(".gh-chart")?.contains(there);
}

/** A space or a port of the chart. @param {(selector: string) => Element | null} find @param {any} arrival */
function placeOf(find, { place_number: number, place }) {
  return number ? find(`[id="space-${number}"]`) : (find(`[id="port-${place}-quay"]`) ?? find(`[id="port-${place}"]`));
}
