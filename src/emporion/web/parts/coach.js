// The coach's sentence, at the side of the question or, on a narrow page, below it: it covers no answer.
import { coaching, noteSaid, switchCoach } from "../lib/coaching.js";
import { html, useEffect, useRef, useState } from "../lib/html.js";
import { tag } from "../lib/lines.js";
import { isAsked } from "../lib/shown.js";
import { tell } from "../lib/speaker.js";
import { useStore } from "../lib/store.js";
import { has, loadMoreTexts, say } from "../lib/texts.js";
import { Sign } from "./sign.js";
import { tipped } from "./tip.js";

/** @typedef {import("./game.js").Scene} Scene */

/** Whether a player is alone with bots in a game that is going on. @param {Scene} scene */
const isCoached = ({ shown, table }) =>
  shown.own.length === 1 &&
  table.status === "running" &&
  !table.explore &&
  table.seats.every(({ seat, kind }) => kind === "bot" || shown.own.includes(seat));

/** The kind of the decision that is asked for, as a key of its sentence. @param {Scene} scene */
const kindOf = ({ shown, table }) =>
  isAsked(shown) && !shown.past ? `coach-${table.game}-${tag(shown.position?.question?.type ?? "")}` : "";

/**
 * What the coach says now: the key of its sentence, "" if it is silent, and whether its place on a narrow page is kept. The place stays until the next
 * question, so that the board does not jump when the sentence is put away.
 * @typedef {{kind: string, hasPlace: boolean}} Coaching
 * @param {Scene} scene @returns {Coaching}
 */
export function useCoach(scene) {
  const { isOn, said } = useStore(coaching);
  const [isReady, setIsReady] = useState(false);
  const spokenAt = useRef(-1);
  const isWanted = isOn && isCoached(scene);
  const kind = isWanted ? kindOf(scene) : "";
  const at = scene.position?.at ?? -1;
  useEffect(() => {
    if (isWanted) void loadMoreTexts("coach").then(() => setIsReady(true));
  }, [isWanted]);
  useEffect(() => {
    if (kind) return () => noteSaid(kind);
  }, [kind]);
  const isUnsaid = kind !== "" && !said.includes(kind);
  const isNew = isReady && isUnsaid && has(kind);
  useEffect(() => {
    if (isNew) tell(say(kind));
  }, [isNew, kind]);
  if (isNew) spokenAt.current = at;
  return { kind: isNew ? kind : "", hasPlace: (isReady ? isNew : isUnsaid) || (at >= 0 && spokenAt.current === at) };
}

/** The sentence at the side of the question. @param {{coach: Coaching}} props */
export function Coach({ coach: { kind } }) {
  return html`<div class="coach-place">
    ${
      kind &&
      html`<section class="coach" aria-label=${say("coach-name")}>
        <p><b>${say("coach-name")}</b> ${say(kind)}</p>
        <${CoachButtons} kind=${kind} />
      </section>`
    }
  </div>`;
}

/** The sentence below the question of a narrow page, in as many lines as there is room for; a press shows all of it. @param {{coach: Coaching}} props */
export function CoachLine({ coach: { kind, hasPlace } }) {
  const [openKind, setOpenKind] = useState("");
  if (!hasPlace) return null;
  const isOpen = openKind === kind;
  return html`<div class="coach-place">
    ${
      kind &&
      html`<section class=${isOpen ? "coach open" : "coach"} aria-label=${say("coach-name")}>
        <button class="coach-line" aria-expanded=${isOpen} onClick=${() => setOpenKind(isOpen ? "" : kind)}><span><b>${say("coach-name")}</b> ${say(kind)}</span></button>
        ${
          isOpen
            ? html`<${CoachButtons} kind=${kind} />`
            : html`<button class="icon" aria-label=${say("coach-understood")} title=${say("coach-understood")} onClick=${() => noteSaid(kind)}><${Sign} of="close" /></button>`
        }
      </section>`
    }
  </div>`;
}

/** @param {{kind: string}} props */
function CoachButtons({ kind }) {
  return html`<div class="coach-actions">
    <button class="button small" onClick=${() => noteSaid(kind)}>${say("coach-understood")}</button>
    <button class="button small quiet" onClick=${() => switchCoach(false)}>${say("coach-off")}</button>
  </div>`;
}

/** Whether the coach speaks. @param {{scene: Scene}} props */
export function CoachSetting({ scene }) {
  const { isOn } = useStore(coaching);
  if (!isCoached(scene)) return null;
  return html`<label class="button quiet check" ...${tipped(say("web-coach-tip"))}>
    <input type="checkbox" checked=${isOn} onChange=${(/** @type {any} */ event) => switchCoach(event.target.checked)} />
    <span>${say("web-coach")}</span>
  </label>`;
}
