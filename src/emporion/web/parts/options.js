// The moves that can be chosen, numbered from 1 on: every legal move, then the ends to which moves of many steps lead.
import { nameOf, wordPreview } from "../lib/lines.js";
import { say } from "../lib/texts.js";

/** A move with its texts in records, its name, what it would bring, and all of that in words. @typedef {{moves: string[], name: string, brings: string, words: string, isEnd: boolean}} ShownOption */

/** @param {import("./game.js").Scene} scene @returns {ShownOption[]} */
export function optionsOf({ position, reader }) {
  if (!position) return [];
  const moves = (position.moves ?? []).map(({ move, line: [named, ...brought] }) =>
    option([move], nameOf(named, move, reader), [wordPreview(brought, reader)], false),
  );
  const ends = (position.targets ?? []).map(({ moves: way, price = 0, line: [named, ...brought] }) => {
    const cost = say("web-plain-price", { price, steps: way.length });
    return option(way, nameOf(named, way.join(", "), reader), [wordPreview(brought, reader), cost], true);
  });
  return [...moves, ...ends];
}

/** @param {string[]} moves @param {string} name @param {string[]} phrases @param {boolean} isEnd @returns {ShownOption} */
function option(moves, name, phrases, isEnd) {
  const brings = phrases.filter(Boolean).join(say("play-comma"));
  return { moves, name, brings, words: brings ? say("play-line", { head: name, gives: brings }) : name, isEnd };
}
