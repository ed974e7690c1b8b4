/** A player's sheet: what is printed, the pencil's marks, the Steward, and what may be clicked on it. */

import { Glyph, Printed, viewBox } from "./drawing.js";
import { html, useMemo, useRef } from "../../lib/html.js";
import { word } from "../../lib/telling.js";
import { tipped } from "../../parts/tip.js";
import { place } from "./log.js";
import { sheetMarks, startSpot } from "./marks.js";

/** @typedef {import("./types.js").View} View @typedef {import("./types.js").Box} Box @typedef {import("./types.js").Components} Components
 * @typedef {import("./types.js").Say} Say @typedef {import("./marks.js").Mark} Mark @typedef {import("./drawing.js").Drawing} Drawing */

/** Units across a sheet. */
const ACROSS = 866;
const GOODS = ["orange", "blue", "purple", "green"];
const BUILDINGS = ["temple", "warehouse", "stable", "store"];

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
    return html`<text class=${`written middle ${state}`} x=${mark.at?.[0]} y=${mark.at?.[1]} transform=${mark.turn}>${mark.text}</text>`;
  }
  const edge = mark.kind === "ring" || mark.kind === "tick";
  return html`<g class=${state}>
    ${edge && html`<path class="edge" d=${mark.d} pathLength="1" />`}
    <path class=${`pencil ${mark.kind === "way" ? "way" : ""}`} d=${mark.d} pathLength="1" />
  </g>`;
}

/** A pane: a piece of the sheet, with the marks on it and whatever lies over it.
 * @param {{ drawing: Drawing, name: string, ids: string[], marks: Mark[], states: Map<string, string>, extra?: any, children?: any }} props */
function Pane({ drawing, name, ids, marks, states, extra, children }) {
  const box = drawing.places.panes[name];
  return html`<div class=${`pane pane-${name}`} style=${{ "--part": `${(box[2] * 100) / ACROSS}%`, aspectRatio: `${box[2]} / ${box[3]}` }}>
    <svg class="corinth" viewBox=${viewBox(box)} aria-hidden="true">
      <${Printed} from=${drawing.sheet} ids=${ids} />
      <g>${marks.map((mark) => html`<${Pencil} key=${mark.id} mark=${mark} state=${states.get(mark.id) ?? ""} />`)}</g>
      ${extra}
    </svg>
    ${children}
  </div>`;
}

/** The Steward, over his own picture at the start, later beside what a spot shows.
 * @param {{ drawing: Drawing, components: Components, spot: string, state?: string }} props */
