// Corinth in words: what happened, and what is asked. The texts are the terminal's.
import { lines } from "../../lib/telling.js";
import { say } from "../../lib/texts.js";

/**
 * @param {import("../../types.js").Told} entry
 * @param {{names: string[], seat: number | null}} context
 * @returns {{line: string, rule?: string}[]}
 */
export function describe(entry, { names, seat }) {
  return lines("corinth", entry.effects ?? [], names, seat).map((line) => ({ line }));
}

/**
 * What the player is asked, in one sentence.
 * @param {import("../../types.js").Position} position
 * @returns {string}
 */
export function question({ view }) {
  const sheet = view.sheets[view.turn];
  const values = { gold: sheet.gold, goats: sheet.goats, dice: sheet.yellow_dice };
  const walk = view.walk && { ...view.walk, spot: sheet.steward, stable: sheet.built.includes("stable") ? "yes" : "no" };
  return say(`corinth-ask-${view.point}`, { ...values, ...walk, ...view.delivery });
}
