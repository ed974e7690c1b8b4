// The coach's sentence, at the side of the question or, on a phone, over the foot of the board: it moves nothing.
import { coaching, noteSaid, switchCoach } from "../lib/coaching.js";
import { html, useEffect, useState } from "../lib/html.js";
import { tag } from "../lib/lines.js";
import { isAsked } from "../lib/shown.js";
import { tell } from "../lib/speaker.js";
import { useStore } from "../lib/store.js";
import { has, loadMoreTexts, say } from "../lib/texts.js";
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

/** @param {{scene: Scene}} props */
export function Coach({ scene }) {
  const { isOn, said } = useStore(coaching);
  const [isReady, setIsReady] = useState(false);
  const isWanted = isOn && isCoached(scene);
  const kind = isWanted ? kindOf(scene) : "";
  useEffect(() => {
    if (isWanted) void loadMoreTexts("coach").then(() => setIsReady(true));
  }, [isWanted]);
  useEffect(() => {
    if (kind) return () => noteSaid(kind);
  }, [kind]);
  const isNew = isReady && kind !== "" && !said.includes(kind) && has(kind);
  useEffect(() => {
    if (isNew) tell(say(kind));
  }, [isNew, kind]);
  return html`<div class="coach-place">
    ${
      isNew &&
      html`<section class="coach" aria-label=${say("coach-name")}>
        <p><b>${say("coach-name")}</b> ${say(kind)}</p>
        <div class="coach-actions">
          <button class="button small" onClick=${() => noteSaid(kind)}>${say("coach-understood")}</button>
          <button class="button small quiet" onClick=${() => switchCoach(false)}>${say("coach-off")}</button>
        </div>
      </section>`
    }
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
