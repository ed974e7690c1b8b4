// Golden Horn in words: what happened, and what is asked. The texts are the terminal's.
import { lines } from "../../lib/telling.js";
import { say } from "../../lib/texts.js";

/**
 * @param {import("../../types.js").Told} entry
 * @param {{names: string[], seat: number | null}} context
 * @returns {{line: string, rule?: string}[]}
 */
export function describe(entry, { names, seat }) {
  return lines("golden-horn", entry.effects ?? [], names, seat).map((line) => ({ line }));
}

/**
 * What the player is asked, in one sentence.
 * @param {import("../../types.js").Position} position
 * @returns {string}
 */
export function question({ view }) {
  const boats = view.table[view.turn].boats;
  const kind = view.boat ?? boats.find((/** @type {any} */ boat) => boat.place === null)?.kind ?? "trio";
  const place = boats.find((/** @type {any} */ boat) => boat.kind === kind)?.place ?? "";
  return say(`golden-horn-ask-${view.point}`, { kind, place, dominio: view.dominio ? "yes" : "no", end: view.end ? "yes" : "no" });
}
