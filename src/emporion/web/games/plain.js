// A game without a board of its own is shown as text (parts/textview.js).
import { html } from "../lib/html.js";
import { number } from "../lib/texts.js";

/** @typedef {import("../types.js").Position} Position */

/** What stands for a board in a game that has none; the page shows the text view in its place. */
export function Board() {
  return null;
}

/** The points of every seat. @param {{position: Position, names: string[]}} props */
export function Standing({ position, names }) {
  return html`<dl class="standing">
    ${names.map(
      (name, seat) => html`<div key=${seat}>
        <dt>${name}</dt>
        <dd>${position.scores[seat] == null ? "?" : number(/** @type {number} */ (position.scores[seat]))}</dd>
      </div>`,
    )}
  </dl>`;
}
