// What happened, in lines that lead to their moment.

import { html, useLayoutEffect, useMemo, useRef } from "../lib/html.js";
import { linesOf, sentence, wordLine } from "../lib/lines.js";
import { useStickToEnd } from "../lib/stick_to_end.js";
import { clock, say } from "../lib/texts.js";
import { tipped } from "./tip.js";

/** @typedef {import("../types.js").EntryView} EntryView */
/** @typedef {import("../lib/lines.js").Reader} Reader */
/** @typedef {{words: string, rule?: string, seat?: number | null}} WordedLine in words, with the id of its rule and the seat it is about */
/** @typedef {Record<string, string>} RuleOf the rule of each type of effect */

/** @param {EntryView} entry @param {Reader} reader @param {RuleOf} ruleOf @returns {WordedLine[]} */
export function wordEntry(entry, reader, ruleOf) {
  const player = entry.seat == null ? "" : reader.names[entry.seat];
  const you = entry.seat === reader.seat ? "yes" : "no";
  if (entry.kind === "undo") return [{ words: say("web-log-undo", { player, you }) }];
  if (entry.kind === "stand-in") return [{ words: say("web-log-stand-in", { player, level: entry.level }) }];
  if (entry.kind === "return") return [{ words: say("web-log-return", { player, you }) }];
  if (entry.kind === "leave") return [{ words: say("web-log-leave", { player, level: entry.level }) }];
  if (entry.kind === "abandon") return [{ words: say("web-log-abandon", { player, you }) }];
  if (entry.kind === "abandoned") return [{ words: say("web-log-abandoned") }];
  /** @type {WordedLine[]} */
  const found = [];
  for (const line of linesOf(entry)) {
    const words = wordLine(line, reader);
    if (words !== null) found.push({ words, rule: ruleOf[line[0].type], seat: line[0].seat });
  }
  return found;
}

/**
 * The entries whose lines are shown: those that no later one replaces. Lines of an entry that was taken back replace
 * only such as were taken back, too.
 * @param {EntryView[]} entries @param {(entry: EntryView) => boolean} counts
 * @returns {(EntryView & {first: number})[]} each with the number of the first entry that it stands for
 */
export function notReplaced(entries, counts) {
  /** @type {(EntryView & {first: number})[]} */
  const found = [];
  for (const entry of entries) {
    const from = entry.replaces ?? entry.number;
    let first = entry.number;
    for (let place = found.length - 1; place >= 0 && found[place].number >= from; place--) {
      if (!EVENTS.has(found[place].kind) || counts(found[place]) !== counts(entry)) continue;
      first = Math.min(first, found[place].first);
      found.splice(place, 1);
    }
    found.push({ ...entry, first });
  }
  return found;
}

const EVENTS = new Set(["move", "chance"]);

/** Events that were taken back at once are shown once. @param {EntryView} entry @param {number} place @param {EntryView[]} entries */
function isLastUndo({ kind, seat, at }, place, entries) {
  const next = entries[place + 1];
  return kind !== "undo" || next?.kind !== "undo" || next.seat !== seat || next.at !== at;
}

/** What events of the game tell, in sentences. @param {EntryView[]} events @param {Reader} reader @returns {string[]} */
export const tellEvents = (events, reader) =>
  notReplaced(events, () => true).flatMap((entry) => wordEntry(entry, reader, {}).map(({ words }) => words));

/** The seat that an event is about: what a seat did may stand with the chance that followed. @param {EntryView} entry */
export const ownerOf = (entry) => entry.seat ?? linesOf(entry)[0]?.[0]?.seat;

/** So many entries hold the last turn of another player. */
const RECENT = 16;

/**
 * What another player did last, for a page that has the log behind a tab.
 * @param {{entries: EntryView[], reader: Reader, ruleOf: RuleOf, seat: number | null, kept: number[], language: string,
 *   onOpen: () => void}} props
 */
export function Latest({ entries, reader, ruleOf, seat, kept, language, onOpen }) {
  const text = useMemo(() => {
    const counting = new Set(kept.slice(-RECENT));
    const recent = notReplaced(
      entries.slice(-RECENT).filter((entry) => counting.has(entry.number)),
      () => true,
    );
    const owned = recent.filter((entry) => ownerOf(entry) != null);
    const last = owned.findLastIndex((entry) => ownerOf(entry) !== seat);
    const before = owned.findLastIndex((entry, place) => place < last && ownerOf(entry) !== ownerOf(owned[last]));
    const turn = owned.slice(before + 1, last + 1);
    const sentences = turn.map((entry) => wordEntry(entry, reader, ruleOf)[0]?.words); // without what followed from it
    return sentences.filter(Boolean);
  }, [entries, seat, language, reader.names.join()]);
  if (!text.length) return null;
  return html`<button class="latest" onClick=${onOpen} ...${tipped(say("web-log"))}>
    ${text.map((words, place) => html`<span key=${place}>${words}</span>`)}
  </button>`;
}

/**
 * What the others have done since one's last turn: a line for each opponent, those who have raided one first.
 * @param {{entries: EntryView[], reader: Reader, seat: number, players: number, actor: unknown, kept: number[], language: string, SeatFlag: any,
 *   onOpen: () => void}} props
 */
export function SinceLastTurn({ entries, reader, seat, players, actor, kept, language, SeatFlag, onOpen }) {
  const lines = useMemo(
    () => tellOthers(sinceLastTurn(entries, kept, seat, actor === seat), reader, seat, players),
    [entries, seat, actor, language, reader.names.join()],
  );
  const hadLines = useRef(false);
  hadLines.current ||= lines.length > 0; // later its room stays, so that the board does not jump
  if (!hadLines.current) return null;
  return html`<button class="since" style=${`--lines:${players - 1}`} onClick=${onOpen} aria-label=${say("web-since-told", { lines: lines.map(({ words }) => words) })}>
    <span class="since-title" aria-hidden="true">${say("web-since")}</span>
    <span class="since-lines" aria-hidden="true">
      ${lines.map(({ by, words, isRaid }) => html`<span key=${by} class=${`since-line seat-${by}${isRaid ? " raided" : ""}`} ...${tipped(words)}>${SeatFlag && html`<${SeatFlag} seat=${by} />`}<span>${words}</span></span>`)}
    </span>
  </button>`;
}

