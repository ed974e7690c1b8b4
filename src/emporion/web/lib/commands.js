// What a person types in the text view: a number, a move as records write it, the name of a move, or a word. It needs no browser and knows no game.

/** A move that can be chosen: its texts in records, one after the other, and its name. @typedef {{moves: string[], name: string}} Option */
/** A word that can be typed: what it means, whether a player may follow it. @typedef {{word: string, means: string, isTopic: boolean}} Word */
/**
 * What was typed.
 * @typedef {(
 *   {kind: "play", moves: string[]}
 *   | {kind: "word", means: string}
 *   | {kind: "topic", means: string, seat: number | null}
 *   | {kind: "problem", key: string, values: Record<string, any>}
 * )} Command
 */

/** Letters without accents, in lower case, with single spaces. @param {string} text */
export const plainly = (text) =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().split(/\s+/).filter(Boolean).join(" ");

const MAX_SHOWN_CHARS = 60;

/**
 * Understand what was typed; a beginning is enough if it is unmistakable.
 * @param {string} text @param {Option[]} options in the order of their numbers @param {Word[]} words @param {string[]} names of the players
 * @returns {Command}
 */
export function readCommand(text, options, words, names) {
  const typed = plainly(text);
  const shown = text.trim().slice(0, MAX_SHOWN_CHARS);
  if (/^\d+$/.test(typed)) return readNumber(Number(typed), shown, options);
  const exact = options.find(({ moves, name }) => moves.join(" ") === typed || plainly(name) === typed);
  if (exact) return { kind: "play", moves: exact.moves };
  const [first, ...rest] = typed.split(" ");
  const word = words.find((found) => plainly(found.word) === first);
  if (word) {
    const found = readWord(word, rest.join(" "), names);
    if (found) return found;
  }
  const begun = options.filter(({ moves, name }) =>
    [moves.join(" "), plainly(name)].some((whole) => whole.startsWith(typed)),
  );
  const meant = typed.includes(" ") ? [] : words.filter((found) => plainly(found.word).startsWith(typed));
  const meanings = new Set(meant.map(({ means }) => means));
  if (begun.length === 1 && !meant.length) return { kind: "play", moves: begun[0].moves };
  if (!begun.length && meanings.size === 1) return /** @type {Command} */ (readWord(meant[0], "", names));
  if (begun.length + meanings.size > 1 && typed) {
    const candidates = [...begun.map(({ name }) => name), ...[...meanings].map((means) => nameOf(means, meant))];
    return { kind: "problem", key: "text-ambiguous", values: { words: shown, candidates } };
  }
  return { kind: "problem", key: "text-unknown", values: { words: shown } };
}

/** The first of the words of a meaning: that of the player's language. @param {string} means @param {Word[]} words */
const nameOf = (means, words) => words.find((found) => found.means === means)?.word ?? means;

/** @param {number} number @param {string} shown @param {Option[]} options @returns {Command} */
function readNumber(number, shown, options) {
  const option = options[number - 1];
  if (option) return { kind: "play", moves: option.moves };
  return { kind: "problem", key: "text-number-wrong", values: { number: shown, most: options.length } };
}

/** A word with what follows it: the number or the name of a player. @param {Word} word @param {string} rest @param {string[]} names @returns {Command | null} */
function readWord({ means, isTopic }, rest, names) {
  if (!rest) return isTopic ? { kind: "topic", means, seat: null } : { kind: "word", means };
  const seat = /^\d+$/.test(rest) ? Number(rest) - 1 : names.findIndex((name) => plainly(name) === rest);
  return isTopic && seat >= 0 && seat < names.length ? { kind: "topic", means, seat } : null;
}
