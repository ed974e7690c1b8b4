// The side of a game's page: players, hint, review, log, chat, and what is seldom used.
import { html } from "../lib/html.js";
import { lazy } from "../lib/lazy.js";
import { useNarrow } from "../lib/narrow.js";
import { momentLink } from "../lib/route.js";
import { openRule } from "../lib/rulebook.js";
import { choose, settings } from "../lib/settings.js";
import { useStore } from "../lib/store.js";
import { say } from "../lib/texts.js";
import { roundsOf } from "../lib/turns.js";
import { Advice } from "./advice.js";
import { Chat } from "./chat.js";
import { Coach, CoachSetting } from "./coach.js";
import { EndTurnSetting } from "./endturn.js";
import { Leave } from "./leaving.js";
import { Log } from "./log.js";
import { useIsQuizAtSide, useIsText } from "./middle.js";
import { Seats } from "./seats.js";
import { Sign } from "./sign.js";
import { tipped } from "./tip.js";

const Quiz = lazy("parts/quiz.js", () => import("./quiz.js"), "Quiz");
const Review = lazy("parts/review.js", () => import("./review.js"), "Review");

/** @typedef {import("./game.js").Scene} Scene */

/** @param {{scene: Scene, coach: import("./coach.js").Coaching}} props */
export function Side({ scene, coach }) {
  const { session, shown, table, reader, position, viewer, controls } = scene;
  const { entries, own, past } = shown;
  const isNarrow = useNarrow();
  const hint = past || shown.isHintClosed ? null : shown.hint;
  const play = (/** @type {string[]} */ moves) => session.play(moves);
  return html`<aside class="side">
    <${Seats} table=${table} position=${position} own=${own} seat=${viewer} past=${past !== null} SeatFlag=${scene.gameUi.SeatFlag} />
    ${!isNarrow && html`<${Coach} coach=${coach} />`}
    ${hint && shown.position && html`<${Advice} hint=${hint} position=${shown.position} reader=${reader} isAnalysis=${controls.analysis.isReady} isBusy=${shown.isBusy} onPlay=${play} onClose=${() => (controls.analysis.isOn ? controls.analysis.toggle() : session.closeHint())} />`}
    ${scene.replay && scene.isOver && html`<${ReviewPlace} scene=${scene} />`}
    <${LogPlace} scene=${scene} hasHint=${hint !== null} />
    <section class="side-chat">
      <h2>${say("web-chat")}</h2>
      <${Chat} entries=${entries} onSay=${(/** @type {string} */ text) => session.chat(text)} may=${own.length > 0 || table.explore} marked=${!table.explore} />
    </section>
    <${MoreActions} scene=${scene} />
  </aside>`;
}

/** The review, or its quiz beside the board: the review would give away the answers. @param {{scene: Scene}} props */
function ReviewPlace({ scene }) {
  const { shown, reader, kept, controls, onLook } = scene;
  const { entries, own, past } = shown;
  const { reviewing, quiz } = controls;
  const isAtSide = useIsQuizAtSide(scene.gameUi);
  if (past && reviewing.review && quiz.round && isAtSide)
    return html`<${Quiz} quiz=${quiz} review=${reviewing.review} reader=${reader} />`;
  return html`<${Review} reviewing=${reviewing} quiz=${quiz} reader=${reader} own=${own} rounds=${roundsOf(entries, kept)} event=${past?.event ?? null} of=${past?.of ?? kept.length} onLook=${onLook} />`;
}

/** The log. The text view has the news of it, so it is folded there: nothing is read twice. @param {{scene: Scene, hasHint: boolean}} props */
function LogPlace({ scene, hasHint }) {
  const { shown, kept, controls } = scene;
  const isText = useIsText(scene.gameUi);
  const log = html`<${Log} entries=${shown.entries} reader=${scene.logReader} ruleOf=${scene.ruleOf} language=${scene.language} kept=${kept} at=${shown.past?.event ?? null} seen=${`${controls.tab} ${hasHint}`} onLook=${scene.onLook} />`;
  return html`<section class="side-log">
    ${isText ? html`<details class="side-log-text"><summary>${say("web-log")}</summary>${log}</details>` : html`<h2>${say("web-log")}</h2>${log}`}
  </section>`;
}

/** Buttons for what is seldom used. @param {{scene: Scene}} props */
function MoreActions({ scene }) {
  const { shown, table, kept, controls, onLook } = scene;
  const { plain } = useStore(settings);
  return html`<div class="side-more">
    ${!shown.past && kept.length > 0 && html`<button class="button quiet" onClick=${() => onLook(scene.session.history.step(kept.length, -1, false))} ...${tipped(say("web-past-back-key"))}><${Sign} of="back" /> ${say("web-past-begin")}</button>`}
    ${shown.source && !table.explore && !shown.position?.result && html`<a class="button quiet" href=${momentLink(shown.source, table.copied, null)}><${Sign} of="first" /> ${say("web-study-back")}</a>`}
    <button class="button quiet" onClick=${() => openRule("")}><${Sign} of="book" /> ${say("web-rules-open")}</button>
    ${table.commitment && html`<button class="button quiet" onClick=${() => controls.setIsFairnessOpen(true)} ...${tipped(say("web-tip-proof"))}><${Sign} of="die" /> ${say("web-proof-open")}</button>`}
    <button class="button quiet" aria-pressed=${plain} onClick=${() => choose({ plain: !plain })}>
      <${Sign} of=${plain ? "board" : "list"} /> ${say(plain ? "web-show-board" : "web-show-list")}
    </button>
    ${shown.own.length > 0 && !scene.isOver && html`<${EndTurnSetting} /><${CoachSetting} scene=${scene} />`}
    ${shown.own.length > 0 && table.status === "running" && html`<${Leave} session=${scene.session} table=${table} own=${shown.own} />`}
  </div>`;
}
