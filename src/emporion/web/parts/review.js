// A finished game reviewed by the search: the chances of every seat as curves, and the moments that decided it.
import { MIN_COST, percent } from "../lib/costs.js";
import { html } from "../lib/html.js";
import { nameOf } from "../lib/lines.js";
import { number, say } from "../lib/texts.js";
import { Chances } from "./chances.js";
import { Luck } from "./luck.js";
import { QuizStart } from "./quiz.js";

/** @typedef {import("../types.js").Review} ReviewData */
/** @typedef {import("../types.js").Decision} Decision */
/** @typedef {import("../types.js").Turning} Turning */
/** @typedef {import("../lib/lines.js").Reader} Reader */
/** @typedef {import("../lib/turns.js").Round} Round */

/**
 * @param {{reviewing: ReturnType<typeof import("./reviewing.js").useReview>, quiz: ReturnType<typeof import("./quizround.js").useQuiz>, reader: Reader, own: number[],
 *   rounds: Round[], event: number | null, of: number, onLook: (event: number) => void}} props
 */
export function Review({ reviewing, quiz, reader, own, rounds, event, of, onLook }) {
  const { review, isStarted, problem, start } = reviewing;
  const isComplete = review !== null && review.done === review.of;
  return html`<section class="review" aria-labelledby="review-title">
    <h2 id="review-title">${say("web-review")}</h2>
    ${
      !isStarted &&
      html`<p>${say("web-review-why")}</p>
      <button class="button main-action" onClick=${start}>${say("web-review-start")}</button>`
    }
    ${isStarted && !isComplete && html`<${Progress} done=${review?.done ?? 0} of=${review?.of ?? 0} />`}
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    ${review && review.decisions.length > 0 && html`<${Chances} review=${review} names=${reader.names} event=${event} of=${of} onLook=${onLook} />`}
    ${
      isComplete &&
      html`<${QuizStart} quiz=${quiz} review=${review} names=${reader.names} own=${own} />
      ${review.moments.length > 0 && html`<${Moments} review=${review} reader=${reader} rounds=${rounds} event=${event} onLook=${onLook} />`}
      <${CostlySteps} review=${review} event=${event} onLook=${onLook} />
      <${Luck} accounts=${review.accounts ?? []} names=${reader.names} />`
    }
  </section>`;
}

/** @param {{done: number, of: number}} props */
function Progress({ done, of }) {
  return html`<div class="review-progress">
    <progress max=${of || 1} value=${done} aria-label=${say("web-review")}></progress>
    <p role="status">${say("web-review-progress", { done, of })}</p>
  </div>`;
}

/** What happened at a moment that decided the game. @param {ReviewData} review @param {Turning} turning @param {Reader} reader */
function momentSentence(review, turning, reader) {
  const { names } = reader;
  const decision = review.decisions.find((found) => found.event === turning.event);
  const moveName = (/** @type {string | undefined} */ move) =>
    move === undefined ? "" : nameOf(review.names?.[move], move, reader);
  const changes = turning.after.map((share, seat) => Math.abs(share - turning.before[seat]));
  const most = turning.cause === "decision" ? turning.seat : changes.indexOf(Math.max(...changes));
  return say(`web-review-moment-${turning.cause}`, {
    player: names[turning.seat],
    chosen: moveName(decision?.chosen),
    preferred: moveName(decision?.preferred),
    who: names[most],
    before: percent(turning.before[most]),
    after: percent(turning.after[most]),
  });
}

/** @param {{review: ReviewData, reader: Reader, rounds: Round[], event: number | null, onLook: (event: number) => void}} props */
function Moments({ review, reader, rounds, event, onLook }) {
  const roundOf = (/** @type {Turning} */ turning) =>
    rounds.filter((found) => found.event < turning.event).at(-1)?.round;
  return html`<h3>${say("web-review-moments")}</h3>
    <ol class="moments">
      ${review.moments.map((found, place) => {
        const round = roundOf(found);
        return html`<li key=${found.event}>
          <button class=${found.event - 1 === event ? "moment now" : "moment"} onClick=${() => onLook(found.event - 1)}>
            <b>${number(place + 1)}</b><span>${round !== undefined && html`<small>${say("web-past-round", { round })} ·</small> `}${momentSentence(review, found, reader)}</span>
          </button>
        </li>`;
      })}
    </ol>`;
}

/** Buttons that go from one decision that cost something to the next. @param {{review: ReviewData, event: number | null, onLook: (event: number) => void}} props */
function CostlySteps({ review, event, onLook }) {
  const costly = review.decisions
    .filter((decision) => decision.cost >= MIN_COST)
    .map((decision) => decision.event - 1)
    .sort((a, b) => a - b);
  const here = event ?? -1;
  const before = costly.filter((found) => found < here).at(-1);
  const after = costly.find((found) => found > here);
  return html`<div class="review-dear">
    <p>${say("web-review-dear", { decisions: costly.length })}</p>
    <button class="button small" disabled=${before === undefined} onClick=${() => before !== undefined && onLook(before)}>${say("web-review-dear-before")}</button>
    <button class="button small" disabled=${after === undefined} onClick=${() => after !== undefined && onLook(after)}>${say("web-review-dear-after")}</button>
  </div>`;
}
