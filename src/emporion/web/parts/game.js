// A game that is played or looked back at: the question on top, the board in the middle, the side, and the tabs of a narrow page.
import { progress } from "../games/index.js";
import { useQuestionFocus } from "../lib/focus.js";
import { html } from "../lib/html.js";
import { lazy } from "../lib/lazy.js";
import { keptNumbers } from "../lib/shown.js";
import { say } from "../lib/texts.js";
import { Announcer } from "./announcer.js";
import { useCoach } from "./coach.js";
import { Header } from "./header.js";
import { Middle } from "./middle.js";
import { QuestionBar } from "./question.js";
import { Rulebook } from "./rules.js";
import { namesOf } from "./seats.js";
import { Side } from "./side.js";
import { tipped } from "./tip.js";

const Fairness = lazy("parts/proof.js", () => import("./proof.js"), "Fairness");

/** @typedef {import("../lib/shown.js").Shown} Shown */
/** @typedef {import("../lib/session.js").Session} Session */
/** @typedef {import("../lib/lines.js").Reader} Reader */
/** @typedef {import("../types.js").TableInfo} TableInfo */

/**
 * What the parts of a game's page have in common.
 * @typedef {object} Scene
 * @property {Session} session
 * @property {Shown} shown
 * @property {import("../games/index.js").GameUi} gameUi
 * @property {import("../pages/table.js").Controls} controls
 * @property {boolean} replay
 * @property {string} language
 * @property {TableInfo} table
 * @property {boolean} isOver
 * @property {string[]} names
 * @property {Reader} reader
 * @property {Reader} logReader
 * @property {Record<string, string>} ruleOf the rule of each type of effect
 * @property {import("../types.js").Position | null} position the position of the moment that is shown
 * @property {number | null} viewer the seat whose view that is
 * @property {number[]} kept
 * @property {(event: number) => void} onLook
 */

const TABS = ["board", "log", "chat"];
const REPLAY_TABS = ["board", "log", "review"];

/** @param {Pick<Scene, "session" | "shown" | "gameUi" | "controls" | "replay" | "language">} given @returns {Scene} */
function makeScene(given) {
  const { session, shown, controls } = given;
  const table = /** @type {TableInfo} */ (shown.table);
  const names = namesOf(table);
  const reader = { game: table.game, names, seat: shown.seat };
  // Where several seats share the device, no seat is "you" in the log: it would be another one at each turn.
  const isShared = shown.own.length > 1 || table.explore;
  return {
    ...given,
    table,
    isOver: table.status === "over" && !table.explore,
    names,
    reader,
    logReader: isShared ? { ...reader, seat: null } : reader,
    ruleOf: shown.rules?.rule_of ?? {},
    position: shown.past?.position ?? shown.position,
    viewer: shown.past ? (shown.past.position.view?.seat ?? null) : shown.seat,
    kept: keptNumbers(shown.entries),
    onLook: (event) => {
      controls.setIsPlaying(false);
      controls.setTab("board");
      void session.history.look(event);
    },
  };
}

/**
 * @param {Pick<Scene, "session" | "shown" | "gameUi" | "controls" | "replay" | "language"> & {hasUnreadChat: boolean, children?: any}} props
 */
export function Game({ hasUnreadChat, children, ...given }) {
  const scene = makeScene(given);
  const { table, controls, position, isOver, replay } = scene;
  const isReplay = replay && isOver;
  const title = say(`${table.game}-title`);
  useQuestionFocus([position?.at, given.shown.past?.event, controls.tab, given.shown.isBusy]);
  const coach = useCoach(scene);
  const howFar = position ? progress(table.game, position) : "";
  return html`<${Header}><span class="where">${title}${howFar && html` <small>${howFar}</small>`}</span><//>
    ${children}
    <main class=${`table tab-${controls.tab} game-${table.game}${isReplay ? " replaying" : ""}${quizState(controls.quiz)}`} id="main" tabindex="-1">
      <h1 class="hidden">${title}</h1>
      <${Announcer} scene=${scene} />
      <${QuestionBar} scene=${scene} coach=${coach} />
      <${Middle} scene=${scene} />
      <${Side} scene=${scene} coach=${coach} />
      <${Tabs} names=${isReplay ? REPLAY_TABS : TABS} tab=${controls.tab} hasUnreadChat=${hasUnreadChat} onChoose=${controls.setTab} />
    </main>
    <${Rulebook} game=${table.game} code=${table.code} />
    ${controls.isFairnessOpen && html`<${Fairness} table=${table} onClose=${() => controls.setIsFairnessOpen(false)} />`}`;
}

/** @param {ReturnType<typeof import("./quizround.js").useQuiz>} quiz */
const quizState = ({ round, asked }) => (round ? (asked.isShown ? " quizzing answered" : " quizzing") : "");

/** @param {{names: string[], tab: string, hasUnreadChat: boolean, onChoose: (tab: string) => void}} props */
function Tabs({ names, tab, hasUnreadChat, onChoose }) {
  return html`<nav class="tabs" aria-label=${say("web-tabs")}>
    ${names.map(
      (name) => html`<button key=${name} aria-pressed=${tab === name} onClick=${() => onChoose(name)}>
        <span>${say(`web-tab-${name}`)}</span>${name === "chat" && tab !== "chat" && hasUnreadChat && html`<i class="unread" ...${tipped(say("web-unread"))}></i>`}
      </button>`,
    )}
  </nav>`;
}
