/** What players mark on a sheet with a pencil, as `emporion.games.corinth.marks` draws it: same ids, same lines. */

import { curve, hand, number, xy } from "./hand.js";

/** @typedef {import("./types.js").Point} Point @typedef {import("./types.js").Box} Box @typedef {import("./types.js").View} View
 * @typedef {import("./types.js").Places} Places @typedef {import("./types.js").Components} Components
 * @typedef {{ id: string, pane: string, kind: "ring" | "cross" | "tick" | "way" | "number", d: string, text?: string, at?: Point, turn?: string }} Mark */

/** @param {Point} at @param {number} radius @param {string} id */
export function ring([x, y], radius, id) {
  const sway = hand(id);
  const start = sway() * Math.PI;
  const squash = sway() * 0.06;
  /** @type {Point[]} */
  const points = [];
  for (let step = 0; step < 10; step++) {
    const angle = start + (step * (2 * Math.PI + 0.5)) / 9;
    const r = radius * (0.97 + step * 0.008) + sway() * radius * 0.035;
    points.push([x + r * (1 + squash) * Math.cos(angle), y + r * (1 - squash) * Math.sin(angle)]);
  }
  return curve(points);
}

/** @param {Point} at @param {number} radius @param {string} id */
export function cross([x, y], radius, id) {
  const sway = hand(id);
  const [a, b, c, d, e, f, g, h, i, j] = Array.from({ length: 10 }, () => sway() * radius * 0.18);
  return (
    curve([[x - radius + a, y - radius + b], [x + i, y + j], [x + radius + c, y + radius + d]]) +
    curve([[x + radius + e, y - radius + f], [x + j, y + i], [x - radius + g, y + radius + h]])
  );
}

/** @param {Point} at @param {number} size @param {string} id */
export function tick([x, y], size, id) {
  const sway = hand(id);
  const [a, b, c, d, e] = Array.from({ length: 5 }, () => sway() * size * 0.07);
  /** @type {Point} */ const low = [x - 0.08 * size + a, y + 0.36 * size + b];
  /** @type {Point} */ const start = [x - 0.36 * size + c, y + 0.02 * size + d];
  /** @type {Point} */ const end = [x + 0.44 * size + e, y - 0.42 * size + a];
  return curve([start, low]) + curve([low, [(low[0] + end[0]) / 2 - 0.04 * size, (low[1] + end[1]) / 2], end]);
}

/** Where a line bends near a spot, and halfway on the way to it.
 * @param {Point} at @param {string} id @returns {{ at: Point, half: Point }} */
function bend([x, y], id) {
  const sway = hand(id);
  const [a, b, c, d] = Array.from({ length: 4 }, () => sway() * 2.5);
  return { at: [x + a, y + b], half: [c, d] };
}

/** One step of the Steward's way.
 * @param {Places} places @param {string} from @param {string} to @param {string} id */
export function step(places, from, to, id) {
  const a = bend(places.spots[from], `${id}-${from}`).at;
  const b = bend(places.spots[to], `${id}-${to}`);
  const middle = xy((a[0] + b.at[0]) / 2 + b.half[0], (a[1] + b.at[1]) / 2 + b.half[1]);
  return `M${xy(...a)}Q${middle} ${xy(...b.at)}`;
}

/** @type {WeakMap<Places, Map<string, Mark>>} */
const drawn = new WeakMap();

/** A mark is drawn once for each table.
 * @param {Places} places @param {string} id @param {() => Omit<Mark, "id">} draw @returns {Mark} */
function once(places, id, draw) {
  let known = drawn.get(places);
  if (!known) drawn.set(places, (known = new Map()));
  let mark = known.get(id);
  if (!mark) known.set(id, (mark = { id, ...draw() }));
  return mark;
}

/** The spot where every Steward starts.
 * @param {Components} components */
export function startSpot(components) {
  const row = components.market.rows.findIndex((spots) => spots.includes("start"));
  return `r${row + 1}c${components.market.rows[row].indexOf("start") + 1}`;
}

