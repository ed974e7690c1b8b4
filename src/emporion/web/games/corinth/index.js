// What Corinth brings to the page.
import { say } from "../../lib/texts.js";
import { goodOf } from "./ids.js";

export { Board } from "./board.js";
export { locate } from "./locate.js";

/** A part of the score: shops are called by their goods.
 * @param {string} name @param {import("../index.js").Context} context */
export function part(name, { components }) {
  return components?.districts[name]
    ? say("corinth-web-part-shops", { good: goodOf(components, name) })
    : say(`corinth-part-${name}`);
}