/** The events between one's last turn and now, or one's present turn. @param {EntryView[]} entries @param {number[]} kept @param {number} seat @param {boolean} isAsked @returns {EntryView[]} */
export function sinceLastTurn(entries, kept, seat, isAsked) {
  const counting = new Set(kept);
  const events = entries.filter((entry) => counting.has(entry.number));
  let end = events.length;
  // One's present turn is no news.
  while (isAsked && end > 0 && (events[end - 1].seat === seat || events[end - 1].kind === "chance")) end--;
  if (isAsked && events[end]?.kind === "chance") end = afterChance(events, end, seat);
  let start = end;
  while (start > 0 && events[start - 1].seat !== seat) start--;
  return events.slice(start, end);
}

/** Chance that follows another player's move belongs to that move. @param {EntryView[]} events @param {number} from @param {number} seat */
function afterChance(events, from, seat) {
  let end = from;
  while (events[end]?.kind === "chance" && events[end].seat !== seat) end++;
  return end;
}

/** @param {EntryView[]} events @param {Reader} reader @param {number} seat @param {number} players */
function tellOthers(events, reader, seat, players) {
  const lines = notReplaced(events, () => true).flatMap(linesOf);
  const others = Array.from({ length: players - 1 }, (_, i) => (seat + 1 + i) % players);
  const found = others.map((by) => {
    const own = lines.filter((line) => line[0].seat === by);
    const isLoss = (/** @type {import("../lib/lines.js").Effect} */ effect) => effect.victim === seat;
    const losses = own.flatMap((line) => line.filter(isLoss)).map((effect) => sentence(effect, reader));
    const rest = own
      .filter((line) => !isLoss(line[0]))
      .map((line) =>
        wordLine(
          line.filter((effect) => !isLoss(effect)),
          reader,
        ),
      );
    return { by, isRaid: losses.length > 0, words: [...losses, ...rest].filter(Boolean).join(" · ") };
  });
  return found.filter(({ words }) => words).sort((one, other) => Number(other.isRaid) - Number(one.isRaid));
}

/**
 * @param {{entries: EntryView[], reader: Reader, ruleOf: RuleOf, language: string, kept: number[], at: number | null, seen: string,
 *   onLook: (event: number) => void}} props
 */
export function Log({ entries, reader, ruleOf, language, kept, at, seen, onLook }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const stickToEnd = useStickToEnd();
  const shownBefore = useRef({ at, seen });
  const worded = useRef(/** @type {Map<string, WordedLine[]>} */ (new Map()));
  const manner = `${language} ${reader.seat} ${reader.names.join()}`;
  const events = useMemo(() => new Map(kept.map((number, event) => [number, event + 1])), [kept.join()]);
  const wordsOf = (/** @type {EntryView} */ entry) => {
    const key = `${entry.number} ${manner}`;
    const known = worded.current.get(key);
    if (known) return known;
    const found = wordEntry(entry, reader, ruleOf);
    worded.current.set(key, found);
    return found;
  };
  // Show the last line, unless the reader has scrolled back; in the past, show the line of the moment.
  useLayoutEffect(() => {
    if (!box.current) return;
    const before = shownBefore.current;
    shownBefore.current = { at, seen };
    if (at === null) return stickToEnd(box.current, before.at !== null || before.seen !== seen);
    const { scrollTop, clientHeight } = box.current;
    const top = /** @type {HTMLElement | null} */ (box.current.querySelector(".now"))?.offsetTop ?? 0;
    if (top < scrollTop || top > scrollTop + clientHeight - 40) box.current.scrollTop = top - clientHeight / 2;
  }, [entries.length, at, seen]);
  // A table is drawn anew more often than it gets longer.
  return useMemo(() => lines(), [entries, events, manner, at]);

  function lines() {
    const shown = notReplaced(entries.filter(isLastUndo), (entry) => events.has(entry.number)).flatMap((entry) =>
      wordsOf(entry).map((line, place) => ({ entry, place, ...line })),
    );
    if (!shown.length) return html`<p class="empty">${say("play-log-empty")}</p>`;
    // Not every event has a line: the moment is at the last that had begun by then.
    const begun = shown.map(({ entry }) => events.get(entry.first) ?? Infinity);
    const here = at === null ? null : Math.max(...begun.filter((event) => event <= at));
    return html`<div class="log" ref=${box} role="log" aria-live="off" aria-label=${say("web-log")} tabindex="0"><ol>
      ${shown.map(({ entry, place, words, rule, seat = entry.seat }) => {
        const event = events.get(entry.number);
        const kinds = [
          entry.kind === "chance" && seat == null && "by-chance",
          seat != null && `by-${seat}`,
          event === undefined && EVENTS.has(entry.kind) && "taken-back",
          event !== undefined && events.get(entry.first) === here && "now",
        ];
        return html`<li key=${`${entry.number}-${place}`} class=${kinds.filter(Boolean).join(" ")}>
          ${
            event === undefined
              ? html`<span class="log-line">${words}</span>`
              : html`<button class="log-line" onClick=${() => onLook(event)} ...${tipped(say("web-log-look", { time: clock(entry.at) }), rule)}>${words}</button>`
          }
        </li>`;
      })}
    </ol></div>`;
  }
}
