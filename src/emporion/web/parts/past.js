// Looking back: to any moment of a game by slider, keys or by itself, as any seat saw it if the game is over.
import { html, useEffect, useMemo, useState } from "../lib/html.js";
import { recall, remember } from "../lib/memory.js";
import { number, say } from "../lib/texts.js";
import { Copy } from "./copy.js";
import { apart } from "./review.js";
import { Sign } from "./sign.js";
import { tipped } from "./tip.js";

/** @typedef {import("../lib/session.js").Session} Session */
/** @typedef {import("../lib/session.js").Shown} Shown */
/** @typedef {{event: number, round: number}} Round */

const SPEEDS = [0.5, 1, 2, 4];
const PAUSE = 1400;
/** Pixels between the numbers of two moments, at least. */
const NEAREST = 16;

/** The address of a moment, and of who looks. @param {string} code @param {number} event @param {string | null} viewer */
export const momentLink = (code, event, viewer) => `/replay/${code}?event=${event}${viewer === null ? "" : `&seat=${viewer}`}`;

/** After which events a round begins. @param {import("../types.js").Told[]} entries @param {number[]} kept @returns {Round[]} */
export function roundsOf(entries, kept) {
  const effects = new Map(entries.map((entry) => [entry.number, entry.effects ?? []]));
  /** @type {Round[]} */
  const found = [];
  kept.forEach((place, index) => {
    for (const effect of effects.get(place) ?? []) {
      const round = effect.type === "RoundBegan" ? effect.number : effect.type === "TurnBegan" ? effect.round : undefined;
      if (typeof round === "number" && round > (found.at(-1)?.round ?? 0)) found.push({ event: index + 1, round });
    }
  });
  return found;
}

/**
 * @param {{session: Session, shown: Shown, names: string[], moments: import("../types.js").Turning[], playing: boolean, onPlay: (playing: boolean) => void}} props
 */
export function Past({ session, shown, names, moments, playing, onPlay }) {
  const past = /** @type {import("../types.js").Moment} */ (shown.past);
  const table = /** @type {import("../types.js").TableInfo} */ (shown.table);
  const over = table.status === "over";
  const open = over || table.explore;
  const [speed, hurry] = useState(recall("speed", 1));
  const rounds = useMemo(() => roundsOf(shown.entries, session.kept()), [shown.entries]);
  const round = rounds.filter((found) => found.event <= past.event).at(-1)?.round;
  const look = (/** @type {number} */ event) => {
    onPlay(false);
    void session.look(Math.max(0, Math.min(past.of, event)));
  };
  useEffect(() => {
    if (!playing) return;
    if (past.event >= past.of) return onPlay(false);
    const next = setTimeout(() => session.look(past.event + 1), PAUSE / speed);
    return () => clearTimeout(next);
  }, [playing, speed, past]);
  const begin = () => {
    if (!playing && past.event >= past.of) void session.look(0);
    onPlay(!playing);
  };
  const marks = apart(moments.map((found) => (found.event - 1) / past.of), NEAREST / Math.min(900, innerWidth));
  const link = location.origin + momentLink(table.code, past.event, over ? session.viewer : null);
  return html`<section class="past" aria-label=${say("web-past")}>
    <p>${say("web-past-at", { event: past.event, of: past.of })}${round !== undefined && html` <span class="past-round">${say("web-past-round", { round })}</span>`}</p>
    <div class="past-steps">
      <button class="icon" onClick=${() => look(0)} disabled=${past.event === 0} aria-label=${say("web-past-first")} ...${tipped(say("web-past-first-key"))}><${Sign} of="first" /></button>
      <button class="icon" onClick=${() => look(past.event - 1)} disabled=${past.event === 0} aria-label=${say("web-past-back")} ...${tipped(say("web-past-back-key"))}><${Sign} of="back" /></button>
      <button class="icon" onClick=${begin} aria-label=${say(playing ? "web-past-stop" : "web-past-play")} ...${tipped(say("web-past-play-key"))}><${Sign} of=${playing ? "pause" : "play"} /></button>
      <button class="icon" onClick=${() => look(past.event + 1)} disabled=${past.event === past.of} aria-label=${say("web-past-on")} ...${tipped(say("web-past-on-key"))}><${Sign} of="on" /></button>
      <button class="icon" onClick=${() => look(past.of)} disabled=${past.event === past.of} aria-label=${say("web-past-last")} ...${tipped(say("web-past-last-key"))}><${Sign} of="last" /></button>
    </div>
    <div class="past-slide">
      <input type="range" min="0" max=${past.of} value=${past.event} aria-label=${say("web-past-slider")} onInput=${(/** @type {any} */ event) => look(Number(event.target.value))} />
      <div class="past-marks" aria-hidden="true">
        ${rounds.map((found) => html`<i key=${found.event} style=${`--at:${found.event / past.of}`}></i>`)}
        ${moments.map((found, place) => html`<b key=${`m${found.event}`} style=${`--at:${marks[place]}`}>${number(place + 1)}</b>`)}
      </div>
    </div>
    <div class="past-manner">
      <select
        aria-label=${say("web-past-speed")}
        onChange=${(/** @type {any} */ event) => {
          hurry(Number(event.target.value));
          remember("speed", Number(event.target.value));
        }}
      >
        ${SPEEDS.map((found) => html`<option key=${found} value=${found} selected=${found === speed}>${number(found)} ×</option>`)}
      </select>
      ${open &&
      html`<select class="past-viewer" aria-label=${say("web-past-viewer")} onChange=${(/** @type {any} */ event) => session.look(past.event, event.target.value)}>
        ${names.map((name, seat) => html`<option key=${seat} value=${seat} selected=${String(seat) === session.viewer}>${say("web-past-seen", { player: name })}</option>`)}
        ${shown.secret && html`<option value="all" selected=${session.viewer === "all"}>${say("web-past-all")}</option>`}
      </select>`}
      <${Copy} link=${link} label=${say("web-past-link")} kind="signed" />
      ${over && html`<a class="button signed" href=${`/api/v1/tables/${table.code}/record`} download><${Sign} of="download" /> <span>${say("web-record")}</span></a>`}
      <button class="button" onClick=${() => session.now()}>${say(over ? "web-past-result" : "web-past-now")}</button>
    </div>
  </section>`;
}
