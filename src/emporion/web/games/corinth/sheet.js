/** A player's sheet: what is printed, the pencil's marks, the Steward, and what may be clicked on it. */

import { html, useMemo, useRef } from "../../lib/html.js";
import { rulesOfThing } from "../../lib/rulebook.js";
import { tipped } from "../../parts/tip.js";
import { Glyph, Printed, viewBox } from "./drawing.js";
import { goodOf, placeOf } from "./ids.js";
import { sheetMarks, startSpot } from "./marks.js";

/** @typedef {import("./types.js").View} View @typedef {import("./types.js").Box} Box @typedef {import("./types.js").Components} Components
 * @typedef {import("./types.js").Say} Say @typedef {import("./marks.js").Mark} Mark @typedef {import("./drawing.js").Drawing} Drawing */

/** Units across a sheet. */
const ACROSS = 866;
export const GOODS = ["orange", "blue", "purple", "green"];
export const BUILDINGS = ["temple", "warehouse", "stable", "store"];

/** The panes of a sheet with the printed groups in each.
 * @type {[string, string[]][]} */
const PANES = [
  ["districts", GOODS.map((good) => `sheet-district-${good}`)],
  ["market", ["sheet-market"]],
  ["gold", ["sheet-gold"]],
  ["goats", ["sheet-goats"]],
  ...BUILDINGS.map((name) => /** @type {[string, string[]]} */ ([name, [`sheet-building-${name}`]])),
];

/** One pencil mark.
 * @param {{ mark: Mark, state: string }} props */
function Pencil({ mark, state }) {
  if (mark.kind === "number") {
    return html`<text class=${`written middle ${state}`} x=${mark.at[0]} y=${mark.at[1]} transform=${mark.turn}>${mark.text}</text>`;
  }
  const edge = mark.kind === "ring" || mark.kind === "tick";
  return html`<g class=${state} transform=${`translate(${mark.at.join(" ")})`}>
    ${edge && html`<path class="edge" d=${mark.d} pathLength="1" />`}
    <path class=${`pencil ${mark.kind === "way" ? "way" : ""}`} d=${mark.d} pathLength="1" />
  </g>`;
}

/** A pane: a piece of the sheet, with the marks on it, what lies below and above them, and the buttons over it all.
 * @param {{ drawing: Drawing, name: string, ids: string[], marks: Mark[], states: Map<string, string>, under?: any, extra?: any, children?: any }} props */
function Pane({ drawing, name, ids, marks, states, under, extra, children }) {
  const box = drawing.places.panes[name];
  return html`<div class=${`pane pane-${name}`} style=${{ "--part": `${(box[2] * 100) / ACROSS}%`, aspectRatio: `${box[2]} / ${box[3]}` }}>
    <svg class="corinth" viewBox=${viewBox(box)} aria-hidden="true">
      <${Printed} from=${drawing.sheet} ids=${ids} />
      ${under}
      <g>${marks.map((mark) => html`<${Pencil} key=${mark.id} mark=${mark} state=${states.get(mark.id) ?? ""} />`)}</g>
      ${extra}
    </svg>
    ${children}
  </div>`;
}

/** The Steward's token: a disc in the color of his player over the spot where he stands, whose gift has been given.
 * @param {{ drawing: Drawing, spot: string, state?: string }} props */
function Steward({ drawing, spot, state = "" }) {
  const [x, y] = drawing.places.spots[spot];
  return html`<g class=${`corinth-steward ${state}`} style=${{ transform: `translate(${x}px, ${y}px)` }}>
    <circle class="token" r="21" />
    <${Glyph} name="steward" size=${drawing.places.steward} color="pale" />
  </g>`;
}

/** S2: the Steward enters no spot twice, so that those he has left are pale, the start among them.
 * @param {{ drawing: Drawing, components: Components, sheet: import("./types.js").Sheet }} props */
function UsedSpots({ drawing, components, sheet }) {
  const used = [startSpot(components), ...sheet.path].filter((spot) => spot !== sheet.steward);
  return html`<g>${used.map((spot) => {
    const [x, y] = drawing.places.spots[spot];
    return html`<circle key=${spot} class="corinth-used" data-used=${spot} cx=${x} cy=${y} r="22" />`;
  })}</g>`;
}

/** Where a box of the sheet lies in its pane, in parts of it.
 * @param {Box} pane @param {Box} box */
