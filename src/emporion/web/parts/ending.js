// The end of a game: the points part by part, how they grew, what can be done next, and the proof that the dice were fair.
import { keepSeats, post, startTable } from "../lib/api.js";
import { useAttempt } from "../lib/attempt.js";
import { html, useEffect, useRef } from "../lib/html.js";
import { resultSentence } from "../lib/results.js";
import { go, momentLink } from "../lib/route.js";
import { motion } from "../lib/settings.js";
import { number, say } from "../lib/texts.js";
import { Course } from "./course.js";
import { Proof } from "./proof.js";
import { Sign } from "./sign.js";
import { tipped } from "./tip.js";

/** @typedef {import("../types.js").TableInfo} TableInfo */
/** @typedef {import("../types.js").Result} Result */
/** @typedef {import("../types.js").SeatInfo} SeatInfo */

/**
 * @param {{table: TableInfo, source: string | null, result: Result, names: string[], own: number[], seat: number | null,
 *   partName: (name: string) => string}} props
 */
export function Ending({ table, source, result, names, own, seat, partName }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  // The players are down at the board when the game ends, and would not see how.
  useEffect(() => box.current?.scrollIntoView({ block: "start", behavior: motion() ? "smooth" : "auto" }), []);
  return html`<section class="ending" ref=${box} aria-labelledby="ending-title">
    <h2 id="ending-title">${resultSentence(result, names, seat)}</h2>
    <div class="ending-scores"><${Scores} result=${result} names=${names} partName=${partName} /></div>
    <${Course} code=${table.code} names=${names} />
    <${Actions} table=${table} source=${source} own=${own} />
    ${table.seed && html`<${Proof} table=${table} />`}
  </section>`;
}

/** The end of a game without a result. @param {{table: TableInfo, source: string | null, own: number[]}} props */
export function AbandonedEnding({ table, source, own }) {
  return html`<section class="ending" aria-labelledby="ending-title">
    <h2 id="ending-title">${say("web-abandoned")}</h2>
    <${Actions} table=${table} source=${source} own=${own} />
  </section>`;
}

/** The points of every seat, part by part. @param {{result: Result, names: string[], partName: (name: string) => string}} props */
function Scores({ result, names, partName }) {
  const parts = Object.keys(result.parts[0] ?? {});
  return html`<table class="scores">
    <caption class="hidden">${say("play-score")}</caption>
    <thead>
      <tr>
        <th scope="col">${say("play-score")}</th>
        ${names.map(
          (name, seat) => html`<th scope="col" key=${seat} class=${`seat-${seat}`}>
            ${name}${result.winners.includes(seat) && html` <span class="won" ...${tipped(say("web-winner"))}><${Sign} of="crown" /></span>`}
          </th>`,
        )}
      </tr>
    </thead>
    <tbody>
      ${parts.map(
        (part) => html`<tr key=${part}>
          <th scope="row">${partName(part)}</th>
          ${result.parts.map((found, seat) => html`<td key=${seat}>${number(found[part])}</td>`)}
        </tr>`,
      )}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">${say("play-total")}</th>
        ${result.scores.map((points, seat) => html`<td key=${seat}>${number(points)}</td>`)}
      </tr>
    </tfoot>
  </table>`;
}

/** Make the same table again, or join it if another player has, and begin if only bots and this device play. @param {TableInfo} table */
async function playAgain(table) {
  const made = await post(`/tables/${table.code}/rematch`);
  keepSeats(made.table.code, made.seats);
  const own = made.seats.map((/** @type {import("../types.js").Seat} */ { seat }) => seat);
  const isFull = made.table.seats.every(
    (/** @type {SeatInfo} */ { kind, seat }) => kind === "bot" || own.includes(seat),
  );
  if (isFull) await startTable(made.table, own).catch(() => {});
  go(`/table/${made.table.code}`);
}

/** What can be done after the game. @param {{table: TableInfo, source: string | null, own: number[]}} props */
function Actions({ table, source, own }) {
  const { problem, isBusy, attempt } = useAttempt();
  return html`<div class="ending-actions">
      ${own.length > 0 && !table.replay && html`<button class="button main-action" disabled=${isBusy} onClick=${attempt(() => playAgain(table))}>${say(table.rematch ? "web-rematch-join" : "web-rematch")}</button>`}
      ${own.length === 0 && table.rematch && html`<a class="button" href=${`/table/${table.rematch}`}>${say("web-rematch-watch")}</a>`}
      <a class="button" href=${`/replay/${table.code}`}>${say("web-replay")}</a>
      ${source && html`<a class="button" href=${momentLink(source, table.copied, null)}>${say("web-study-back")}</a>`}
      <a class="button" href=${`/api/v1/tables/${table.code}/record`} download ...${tipped(say("web-tip-record"))}>${say("web-record")}</a>
      <a class="button quiet" href="/">${say("web-to-lobby")}</a>
    </div>
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}`;
}
