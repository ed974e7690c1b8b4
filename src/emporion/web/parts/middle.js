// The middle of a game's page: the board, with what belongs to the moment that is shown above and below it.
import { plain } from "../games/index.js";
import { html, useEffect } from "../lib/html.js";
import { lazy } from "../lib/lazy.js";
import { isNarrow, useNarrow } from "../lib/narrow.js";
import { preload } from "../lib/preload.js";
import { motion, settings } from "../lib/settings.js";
import { isAsked } from "../lib/shown.js";
import { sound } from "../lib/sound.js";
import { useStore } from "../lib/store.js";
import { say } from "../lib/texts.js";
import { EndRequests } from "./leaving.js";
import { Latest, SinceLastTurn } from "./log.js";
import { Primer } from "./primer.js";
import { isQuizAt, marksOf } from "./quizround.js";

/** @typedef {import("./game.js").Scene} Scene */

/** What the first board does not need; it is fetched once the game is under way, so that the end of the game is not waited for. */
const LATER = ["parts/ending.js", "parts/pastparts.js"];

const PastParts = lazy("parts/pastparts.js", () => import("./pastparts.js"), "PastParts");
const Ending = lazy("parts/ending.js", () => import("./ending.js"), "Ending");
const AbandonedEnding = lazy("parts/ending.js", () => import("./ending.js"), "AbandonedEnding");
const TextView = lazy("parts/textview.js", () => import("./textview.js"), "TextView");
const NotTheGame = lazy("parts/study.js", () => import("./study.js"), "NotTheGame");
const Study = lazy("parts/study.js", () => import("./study.js"), "Study");
const BoardMarks = lazy("parts/boardmarks.js", () => import("./boardmarks.js"), "BoardMarks");

/** @param {{scene: Scene}} props */
export function Middle({ scene }) {
  const { shown, table, names, position, viewer, isOver, gameUi, controls } = scene;
  const { past, views } = shown;
  const isText = useIsText(gameUi);
  const isQuizAtSide = useIsQuizAtSide(gameUi);
  const isUnderWay = shown.entries.length > 0;
  useEffect(() => {
    if (isUnderWay) for (const entry of LATER) preload(entry);
  }, [isUnderWay]);
  return html`<section class="middle" aria-label=${say("web-board")}>
    ${table.explore && html`<${NotTheGame} table=${table} source=${shown.source} />`}
    ${past ? html`<${PastParts} scene=${scene} isQuizAtSide=${isQuizAtSide} />` : html`<${PresentParts} scene=${scene} />`}
    ${position && shown.components && (isText ? html`<${TextView} scene=${scene} />` : html`<${BoardPlace} scene=${scene} />`)}
    ${views.length > 0 && gameUi.Open && html`<${gameUi.Open} moments=${views} names=${names} say=${say} />`}
    ${past && isOver && !controls.quiz.round && html`<${Study} table=${table} past=${past} names=${names} seat=${viewer ?? 0} />`}
  </section>`;
}

/** What stands above the board as it is now. @param {{scene: Scene}} props */
function PresentParts({ scene }) {
  const { shown, table, names, isOver, gameUi, controls } = scene;
  const { own, seat, entries } = shown;
  const isText = useIsText(gameUi);
  const result = shown.position?.result;
  const context = { game: table.game, names, seat, components: shown.components };
  const partName = (/** @type {string} */ name) => gameUi.part(name, context);
  return html`${own.length > 0 && !isOver && html`<${EndRequests} session=${scene.session} table=${table} own=${own} names=${names} /><${Primer} game=${table.game} />`}
    ${table.abandoned && html`<${AbandonedEnding} table=${table} source=${shown.source} own=${own} />`}
    ${result && html`<${Ending} table=${table} source=${shown.source} result=${result} names=${names} own=${own} seat=${seat} partName=${partName} />`}
    ${!isText && !isOver && seat !== null && gameUi.tellsTurns && own.length === 1 && shown.position && html`<${SinceLastTurn} entries=${entries} reader=${scene.logReader} seat=${seat} players=${table.players} actor=${shown.position.actor} kept=${scene.kept} language=${scene.language} SeatFlag=${gameUi.SeatFlag} onOpen=${() => controls.setTab("log")} />`}
    ${!isText && !isOver && !(gameUi.tellsTurns && own.length === 1) && html`<${Latest} entries=${entries} reader=${scene.logReader} ruleOf=${scene.ruleOf} seat=${seat} kept=${scene.kept} language=${scene.language} onOpen=${() => controls.setTab("log")} />`}`;
}

/** Whether the table is shown as text: the visitor prefers it, or the game brings no board. @param {import("../games/index.js").GameUi} gameUi */
export const useIsText = (gameUi) => useStore(settings).plain || gameUi.Board === plain.Board;

/** Whether a quiz stands beside the board, which then lies in sight as a whole; a text is read from top to bottom. @param {import("../games/index.js").GameUi} gameUi */
export function useIsQuizAtSide(gameUi) {
  const isText = useIsText(gameUi);
  return !useNarrow() && !isText;
}

/** @param {{scene: Scene}} props */
function BoardPlace({ scene }) {
  const { session, shown, table, names, position, viewer, gameUi, controls } = scene;
  const { past } = shown;
  const { Board, locate } = gameUi;
  const { quiz } = controls;
  const isQuiz = isQuizAt(quiz, past);
  const marks = isQuiz ? marksOf(quiz) : [];
  return html`<div class=${(isAsked(shown) && !past) || isQuiz ? "board-place asked" : "board-place"} onClickCapture=${() => isNarrow() && session.closeHint() /* there it lies over the foot of the board */}>
    <${Board}
      table=${table}
      seat=${viewer}
      position=${position}
      entries=${past ? (past.entry ? [past.entry] : []) : shown.newEntries}
      names=${names}
      components=${shown.components}
      ruleOf=${scene.ruleOf}
      hint=${past ? null : shown.hint}
      isBusy=${isQuiz ? quiz.asked.isJudging : shown.isBusy}
      motion=${motion()}
      sound=${sound}
      say=${say}
      ask=${controls.setBoardQuestion}
      play=${isQuiz ? quiz.attempt : (/** @type {string[]} */ moves) => session.play(moves)}
    />
    ${marks.length > 0 && position && html`<${BoardMarks} key=${position.at} marks=${marks} locate=${(/** @type {import("./boardmarks.js").Marked} */ mark) => locate(/** @type {Element} */ (document.querySelector(".board-place")), mark.moves, position, mark.line)} />`}
  </div>`;
}