export function within([x, y, width, height], box) {
  const percent = (/** @type {number} */ value) => `${value * 100}%`;
  return {
    left: percent((box[0] - x) / width),
    top: percent((box[1] - y) / height),
    width: percent(box[2] / width),
    height: percent(box[3] / height),
  };
}

/** A whole sheet. `hidden` are marks that are still to be drawn, `ghost` what a move under consideration would mark; `over` are the buttons
 * over its panes.
 * @typedef {{ drawing: Drawing, components: Components, view: View, hidden: Set<string>, ghost: import("./ghost.js").Ghost | null, seat: number, name: string, points: number | null, fresh: boolean,
 *   you: boolean, way?: string[], over?: Record<string, any> | null, say: Say }} SheetProps */

/** A sheet is drawn anew only if something on it has changed.
 * @param {SheetProps} props */
export function SheetOf(props) {
  const kept = useRef(/** @type {{ props: SheetProps, drawn: any } | null} */ (null));
  if (!kept.current || changed(kept.current.props, props))
    kept.current = { props, drawn: html`<${Whole} ...${props} />` };
  return kept.current.drawn;
}

const SAME = /** @type {const} */ ([
  "drawing",
  "components",
  "seat",
  "ghost",
  "name",
  "points",
  "fresh",
  "over",
  "say",
]);

/** Whether a seat is the first of this round.
 * @param {View} view @param {number} seat */
export const begins = (view, seat) => view.actor !== "over" && view.begins === seat;

/** The hidden marks on the sheet of a seat. @param {Set<string>} hidden @param {number} seat */
const hiddenOn = (hidden, seat) => [...hidden].filter((id) => id.startsWith(`sheet-${seat}-`)).join();

/** @param {SheetProps} now @param {SheetProps} next */
function changed(now, next) {
  const { seat } = next;
  return (
    now.view.sheets[seat] !== next.view.sheets[seat] ||
    JSON.stringify(now.view.bonuses) !== JSON.stringify(next.view.bonuses) ||
    begins(now.view, seat) !== begins(next.view, seat) ||
    (now.view.actor === seat) !== (next.view.actor === seat) ||
    hiddenOn(now.hidden, seat) !== hiddenOn(next.hidden, seat) ||
    SAME.some((name) => now[name] !== next[name]) ||
    now.way?.join() !== next.way?.join()
  );
}

