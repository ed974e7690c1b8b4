// The boards by game. A game without a board of its own, and whoever wants it plain, gets the list of moves.
import * as telling from "../lib/telling.js";
import { say } from "../lib/texts.js";
import { Board as Plain } from "./plain.js";

/** @typedef {import("../types.js").Told} Told */
/** @typedef {import("../types.js").Position} Position */
/** @typedef {{game: string, names: string[], seat: number | null, components?: any}} Context */
/** @typedef {import("../lib/telling.js").Line} Line */
/**
 * @typedef {object} Shop
 * @property {any} Board
 * @property {(entry: Told, context: Context) => Line[]} describe
 * @property {(entry: Told) => boolean} goesOn whether a move goes on with the one before it, and is told with it
 * @property {(position: Position, context: Context) => string} question
 * @property {(move: string, context: Context) => string} naming a move as a person would say it
 * @property {(moves: string[], context: Context) => string[]} [following] what is likely to follow a move, as a person would say it
 * @property {(move: string, preview: any[], context: Context) => string} gives what a move would bring to the seat that is asked
 * @property {(name: string, context: Context) => string} part a part of the score
 * @property {(place: string) => string} place where something ends, in words
 * @property {string} scoring the rule by which points are counted
 * @property {(position: Position, context: Context) => string} progress how far the game is, in few words
 * @property {any} [Open] what every seat held, for games with secrets
 */

/** What every game has until it brings something better. @type {Shop} */
export const plain = {
  Board: Plain,
  describe: (entry, { game, names, seat }) => telling.lines(game, entry.effects ?? [], names, seat),
  goesOn: () => false,
  question: () => say("play-ask"),
  naming: (move) => move,
  gives: (move, preview, { game, seat }) => telling.wouldGive(game, move, preview, seat),
  part: (name, { game }) => say(`${game}-part-${name}`),
  place: (place) => place,
  scoring: "",
  progress: () => "",
};

/** @type {Record<string, () => Promise<Partial<Shop>>>} */
const SHOPS = {
  corinth: async () => ({ ...(await import("./corinth/board.js")), ...(await import("./corinth/log.js")), ...(await import("./corinth/naming.js")) }),
  "golden-horn": async () => ({
    ...(await import("./golden_horn/board.js")),
    ...(await import("./golden_horn/log.js")),
    ...(await import("./golden_horn/open.js")),
    ...(await import("./golden_horn/naming.js")),
  }),
};

/** @param {string} game @returns {Promise<Shop>} */
export async function shop(game) {
  return { ...plain, ...((await SHOPS[game]?.()) ?? {}) };
}
