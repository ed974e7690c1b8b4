/** Moves by name, where they stand alone: in a hint, in the review, in the list. The words are those of the buttons. */
import { say } from "../../lib/texts.js";
import { cardWords, placeWords, word } from "./words.js";

/** A move as a person would say it. @param {string} move @param {{ names: string[] }} context */
export function naming(move, { names }) {
  const [verb, what = "", ...rest] = move.split(" ");
  switch (verb) {
    case "place":
      return say("golden-horn-page-place", { kind: word(say, what), port: word(say, rest[0]) });
    case "raid":
      return raiding(what, rest, names);
    case "conquer":
      return say("golden-horn-page-conquer", { name: word(say, what) });
    case "exchange":
      return say("golden-horn-page-exchange", { number: Number(what) });
    case "sail":
    case "turn":
      return say(`golden-horn-page-${verb}`, { kind: word(say, what) });
    case "load":
      return say("golden-horn-page-load", { thing: what === "both" ? say("golden-horn-page-both") : word(say, what) });
    case "wind":
      return say("golden-horn-page-wind", { colour: word(say, what) });
    default:
      return say(`golden-horn-page-${verb}`);
  }
}

/** @param {string} boat @param {string[]} cards @param {string[]} names */
function raiding(boat, cards, names) {
  const [seat, kind] = boat.split(".");
  const victim = say("golden-horn-page-raid", { victim: names[Number(seat)] ?? "", kind: word(say, kind) });
  return `${victim} ${say("golden-horn-page-raid-with", { cards: cardWords(say, cards) })}`;
}

/** The rule by which points are counted. */
export const scoring = "E4";

/** Where a voyage ends. @param {string} end */
export const place = (end) => placeWords(say, end);
