// The button that takes back: it says what it would take back, or why it cannot.
import { html } from "../lib/html.js";
import { nameOf } from "../lib/lines.js";
import { say } from "../lib/texts.js";
import { namesOf } from "./seats.js";
import { Sign } from "./sign.js";
import { tipped } from "./tip.js";

/** @typedef {import("../lib/shown.js").Shown} Shown */
/** @typedef {import("../types.js").Position} Position */

/** The name of the decision that would be taken back; empty if there is none. @param {Position} position @param {import("../lib/lines.js").Reader} reader */
function nameOfUndone({ undoable }, reader) {
  return undoable?.move ? nameOf(undoable.move, "", reader) : "";
}

/** What the button would do. @param {Position} position @param {string} move */
function explain({ undoable }, move) {
  if (!move) return say("web-undo-key");
  return say(undoable?.others ? "web-undo-others" : "web-undo-what", { move });
}

/** Why nothing can be taken back now; empty if something can. @param {Shown} shown @returns {string} */
function whyNoUndo({ position, table, seat }) {
  const limit = position?.undo_limit;
  if (!limit || !table) return "";
  const player = limit.seat == null ? "" : namesOf(table)[limit.seat];
  const you = limit.seat === seat ? "yes" : "no";
  return say(`web-undo-limit-${limit.reason}`, { game: table.game, player, you });
}

/** Take the last decision back, or say why it cannot be. @param {import("../lib/session.js").Session} session */
export function undoOrSayWhy(session) {
  const why = whyNoUndo(session.shown.value);
  if (why) session.showNotice(why, null, true);
  else session.undo();
}

/** A button that cannot be used keeps the focus and says why when it is pressed. @param {{scene: import("./game.js").Scene}} props */
export function UndoButton({ scene }) {
  const { session, shown, reader } = scene;
  const position = /** @type {Position} */ (shown.position);
  const move = nameOfUndone(position, reader);
  const why = whyNoUndo(shown);
  return html`<button class="button undo" aria-disabled=${position.undo ? null : "true"} onClick=${() => undoOrSayWhy(session)} ...${tipped(why || explain(position, move))}>
    <${Sign} of="undo" /><span>${say("web-undo")}${move && html`<small class="undo-what">${move}</small>`}</span>
  </button>`;
}
