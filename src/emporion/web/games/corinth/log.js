/** What happened and what is asked, in words. The texts are found by the names of the effects, as everywhere; districts are called by their goods, as on
 * the board. */

import { kind, lines, wouldGive } from "../../lib/telling.js";
import { say } from "../../lib/texts.js";

/** @typedef {import("./types.js").Effect} Effect @typedef {import("./types.js").Told} Told @typedef {import("./types.js").Position} Position
 * @typedef {{ names: string[], seat: number | null, components?: import("./types.js").Components }} Context */

/** The lines of an entry in the log.
 * @param {Told} entry @param {Context} context @returns {import("../../lib/telling.js").Line[]} */
export function describe(entry, { names, seat, components }) {
  return lines("corinth", named(entry.effects ?? [], components), names, seat);
}

/** The steps of a walk and the shop of a delivery belong to what was begun.
 * @param {Told} entry */
export const goesOn = ({ move }) => /^(up|down|left|right|stop|shop \d+)$/.test(move ?? "");

/** What a move would bring to the seat that is asked, in a phrase.
 * @param {string} move @param {Effect[]} preview @param {Pick<Context, "seat" | "components">} context */
export const gives = (move, preview, { seat, components }) => wouldGive("corinth", move, named(preview, components), seat);

/** A district's good; gold and goats are themselves.
 * @param {string} district @param {Context["components"]} components */
export const goodOf = (district, components) => components?.districts[district]?.good ?? district;

/** The sentence that says whose turn it is and what is asked.
 * @param {Position} position @param {Context} context */
export function question({ view, actor }, { names, seat, components }) {
  if (actor === "over") return say("corinth-web-over");
  if (actor === "chance") return say("corinth-web-rolling");
  const sheet = view.sheets[actor];
  const good = goodOf(view.delivery?.district ?? "", components);
  const values = {
    player: names[actor],
    gold: sheet.gold,
    goats: sheet.goats,
    value: view.walk?.value ?? 0,
    steps: view.walk?.steps ?? 0,
    spot: place(sheet.steward),
    stable: sheet.built.includes("stable") ? "yes" : "no",
    district: good,
    "district-kind": kind(good),
    symbols: view.delivery?.symbols ?? 0,
  };
  if (actor !== seat) return say(`corinth-web-wait-${view.point}`, values);
  return say(view.point === "choosing" ? "corinth-web-choosing" : `corinth-ask-${view.point}`, values);
}

/** How far the game is.
 * @param {Position} position */
export const progress = ({ view }) => (view.actor === "over" ? "" : say("corinth-board-round", { round: view.round, rounds: view.rounds }));

/** A market spot in words.
 * @param {string} spot */
export const place = (spot) => say("corinth-web-spot", { row: Number(spot[1]), column: Number(spot[3]) });

/** Effects with their spots in words, and their districts by their goods.
 * @param {Effect[]} effects @param {Context["components"]} components @returns {Effect[]} */
function named(effects, components) {
  return effects.map((effect) => ({
    ...effect,
    ...(effect.district && { district: goodOf(effect.district, components) }),
    ...(effect.spot && { spot: place(effect.spot) }),
    ...(effect.origin && { origin: place(effect.origin) }),
  }));
}
