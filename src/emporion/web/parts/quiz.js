// The quiz of a review: it leads through the costly decisions of a seat, lets a better move be tried on the board, and shows the answer.
import { classOf, MIN_COST, percent } from "../lib/costs.js";
import { html, useEffect, useRef, useState } from "../lib/html.js";
import { nameOf, wordPreview } from "../lib/lines.js";
import { style } from "../lib/style.js";
import { join, number, say } from "../lib/texts.js";
import { costlyOf, keptRound } from "./quizround.js";
import { Sign } from "./sign.js";

await style("../styles/study.css", import.meta.url);

/** @typedef {import("../types.js").Answer} Answer */
/** @typedef {import("../types.js").Decision} Decision */
/** @typedef {import("../types.js").Review} ReviewData */
/** @typedef {import("../types.js").Way} Way */
/** @typedef {import("../lib/lines.js").Reader} Reader */
/** @typedef {import("./quizround.js").Round} Round */
/** @typedef {import("./quizround.js").Asked} Asked */
/** @typedef {import("./quizround.js").Result} Result */

/** Below this difference moves bring about as many points. */
const MIN_POINTS = 0.5;

/** Where the quiz begins, in the review, or goes on. @param {{quiz: ReturnType<typeof import("./quizround.js").useQuiz>, review: ReviewData, names: string[], own: number[]}} props */
export function QuizStart({ quiz, review, names, own }) {
  const [chosen, setChosen] = useState(/** @type {number | null} */ (null));
  const kept = keptRound(review.code);
  const seat = chosen ?? kept?.seat ?? own[0] ?? 0;
  const decisions = costlyOf(review, seat).length;
  const isUnderWay = kept !== null && kept.seat === seat && kept.at < decisions;
  return html`<div class="quiz-start">
    <h3>${say("review-quiz")}</h3>
    <p>${say("review-quiz-why")}</p>
    <label class="field"><span>${say("review-quiz-seat")}</span>
      <select onChange=${(/** @type {any} */ event) => setChosen(Number(event.target.value))}>
        ${names.map((name, place) => html`<option key=${place} value=${place} selected=${place === seat}>${name}</option>`)}
      </select></label>
    ${isUnderWay && html`<button class="button main-action" onClick=${quiz.resume}>${say("review-quiz-continue", { number: kept.at + 1, of: decisions })}</button>`}
    ${
      decisions
        ? html`<button class=${isUnderWay ? "button" : "button main-action"} onClick=${() => quiz.begin(seat)}>${say("review-quiz-start", { decisions })}</button>`
        : html`<p>${say("review-quiz-none", { player: names[seat] })}</p>`
    }
  </div>`;
}

/** The quiz above the board. @param {{quiz: ReturnType<typeof import("./quizround.js").useQuiz>, review: ReviewData, reader: Reader}} props */
export function Quiz({ quiz, review, reader }) {
  const { round, decision } = quiz;
  const heading = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => heading.current?.focus(), [round?.at]);
  if (!round) return null;
  const of = round.decisions.length;
  return html`<section class="quiz" aria-labelledby="quiz-title" data-event=${decision?.event}>
    <header>
      <h2 id="quiz-title" tabindex="-1" ref=${heading}>${say("review-quiz")}</h2>
      ${decision && html`<span>${say("review-quiz-place", { number: round.at + 1, of })}</span>`}
      <button class="icon" onClick=${quiz.leave} aria-label=${say("review-quiz-leave")} title=${say("review-quiz-leave")}><${Sign} of="close" /></button>
    </header>
    ${decision ? html`<${Question} quiz=${quiz} review=${review} decision=${decision} reader=${reader} isLast=${round.at + 1 === of} />` : html`<${Summary} quiz=${quiz} review=${review} round=${round} reader=${reader} />`}
  </section>`;
}

/** @param {{quiz: ReturnType<typeof import("./quizround.js").useQuiz>, review: ReviewData, decision: Decision, reader: Reader, isLast: boolean}} props */
function Question({ quiz, review, decision, reader, isLast }) {
  const { asked } = quiz;
  const own = { ...reader, seat: null };
  const chosen = nameOf(review.names?.[decision.chosen], decision.chosen, own);
  const values = {
    player: reader.names[decision.seat],
    chosen,
    class: classOf(decision.cost),
    cost: percent(decision.cost),
  };
  return html`<p class="quiz-question">${say("review-quiz-ask", values)}</p>
    <div class="quiz-verdict" role="status">
      ${asked.isJudging && asked.tried.length > 0 && html`<p>${say("review-quiz-judging")}</p>`}
      ${!asked.isJudging && asked.answer?.tried && html`<${Judged} answer=${asked.answer} reader=${own} />`}
      ${!asked.isJudging && asked.isShown && asked.answer && html`<${AnswerWords} answer=${asked.answer} reader=${own} />`}
    </div>
    ${asked.problem && html`<p class="problem" role="alert">${asked.problem}</p>`}
    <div class="quiz-steps">
      ${!asked.isShown && html`<button class="button" disabled=${asked.isJudging} onClick=${quiz.show}>${say("review-quiz-show")}</button>`}
      ${(asked.isShown || asked.answer) && html`<button class="button" disabled=${asked.isJudging} onClick=${quiz.again}>${say("review-quiz-again")}</button>`}
      <button class=${asked.isShown ? "button main-action" : "button"} onClick=${quiz.next}>${say(isLast ? "review-quiz-finish" : "review-quiz-next")}</button>
    </div>`;
}

