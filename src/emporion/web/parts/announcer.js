// Tells what is new at a table: what happened, then what is asked. It is the page's one live region; nothing is read out twice.
import { html, useEffect, useRef } from "../lib/html.js";
import { News } from "../lib/news.js";
import { settings } from "../lib/settings.js";
import { isAsked } from "../lib/shown.js";
import { silence, spoken, tell } from "../lib/speaker.js";
import { useStore } from "../lib/store.js";
import { has, join, say } from "../lib/texts.js";
import { adviceSentences } from "./advice.js";
import { notReplaced, ownerOf, wordEntry } from "./log.js";
import { optionsOf } from "./options.js";
import { questionText, whoIsAsked } from "./question.js";

/** @typedef {import("./game.js").Scene} Scene */

const EVENTS = new Set(["move", "chance"]);

/** @param {{scene: Scene}} props */
export function Announcer({ scene }) {
  useNews(scene);
  useQuestion(scene);
  useReplies(scene);
  return html`<${SpokenRegion} />`;
}

/** The region itself. What is added to it is read; what leaves it is not. */
export function SpokenRegion() {
  const items = useStore(spoken);
  useEffect(() => silence, []);
  return html`<div class="hidden" role="status" aria-live="polite" aria-atomic="false" aria-relevant="additions">
    ${items.map(({ key, words }) => html`<p key=${key}>${words}</p>`)}
  </div>`;
}

/** Tell the entries that are new to this reader. @param {Scene} scene */
function useNews(scene) {
  const { shown, logReader, kept } = scene;
  const teller = useRef({ news: new News(), seat: /** @type {number | null} */ (null), isFirst: true });
  useEffect(() => {
    const { position, entries, past, seat } = shown;
    if (!position || past) return;
    const last = entries.at(-1)?.number ?? 0;
    const { current } = teller;
    if (current.isFirst || (current.seat !== seat && !shown.table?.explore)) {
      Object.assign(current, { seat, isFirst: false }); // what was before is on the page, and is no news
      current.news.skipTo(last);
      return;
    }
    const counting = new Set(kept);
    const lasting = notReplaced(
      entries.filter((entry) => !EVENTS.has(entry.kind) || counting.has(entry.number)),
      () => true,
    );
    tell(...tellEntries(current.news, settled(lasting, position.actor, seat), scene));
  }, [shown.entries, shown.position, shown.past, logReader.seat]);
}

/**
 * The entries that no later one will replace. The lines of another player's turn grow: they are read out when that player has done, with the chance
 * that follows.
 * @param {ReturnType<typeof notReplaced>} entries @param {unknown} actor who acts next @param {number | null} seat the reader's
 */
function settled(entries, actor, seat) {
  if (actor === seat || actor === "over") return entries;
  let end = entries.length;
  const isOfTurn = (/** @type {(typeof entries)[number]} */ entry) =>
    EVENTS.has(entry.kind) && (entry.kind === "chance" || actor === "chance" || ownerOf(entry) === actor);
  while (end > 0 && isOfTurn(entries[end - 1])) end--;
  return entries.slice(0, end);
}

/** @param {News} news @param {ReturnType<typeof notReplaced>} entries @param {Scene} scene */
function tellEntries(news, entries, { logReader, shown }) {
  const isBrief = settings.value.detail === "brief";
  const found = [];
  for (const entry of entries) {
    if (EVENTS.has(entry.kind)) found.push(...news.tell([entry], logReader, isBrief));
    else if (entry.number > news.last) {
      if (entry.kind === "chat" && entry.seat !== shown.seat)
        found.push(say("web-plain-pair", { name: entry.name, value: entry.text }));
      else if (entry.kind !== "chat") found.push(...wordEntry(entry, logReader, {}).map(({ words }) => words));
      news.skipTo(entry.number);
    }
  }
  return found;
}

/** Tell what is asked, and how the game ended; at the first look it has the focus instead. @param {Scene} scene */
function useQuestion(scene) {
  const { shown, position } = scene;
  const before = useRef(/** @type {number | null} */ (null));
  const at = position && !shown.past ? position.at : null;
  const isDue = at !== null && (isAsked(shown) || position?.result);
  useEffect(() => {
    const isFirst = before.current === null;
    if (at === null || before.current === at) return;
    before.current = at;
    if (isFirst || !isDue) return;
    const options =
      isAsked(shown) && settings.value.detail === "full" && has("text-numbered")
        ? optionsOf(scene).filter(({ isEnd }) => !isEnd)
        : [];
    const moves = options.map(({ words }, place) => say("text-numbered", { number: place + 1, words }));
    tell(
      join([whoIsAsked(scene), questionText(scene)].filter(Boolean), "spaces"),
      ...(settings.value.plain ? moves : []),
    );
  }, [at, isDue]);
}

/** Tell notices and hints. @param {Scene} scene */
function useReplies(scene) {
  const { notice, hint } = scene.shown;
  useEffect(() => {
    if (notice) tell(notice.text);
  }, [notice]);
  useEffect(() => {
    if (hint && scene.shown.position) tell(...adviceSentences(hint, scene.shown.position, scene.reader));
  }, [hint]);
}
