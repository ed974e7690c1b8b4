/**
 * The types of a Golden Horn table as the server tells it, and the names in it.
 *
 * @typedef {import("../../types.js").GoldenHornView} View
 * @typedef {import("../../types.js").GoldenHornPlayer} Player
 * @typedef {import("../../types.js").GoldenHornBoat} Boat
 * @typedef {Omit<import("../../types.js").Position, "view"> & { view: View }} Position
 * @typedef {import("../../types.js").Target} Target
 * @typedef {import("../../types.js").EntryView} EntryView
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

export const COLORS = ["yellow", "pink", "green", "red", "blue", "orange"];
export const FIGURES = ["mercenaries", "peasants"];
export const THINGS = [...COLORS, ...FIGURES];
export const KINDS = ["trio", "duo", "solo"];
export const PORTS = ["venice", "constantinople"];
export const FLEETS = ["A", "B", "C", "D"];

/** The colors on a boat's sails, as they are printed.
 * @param {Components} components @param {number} seat @param {string} kind @returns {string[]} */
export function sailsOf(components, seat, kind) {
  return components.fleets[FLEETS[seat]][kind];
}

/** What a row of so many colors adds (E4). @type {Record<number, number>} */
export const ROW_POINTS = { 4: 1, 5: 2, 6: 4 };

/** How many colors stand side by side, row by row. @param {Counts} stored */
export function rowsOf(stored) {
  const height = Math.max(0, ...COLORS.map((color) => stored[color] ?? 0));
  return Array.from({ length: height }, (_, level) => COLORS.filter((color) => (stored[color] ?? 0) > level).length);
}

/** A place as messages have it: a space by its number, a port by its name with number 0. @param {string} name */
export function splitPlace(name) {
  const space = /^s(\d+)$/.exec(name);
  return space ? { place: "space", place_number: Number(space[1]) } : { place: name, place_number: 0 };
}

/** Two lots of things together. @param {Counts} some @param {Counts} more @returns {Counts} */
export function together(some, more) {
  return Object.fromEntries(THINGS.map((name) => [name, (some[name] ?? 0) + (more[name] ?? 0)]));
}

/** @param {Counts} counts */
export function total(counts) {
  return Object.values(counts).reduce((sum, many) => sum + many, 0);
}