/** @param {SheetProps} props */
function Whole(props) {
  const { drawing, components, view, hidden, ghost, seat, name, fresh, you, over = null, say } = props;
  const marks = sheetMarks(drawing.places, components, view, seat).filter((mark) => !hidden.has(mark.id));
  const states = useStates(marks, fresh);
  for (const mark of ghost?.marks ?? []) states.set(mark.id, "ghost");
  const shown = ghost ? [...marks, ...ghost.marks.filter((mark) => !marks.includes(mark))] : marks;
  /** @param {string} pane */
  const of = (pane) => shown.filter((mark) => mark.pane === pane);
  const label = say("corinth-web-sheet", { player: name });
  const explored = { tabindex: 0, role: "group", "aria-label": label, "data-tips": say("corinth-web-explore") };
  return html`<section class=${`corinth-sheet seat-${seat} ${view.actor === seat ? "to-play" : ""}`} aria-label=${label}>
    <${Header} ...${props}>
      <${Pane} drawing=${drawing} name="track" ids=${["sheet-track"]} marks=${of("track")} states=${states} />
    <//>
    <p class="hidden">${about(components, view, seat, name, say)}</p>
    <${Band} drawing=${drawing} />
    <div class=${`panes ${you ? "you" : ""}`} ...${explored}>
      ${PANES.map(
        ([pane, ids]) => html`<${Pane}
          key=${pane}
          drawing=${drawing}
          name=${pane}
          ids=${ids}
          marks=${of(pane)}
          states=${states}
          under=${pane === "market" ? html`<${UsedSpots} drawing=${drawing} components=${components} sheet=${view.sheets[seat]} />` : null}
          extra=${pane === "market" ? html`<${Stewards} ...${props} />` : null}
        >
          ${over?.[pane]}
        <//>`,
      )}
    </div>
  </section>`;
}

/** The Steward, the way that is planned for him, and where a move would lead him. @param {SheetProps} props */
function Stewards({ drawing, view, ghost, seat, way = [] }) {
  const { steward } = view.sheets[seat];
  return html`
    ${way.length > 0 && html`<path class="corinth-planned-edge" d=${planned(drawing, steward, way)} /><path class="corinth-planned" d=${planned(drawing, steward, way)} />`}
    <${Steward} drawing=${drawing} spot=${steward} />
    ${ghost?.steward && html`<${Steward} drawing=${drawing} spot=${ghost.steward} state="ghost" />`}
  `;
}

/** Whose sheet it is, what stands there, and the turn track. @param {SheetProps & { children?: any }} props */
function Header({ view, seat, name, points, say, children }) {
  return html`<header>
    <h2>${name}</h2>
    <p class="status">
      ${begins(view, seat) && html`<span>${say("corinth-web-first")}</span>`} ${view.actor === seat && html`<strong>${say("corinth-web-to-play")}</strong>`}
    </p>
    <div class="sheet-worth">${points !== null && html`<b ...${tipped(say("corinth-web-tip-points"), rulesOfThing("scoring"), true)}>${say("corinth-web-points", { points })}</b>`}
    <${Stocks} sheet=${view.sheets[seat]} isExplained say=${say} /></div>
    ${children}
  </header>`;
}

/** Gold, goats and yellow dice. @param {{ sheet: import("./types.js").Sheet, isExplained?: boolean, say: Say }} props */
export function Stocks({ sheet, isExplained = false, say }) {
  const { gold, goats, yellow_dice: dice } = sheet;
  const coin = html`<${Glyph} name="gold" size=${22} color="gold" />`;
  const goat = html`<${Glyph} name="goats" size=${22} color="goats" />`;
  const die = html`<rect class="die yellow-die" x="-9" y="-9" width="18" height="18" rx="3" />`;
  const explain = (/** @type {string} */ tip, /** @type {string} */ rule) =>
    isExplained ? tipped(tip, rule, true) : {};
  return html`<p class="stocks">
    <${Stock} picture=${coin} amount=${gold} words=${say("corinth-web-gold", { gold })} explained=${explain(say("corinth-web-tip-stock", { what: "gold", amount: gold }), rulesOfThing("stock"))} />
    <${Stock} picture=${goat} amount=${goats} words=${say("corinth-web-goats", { goats })} explained=${explain(say("corinth-web-tip-stock", { what: "goats", amount: goats }), rulesOfThing("stock"))} />
    ${dice > 0 && html`<${Stock} picture=${die} amount=${dice} words=${say("corinth-web-dice", { dice })} explained=${explain(say("corinth-web-tip-dice"), rulesOfThing("yellow-dice"))} />`}
  </p>`;
}

/** @param {{ picture: any, amount: number, words: string, explained: Record<string, any> }} props */
function Stock({ picture, amount, words, explained }) {
  return html`<span class="stock" ...${explained}>
    <svg class="corinth" viewBox="-12 -12 24 24" aria-hidden="true">${picture}</svg>
    <span aria-hidden="true">${amount}</span><span class="hidden">${words}</span>
  </span>`;
}

/** @param {{ drawing: Drawing }} props */
function Band({ drawing }) {
  const box = drawing.places.panes.band;
  return html`<svg class="corinth band" viewBox=${viewBox(box)} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <${Printed} from=${drawing.sheet} ids=${["sheet-band"]} />
  </svg>`;
}

/** Which marks are new since the last look: those are drawn before one's eyes.
 * @param {Mark[]} marks @param {boolean} fresh @returns {Map<string, string>} */
function useStates(marks, fresh) {
  const known = useRef(/** @type {Set<string> | null} */ (null));
  const states = useRef(/** @type {Map<string, string>} */ (new Map()));
  const ids = marks.map((mark) => mark.id);
  const key = ids.join(" ");
  useMemo(() => {
    const before = known.current;
    if (before && fresh) for (const id of ids) if (!before.has(id)) states.current.set(id, "fresh");
    known.current = new Set(ids);
  }, [key]);
  return new Map(states.current);
}

/** @param {Drawing} drawing @param {string} from @param {string[]} way */
function planned(drawing, from, way) {
  return `M${[from, ...way].map((spot) => drawing.places.spots[spot].join(" ")).join("L")}`;
}

/** A sheet in words, for those who do not see it.
 * @param {Components} components @param {View} view @param {number} seat @param {string} player @param {Say} say */
export function about(components, view, seat, player, say) {
  const { gold, goats, steward, built, checked } = view.sheets[seat];
  const shops = GOODS.flatMap((district) =>
    components.districts[district].shops.map(([shop, need], slot) => ({
      good: goodOf(components, district),
      shop,
      need,
      checked: checked[district][slot],
    })),
  );
  return say("corinth-web-about", { player, gold, goats, ...placeOf(steward), shops, built, buildings: built.length });
}
