// The result of a game in a sentence.
import { say } from "./texts.js";

/** @typedef {import("../types.js").Result} Result */

/** Who has won, with how many points. @param {Result} result @param {string[]} names @param {number | null} seat */
export function resultSentence({ scores, winners }, names, seat) {
  const [winner] = winners;
  const points = scores[winner];
  if (winners.length > 1) return say("play-winners", { players: winners.map((found) => names[found]), points });
  const values = { player: names[winner], you: winner === seat ? "yes" : "no", points };
  return points < Math.max(...scores) ? say("play-winner-at-once", values) : say("play-winner", values);
}
