/** The other players in short: what counts for one's own decisions. A press shows the whole sheet in front. */

import { html } from "../../lib/html.js";
import { tipped } from "../../parts/tip.js";
import { Glyph } from "./drawing.js";
import { startSpot } from "./marks.js";
import { about, BUILDINGS, begins, GOODS, Stocks } from "./sheet.js";

/** @typedef {import("./types.js").View} View @typedef {import("./types.js").Components} Components @typedef {import("./types.js").Say} Say
 * @typedef {{ drawing: import("./drawing.js").Drawing, components: Components, view: View, name: string, points: number | null, seat: number,
 *   isOpen: boolean, open: (seat: number) => void, say: Say }} RivalProps */

/** All players but the one whose sheet lies on the table; `front` is the seat whose sheet is in front of it.
 * @param {{ drawing: import("./drawing.js").Drawing, components: Components, view: View, names: string[], scores: (number | null)[], home: number,
 *   front: number | null, open: (seat: number) => void, say: Say }} props */
export function Rivals({ names, scores, home, front, ...rest }) {
  return html`<aside class=${`rivals of-${names.length - 1}`} aria-label=${rest.say("corinth-web-sheets")}>
    ${names.map(
      (name, seat) =>
        seat !== home &&
        html`<${Rival} key=${seat} ...${rest} seat=${seat} name=${name} points=${scores[seat]} isOpen=${seat === front} />`,
    )}
  </aside>`;
}

/** @param {RivalProps} props */
function Rival({ drawing, components, view, seat, name, points, isOpen, open, say }) {
  const sheet = view.sheets[seat];
  const label = say("corinth-web-show", { player: name });
  return html`<section class=${`rival seat-${seat} ${view.actor === seat ? "to-play" : ""} ${isOpen ? "shown" : ""}`} aria-label=${name}>
    <div class="rival-body"><div class="rival-head">
      <h2>${name}</h2>
      ${points !== null && html`<b class="rival-points">${say("corinth-web-points", { points })}</b>`}
      <${Stocks} sheet=${sheet} say=${say} />
      <p class="status">
        ${begins(view, seat) && html`<span>${say("corinth-web-first")}</span>`} ${view.actor === seat && html`<strong>${say("corinth-web-to-play")}</strong>`}
      </p>
    </div>
    <p class="hidden">${about(components, view, seat, name, say)}</p>
    <div class="rival-shops" aria-hidden="true">
      ${GOODS.map((good) => html`<${Shops} key=${good} district=${good} checked=${sheet.checked[good]} isFirst=${view.bonuses[good] === seat} components=${components} />`)}
    </div>
    <div class="rival-rest" aria-hidden="true">
      <${SmallMarket} drawing=${drawing} components=${components} sheet=${sheet} />
      <div class="rival-buildings">
        ${BUILDINGS.map((building) => html`<${SmallGlyph} key=${building} name=${building} color=${sheet.built.includes(building) ? "clay" : "bare"} kind=${sheet.built.includes(building) ? "built" : "unbuilt"} />`)}
      </div>
    </div></div>
    <button type="button" class="over" data-seat=${seat} aria-pressed=${isOpen} aria-label=${label} ...${tipped(label)} onClick=${() => open(seat)} />
  </section>`;
}

/** @param {{ name: string, color: string, kind?: string }} props */
function SmallGlyph({ name, color, kind = "" }) {
  return html`<svg class=${`corinth small-glyph ${kind}`} viewBox="-12 -12 24 24"><${Glyph} name=${name} size=${22} color=${color} /></svg>`;
}

/** The shops of a district: their points, ringed if they are complete, and how many of their symbols are checked. Where there is no room for
 * them, the number of complete shops stands alone.
 * @param {{ district: string, checked: number[], isFirst: boolean, components: Components }} props */
function Shops({ district, checked, isFirst, components }) {
  const { shops, bonus } = components.districts[district];
  const complete = shops.filter(([, need], slot) => checked[slot] >= need).length;
  return html`<div class="rival-district">
    <${SmallGlyph} name=${district} color=${district} />
    <b class="rival-complete">${complete}<small>/${shops.length}</small></b>
    ${shops.map(
      (
        [points, need],
        slot,
      ) => html`<span key=${points} class=${`rival-shop ${checked[slot] >= need ? "complete" : ""}`} style=${{ "--need": need }}>
        <b>${points}</b>
        <svg class="corinth" viewBox=${`-1 -1 ${need * 7 + 1} 9`}>
          ${Array.from({ length: need }, (_, place) => html`<rect class=${`ringed ${place < checked[slot] ? district : "blank"}`} x=${place * 7} y="0" width="6" height="7" />`)}
        </svg>
      </span>`,
    )}
    ${isFirst && bonus > 0 && html`<b class="rival-bonus">+${bonus}</b>`}
  </div>`;
}

/** The market without what is printed: the way of the Steward, where he stopped and where he stands.
 * @param {{ drawing: import("./drawing.js").Drawing, components: Components, sheet: import("./types.js").Sheet }} props */
function SmallMarket({ drawing, components, sheet }) {
  const { spots } = drawing.places;
  const [left, top] = spots.r1c1;
  const [right, bottom] = spots.r5c5;
  const circled = new Set(sheet.circled);
  const way = [startSpot(components), ...sheet.path].map((spot) => spots[spot].join(" ")).join("L");
  return html`<svg class="corinth rival-market" viewBox=${[left - 28, top - 28, right - left + 56, bottom - top + 56].join(" ")}>
    <path class="rival-way" d=${`M${way}`} />
    ${Object.entries(spots).map(([spot, [x, y]]) => html`<circle key=${spot} class=${`rival-spot ${circled.has(spot) ? "circled" : ""}`} cx=${x} cy=${y} r=${circled.has(spot) ? 17 : 9} />`)}
    <circle class="rival-steward" cx=${spots[sheet.steward][0]} cy=${spots[sheet.steward][1]} r="25" />
  </svg>`;
}
