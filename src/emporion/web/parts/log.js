// What happened, in lines that lead to their moment.
import { useFollowing } from "../lib/following.js";
import { html, useLayoutEffect, useMemo, useRef } from "../lib/html.js";
import { clock, say } from "../lib/texts.js";
import { tipped } from "./tip.js";

/** @typedef {import("../types.js").Told} Told */
/** @typedef {import("../games/index.js").Context} Context */
/** @typedef {import("../lib/telling.js").Line} Line */

/** @param {Told} entry @param {Context} context @param {any} describe @returns {Line[]} */
function told(entry, context, describe) {
  const player = entry.seat == null ? "" : context.names[entry.seat];
  const you = entry.seat === context.seat ? "yes" : "no";
  if (entry.kind === "move" || entry.kind === "chance") return describe(entry, context);
  if (entry.kind === "undo") return [{ line: say("web-log-undo", { player, you }) }];
  if (entry.kind === "stand-in") return [{ line: say("web-log-stand-in", { player, level: say(`web-level-${entry.level}`) }) }];
  if (entry.kind === "return") return [{ line: say("web-log-return", { player, you }) }];
  return [];
}

/**
 * What chance did without a break is one entry: nine cubes are one line. So is a move with those that go on with it, if all of them count or none.
 * @param {Told[]} entries @param {(entry: Told) => boolean} goesOn @param {Map<number, number>} events
 * @returns {(Told & {first: number})[]} each with the number of the first entry in it
 */
function joined(entries, goesOn, events) {
  /** @type {(Told & {first: number})[]} */
  const found = [];
  const belongs = (/** @type {Told} */ entry, /** @type {Told | undefined} */ last) =>
    last?.kind === entry.kind &&
    (entry.kind === "chance" || (entry.kind === "move" && entry.seat === last.seat && goesOn(entry) && events.has(entry.number) === events.has(last.number)));
  for (const entry of entries) {
    const last = found.at(-1);
    if (last && belongs(entry, last)) found[found.length - 1] = { ...entry, first: last.first, effects: [...(last.effects ?? []), ...(entry.effects ?? [])] };
    else found.push({ ...entry, first: entry.number });
  }
  return found;
}

/** So many entries hold the last turn of somebody else. */
const RECENT = 16;

/**
 * What somebody else did last, for a page that has the log behind a tab.
 * @param {{entries: Told[], context: Context, seat: number | null, describe: any, goesOn: (entry: Told) => boolean, kept: number[], language: string,
 *   onOpen: () => void}} props
 */
export function Latest({ entries, context, seat, describe, goesOn, kept, language, onOpen }) {
  const text = useMemo(() => {
    const events = new Map(kept.slice(-RECENT).map((number, event) => [number, event]));
    const recent = joined(entries.slice(-RECENT).filter((entry) => events.has(entry.number)), goesOn, events);
    const last = recent.findLastIndex((entry) => entry.kind === "move" && entry.seat !== seat);
    const turn = recent.slice(recent.findLastIndex((entry, place) => place < last && entry.seat !== recent[last].seat) + 1, last + 1);
    return turn.flatMap((entry) => told(entry, context, describe).slice(0, 1).map(({ line }) => line)).join(". "); // without what followed from it
  }, [entries, seat, language, context.components, context.names.join()]);
  return html`<button class="latest" onClick=${onOpen} ...${tipped(say("web-log"))}><span>${text}</span></button>`;
}

/**
 * @param {{entries: Told[], context: Context, describe: any, goesOn: (entry: Told) => boolean, language: string, kept: number[], at: number | null, seen: string, onLook: (event: number) => void}} props
 */
export function Log({ entries, context, describe, goesOn, language, kept, at, seen, onLook }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const follow = useFollowing();
  const turned = useRef({ at, seen });
  const written = useRef(/** @type {Map<string, Line[]>} */ (new Map()));
  const manner = `${language} ${context.seat} ${context.components ? "" : "early"} ${context.names.join()}`;
  const events = useMemo(() => new Map(kept.map((number, event) => [number, event + 1])), [kept.join()]);
  const linesOf = (/** @type {Told} */ entry) => {
    const key = `${entry.number} ${entry.effects?.length ?? 0} ${manner}`;
    let found = written.current.get(key);
    if (!found) written.current.set(key, (found = told(entry, context, describe)));
    return found;
  };
  // The last line is in sight, unless one has gone back to read; while one looks back, that of the moment is.
  useLayoutEffect(() => {
    if (!box.current) return;
    const before = turned.current;
    turned.current = { at, seen };
    if (at === null) return follow(box.current, before.at !== null || before.seen !== seen);
    const { scrollTop, clientHeight } = box.current;
    const top = /** @type {HTMLElement | null} */ (box.current.querySelector(".now"))?.offsetTop ?? 0;
    if (top < scrollTop || top > scrollTop + clientHeight - 40) box.current.scrollTop = top - clientHeight / 2;
  }, [entries.length, at, seen]);
  // A table is drawn anew more often than it gets longer.
  return useMemo(() => lines(), [entries, events, manner, at]);

  function lines() {
    const shown = joined(entries, goesOn, events).flatMap((entry) => linesOf(entry).map((found, place) => ({ entry, place, ...found })));
    if (!shown.length) return html`<p class="empty">${say("play-log-empty")}</p>`;
    // Not every event has a line: the moment is at the last that had begun by then.
    const begun = shown.map(({ entry }) => events.get(entry.first) ?? Infinity);
    const here = at === null ? null : Math.max(...begun.filter((event) => event <= at));
    return html`<div class="log" ref=${box} role="log" aria-label=${say("web-log")} tabindex="0"><ol>
      ${shown.map(({ entry, place, line, rule, seat = entry.seat ?? undefined }) => {
        const event = events.get(entry.number);
        const gone = event === undefined && (entry.kind === "move" || entry.kind === "chance");
        const kinds = [entry.kind === "chance" && "by-chance", seat !== undefined && `by-${seat}`, gone && "taken-back", event !== undefined && events.get(entry.first) === here && "now"];
        return html`<li key=${`${entry.number}-${place}`} class=${kinds.filter(Boolean).join(" ")}>
          ${event === undefined
            ? html`<span class="log-line">${line}</span>`
            : html`<button class="log-line" onClick=${() => onLook(event)} ...${tipped(say("web-log-look", { time: clock(entry.at) }), rule)}>${line}</button>`}
        </li>`;
      })}
    </ol></div>`;
  }
}
