// The end: the points part by part, how they grew, and the proof that the dice were fair.
import { get, keepSeats, post, Refusal, startTable } from "../lib/api.js";
import { html, useEffect, useRef, useState } from "../lib/html.js";
import { go } from "../lib/route.js";
import { motion } from "../lib/settings.js";
import { number, say } from "../lib/texts.js";
import { momentLink } from "./past.js";
import { Proof } from "./proof.js";
import { Sign } from "./sign.js";
import { tipped } from "./tip.js";

/** @typedef {import("../types.js").TableInfo} TableInfo */
/** @typedef {import("../types.js").Result} Result */

/** @param {TableInfo} table @param {Result} result @param {string[]} names @param {number | null} seat */
export function verdict(table, result, names, seat) {
  const best = Math.max(...result.scores);
  const [winner] = result.winners;
  const points = result.scores[winner];
  if (result.winners.length > 1) return say("play-winners", { players: result.winners.map((found) => names[found]).join(say("play-and")), points });
  const values = { player: names[winner], you: winner === seat ? "yes" : "no", points };
  return points < best ? say("play-winner-at-once", values) : say("play-winner", values);
}

/**
 * @param {{session: import("../lib/session.js").Session, table: TableInfo, source: string | null, result: Result, names: string[], own: number[], seat: number | null,
 *   part: (name: string) => string}} props
 */
export function Ending({ table, source, result, names, own, seat, part: named }) {
  const [problem, complain] = useState("");
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  // Whoever played is down at the board when the game ends, and would not see how.
  useEffect(() => box.current?.scrollIntoView({ block: "start", behavior: motion() ? "smooth" : "auto" }), []);
  const parts = Object.keys(result.parts[0] ?? {});
  async function again() {
    try {
      const made = await post(`/tables/${table.code}/rematch`);
      keepSeats(made.table.code, made.seats);
      const mine = made.seats.map((/** @type {any} */ found) => found.seat);
      if (made.table.seats.every((/** @type {any} */ found) => found.kind === "bot" || mine.includes(found.seat)))
        await startTable(made.table, mine).catch(() => {});
      go(`/table/${made.table.code}`);
    } catch (error) {
      complain(error instanceof Refusal ? error.message : String(error));
    }
  }
  const call = table.rematch ? "web-rematch-join" : "web-rematch";
  return html`<section class="ending" ref=${box} aria-labelledby="ending-title">
    <h2 id="ending-title">${verdict(table, result, names, seat)}</h2>
    <div class="ending-scores">
      <table class="scores">
        <caption class="hidden">${say("play-score")}</caption>
        <thead>
          <tr>
            <th scope="col">${say("play-score")}</th>
            ${names.map(
              (name, place) => html`<th scope="col" key=${place} class=${`seat-${place}`}>
                ${name}${result.winners.includes(place) && html` <span class="won" ...${tipped(say("web-winner"))}><${Sign} of="crown" /></span>`}
              </th>`,
            )}
          </tr>
        </thead>
        <tbody>
          ${parts.map(
            (part) => html`<tr key=${part}>
              <th scope="row">${named(part)}</th>
              ${result.parts.map((found, place) => html`<td key=${place}>${number(found[part])}</td>`)}
            </tr>`,
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">${say("play-total")}</th>
            ${result.scores.map((points, place) => html`<td key=${place}>${number(points)}</td>`)}
          </tr>
        </tfoot>
      </table>
    </div>
    <${Course} table=${table} names=${names} />
    <div class="ending-actions">
      ${own.length > 0 && !table.replay && html`<button class="button main-action" onClick=${again}>${say(call)}</button>`}
      ${own.length === 0 && table.rematch && html`<a class="button" href=${`/table/${table.rematch}`}>${say("web-rematch-watch")}</a>`}
      <a class="button" href=${`/replay/${table.code}`}>${say("web-replay")}</a>
      ${source && html`<a class="button" href=${momentLink(source, table.copied, null)}>${say("web-study-back")}</a>`}
      <a class="button" href=${`/api/v1/tables/${table.code}/record`} download ...${tipped(say("web-tip-record"))}>${say("web-record")}</a>
      <a class="button quiet" href="/">${say("web-to-lobby")}</a>
    </div>
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    ${table.seed && html`<${Proof} table=${table} />`}
  </section>`;
}

const EDGE = 30;
/** Where the plot stands beside the points it is as high as they are. */
const WIDE_ENOUGH = 900;

/** The points of everyone after each event, as lines. @param {{table: TableInfo, names: string[]}} props */
function Course({ table, names }) {
  const [scores, set] = useState(/** @type {number[][]} */ ([]));
  useEffect(() => {
    get(`/tables/${table.code}/course`).then((course) => set(course.scores), () => {});
  }, [table.code]);
  if (scores.length < 2) return null;
  const HIGH = innerWidth > WIDE_ENOUGH ? 290 : 180;
  const WIDE = Math.min(560, Math.max(320, innerWidth - 70)); // so that the letters are as large on a phone
  const most = Math.max(10, ...scores.flat());
  const step = most > 80 ? 40 : most > 40 ? 20 : 10;
  const x = (/** @type {number} */ event) => EDGE + ((WIDE - 2 * EDGE - 50) * event) / (scores.length - 1);
  const y = (/** @type {number} */ points) => HIGH - EDGE - ((HIGH - 1.5 * EDGE) * points) / most;
  const path = (/** @type {number} */ seat) => scores.map((found, event) => `${event ? "L" : "M"}${x(event).toFixed(1)} ${y(found[seat]).toFixed(1)}`).join("");
  const last = scores[scores.length - 1];
  const ends = names.map((_, seat) => ({ seat, at: y(last[seat]) })).sort((a, b) => a.at - b.at);
  ends.forEach((end, place) => place && (end.at = Math.max(end.at, ends[place - 1].at + 15)));
  return html`<figure class="course">
    <figcaption>${say("web-course")}</figcaption>
    <svg viewBox=${`0 0 ${WIDE} ${HIGH}`} role="img" aria-label=${say("web-course-text", { scores: names.map((name, seat) => `${name} ${last[seat]}`).join(", ") })}>
      ${Array.from({ length: Math.floor(most / step) + 1 }, (_, place) => place * step).map(
        (points) => html`<g key=${points}><path class="grid" d=${`M${EDGE} ${y(points)}H${WIDE - EDGE - 50}`} /><text x=${EDGE - 6} y=${y(points) + 4} class="end">${points}</text></g>`,
      )}
      ${names.map((_, seat) => html`<path key=${seat} class=${`curve seat-${seat}`} d=${path(seat)} />`)}
      ${ends.map(({ seat, at }) => html`<text key=${seat} class=${`curve-name seat-${seat}`} x=${WIDE - EDGE - 46} y=${at + 4}>${names[seat].slice(0, 12)}</text>`)}
    </svg>
  </figure>`;
}
