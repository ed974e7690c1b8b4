/** What the table says in words: the lines of the log, and the sentence that says what is asked. */
import { say } from "../../lib/texts.js";
import { lines, wouldGive } from "./told.js";
import { placeWords } from "./words.js";

/** @typedef {{ game: string, names: string[], seat: number | null, components?: import("./kinds.js").Components | null }} Context */
/** @typedef {import("./kinds.js").Position} Position */
/** @typedef {import("./kinds.js").Told} Told */

/** The lines for an entry of the log. @param {Told} entry @param {Context} context @returns {import("../../lib/telling.js").Line[]} */
export function describe(entry, { names, seat, components }) {
  return lines(entry.effects ?? [], names, seat, components);
}

/** What a move would bring to the seat that is asked, in a phrase. @param {string} move @param {any[]} preview @param {Context} context @returns {string} */
export const gives = (move, preview, { seat, components }) => wouldGive(move, preview, seat, components);

/** The sentence that says whose turn it is and what is asked. @param {Position} position @param {Context} context @returns {string} */
export function question(position, context) {
  const { view, actor } = position;
  const { names, seat } = context;
  if (actor === "over") return say("golden-horn-draw-over");
  if (actor === "chance") return say("golden-horn-page-chance");
  if (actor !== seat) return say(`golden-horn-page-waits-${view.point}`, { player: names[actor], kind: view.boat ?? "" });
  return asked(position, context);
}

/** How far the game is; nobody knows how long it is. @param {Position} position */
export const progress = ({ view }) => (view.actor === "over" || !view.round ? "" : say("web-past-round", { round: view.round }));

/** @param {Position} position @param {Context} context */
function asked({ view, moves = [] }, { seat }) {
  const dominio = view.dominio ? "yes" : "no";
  if (view.point === "placing") return say("golden-horn-ask-placing", { kind: moves[0]?.move.split(" ")[1] ?? "" });
  const boat = seat === null ? undefined : view.table[seat].boats.find((each) => each.kind === view.boat);
  const place = boat?.place ? placeWords(say, boat.place) : "";
  const may = (/** @type {string[]} */ ...verbs) => (moves.some(({ move }) => verbs.includes(move.split(" ")[0])) ? "yes" : "no");
  if (view.point === "starting") return say("golden-horn-page-ask-starting", { raid: may("raid"), figures: may("conquer", "exchange") });
  if (view.point === "after-raid") return say("golden-horn-page-ask-after-raid", { conquer: may("conquer"), exchange: may("exchange") });
  if (view.point === "voyaging" && may("on", "wind") === "no") return say("golden-horn-page-ask-stays", { kind: view.boat ?? "", place });
  return say(`golden-horn-ask-${view.point}`, { dominio, kind: view.boat ?? "", place });
}