/** All marks on one player's sheet, in the order in which Python draws them.
 * @param {Places} places @param {Components} components @param {View} view @param {number} seat @returns {Mark[]} */
export function sheetMarks(places, components, view, seat) {
  const sheet = view.sheets[seat];
  const prefix = `sheet-${seat}`;
  /** @type {Mark[]} */
  const marks = [];
  /** @param {string} pane @param {Mark["kind"]} kind @param {string} id @param {() => string} d */
  const add = (pane, kind, id, d) => marks.push(once(places, `${prefix}-${id}`, () => ({ pane, kind, d: d() })));

  for (let i = 0; i < sheet.track; i++) {
    const id = `track-${i + 1}-cross`;
    add("track", "cross", id, () => cross(places.track[i], 11, `${prefix}-${id}`));
  }
  for (const name of Object.keys(places.districts)) {
    components.districts[name].shops.forEach(([points], slot) => {
      const stall = places.stalls[name][slot];
      const checked = sheet.checked[name][slot];
      for (let i = 0; i < checked; i++) {
        const id = `shop-${name}-${points}-${i + 1}-tick`;
        add("districts", "tick", id, () => tick(stall.symbols[i], places.symbols[name], `${prefix}-${id}`));
      }
      const id = `shop-${name}-${points}-points-circle`;
      if (checked === stall.symbols.length) add("districts", "ring", id, () => ring(stall.points, 14, `${prefix}-${id}`));
    });
    if (components.districts[name].bonus && name in view.bonuses) {
      const won = view.bonuses[name] === seat;
      const id = `bonus-${name}-${won ? "circle" : "cross"}`;
      const at = places.bonuses[name];
      add("districts", won ? "ring" : "cross", id, () => (won ? ring : cross)(at, won ? 25 : 20, `${prefix}-${id}`));
    }
  }
  /** @param {"gold" | "goats"} what @param {Point[]} at @param {number} size @param {number} circled @param {number} held */
  const purse = (what, at, size, circled, held) => {
    for (let i = 0; i < circled; i++) {
      const id = `${what}-${i + 1}`;
      if (i >= components.symbols.circled) add(what, "ring", `${id}-circle`, () => ring(at[i], size * 0.44, `${prefix}-${id}-circle`));
      if (i < circled - held) add(what, "cross", `${id}-cross`, () => cross(at[i], size * 0.33, `${prefix}-${id}-cross`));
    }
  };
  purse("gold", places.gold, places.coin, sheet.gold_circled, sheet.gold);
  purse("goats", places.goats, places.goat, sheet.goats_circled, sheet.goats);
  for (const name of sheet.built) {
    const [x, y, width] = places.buildings[name];
    const id = `building-${name}-check`;
    add(name, "tick", id, () => tick([x + width - 15, y + 14], 24, `${prefix}-${id}`));
  }
  let from = startSpot(components);
  for (const spot of sheet.path) {
    const origin = from;
    add("market", "way", `path-${spot}`, () => step(places, origin, spot, `${prefix}-path`));
    from = spot;
  }
  for (const spot of sheet.circled) {
    const id = `spot-${spot}-circle`;
    add("market", "ring", id, () => ring(places.spots[spot], 25.5, `${prefix}-${id}`));
  }
  for (const [spot, value] of Object.entries(sheet.boxes)) {
    const id = `${prefix}-box-${spot}-number`;
    marks.push(once(places, id, () => written(value, places.boxes[spot], id)));
  }
  return marks;
}

/** A number written into a box.
 * @param {number} value @param {Box} box @param {string} id @returns {Omit<Mark, "id">} */
function written(value, [x, y, width, height], id) {
  const sway = hand(id);
  const [lean, dx, dy] = [sway(), sway(), sway()];
  const middle = [x + width / 2, y + height / 2];
  return {
    pane: "market",
    kind: "number",
    d: "",
    text: String(value),
    at: [middle[0] + dx, middle[1] + 6.5 + dy],
    turn: `rotate(${number(lean * 6)} ${xy(middle[0], middle[1])})`,
  };
}