function Steward({ drawing, components, spot, state = "" }) {
  const home = spot === startSpot(components);
  const [x, y] = drawing.places.spots[spot];
  const [dx, dy] = home ? [0, 0] : [15, 10];
  return html`<g class=${`corinth-steward ${state}`} style=${{ transform: `translate(${x + dx}px, ${y + dy}px)` }}>
    <${Glyph} name="steward" size=${home ? drawing.places.steward : 27} colour="piece" />
  </g>`;
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

/** A whole sheet. `ghost` is the view that a move under consideration would lead to; `over` are the buttons over its panes.
 * @typedef {{ drawing: Drawing, components: Components, view: View, ghost: View | null, seat: number, name: string, points: number | null, fresh: boolean,
 *   you: boolean, way?: string[], over?: Record<string, any> | null, large?: boolean, say: Say }} SheetProps */

/** A sheet is drawn anew only if something on it has changed.
 * @param {SheetProps} props */
export function SheetOf(props) {
  const kept = useRef(/** @type {{ props: SheetProps, drawn: any } | null} */ (null));
  if (!kept.current || changed(kept.current.props, props)) kept.current = { props, drawn: html`<${Whole} ...${props} />` };
  return kept.current.drawn;
}

const SAME = /** @type {const} */ (["drawing", "components", "seat", "ghost", "name", "points", "fresh", "over", "say"]);

/** Whether a seat is the first of this round.
 * @param {View} view @param {number} seat */
const begins = (view, seat) => view.actor !== "over" && view.begins === seat;

/** @param {SheetProps} now @param {SheetProps} next */
function changed(now, next) {
  const { seat } = next;
  return (
    now.view.sheets[seat] !== next.view.sheets[seat] ||
    JSON.stringify(now.view.bonuses) !== JSON.stringify(next.view.bonuses) ||
    begins(now.view, seat) !== begins(next.view, seat) ||
    (now.view.actor === seat) !== (next.view.actor === seat) ||
    SAME.some((name) => now[name] !== next[name]) ||
    now.way?.join() !== next.way?.join()
  );
}

/** @param {SheetProps} props */
function Whole({ drawing, components, view, ghost, seat, name, points, fresh, you, way = [], over = null, large = false, say }) {
  const sheet = view.sheets[seat];
  const marks = sheetMarks(drawing.places, components, view, seat);
  const states = useStates(marks, fresh);
  const shown = [...marks];
  if (ghost) {
    const known = new Set(marks.map((mark) => mark.id));
    for (const mark of sheetMarks(drawing.places, components, ghost, seat)) {
      if (!known.has(mark.id)) {
        shown.push(mark);
        states.set(mark.id, "ghost");
      }
    }
  }
  const market = html`
    ${way.length > 0 && html`<path class="corinth-planned" d=${planned(drawing, sheet.steward, way)} />`}
    <${Steward} drawing=${drawing} components=${components} spot=${sheet.steward} />
    ${ghost && ghost.sheets[seat].steward !== sheet.steward && html`<${Steward} drawing=${drawing} components=${components} spot=${ghost.sheets[seat].steward} state="ghost" />`}
  `;
  /** @param {string} pane */
  const of = (pane) => shown.filter((mark) => mark.pane === pane);
  const toPlay = view.actor === seat;
  return html`<section class=${`corinth-sheet ${toPlay ? "to-play" : ""}`} aria-label=${say("corinth-web-sheet", { player: name })}>
    <header>
      <h2>${name}</h2>
      <p class="status">
        ${begins(view, seat) && html`<span>${say("corinth-web-first")}</span>`} ${toPlay && html`<strong>${say("corinth-web-to-play")}</strong>`}
      </p>
      <p class="stocks">
        ${points !== null && html`<b ...${tipped(say("corinth-web-tip-points"), "E1", large)}>${say("corinth-web-points", { points })}</b>`}
        <${Stock} large=${large} say=${say} what="gold" amount=${sheet.gold} words=${say("corinth-web-gold", { gold: sheet.gold })} />
        <${Stock} large=${large} say=${say} what="goats" amount=${sheet.goats} words=${say("corinth-web-goats", { goats: sheet.goats })} />
        ${sheet.yellow_dice > 0 &&
        html`<span class="stock" ...${tipped(say("corinth-web-tip-dice"), "S9", large)}>
          <svg class="corinth" viewBox="-12 -12 24 24" aria-hidden="true"><rect class="die yellow-die" x="-9" y="-9" width="18" height="18" rx="3" /></svg>
          <span aria-hidden="true">${sheet.yellow_dice}</span><span class="unseen">${say("corinth-web-dice", { dice: sheet.yellow_dice })}</span>
        </span>`}
      </p>
      <${Pane} drawing=${drawing} name="track" ids=${["sheet-track"]} marks=${of("track")} states=${states} />
    </header>
    <p class="unseen">${about(components, view, seat, name, points, say)}</p>
    <${Band} drawing=${drawing} />
    <div class=${`panes ${you ? "you" : ""}`} ...${large ? { tabindex: 0, role: "group", "aria-label": say("corinth-web-sheet", { player: name }), "data-tips": say("corinth-web-explore") } : {}}>
      ${PANES.map(
        ([pane, ids]) => html`<${Pane}
          key=${pane}
          drawing=${drawing}
          name=${pane}
          ids=${ids}
          marks=${of(pane)}
          states=${states}
          extra=${pane === "market" ? market : null}
        >
          ${over?.[pane]}
        <//>`,
      )}
    </div>
  </section>`;
}

/** @param {{ what: string, amount: number, words: string, large: boolean, say: Say }} props */
function Stock({ what, amount, words, large, say }) {
  return html`<span class="stock" ...${tipped(`${words}. ${say("corinth-draw-about-purse")}`, "C5", large)}>
    <svg class="corinth" viewBox="-12 -12 24 24" aria-hidden="true"><${Glyph} name=${what} size=${22} colour=${what} /></svg>
    <span aria-hidden="true">${amount}</span><span class="unseen">${words}</span>
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
  return "M" + [from, ...way].map((spot) => drawing.places.spots[spot].join(" ")).join("L");
}

/** A sheet in words, for those who do not see it.
 * @param {Components} components @param {View} view @param {number} seat @param {string} name @param {number | null} points @param {Say} say */
function about(components, view, seat, name, points, say) {
  const sheet = view.sheets[seat];
  const shops = GOODS.map((good) =>
    say("corinth-web-about-shops", {
      good: word(components.districts[good].good),
      checked: components.districts[good].shops.map(([, need], slot) => `${sheet.checked[good][slot]}/${need}`).join(", "),
    }),
  ).join(" ");
  const built = sheet.built.map((building) => say(`corinth-draw-${building}`)).join(say("play-comma")) || say("corinth-web-nothing");
  const values = { player: name, points: points ?? "?", gold: sheet.gold, goats: sheet.goats, spot: place(sheet.steward), shops, built };
  return say("corinth-web-about", values);
}
