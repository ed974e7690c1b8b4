// From a moment of a finished game on: play it out against bots, or try other moves on a board that is not the game.
import { keepSeats, post, signIn } from "../lib/api.js";
import { useAttempt } from "../lib/attempt.js";
import { linkOf } from "../lib/base.js";
import { html, useState } from "../lib/html.js";
import { recall } from "../lib/memory.js";
import { go, momentLink } from "../lib/route.js";
import { style } from "../lib/style.js";
import { say } from "../lib/texts.js";
import { Copy } from "./copy.js";
import { LEVELS } from "./newtable.js";
import { tipped } from "./tip.js";

await style("../styles/study.css", import.meta.url);

/** @typedef {import("../types.js").TableInfo} TableInfo */

/** @param {{table: TableInfo, past: import("../types.js").Moment, names: string[], seat: number}} props */
export function Study({ table, past, names, seat: first }) {
  const asked = typeof past.position.actor === "number" ? past.position.actor : first;
  const [chosen, setChosen] = useState(/** @type {number | null} */ (null));
  const [level, setLevel] = useState(recall("level", "normal"));
  const { problem, attempt } = useAttempt();
  const seat = chosen ?? asked;
  const ended = past.position.actor === "over";
  /** A handler that makes a table and goes there. @param {() => Promise<string>} make */
  const goToNew = (make) =>
    attempt(async () => {
      await signIn();
      go(`/table/${await make()}`);
    });
  const playOn = goToNew(async () => {
    const made = await post(`/tables/${table.code}/play-on`, { event: past.event, seat, level });
    keepSeats(made.table.code, made.seats);
    return made.table.code;
  });
  const explore = goToNew(async () => (await post(`/tables/${table.code}/explore`, { event: past.event })).code);
  return html`<section class="study" aria-labelledby="study-title">
    <h2 id="study-title">${say("web-study")}</h2>
    ${ended && html`<p>${say("web-study-end")}</p>`}
    <div class="study-row">
      <label class="field"><span>${say("web-study-seat")}</span>
        <select onChange=${(/** @type {any} */ event) => setChosen(Number(event.target.value))}>
          ${names.map((name, place) => html`<option key=${place} value=${place} selected=${place === seat}>${name}</option>`)}
        </select></label>
      <label class="field"><span>${say("web-study-level")}</span>
        <select onChange=${(/** @type {any} */ event) => setLevel(event.target.value)}>
          ${LEVELS.map((found) => html`<option key=${found} value=${found} selected=${found === level}>${say("level-name", { level: found })}</option>`)}
        </select></label>
      <button class="button" disabled=${ended} onClick=${playOn}>${say("web-study-play-on")}</button>
      <button class="button" disabled=${ended} onClick=${explore} ...${tipped(say("web-study-explore-why"))}>${say("web-study-explore")}</button>
    </div>
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
  </section>`;
}

/** Says that a board is not a game, and how others come to it. @param {{table: TableInfo, source: string | null}} props */
export function NotTheGame({ table, source }) {
  const link = linkOf(`/table/${table.code}`);
  return html`<section class="not-the-game" aria-labelledby="explore-title">
    <div>
      <h2 id="explore-title">${say("web-explore")}</h2>
      <p>${say("web-explore-why")}</p>
      ${table.present.length > 0 && html`<p class="present">${say("web-explore-present", { names: table.present })}</p>`}
    </div>
    <div class="invite-row">
      <input readonly aria-label=${say("web-invite")} value=${link} onFocus=${(/** @type {any} */ event) => event.target.select()} />
      <${Copy} link=${link} />
      ${source && html`<a class="button" href=${momentLink(source, table.copied, null)}>${say("web-explore-back")}</a>`}
    </div>
  </section>`;
}
