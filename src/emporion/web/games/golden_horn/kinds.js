/**
 * The types of a Golden Horn table as the server tells it (games/golden_horn/view.py, effects.py and server/wire.py).
 *
 * @typedef {Record<string, number>} Counts How many of each; what there is none of is not listed.
 *
 * @typedef {object} Boat
 * @property {string} kind trio, duo or solo
 * @property {string | null} place
 * @property {string | null} heading
 * @property {Counts} cargo
 * @property {boolean} may_turn
 *
 * @typedef {object} Player
 * @property {number} seat
 * @property {number} cards
 * @property {Counts | null} hand
 * @property {number} stored
 * @property {Counts | null} warehouse
 * @property {string[]} territories
 * @property {Boat[]} boats
 *
 * @typedef {object} View
 * @property {number | null} seat
 * @property {number} players
 * @property {number} first
 * @property {string} modone
 * @property {string} warehouses
 * @property {boolean} dominio
 * @property {number} round
 * @property {number} turn
 * @property {Record<string, Counts>} ports
 * @property {Player[]} table
 * @property {number} bag
 * @property {number} draw_pile
 * @property {Counts} discards
 * @property {number} supply
 * @property {number} outside
 * @property {string | null} boat
 * @property {number} due
 * @property {string | null} end
 * @property {number | "chance" | "over"} actor
 * @property {string} point
 *
 * @typedef {{ type: string, [field: string]: any }} Effect
 * @typedef {{ move: string, preview: Effect[] }} Choice
 * @typedef {{ end: string, moves: string[], price: number, brings?: Effect[] }} Target
 *
 * @typedef {object} Position
 * @property {number} at
 * @property {number | "chance" | "over"} actor
 * @property {View} view
 * @property {(number | null)[]} scores
 * @property {Choice[]} [moves]
 * @property {Target[]} [targets]
 * @property {boolean} [undo]
 * @property {{ scores: number[], winners: number[], parts: Record<string, number>[] }} [result]
 *
 * @typedef {{ number: number, kind: string, seat?: number | null, move?: string, effects?: Effect[] }} Told
 * @typedef {{ at: number, prospects: { move: string, share: number, points: number, visits: number }[], line: string[], exact: boolean }} Hinted
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

/** @param {Counts} counts */
export function total(counts) {
  return Object.values(counts).reduce((sum, many) => sum + many, 0);
}
