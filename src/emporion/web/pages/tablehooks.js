// Hooks of a table's page.
//
// Preact keeps the closure of a useEffect until the next one replaces it. So no closure here holds the shown position: it may have the hand of a
// player who has passed the device on.
import { prepareDrawing } from "../games/drawings.js";
import { loadGameUi, plain } from "../games/index.js";
import { useEffect, useMemo, useState } from "../lib/html.js";
import { momentLink } from "../lib/route.js";
import { Session } from "../lib/session.js";
import { viewerOf } from "../lib/shown.js";
import { say } from "../lib/texts.js";

/** @typedef {import("../types.js").TableInfo} TableInfo */

/** The session of a table; it ends with the page. @param {string} code */
export function useSession(code) {
  const session = useMemo(() => new Session(code), [code]);
  useEffect(() => () => session.end(), [session]);
  useEffect(() => {
    // A link of another seat of the same table changes only the part of the address after #.
    const reload = () => location.hash.length > 1 && location.reload();
    addEventListener("hashchange", reload);
    return () => removeEventListener("hashchange", reload);
  }, []);
  return session;
}

/** The board and other parts of a game's page; null until they are loaded. @param {TableInfo | null} table */
export function useGameUi(table) {
  const game = table?.game;
  const [gameUi, setGameUi] = useState(/** @type {import("../games/index.js").GameUi | null} */ (null));
  useEffect(() => {
    if (!game) return;
    if (table.status !== "open") prepareDrawing(table);
    void loadGameUi(game)
      .catch(() => plain)
      .then(setGameUi);
  }, [game]);
  return gameUi;
}

/** How many messages of the chat have been read. @param {string} tab @param {number} length */
export function useChatRead(tab, length) {
  const [read, setRead] = useState(0);
  useEffect(() => {
    if (tab === "chat") setRead(length);
  }, [tab, length]);
  return read;
}

/** Stop playing a game back when its present is shown. @param {boolean} isPresent @param {(isPlaying: boolean) => void} setIsPlaying */
export function useStop(isPresent, setIsPlaying) {
  useEffect(() => {
    if (isPresent) setIsPlaying(false);
  }, [isPresent]);
}

/** Begin a replay at the moment that its address names. @param {boolean} replay @param {Session} session @param {boolean} isLoading */
export function useReplayStart(replay, session, isLoading) {
  useEffect(() => {
    const { past, table } = session.shown.value;
    if (replay && !isLoading && !past) void session.history.look(...momentOfAddress(table?.players ?? 0));
  }, [replay, isLoading]);
}

/** The event and the viewer that the address names. @param {number} players @returns {[number, string | null]} */
function momentOfAddress(players) {
  const query = new URLSearchParams(location.search);
  const viewer = query.get("seat");
  const isKnown = viewer !== null && (viewer === "all" || (/^[0-3]$/.test(viewer) && Number(viewer) < players));
  return [Math.max(0, Math.trunc(Number(query.get("event"))) || 0), isKnown ? viewer : null];
}

/** Keep the moment and the viewer of a replay in its address. @param {boolean} replay @param {Session} session @param {import("../lib/shown.js").Shown} shown */
export function useReplayAddress(replay, session, shown) {
  const event = shown.past?.event;
  const viewer = shown.table?.status === "over" ? viewerOf(shown) : null;
  useEffect(() => {
    if (replay && event !== undefined) history.replaceState(null, "", momentLink(session.code, event, viewer));
  }, [replay, event, viewer]);
}

/** Say in the title and by the icon whose turn it is. @param {string | undefined} game @param {boolean} isAsked @param {string} language */
export function usePageTitle(game, isAsked, language) {
  useEffect(() => {
    const title = game ? say(`${game}-title`) : "Emporion";
    document.title = isAsked ? say("web-title-turn", { title }) : `${title} · Emporion`;
    const icon = /** @type {HTMLLinkElement | null} */ (document.querySelector("link[rel=icon]"));
    if (!icon) return;
    icon.dataset.plain ??= icon.href;
    icon.href = isAsked ? (icon.dataset.turn ?? icon.href) : icon.dataset.plain;
    return () => {
      icon.href = icon.dataset.plain ?? icon.href;
    };
  }, [game, isAsked, language]);
}
