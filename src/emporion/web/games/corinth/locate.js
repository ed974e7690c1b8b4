/** Where on the board a move is, for the marks of a review. */
import { isStep, walkEnd } from "./ids.js";

/** @typedef {import("../../parts/boardmarks.js").Located} Located */

/**
 * @param {Element} root the board @param {string[]} moves @param {import("../../types.js").Position} position
 * @returns {Located} what moves are marked at, and where an arrow to it begins
 */
export function locate(root, moves, { view, actor }) {
  const find = (/** @type {string} */ selector) => root.querySelector(selector);
  const [verb, name] = moves[0].split(" ");
  const steward = typeof actor === "number" ? view.sheets[actor].steward : "";
  const button = find(`[data-on="${moves[0]}"]`) ?? find(`.action[data-move="${moves[0]}"]`);
  if (isStep(verb) || verb === "stop") {
    const end = walkEnd(steward, moves) ?? steward;
    return {
      from: end === steward ? null : find(`[data-spot=${steward}]`),
      to: find(`[data-spot=${end}]`) ?? button,
    };
  }
  const berth = ["take", "steward", "discard"].includes(verb) && name ? find(`.berth[data-district=${name}]`) : null;
  if (berth && verb === "steward") return { from: berth, to: find(".large .pane-market") ?? berth };
  return { from: null, to: berth ?? button };
}