/** @param {Way} way @param {Reader} reader */
const nameOfWay = (way, reader) => nameOf(way.line[0], join(way.moves), reader);

/** How good the move is that was tried. @param {{answer: Answer, reader: Reader}} props */
function Judged({ answer, reader }) {
  const { tried, verdict, gain } = answer;
  if (!tried || !verdict) return null;
  const cost = percent(Math.max(0, -(gain ?? 0)));
  return html`<p class=${`quiz-judged quiz-${verdict}`} data-verdict=${verdict}><b>${say(`review-quiz-${verdict}`, { move: nameOfWay(tried, reader), cost })}</b></p>`;
}

/** @param {number} points */
export const pointsGained = (points) => {
  const rounded = Math.round(Math.abs(points) * 10) / 10;
  return { direction: rounded < MIN_POINTS ? "same" : points > 0 ? "more" : "fewer", points: rounded };
};

/** Why the better move is better: what it wins, what it scores, what both bring at once, and what follows them. @param {{answer: Answer, reader: Reader}} props */
function AnswerWords({ answer, reader }) {
  const { best, played } = answer;
  const [preferred, chosen] = [nameOfWay(best, reader), nameOfWay(played, reader)];
  const isEqual = best.prospect.share - played.prospect.share < MIN_COST;
  const values = { preferred, chosen, best: percent(best.prospect.share), played: percent(played.prospect.share) };
  return html`<div class="quiz-answer">
    <p>${join([say(isEqual ? "review-answer-equal" : "review-answer", values), say("review-answer-points", pointsGained(best.prospect.points - played.prospect.points))], "spaces")}</p>
    <ul>
      <${Brings} way=${played} kind="played" name=${chosen} reader=${reader} />
      <${Brings} way=${best} kind="best" name=${preferred} reader=${reader} />
    </ul>
  </div>`;
}

/** @param {{way: Way, kind: "played" | "best", name: string, reader: Reader}} props */
function Brings({ way, kind, name, reader }) {
  const gives = wordPreview(way.line.slice(1), reader);
  const isFollowed = way.then.length > 0;
  if (!gives && !isFollowed) return null;
  return html`<li class=${`brings-${kind}`}>
    ${gives && say(`review-answer-brings-${kind}`, { move: name, gives })}
    ${isFollowed && html` <span class="quiz-then">${then(way, kind, name, reader)}</span>`}
  </li>`;
}

/** What follows a way until chance falls, and what everyone scores by then. @param {Way} way @param {"played" | "best"} kind @param {string} move @param {Reader} reader */
function then(way, kind, move, reader) {
  const steps = way.then.flatMap(({ seat, moves }) =>
    moves.map((found) => ({ player: reader.names[seat], move: nameOf(found, "", reader) })),
  );
  const gains = way.points.map((points, seat) => ({ player: reader.names[seat], points }));
  return say(`review-answer-then-${kind}`, { move, steps, gains });
}

/** What was found. @param {{quiz: ReturnType<typeof import("./quizround.js").useQuiz>, review: ReviewData, round: Round, reader: Reader}} props */
function Summary({ quiz, review, round, reader }) {
  const found = Object.values(round.results).filter((result) => result !== "shown").length;
  const own = { ...reader, seat: null };
  return html`<p role="status"><b>${say("review-quiz-summary", { found, of: round.decisions.length })}</b></p>
    <ol class="quiz-results">
      ${round.decisions.map(
        ({ event, chosen, cost }) => html`<li key=${event}>
          <span>${nameOf(review.names?.[chosen], chosen, own)} <small>−${percent(cost)}</small></span>
          <span>${say("review-quiz-result", { result: round.results[event] ?? "shown" })}</span>
        </li>`,
      )}
    </ol>
    <div class="quiz-steps">
      <button class="button" onClick=${() => quiz.begin(round.seat)}>${say("review-quiz-repeat")}</button>
      <button class="button main-action" onClick=${quiz.leave}>${say("review-quiz-finish")}</button>
    </div>`;
}
