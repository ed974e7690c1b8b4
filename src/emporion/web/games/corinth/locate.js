/** Where on the board a move is, for the marks of a review. */
import { isStep, walkEnd } from "./ids.js";

/** @typedef {import("../../parts/boardmarks.js").Located} Located */

/**
 * @param {Element} root the board @param {string[]} moves @param {import("../../types.js").Position} position
 * @returns {Located} what moves are marked at, and where an arrow to it begins
 */
export function locate(root, moves, { view, actor }) {
  const find = (/** @type {string} */ selector) => root.querySelector(selector);
  const [verb, name] = moves[0].split(" ");
  const steward = typeof actor === "number" ? view.sheets[actor].steward : "";
  const button = find(`[data-on="${moves[0]}"]`) ?? find(`.action[data-move="${moves[0]}"]`);
  if (isStep(verb) || verb === "stop") {
    const end = walkEnd(steward, moves) ?? steward;
    return {
      from: end === steward ? null : find(`[data-spot=${steward}]`),
      to: find(`[data-spot=${end}]`) ?? button,
    };
  }
  const berth = ["take", "steward", "discard"].includes(verb) && name ? find(`.berth[data-district=${name}]`) : null;
  if (!berth) return { from: null, to: button };
  const end = verb === "steward" ? walkEnd(steward, moves.slice(1)) : null;
  const spot = end && find(`.large [data-printed="sheet-spot-${end}"]`);
  return { from: berth, ring: berth, to: spot || filledBy(find, verb, name) };
}

/** What a group fills on the sheet: its shops, the Gold Coins or the goats; for the Steward it is the market. @param {(selector: string) => Element | null} find @param {string} verb @param {string} district */
function filledBy(find, verb, district) {
  if (verb === "discard") return null;
  if (verb === "steward") return find(".large .pane-market");
  return find(`.large .pane-${district}`) ?? find(`.large [data-printed="sheet-district-${district}"]`);
}
