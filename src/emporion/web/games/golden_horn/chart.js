/** The sea chart: the printed drawing, the pieces on it, and a button wherever something may be done. */
import { html, useLayoutEffect, useRef } from "../../lib/html.js";
import { rulesOfThing } from "../../lib/rulebook.js";
import { Sign } from "../../parts/sign.js";
import { tipped } from "../../parts/tip.js";
import { PORTS, sailsOf, splitPlace, THINGS, total } from "./kinds.js";
import { Boat, Card, Flag, Thing } from "./pieces.js";

/** @typedef {import("./kinds.js").View} View */
/** @typedef {import("./kinds.js").Components} Components */
/** @typedef {import("./kinds.js").Say} Say */
/** @typedef {import("./places.js").Places} Places */
/** @typedef {import("./places.js").Point} Point */

/** How far from the middle of its space a boat's arrow lies, and how far to the right of its way: boats that meet have room for both. */
const [RIM, ASIDE] = [43, 7];

/**
 * @typedef {object} Spot A button on the chart.
 * @property {string} key
 * @property {number} x
 * @property {number} y
 * @property {number} width
 * @property {number} [height]
 * @property {string} name
 * @property {string} [kind] how it looks: space, boat, plate or goods
 * @property {boolean} [stays] whether a boat that is there may stay: an anchor beside it says so
 * @property {string[]} [cards] what it costs, shown beside it
 * @property {Record<string, any>} [tip] what explains it
 * @property {boolean} [pressed]
 * @property {boolean} [hinted]
 * @property {() => void} act
 * @property {(shown: boolean) => void} [look] the pointer is on it, or leaves it
 */

/** @param {{ places: Places, view: View, components: Components, say: Say, names: string[], spots: Spot[], ghost: { seat: number, kind: string, place: string } | null, caption: string, isBusy: boolean }} props */
export function Chart({ places, view, components, say, names, spots, ghost, caption, isBusy }) {
  return html`<div class="gh-chart" data-tall=${places.tall ? "yes" : "no"}>
    <${Printed} drawing=${places.drawing} />
    <svg class="golden-horn gh-pieces" viewBox=${`0 0 ${places.width} ${places.height}`} role="group" aria-label=${say("golden-horn-page-pieces")} data-tips=${say("golden-horn-page-tips")} tabindex="0">
      <${Explained} places=${places} view=${view} components=${components} say=${say} />
      ${PORTS.map((port) => html`<${Goods} key=${port} port=${port} places=${places} view=${view} say=${say} />`)}
      ${view.table.flatMap((player) =>
        player.territories.map((name) => {
          const plate = places.plate(name);
          return html`<${Flag} key=${name} seat=${player.seat} x=${plate.x + 27} y=${plate.y} />`;
        }),
      )}
      ${ghost && html`<${Ghost} ghost=${ghost} places=${places} view=${view} components=${components} />`}
      ${view.table.flatMap((player) =>
        player.boats
          .filter((boat) => boat.place !== null)
          .map((boat) => {
            const at = places.boat(view, player.seat, boat.kind, boat.place ?? "");
            const underWay = view.turn === player.seat && view.boat === boat.kind;
            return html`<g
              key=${`${player.seat}-${boat.kind}`}
              class="gh-boat"
              data-boat=${`${player.seat}-${boat.kind}`}
              data-active=${underWay ? "yes" : "no"}
              role="img"
              aria-label=${boatTitle(say, names[player.seat], components, player.seat, boat)}
              ...${tipped(boatTitle(say, names[player.seat], components, player.seat, boat), rulesOfThing("ship"))}
              transform=${`translate(${at.x} ${at.y}) scale(${at.scale})`}
            >
              <${Boat} components=${components} seat=${player.seat} boat=${boat} underWay=${underWay} back=${places.back(boat.place, boat.heading)} />
              <${Course} course=${places.course(boat.place ?? "", boat.heading)} />
            </g>`;
          }),
      )}
    </svg>
    <div class="gh-spots">${spots.map((spot) => html`<${SpotButton} key=${spot.key} spot=${spot} places=${places} isBusy=${isBusy} />`)}</div>
    ${caption && html`<p class="gh-preview">${caption}</p>`}
  </div>`;
}

/** What is printed on the chart, for explanations: every space, Modone, and with Dominio every territory. @param {{ places: Places, view: View, components: Components, say: Say }} props */
function Explained({ places, view, components, say }) {
  const territories = view.dominio ? Object.entries(components.territories) : [];
  const modone = places.modoneRoom();
  return html`${modone && html`<rect class="gh-explained" ...${modone} ...${tipped(say("golden-horn-draw-modone-holds", { boats: places.modone.length }), rulesOfThing("modone"))} />`}
  ${Object.entries(places.spaces).map(
    ([name, { x, y, color }]) =>
      html`<circle key=${name} class="gh-explained" cx=${x} cy=${y} r="24" ...${tipped(say("golden-horn-draw-space", { number: Number(name.slice(1)), color }), rulesOfThing("space"))} />`,
  )}
  ${territories.map(([territory, { cost, points }]) => {
    const { x, y, width, height } = places.plate(territory);
    return html`<rect key=${territory} class="gh-explained" x=${x} y=${y} width=${width} height=${height} ...${tipped(say("golden-horn-draw-territory", { territory, cost, points }), rulesOfThing("territories"))} />`;
  })}`;
}

