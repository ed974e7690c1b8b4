// Effects in words, for every game alike: the texts are found by the effects' names, as the terminal finds them.
//
// `{game}-{effect}` is a sentence, `{game}-gives-{effect}` a phrase that goes on from one or tells what a move would bring, `{game}-would-{effect}` a
// phrase for previews only. A phrase may be named after effects that follow each other, as `corinth-gives-ticked-shop-finished`.
import { RULINGS } from "./ruling.js";
import { has, say } from "./texts.js";

/** @typedef {Record<string, any> & {type: string}} Effect */
/** @typedef {{tag: string, seat?: number, values: Record<string, any>}} Said */
/** @typedef {{line: string, rule?: string, seat?: number}} Line a line of the log, the id of the rule by which it happened, and whose it is */

const LONGEST = 3;

/** @param {string} name */
const kebab = (name) => name.replace(/(?<!^)(?=[A-Z])/g, "-").toLowerCase();
/** A word as it stands in the keys and variants of the texts. @param {string} word */
export const kind = (word) => word.replaceAll("+", "plus").replaceAll("*", "star").replaceAll(" ", "-");

/**
 * What a word of the server (a district, a building, a colour) is called in the chosen language: `word-green`, or the word itself.
 * @param {string} word
 */
export const word = (word) => (has(`word-${kind(word)}`) ? say(`word-${kind(word)}`) : word);

/** Words of the server within a text of it, as in a list of colours. @param {string} text */
export const words = (text) => text.replace(/[a-z]+( [a-z]+)*/g, (found) => (has(`word-${kind(found)}`) ? word(found) : found.replace(/[a-z]+/g, word)));

/**
 * The fields of an effect as values: for a seat the player's name and whether it is you; with numbers their count, with words a kind.
 * @param {Effect} effect
 * @param {string[]} names
 * @param {number | null} you
 */
function values(effect, names, you) {
  /** @type {Record<string, any>} */
  const found = {};
  for (const [name, value] of Object.entries(effect)) {
    if (name === "type" || value === null) continue;
    if (name === "seat") Object.assign(found, { player: names[value] ?? "", you: value === you ? "yes" : "no" });
    else if (name === "victim") Object.assign(found, { victim: names[value] ?? "", "victim-you": value === you ? "yes" : "no" });
    else if (Array.isArray(value)) {
      const between = typeof value[0] === "string" ? say("play-comma") : " ";
      Object.assign(found, { [name]: value.map((part) => word(String(part))).join(between), [`${name}-count`]: value.length });
    } else if (typeof value === "string") Object.assign(found, { [name]: value, [`${name}-kind`]: kind(value) });
    else found[name] = value;
  }
  return found;
}

/**
 * Effects as tags and values; steps from an origin on, one after the other, are one way.
 * @param {Effect[]} effects
 * @param {string[]} names
 * @param {number | null} you
 * @returns {Said[]}
 */
function said(effects, names, you) {
  /** @type {Said[]} */
  const found = [];
  for (const effect of effects) {
    if (effect.type === "Asked") continue;
    const next = { tag: kebab(effect.type), seat: effect.seat, values: values(effect, names, you) };
    const last = found.at(-1);
    if (last && last.tag === next.tag && "origin" in next.values)
      last.values = { ...next.values, origin: last.values.origin, steps: last.values.steps + 1 };
    else found.push("origin" in next.values ? { ...next, values: { ...next.values, steps: 1 } } : next);
  }
  return found;
}

/**
 * The phrase that says most of what comes next, and how many effects it says.
 * @param {string} game
 * @param {Said[]} next
 * @param {string[]} kinds
 * @returns {[string | null, number]}
 */
function phrase(game, next, kinds) {
  for (let count = Math.min(next.length, LONGEST); count > 0; count--) {
    const tags = next.slice(0, count).map((one) => one.tag).join("-");
    const key = kinds.map((name) => `${game}-${name}-${tags}`).find(has);
    if (key) return [say(key, Object.assign({}, ...next.slice(0, count).reverse().map((one) => one.values))), count];
  }
  return [null, 1];
}

/**
 * What happened, one line for what belongs together: a sentence, and in phrases what it brought.
 * @param {string} game
 * @param {Effect[]} effects
 * @param {string[]} names
 * @param {number | null} you
 * @returns {Line[]}
 */
export function lines(game, effects, names, you) {
  /** @type {[string, string[], string, number | undefined][]} */
  const found = [];
  /** @type {string[]} */
  let early = [];
  let goingOn = false;
  const rest = said(effects, names, you);
  while (rest.length) {
    const sentence = `${game}-${rest[0].tag}`;
    let [words, count] = phrase(game, rest, ["gives"]);
    if (goingOn && words !== null) found[found.length - 1][1].push(words);
    else if (has(sentence)) {
      found.push([say(sentence, rest[0].values), early, sentence, rest[0].seat]);
      [early, goingOn, count] = [[], true, 1];
    } else {
      if (words) early.push(words);
      goingOn = false;
    }
    rest.splice(0, count);
  }
  return found.map(([head, phrases, sentence, seat]) => {
    const gives = phrases.filter(Boolean).join(say("play-comma"));
    return { line: gives ? say("play-line", { head, gives }) : head, rule: RULINGS[sentence], seat };
  });
}

/**
 * A short phrase for what a move would bring.
 * @param {string} game
 * @param {string} move
 * @param {Effect[]} preview
 * @param {number | null} seat who is asked: nothing is said of the others
 */
export function wouldGive(game, move, preview, seat) {
  const own = preview.filter((effect) => effect.seat === undefined || effect.seat === seat);
  const rest = said(own, [], null);
  const found = [];
  while (rest.length) {
    const [words, count] = phrase(game, rest, ["would", "gives"]);
    if (words) found.push(words);
    rest.splice(0, count);
  }
  const point = preview.at(-1)?.type === "Asked" ? preview.at(-1)?.point : "";
  const then = `${game}-then-${point}`;
  const plain = `${game}-choice-${move.split(" ")[0]}`;
  if (found.length && has(then)) found.push(say(then, { choices: "" }));
  if (!found.length && has(plain)) found.push(say(plain));
  return found.join(say("play-comma"));
}
