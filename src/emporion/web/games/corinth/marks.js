/** The pencil marks on a sheet. Their shapes, where they lie and when each is there come with the places of the table. */

/** @typedef {import("./types.js").Point} Point @typedef {import("./types.js").View} View
 * @typedef {import("./types.js").Places} Places @typedef {import("./types.js").Components} Components
 * @typedef {import("./types.js").PossibleMark} PossibleMark @typedef {import("./types.js").Sheet} Sheet
 * @typedef {{ id: string, pane: string, kind: "ring" | "cross" | "tick" | "way" | "number", d: string, text?: string, at: Point, turn?: string }} Mark
 * lines about a point, or a number */

/** Whether a mark is there, by the first word of its condition.
 * @type {Record<string, (sheet: Sheet, view: View, seat: number, ...rest: any[]) => boolean>} */
const CONDITIONS = {
  track: (sheet, _view, _seat, spots) => sheet.track >= spots,
  checked: (sheet, _view, _seat, district, slot, symbols) => sheet.checked[district][slot] >= symbols,
  "bonus-won": (_sheet, view, seat, district) => view.bonuses[district] === seat,
  "bonus-lost": (_sheet, view, seat, district) => district in view.bonuses && view.bonuses[district] !== seat,
  "gold-gained": (sheet, _view, _seat, symbols) => sheet.gold_circled >= symbols,
  "gold-spent": (sheet, _view, _seat, symbols) => sheet.gold_circled - sheet.gold >= symbols,
  "goats-gained": (sheet, _view, _seat, symbols) => sheet.goats_circled >= symbols,
  "goats-spent": (sheet, _view, _seat, symbols) => sheet.goats_circled - sheet.goats >= symbols,
  built: (sheet, _view, _seat, building) => sheet.built.includes(building),
  circled: (sheet, _view, _seat, spot) => sheet.circled.includes(spot),
};

/** The spot where every Steward starts.
 * @param {Components} components */
export function startSpot(components) {
  const row = components.market.rows.findIndex((spots) => spots.includes("start"));
  return `r${row + 1}c${components.market.rows[row].indexOf("start") + 1}`;
}

/** All marks on one player's sheet, in the order in which they are drawn.
 * @param {Places} places @param {Components} components @param {View} view @param {number} seat @returns {Mark[]} */
export function sheetMarks(places, components, view, seat) {
  const sheet = view.sheets[seat];
  const prefix = `sheet-${seat}`;
  const marks = places.marks
    .filter(({ when: [name, ...rest] }) => CONDITIONS[name](sheet, view, seat, ...rest))
    .map((mark) => ({ ...mark, d: places.shapes[mark.shape] }));
  return [
    ...marks.filter((mark) => mark.pane !== "market"),
    ...wayMarks(places, startSpot(components), sheet.path),
    ...marks.filter((mark) => mark.pane === "market"),
    ...Object.entries(sheet.boxes).map(([spot, value]) => numberMark(places, spot, value)),
  ].map((mark) => ({ ...mark, id: `${prefix}-${mark.id}` }));
}

/** The steps of the Steward's way.
 * @param {Places} places @param {string} start @param {string[]} path @returns {Mark[]} */
function wayMarks(places, start, path) {
  return path.map((spot, i) => ({
    id: `path-${spot}`,
    pane: "market",
    kind: "way",
    d: places.steps[`${i ? path[i - 1] : start}-${spot}`],
    at: [0, 0],
  }));
}

/** A number written into the box of a scoring spot.
 * @param {Places} places @param {string} spot @param {number} value @returns {Mark} */
function numberMark(places, spot, value) {
  return {
    id: `box-${spot}-number`,
    pane: "market",
    kind: "number",
    d: "",
    text: String(value),
    ...places.numbers[spot],
  };
}
