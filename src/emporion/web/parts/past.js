// Looking back: to any moment of a game by slider, keys or by itself, as any seat saw it if the game is over.
import { linkOf } from "../lib/base.js";
import { html, useEffect, useMemo, useState } from "../lib/html.js";
import { recall, remember } from "../lib/memory.js";
import { momentLink } from "../lib/route.js";
import { keptNumbers, viewerOf } from "../lib/shown.js";
import { tell } from "../lib/speaker.js";
import { join, number, say } from "../lib/texts.js";
import { eventsOf, momentLength, nextMoment, roundsOf, turnSoFar, turnsOf } from "../lib/turns.js";
import { Copy } from "./copy.js";
import { spread } from "./curves.js";
import { tellEvents } from "./log.js";
import { Sign } from "./sign.js";
import { tipped } from "./tip.js";

/** @typedef {import("../lib/session.js").Session} Session */
/** @typedef {import("../lib/shown.js").Shown} Shown */
/** @typedef {import("../types.js").Moment} Moment */
/** @typedef {import("../types.js").Turning} Turning */
/** @typedef {import("../lib/turns.js").Round} Round */
/** @typedef {(event: number) => void} Look */

const SPEEDS = [0.5, 1, 2, 4];
/** Pixels between the numbers of two moments, at least. */
const MOMENT_GAP = 16;

/** Go on to the next moment by itself. @param {Session} session @param {Moment} past @param {{next: number, ms: number}} following @param {boolean} isPlaying @param {(isPlaying: boolean) => void} setIsPlaying */
function usePlayback(session, past, { next, ms }, isPlaying, setIsPlaying) {
  useEffect(() => {
    if (!isPlaying) return;
    if (past.event >= past.of) return setIsPlaying(false);
    const timer = setTimeout(() => session.history.look(next), ms);
    return () => clearTimeout(timer);
  }, [isPlaying, ms, next, past]);
}

/** The events of the game, its turns and its rounds. @param {Shown} shown */
function useCourse({ entries }) {
  return useMemo(() => {
    const kept = keptNumbers(entries);
    const events = eventsOf(entries, kept);
    return { events, turns: turnsOf(events), rounds: roundsOf(entries, kept) };
  }, [entries]);
}

/** Where in the game a moment is: in the set-up, or in which turn. @param {import("../lib/turns.js").Turns} turns @param {number} event */
function turnText({ ends, hasSetup }, event) {
  if (event === 0) return "";
  const place = ends.filter((end) => end < event).length + 1;
  if (hasSetup && place === 1) return say("web-past-setup");
  const first = hasSetup ? 1 : 0;
  return say("web-past-turn", { turn: place - first, turns: ends.length - first });
}

/**
 * @param {{session: Session, shown: Shown, names: string[], reader: import("../lib/lines.js").Reader, moments: Turning[], isPlaying: boolean,
 *   setIsPlaying: (isPlaying: boolean) => void}} props
 */
export function Past({ session, shown, names, reader, moments, isPlaying, setIsPlaying }) {
  const past = /** @type {Moment} */ (shown.past);
  const [speed, setSpeed] = useState(recall("speed", 1));
  const { events, turns, rounds } = useCourse(shown);
  const round = rounds.filter((found) => found.event <= past.event).at(-1)?.round;
  const following = {
    next: nextMoment(events, turns, past.event),
    ms: momentLength(events, turns, past.event) / speed,
  };
  usePlayback(session, past, following, isPlaying, setIsPlaying);
  const look = (/** @type {number} */ event) => {
    setIsPlaying(false);
    void session.history.look(Math.max(0, Math.min(past.of, event)));
  };
  const togglePlaying = () => {
    if (!isPlaying && past.event >= past.of) void session.history.look(0);
    setIsPlaying(!isPlaying);
  };
  const happened = join(tellEvents(turnSoFar(events, turns, past.event), reader), "dots");
  useEffect(() => tell(say("web-past-at", { event: past.event, of: past.of }), happened), [past.event]);
  return html`<section class="past" aria-label=${say("web-past")}>
    <p>${say("web-past-at", { event: past.event, of: past.of })}${round !== undefined && html` <span class="past-round">${say("web-past-round", { round })}</span>`} <span class="past-turn">${turnText(turns, past.event)}</span></p>
    <p class="past-events" ...${tipped(happened)}>${happened}</p>
    <${Steps} past=${past} history=${session.history} isPlaying=${isPlaying} onLook=${look} onToggle=${togglePlaying} />
    <${Slider} past=${past} rounds=${rounds} moments=${moments} onLook=${look} />
    <div class="past-manner">
      <${SpeedChoice} speed=${speed} onChoose=${setSpeed} />
      <${ViewerChoice} session=${session} shown=${shown} names=${names} />
      <${PastLinks} session=${session} shown=${shown} />
    </div>
  </section>`;
}

