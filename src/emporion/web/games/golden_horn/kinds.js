/**
 * The types of a Golden Horn table as the server tells it, and the names in it.
 *
 * @typedef {import("../../types.js").GoldenHornView} View
 * @typedef {import("../../types.js").GoldenHornPlayer} Player
 * @typedef {import("../../types.js").GoldenHornBoat} Boat
 * @typedef {Omit<import("../../types.js").Position, "view"> & { view: View }} Position
 * @typedef {import("../../types.js").Target} Target
 * @typedef {import("../../types.js").Told} Told
 * @typedef {import("../../types.js").Hinted} Hinted
 * @typedef {{ type: string, [field: string]: any }} Effect
 * @typedef {Record<string, number>} Counts How many of each; what there is none of is not listed.
 * @typedef {(key: string, values?: Record<string, any>) => string} Say
 *
 * @typedef {object} Components The printed figures (components.toml), as far as they are shown.
 * @property {Record<string, Record<string, any>>} fleets
 * @property {Record<string, any>} draws
 * @property {Record<string, { cost: number, points: number }>} territories
 *
 * @typedef {object} Context What words are made with.
 * @property {string[]} names
 * @property {number | null} seat
 * @property {Say} say
 * @property {Components} components
 */

export const COLOURS = ["yellow", "pink", "green", "red", "blue", "orange"];
export const FIGURES = ["mercenaries", "peasants"];
export const THINGS = [...COLOURS, ...FIGURES];
export const KINDS = ["trio", "duo", "solo"];
export const PORTS = ["venice", "constantinople"];
export const FLEETS = ["A", "B", "C", "D"];

/** The colours on a boat's sails, as they are printed.
 * @param {Components} components @param {number} seat @param {string} kind @returns {string[]} */
export function sailsOf(components, seat, kind) {
  return components.fleets[FLEETS[seat]][kind];
}

/** What a row of so many colours adds (E4). @type {Record<number, number>} */
export const ROW_POINTS = { 4: 1, 5: 2, 6: 4 };

/** How many colours stand side by side, row by row. @param {Counts} stored */
export function rowsOf(stored) {
  const height = Math.max(0, ...COLOURS.map((colour) => stored[colour] ?? 0));
  return Array.from({ length: height }, (_, level) => COLOURS.filter((colour) => (stored[colour] ?? 0) > level).length);
}

/** What a warehouse counts: each thing 1 (E4, D11), and its rows. The longest rows first are the best split. @param {Counts} stored */
export function worth(stored) {
  return total(stored) + rowsOf(stored).reduce((sum, length) => sum + (ROW_POINTS[length] ?? 0), 0);
}

/** Two lots of things together. @param {Counts} some @param {Counts} more @returns {Counts} */
export function together(some, more) {
  return Object.fromEntries(THINGS.map((name) => [name, (some[name] ?? 0) + (more[name] ?? 0)]));
}

/** @param {Counts} counts */
export function total(counts) {
  return Object.values(counts).reduce((sum, many) => sum + many, 0);
}
