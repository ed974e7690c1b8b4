// The question bar: whose turn it is, what is asked, and the buttons for hints and taking back.
import { html } from "../lib/html.js";
import { question } from "../lib/lines.js";
import { useNarrow } from "../lib/narrow.js";
import { resultSentence } from "../lib/results.js";
import { isAsked } from "../lib/shown.js";
import { say } from "../lib/texts.js";
import { AnalysisButton } from "./analysis.js";
import { CoachLine } from "./coach.js";
import { EndTurnButtons } from "./endturn.js";
import { Sign } from "./sign.js";
import { ShowRule, tipped } from "./tip.js";
import { UndoButton } from "./undo.js";

/** @typedef {import("./game.js").Scene} Scene */

/** @param {{scene: Scene, coach: import("./coach.js").Coaching}} props */
export function QuestionBar({ scene, coach }) {
  const { notice, past } = scene.shown;
  const who = whoIsAsked(scene);
  const isNarrow = useNarrow();
  return html`<div class=${isAsked(scene.shown) && !past ? "ask asked" : "ask"}>
    <div class="ask-text">
      <div id="question" role="heading" aria-level="2" tabindex="-1">${who && html`<strong>${who}</strong> `}<span>${questionText(scene)}</span></div>
      ${notice && html`<p class=${notice.good ? "notice good" : "notice"}>${notice.text} ${notice.rule && html`<${ShowRule} rule=${notice.rule} />`}</p>`}
    </div>
    ${isEndAsked(scene.shown) ? html`<${EndTurnButtons} session=${scene.session} />` : html`<${Actions} scene=${scene} />`}
    ${isNarrow && html`<${CoachLine} coach=${coach} />`}
  </div>`;
}

/** Whether the last decision of the turn is asked for once more. @param {import("../lib/shown.js").Shown} shown */
const isEndAsked = ({ endAsked, past }) => endAsked !== null && !past;

/** @param {Scene} scene */
export function whoIsAsked(scene) {
  const { shown, table, names } = scene;
  if (isWatching(scene)) return say("web-watching");
  if (shown.past || !isAsked(scene.shown) || isEndAsked(scene.shown)) return "";
  if (shown.own.length < 2 && !table.explore) return say("web-your-turn");
  return say("web-turn-named", { player: names[/** @type {number} */ (shown.seat)] });
}

/** Whether this client has no seat in a game that is going on. @param {Scene} scene */
const isWatching = ({ shown, table }) => shown.own.length === 0 && table.status === "running" && !table.explore;

/** The one sentence: what is asked now, or what was at the moment that is looked back at. @param {Scene} scene */
export function questionText(scene) {
  const { shown, table, names, reader, controls } = scene;
  const { position, past } = shown;
  if (!position) return say("web-loading");
  if (past && !position.result && !table.explore && !table.replay && !table.abandoned)
    return say(isAsked(scene.shown) ? "web-past-asked" : "web-past-there");
  if (past && !past.position.result) return question(past.position, { ...reader, seat: null });
  if (table.abandoned) return say("web-abandoned");
  if (shown.isSending) return say("web-sending");
  if (position.result) return resultSentence(position.result, names, shown.seat);
  if (isEndAsked(scene.shown)) return say("web-end-ask");
  // Who has just left a seat may get a spectator's position before the page follows: it has no moves, and the question is not shown in full.
  if (isAsked(scene.shown) && position.moves) return controls.boardQuestion || question(position, reader);
  return typeof position.actor === "number" ? waitingText(scene, position.actor) : say("web-loading");
}

/** What is said while another player decides. @param {Scene} scene @param {number} actor */
function waitingText({ shown, table, names, reader }, actor) {
  const seat = table.seats[actor];
  const player = names[actor];
  if (seat.kind === "bot" || seat.stand_in) return say("web-thinks", { player });
  if (!seat.connected) return say("web-turn-away", { player });
  return question(/** @type {import("../types.js").Position} */ (shown.position), { ...reader, seat: null });
}

/** The buttons of the bar. @param {{scene: Scene}} props */
function Actions({ scene }) {
  const { session, shown, table } = scene;
  const { position, past } = shown;
  const mayAskHint = isAsked(scene.shown) && !past && table.hints && !table.explore;
  const mayUndo =
    position && !past && (table.explore || (shown.own.length > 0 && !position.result && !table.abandoned));
  return html`<div class="ask-actions">
    ${past && !position?.result && !table.replay && html`<button class="button worded" onClick=${() => session.showPresent()}>${say("web-past-now")}</button>`}
    ${
      mayAskHint &&
      html`<button class="button" disabled=${shown.isHintPending || shown.isBusy} onClick=${() => session.askHint()} ...${tipped(say("web-hint-key"))}>
      <${Sign} of="hint" /><span>${say(shown.isHintPending ? "web-hinting" : "web-hint")}</span>
    </button>`
    }
    ${table.explore && !past && html`<${AnalysisButton} analysis=${scene.controls.analysis} />`}
    ${mayUndo && html`<${UndoButton} scene=${scene} />`}
  </div>`;
}