/** @param {{past: Moment, history: import("../lib/history.js").History, isPlaying: boolean, onLook: Look, onToggle: () => void}} props */
function Steps({ past, history, isPlaying, onLook, onToggle }) {
  const { event, of } = past;
  return html`<div class="past-steps">
    <${StepButton} name="first" sign="first" isOff=${event === 0} onPress=${() => onLook(0)} />
    <${StepButton} name="back" sign="back" isOff=${event === 0} onPress=${() => onLook(history.step(event, -1, false))} />
    <${StepButton} name="event-back" sign="eventback" isOff=${event === 0} onPress=${() => onLook(event - 1)} />
    <button class="icon" onClick=${onToggle} aria-label=${say(isPlaying ? "web-past-stop" : "web-past-play")} ...${tipped(say("web-past-play-key"))}><${Sign} of=${isPlaying ? "pause" : "play"} /></button>
    <${StepButton} name="event-on" sign="eventon" isOff=${event === of} onPress=${() => onLook(event + 1)} />
    <${StepButton} name="on" sign="on" isOff=${event === of} onPress=${() => onLook(history.step(event, 1, false))} />
    <${StepButton} name="last" sign="last" isOff=${event === of} onPress=${() => onLook(of)} />
  </div>`;
}

/** @param {{name: string, sign: string, isOff: boolean, onPress: () => void}} props */
function StepButton({ name, sign, isOff, onPress }) {
  return html`<button class=${`icon step-${name}`} onClick=${onPress} disabled=${isOff} aria-label=${say(`web-past-${name}`)} ...${tipped(say(`web-past-${name}-key`))}><${Sign} of=${sign} /></button>`;
}

/** The slider, with marks where rounds begin and at the moments that decided the game. @param {{past: Moment, rounds: Round[], moments: Turning[], onLook: Look}} props */
function Slider({ past, rounds, moments, onLook }) {
  const { event, of } = past;
  const numbers = spread(
    moments.map((found) => (found.event - 1) / of),
    MOMENT_GAP / Math.min(900, innerWidth),
  );
  return html`<div class="past-slide">
    <input type="range" min="0" max=${of} value=${event} aria-label=${say("web-past-slider")} onInput=${(/** @type {any} */ input) => onLook(Number(input.target.value))} />
    <div class="past-marks" aria-hidden="true">
      ${rounds.map((found) => html`<i key=${found.event} style=${`--at:${found.event / of}`}></i>`)}
      ${moments.map((found, place) => html`<b key=${`m${found.event}`} style=${`--at:${numbers[place]}`}>${number(place + 1)}</b>`)}
    </div>
  </div>`;
}

/** @param {{speed: number, onChoose: (speed: number) => void}} props */
function SpeedChoice({ speed, onChoose }) {
  const choose = (/** @type {any} */ event) => {
    onChoose(Number(event.target.value));
    remember("speed", Number(event.target.value));
  };
  return html`<select aria-label=${say("web-past-speed")} onChange=${choose}>
    ${SPEEDS.map((found) => html`<option key=${found} value=${found} selected=${found === speed}>${number(found)} ×</option>`)}
  </select>`;
}

/** Whose view is shown, where nothing is hidden any more. @param {{session: Session, shown: Shown, names: string[]}} props */
function ViewerChoice({ session, shown, names }) {
  const { past, table, secret } = shown;
  if (!past || !table || (table.status !== "over" && !table.explore)) return null;
  const viewer = viewerOf(shown);
  const choose = (/** @type {any} */ event) => session.history.look(past.event, event.target.value);
  return html`<select class="past-viewer" aria-label=${say("web-past-viewer")} onChange=${choose}>
    ${names.map((name, seat) => html`<option key=${seat} value=${seat} selected=${String(seat) === viewer}>${say("web-past-seen", { player: name })}</option>`)}
    ${secret && html`<option value="all" selected=${viewer === "all"}>${say("web-past-all")}</option>`}
  </select>`;
}

/** The link of the moment, the record, and the way back to the present. @param {{session: Session, shown: Shown}} props */
function PastLinks({ session, shown }) {
  const { past, table } = shown;
  if (!past || !table) return null;
  const isOver = table.status === "over";
  const link = linkOf(momentLink(table.code, past.event, isOver ? viewerOf(shown) : null));
  return html`<${Copy} link=${link} label=${say("web-past-link")} kind="signed" />
    ${isOver && html`<a class="button signed" href=${`/api/v1/tables/${table.code}/record`} download><${Sign} of="download" /> <span>${say("web-record")}</span></a>`}
    <button class="button" onClick=${() => session.showPresent()}>${say(isOver ? "web-past-result" : "web-past-now")}</button>`;
}
