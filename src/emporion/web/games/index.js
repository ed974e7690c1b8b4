// What each game brings to the page. A game without a board, and a visitor who prefers the list, gets the plain board.
import { preloadGame } from "../lib/preload.js";
import { has, loadMoreTexts, say } from "../lib/texts.js";
import { Board as Plain } from "./plain.js";

/** @typedef {import("../types.js").Position} Position */
/** @typedef {{game: string, names: string[], seat: number | null, components?: any}} Context */
/**
 * @typedef {object} GameUi
 * @property {any} Board
 * @property {(name: string, context: Context) => string} part a part of the score
 * @property {any} [Open] what every seat held, for games with secrets
 * @property {boolean} [tellsTurns] whether the page tells what each opponent did since one's last turn
 * @property {(root: Element, moves: string[], position: Position, line: any[]) => import("../parts/boardmarks.js").Located} locate where on the board a move is
 * @property {any} [SeatFlag] the flag of a seat, if the game's pieces have one
 */

/** What every game has until it brings something better. @type {GameUi} */
export const plain = {
  Board: Plain,
  locate: (root, moves) => ({ from: null, to: root.querySelector(`[data-move="${moves[0]}"]`) }),
  part: (name, { game }) => (has(`${game}-part-${name}`) ? say(`${game}-part-${name}`) : name),
};

/** @type {Record<string, () => Promise<Partial<GameUi>>>} */
const GAMES = {
  corinth: () => import("./corinth/index.js"),
  "golden-horn": () => import("./golden_horn/index.js"),
};

/** Load what a game brings, and its texts. @param {string} game @returns {Promise<GameUi>} */
export async function loadGameUi(game) {
  preloadGame(game);
  const [brought] = await Promise.all([GAMES[game]?.(), loadMoreTexts(game)]);
  return { ...plain, ...brought };
}

/** How far the game is, in few words: the message `GAME-progress` with the numbers of the view. @param {string} game @param {Position} position */
export function progress(game, { view, actor }) {
  const key = `${game}-progress`;
  if (actor === "over" || !has(key)) return "";
  const numbers = Object.entries(view).filter(([, value]) => typeof value === "number");
  return say(key, Object.fromEntries(numbers));
}