/** Where a boat goes next, as an arrow at its rim. @param {{ course: Point | null }} props */
function Course({ course }) {
  if (!course) return null;
  const angle = (Math.atan2(course.y, course.x) * 180) / Math.PI;
  const [x, y] = [RIM * course.x - ASIDE * course.y, 6 + RIM * course.y + ASIDE * course.x];
  return html`<path class="gh-course" d="M-8 -10L9 0L-8 10L-3.5 0Z" transform=${`translate(${x} ${y}) rotate(${angle})`} />`;
}

/** @param {{ drawing: Element }} props */
function Printed({ drawing }) {
  const room = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => room.current?.replaceChildren(document.importNode(drawing, true)), [drawing]);
  return html`<div class="gh-printed" ref=${room}></div>`;
}

/** A boat in words. @param {Say} say @param {string} owner @param {Components} components @param {number} seat @param {import("./kinds.js").Boat} boat */
export function boatTitle(say, owner, components, seat, boat) {
  const { kind, place, heading, cargo } = boat;
  const own = { owner, kind, sails: sailsOf(components, seat, kind) };
  if (!place || !heading) return say("golden-horn-page-boat", own);
  const laden = total(cargo) ? "yes" : "no";
  return say("golden-horn-page-boat-heading", { ...own, ...splitPlace(place), heading, cargo, laden });
}

/** What lies on a quay, things of a kind beside each other: a boat takes all of them. @param {{ port: string, places: Places, view: View, say: Say }} props */
function Goods({ port, places, view, say }) {
  const lying = view.ports[port];
  const { spots, size } = places.goods(port, total(lying));
  let next = 0;
  const words = say(total(lying) ? "golden-horn-draw-lies" : "golden-horn-draw-lies-nothing", { port, things: lying });
  return html`<g class="gh-goods" role="img" aria-label=${words} ...${tipped(words, rulesOfThing("goods"))}>
    ${THINGS.flatMap((name) =>
      Array.from({ length: lying[name] ?? 0 }, (_, i) => {
        const at = spots[next];
        next += 1;
        return html`<g key=${`${name}-${i}`} data-good=${`${port}-${name}`}><${Thing} name=${name} x=${at.x} y=${at.y} size=${size} /></g>`;
      }),
    )}
  </g>`;
}

/** Where the goods of one kind lie on a quay. @param {Places} places @param {View} view @param {string} port @param {string} thing @returns {import("./places.js").Box[]} */
export function rowsOfGoods(places, view, port, thing) {
  const lying = view.ports[port];
  const { spots, size } = places.goods(port, total(lying));
  let first = 0;
  for (const name of THINGS) {
    if (name === thing) break;
    first += lying[name] ?? 0;
  }
  /** @type {Map<number, Point[]>} */
  const rows = new Map();
  for (const at of spots.slice(first, first + (lying[thing] ?? 0))) rows.set(at.y, [...(rows.get(at.y) ?? []), at]);
  return [...rows.values()].map((row) => {
    const left = row[0].x - size * 0.62;
    return {
      x: left,
      y: row[0].y - size * 0.62,
      width: row[row.length - 1].x + size * 0.62 - left,
      height: size * 1.24,
    };
  });
}

/** Where a boat would be. @param {{ ghost: { seat: number, kind: string, place: string }, places: Places, view: View, components: Components }} props */
function Ghost({ ghost, places, view, components }) {
  const boat = view.table[ghost.seat].boats.find((each) => each.kind === ghost.kind);
  if (!boat) return null;
  const at = places.boat(view, ghost.seat, ghost.kind, ghost.place);
  return html`<g class="gh-ghost" transform=${`translate(${at.x} ${at.y}) scale(${at.scale})`}>
    <${Boat} components=${components} seat=${ghost.seat} boat=${boat} back=${places.back(ghost.place, boat.heading)} />
  </g>`;
}

/**
 * A button on the chart, for pointers. The same choice is among those below the chart, for keyboards and screen readers: it is exposed once. So
 * the button takes no focus, not by a click either.
 * @param {{ spot: Spot, places: Places, isBusy: boolean }} props
 */
function SpotButton({ spot, places, isBusy }) {
  const { x, y, width, height = width } = spot;
  const style = {
    left: `${(x / places.width) * 100}%`,
    top: `${(y / places.height) * 100}%`,
    width: `max(var(--least), ${(width / places.width) * 100}%)`,
    height: `max(var(--least), ${(height / places.height) * 100}%)`,
  };
  if (spot.kind === "goods")
    Object.assign(style, { width: `${(width / places.width) * 100}%`, height: `${(height / places.height) * 100}%` });
  return html`<button
    class=${`gh-spot gh-spot-${spot.kind ?? "space"}${spot.stays ? " gh-spot-stay" : ""}${spot.hinted ? " gh-hinted" : ""}`}
    style=${style}
    aria-hidden="true"
    tabindex="-1"
    aria-label=${spot.name}
    aria-pressed=${spot.pressed}
    ...${spot.tip ?? {}}
    disabled=${isBusy}
    onMouseDown=${(/** @type {MouseEvent} */ event) => event.preventDefault()}
    onClick=${spot.act}
    onPointerEnter=${() => spot.look?.(true)}
    onPointerLeave=${() => spot.look?.(false)}
  >
    ${spot.cards?.length ? html`<span class="gh-price">${spot.cards.map((color) => html`<${Card} color=${color} width=${15} />`)}</span>` : null}
    ${spot.stays && html`<span class="gh-price"><${Sign} of="anchor" /></span>`}
  </button>`;
}
