// The drawings of boards, which the server makes from a table's components. Each is fetched once, and before the game's own modules are here.
import { pathOf } from "../lib/base.js";

/** @typedef {import("../types.js").TableInfo} TableInfo */

/** A window below this width gets Golden Horn's tall chart. */
export const NARROW = 720;

/** The name of Golden Horn's chart for a game with these options. @param {{players: number, modone?: any, dominio?: any}} game @param {boolean} narrow */
export const chartName = ({ players, modone, dominio }, narrow) =>
  `${narrow ? "tall" : "broad"}-${players}${modone === "always" ? "-always" : ""}${dominio ? "-dominio" : ""}`;

/** The parts of each game's drawing. @type {Record<string, (table: TableInfo) => string[]>} */
const PARTS = {
  corinth: () => ["sheet", "harbor", "places"],
  "golden-horn": ({ players, options }) => [chartName({ players, ...options }, innerWidth < NARROW)],
};

/** @type {Map<string, Promise<string>>} */
const fetched = new Map();

/** Where a drawing comes from. The game of a lesson has no table, and the code "". @param {Pick<TableInfo, "code" | "game">} table */
export const drawingFolder = ({ code, game }) => (code ? `/tables/${code}` : `/games/${game}`);

/** Fetch a part of a drawing. @param {Pick<TableInfo, "code" | "game">} table @param {string} part @param {string} [language] @returns {Promise<string>} */
export function fetchDrawing(table, part, language = document.documentElement.lang) {
  const address = pathOf(`/api/v1${drawingFolder(table)}/drawing/${part}?language=${language}`);
  let found = fetched.get(address);
  if (!found) {
    found = fetch(address).then((answer) => {
      if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
      return answer.text();
    });
    found.catch(() => fetched.delete(address)); // try again at the next look
    fetched.set(address, found);
  }
  return found;
}

/** Fetch the drawing of a table that is about to be shown. @param {TableInfo} table */
export function prepareDrawing(table) {
  for (const part of PARTS[table.game]?.(table) ?? []) fetchDrawing(table, part).catch(() => {});
}
