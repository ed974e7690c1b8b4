// Lines in words, as `emporion/engine/wording.py` says them. A line is a list of effects: the first is the sentence,
// the others are what it brought. The message of an effect is found by the game and the effect's type:
//
// `corinth-built` is a sentence, `corinth-says-sheet-part` one of a description, `corinth-gives-gained` a phrase for what a sentence brought, and `corinth-would-built`
// the phrase where it is not yet so. An effect without the message is left out. If the language lacks one message of a
// line, the whole line is said in English.
import { has, say, sayWhole } from "./texts.js";

/** @typedef {Record<string, any> & {type: string}} Effect */
/** @typedef {import("../types.js").EntryView} EntryView */
/** @typedef {{game: string, names: string[], seat: number | null}} Reader whose names are said, and who is "you" */

/** The fields of effects that are seats, and the values that a message gets for them. */
const SEATS = /** @type {Record<string, [string, string]>} */ ({
  seat: ["player", "you"],
  victim: ["victim", "victim-you"],
});

/** @type {Map<string, string>} */
const tags = new Map();

/** The type of an effect in the catalogue: BonusWon is bonus-won. @param {string} type */
export function tag(type) {
  const known = tags.get(type);
  if (known !== undefined) return known;
  const found = type.replace(/(?<!^)(?=[A-Z])/g, "-").toLowerCase();
  tags.set(type, found);
  return found;
}

/** The values of an effect's message. @param {Effect} effect @param {Reader} reader */
function values({ type, ...fields }, { names, seat }) {
  const found = { ...fields };
  for (const [name, [player, you]] of Object.entries(SEATS))
    if (name in fields)
      Object.assign(found, { [player]: names[fields[name]] ?? "", [you]: fields[name] === seat ? "yes" : "no" });
  return found;
}

/** The sentence of an effect, or null. @param {Effect} effect @param {Reader} reader @returns {string | null} */
export const sentence = (effect, reader) => sentenceOf("", effect, reader);

/** The sentence of a kind of an effect, or null. @param {string} kind @param {Effect} effect @param {Reader} reader @returns {string | null} */
export function sentenceOf(kind, effect, reader) {
  const key = keyOf(kind, effect, reader);
  return has(key) ? say(key, values(effect, reader)) : null;
}

/** @param {string} kind @param {Effect} effect @param {Reader} reader */
const keyOf = (kind, { type }, { game }) => [game, kind, tag(type)].filter(Boolean).join("-");

/** @param {typeof say} tell @param {Effect[]} effects @param {Reader} reader @param {string[]} kinds @returns {string} */
function phrases(tell, effects, reader, kinds) {
  const found = [];
  for (const effect of effects) {
    const key = kinds.map((kind) => `${reader.game}-${kind}-${tag(effect.type)}`).find(has);
    if (key) found.push(tell(key, values(effect, reader)));
  }
  return found.filter(Boolean).join(tell("play-comma"));
}

/** A line of the log, or of a description (kind `says`); null if its first effect has no such sentence. @param {Effect[]} line @param {Reader} reader @param {string} [kind] */
export function wordLine([first, ...brought], reader, kind = "") {
  const key = keyOf(kind, first, reader);
  if (!has(key)) return null;
  return sayWhole((tell) => {
    const head = tell(key, values(first, reader));
    const gives = phrases(tell, brought, reader, ["gives"]);
    return gives ? tell("play-line", { head, gives }) : head;
  });
}

/** What a choice would bring: phrases of these kinds where there are, then `would`, then `gives`.
 * @param {Effect[]} brought @param {Reader} reader @param {string[]} kinds */
export const wordPreview = (brought, reader, ...kinds) =>
  sayWhole((tell) => phrases(tell, brought, reader, [...kinds, "would", "gives"]));

/** The name of a move; one that has none is shown by its text. @param {Effect | undefined} named @param {string} move @param {Reader} reader */
export const nameOf = (named, move, reader) => (named && sentence(named, reader)) ?? move;

/** What is asked, as the seat that is asked or another one reads it. @param {import("../types.js").Position} position @param {Reader} reader */
export function question({ question: asked, actor }, reader) {
  const key = `${reader.game}-${actor === reader.seat ? "ask" : "wait"}-${tag(asked?.type ?? "")}`;
  if (asked && has(key)) return say(key, values(asked, reader));
  if (typeof actor !== "number") return "";
  return actor === reader.seat ? say("play-ask") : say("web-wait", { player: reader.names[actor] ?? "" });
}

/** The lines of an entry with its effects in the place of their numbers. @param {EntryView} entry @returns {Effect[][]} */
export const linesOf = ({ lines = [], effects = [] }) =>
  lines.map((line) => line.map((item) => (typeof item === "number" ? effects[item] : item)));
