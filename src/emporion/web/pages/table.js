// A table: what is asked on top, the board in the middle, players, log and chat at the side or behind tabs.
import { plain } from "../games/index.js";
import { html, useState } from "../lib/html.js";
import { lazy } from "../lib/lazy.js";
import { settings } from "../lib/settings.js";
import { isAsked, isHost } from "../lib/shown.js";
import { useStore } from "../lib/store.js";
import { style } from "../lib/style.js";
import { say } from "../lib/texts.js";
import { useAnalysis } from "../parts/analysis.js";
import { Chat } from "../parts/chat.js";
import { Cover } from "../parts/cover.js";
import { Game } from "../parts/game.js";
import { Header } from "../parts/header.js";
import { useQuiz } from "../parts/quizround.js";
import { useReview } from "../parts/reviewing.js";
import { namesOf } from "../parts/seats.js";
import {
  useChatRead,
  useGameUi,
  usePageTitle,
  useReplayAddress,
  useReplayStart,
  useSession,
  useStop,
} from "./tablehooks.js";
import { useTableKeys } from "./tablekeys.js";

const Waiting = lazy("parts/waiting.js", () => import("../parts/waiting.js"), "Waiting");

await style("../styles/table.css", import.meta.url);

/** @typedef {import("../lib/shown.js").Shown} Shown */
/** @typedef {import("../lib/session.js").Session} Session */
/** @typedef {ReturnType<typeof useControls>} Controls */

/** @param {{code: string, replay: boolean}} props */
export function TablePage({ code, replay }) {
  const session = useSession(code);
  const shown = useStore(session.shown);
  const { language } = useStore(settings);
  const { table, position, nextSeat } = shown;
  const gameUi = useGameUi(table);
  const controls = useControls(session, shown);
  const chatLength = shown.entries.filter((entry) => entry.kind === "chat").length;
  const chatRead = useChatRead(controls.tab, chatLength);
  useReplayStart(replay, session, position === null);
  useReplayAddress(replay, session, shown);
  useStop(shown.past === null, controls.setIsPlaying);
  usePageTitle(table?.game, isAsked(shown) || nextSeat !== null, language);
  useTableKeys(session, controls.setIsPlaying);

  if (shown.failure) return html`<${Header} /><${Failure} text=${shown.failure} />`;
  if (!table || (!gameUi && table.status !== "open"))
    return html`<${Header} /><main class="loading" id="main"><p>${say("web-loading")}</p></main>`;
  if (nextSeat !== null)
    return html`<${Header} /><${LostConnection} isLost=${shown.isLost} /><${Cover} name=${namesOf(table)[nextSeat]} onReady=${() => session.uncover()} />`;
  if (table.status === "open")
    return html`<${Header} /><${LostConnection} isLost=${shown.isLost} /><${BeforeGame} session=${session} shown=${shown} SeatFlag=${gameUi?.SeatFlag} />`;
  return html`<${Game} session=${session} shown=${shown} gameUi=${gameUi ?? plain} controls=${controls} replay=${replay} language=${language}
    hasUnreadChat=${chatLength > chatRead}><${LostConnection} isLost=${shown.isLost} /><//>`;
}

/** What the player has opened and started on the page. It lasts while the page is covered. @param {Session} session @param {Shown} shown */
function useControls(session, shown) {
  const { code } = session;
  const [tab, setTab] = useState("board");
  const [isPlaying, setIsPlaying] = useState(false);
  const [isFairnessOpen, setIsFairnessOpen] = useState(false);
  const [boardQuestion, setBoardQuestion] = useState("");
  const reviewing = useReview(code);
  const analysis = useAnalysis(session, shown);
  const quiz = useQuiz(code, reviewing.review, (event, viewer) => {
    setIsPlaying(false);
    setTab("board");
    void session.history.look(event, viewer);
  });
  return {
    tab,
    setTab,
    isPlaying,
    setIsPlaying,
    isFairnessOpen,
    setIsFairnessOpen,
    boardQuestion,
    setBoardQuestion,
    reviewing,
    quiz,
    analysis,
  };
}

/** A table that cannot be shown. @param {{text: string}} props */
function Failure({ text }) {
  return html`<main class="failed" id="main">
    <h1>${say("web-no-table")}</h1>
    <p>${text}</p>
    <a class="button" href="/">${say("web-to-lobby")}</a>
  </main>`;
}

/** Says that the connection is lost. @param {{isLost: boolean}} props */
function LostConnection({ isLost }) {
  return html`<div class=${isLost ? "lost" : "lost hidden"} role="alert">${isLost && say("web-lost")}</div>`;
}

/** A table whose game has not begun. @param {{session: Session, shown: Shown, SeatFlag?: any}} props */
function BeforeGame({ session, shown, SeatFlag }) {
  const { table, own, entries, notice } = shown;
  return html`<main class=${`before game-${table?.game}`} id="main" tabindex="-1">
    <${Waiting} session=${session} table=${table} own=${own} host=${isHost(shown)} notice=${notice?.text ?? ""} SeatFlag=${SeatFlag} />
    <section class="side-chat">
      <h2>${say("web-chat")}</h2>
      <${Chat} entries=${entries} onSay=${(/** @type {string} */ text) => session.chat(text)} may=${own.length > 0} marked />
    </section>
  </main>`;
}
