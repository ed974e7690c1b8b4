// A finished game looked at again: everyone's chances as a curve, the moments that decided it, and what each decision cost.
import { beSomebody, post } from "../lib/api.js";
import { html, useEffect, useState } from "../lib/html.js";
import { number, say } from "../lib/texts.js";
import { Prospects } from "./prospects.js";

/** @typedef {import("../types.js").Review} ReviewOf */
/** @typedef {import("../types.js").Decision} Decision */
/** @typedef {import("../types.js").Turning} Turning */
/** @typedef {(move: string) => string} Naming */

const OFTEN = 1000;
/** What costs less than this is not worth a word. */
const LEAST = 0.01;
const HIGH = 170;
const EDGE = 34;

/** @param {number} share */
export const percent = (share) => number(share, { style: "percent", maximumFractionDigits: 0 });

/**
 * The review of a table as it grows; nothing is asked for before `start`.
 * @param {string} code
 */
export function useReview(code) {
  const [review, set] = useState(/** @type {ReviewOf | null} */ (null));
  const [asked, ask] = useState(false);
  const [problem, complain] = useState("");
  useEffect(() => {
    if (!asked) return;
    let current = true;
    /** @type {number | undefined} */
    let later;
    const next = async () => {
      try {
        await beSomebody();
        const found = await post(`/tables/${code}/review`);
        if (!current) return;
        set(found);
        if (found.done < found.of) later = setTimeout(next, OFTEN);
      } catch (error) {
        if (!current) return;
        complain(/** @type {Error} */ (error).message);
        ask(false);
      }
    };
    void next();
    return () => {
      current = false;
      clearTimeout(later);
    };
  }, [code, asked]);
  const start = () => {
    complain("");
    ask(true);
  };
  return { review, asked, problem, start };
}

/**
 * @param {{reviewing: ReturnType<typeof useReview>, naming: Naming, names: string[], rounds: {event: number, round: number}[], event: number | null, of: number,
 *   onLook: (event: number) => void}} props
 */
export function Review({ reviewing, naming, names, rounds, event, of, onLook }) {
  const { review, asked, problem, start } = reviewing;
  const complete = review !== null && review.done === review.of;
  return html`<section class="review" aria-labelledby="review-title">
    <h2 id="review-title">${say("web-review")}</h2>
    ${!asked &&
    html`<p>${say("web-review-why")}</p>
      <button class="button main-action" onClick=${start}>${say("web-review-start")}</button>`}
    ${asked && !complete && html`<${Progress} done=${review?.done ?? 0} of=${review?.of ?? 0} />`}
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    ${review && review.decisions.length > 0 && html`<${Chances} review=${review} names=${names} event=${event} of=${of} onLook=${onLook} />`}
    ${complete && html`<${Moments} review=${review} naming=${naming} names=${names} rounds=${rounds} event=${event} onLook=${onLook} />`}
  </section>`;
}

/** @param {{done: number, of: number}} props */
function Progress({ done, of }) {
  const text = say("web-review-progress", { done, of });
  return html`<div class="review-progress">
    <progress max=${of || 1} value=${done} aria-label=${say("web-review")}></progress>
    <p role="status">${text}</p>
  </div>`;
}

/** Everyone's chances before each decision, and the result. @param {{review: ReviewOf, names: string[], event: number | null, of: number, onLook: (event: number) => void}} props */
function Chances({ review, names, event, of, onLook }) {
  const wide = Math.max(300, Math.min(560, innerWidth > 900 ? 336 : innerWidth - 40));
  const right = wide - 70;
  const complete = review.done === review.of;
  const points = [...review.decisions].sort((a, b) => a.event - b.event).map((found) => ({ at: found.event - 1, chances: found.chances }));
  if (complete && review.result.length) points.push({ at: of, chances: review.result });
  const x = (/** @type {number} */ at) => EDGE + ((right - EDGE) * at) / Math.max(1, of);
  const y = (/** @type {number} */ share) => HIGH - 14 - (HIGH - 34) * share;
  const path = (/** @type {number} */ seat) => points.map((found, place) => `${place ? "L" : "M"}${x(found.at).toFixed(1)} ${y(found.chances[seat]).toFixed(1)}`).join("");
  const last = points[points.length - 1];
  const ends = names.map((_, seat) => ({ seat, at: y(last.chances[seat]) })).sort((a, b) => a.at - b.at);
  ends.forEach((end, place) => place && (end.at = Math.max(end.at, ends[place - 1].at + 15)));
  ends.forEach((end, place) => (end.at = Math.min(end.at, HIGH - 8 - 15 * (ends.length - 1 - place))));
  const marks = apart(review.moments.map((found) => x(found.event - 1)), 11);
  const clicked = (/** @type {MouseEvent} */ click) => {
    const box = /** @type {Element} */ (click.currentTarget).getBoundingClientRect();
    const at = ((((click.clientX - box.left) * wide) / box.width - EDGE) * of) / (right - EDGE);
    onLook(Math.max(0, Math.min(of, Math.round(at))));
  };
  return html`<figure class="course chances">
    <figcaption>${say("web-review-chances")}</figcaption>
    <svg viewBox=${`0 0 ${wide} ${HIGH}`} role="img" onClick=${clicked}
      aria-label=${say("web-review-chances-text", { chances: names.map((name, seat) => `${name} ${percent(last.chances[seat])}`).join(", ") })}>
      ${[0, 0.5, 1].map((share) => html`<g key=${share}><path class="grid" d=${`M${EDGE} ${y(share)}H${right}`} /><text x=${EDGE - 4} y=${y(share) + 4} class="end">${percent(share)}</text></g>`)}
      ${names.map((_, seat) => html`<g key=${seat} class=${`seat-${seat}`}><path class=${`curve seat-${seat}`} d=${path(seat)} /><${Mark} seat=${seat} x=${x(last.at)} y=${y(last.chances[seat])} /></g>`)}
      ${review.moments.map((found, place) => html`<g key=${found.event} class="turning"><path d=${`M${x(found.event - 1)} 16v${HIGH - 30}`} /><text x=${marks[place]} y="12">${number(place + 1)}</text></g>`)}
      ${event !== null && html`<path class="cursor" d=${`M${x(event)} 14V${HIGH - 8}`} />`}
      ${ends.map(({ seat, at }) => html`<text key=${seat} class=${`curve-name seat-${seat}`} x=${right + 9} y=${at + 4}>${names[seat].slice(0, 9)}</text>`)}
    </svg>
  </figure>`;
}

/** Places in ascending order, none of them nearer to the one before than `least`. @param {number[]} places @param {number} least */
export const apart = (places, least) => {
  /** @type {number[]} */
  const found = [];
  for (const place of places) found.push(Math.max(place, (found.at(-1) ?? -Infinity) + least));
  return found;
};

/** @type {((x: number, y: number) => string)[]} */
const MARKS = [
  (x, y) => `M${x - 4} ${y}a4 4 0 1 0 8 0a4 4 0 1 0 -8 0`,
  (x, y) => `M${x - 4} ${y - 4}h8v8h-8z`,
  (x, y) => `M${x} ${y - 5}l5 9h-10z`,
  (x, y) => `M${x} ${y - 5}l5 5l-5 5l-5 -5z`,
];

/** @param {{seat: number, x: number, y: number}} props */
function Mark({ seat, x, y }) {
  return html`<path class="curve-mark" d=${MARKS[seat % MARKS.length](x, y)} />`;
}

/** @param {Turning} turning @param {Decision | undefined} decision @param {string[]} names @param {Naming} naming */
function sentence(turning, decision, names, naming) {
  const changes = turning.after.map((share, seat) => Math.abs(share - turning.before[seat]));
  const most = turning.cause === "decision" ? turning.seat : changes.indexOf(Math.max(...changes));
  return say(`web-review-moment-${turning.cause}`, {
    player: names[turning.seat],
    chosen: decision ? naming(decision.chosen) : "",
    preferred: decision ? naming(decision.preferred) : "",
    who: names[most],
    before: percent(turning.before[most]),
    after: percent(turning.after[most]),
  });
}

/** @param {{review: ReviewOf, naming: Naming, names: string[], rounds: {event: number, round: number}[], event: number | null, onLook: (event: number) => void}} props */
function Moments({ review, naming, names, rounds, event, onLook }) {
  const decisions = new Map(review.decisions.map((decision) => [decision.event, decision]));
  const dear = review.decisions.filter((decision) => decision.cost >= LEAST).map((decision) => decision.event - 1).sort((a, b) => a - b);
  const here = event ?? -1;
  const when = (/** @type {number} */ then) => rounds.filter((found) => found.event < then).at(-1)?.round;
  const before = dear.filter((found) => found < here).at(-1);
  const after = dear.find((found) => found > here);
  return html`${review.moments.length > 0 &&
    html`<h3>${say("web-review-moments")}</h3>
    <ol class="moments">
      ${review.moments.map(
        (found, place) => html`<li key=${found.event}>
          <button class=${found.event - 1 === event ? "moment now" : "moment"} onClick=${() => onLook(found.event - 1)}>
            <b>${number(place + 1)}</b><span>${when(found.event) !== undefined && html`<small>${say("web-past-round", { round: when(found.event) })} ·</small> `}${sentence(found, decisions.get(found.event), names, naming)}</span>
          </button>
        </li>`,
      )}
    </ol>`}
    <div class="review-dear">
      <p>${say("web-review-dear", { decisions: dear.length })}</p>
      <button class="button small" disabled=${before === undefined} onClick=${() => before !== undefined && onLook(before)}>${say("web-review-dear-before")}</button>
      <button class="button small" disabled=${after === undefined} onClick=${() => after !== undefined && onLook(after)}>${say("web-review-dear-after")}</button>
    </div>`;
}

/** What each move would have brought whoever decided, also while somebody else's view is shown.
 * @param {import("../lib/session.js").Session} session @param {import("../types.js").Moment} past @param {number | undefined} seat @returns {Map<string, any[]>} */
function usePreviews(session, past, seat) {
  const [seen, see] = useState(/** @type {import("../types.js").Moment | null} */ (null));
  useEffect(() => {
    let current = true;
    if (seat !== undefined) session.moment(past.event, String(seat)).then(([found]) => current && see(found), () => {});
    return () => void (current = false);
  }, [past.event, seat]);
  const position = seen?.event === past.event ? seen.position : past.position;
  return new Map((position.moves ?? []).map((choice) => [choice.move, choice.preview]));
}

/** What was decided here, what the search prefers, and what that cost. @param {{session: import("../lib/session.js").Session, review: ReviewOf,
 * past: import("../types.js").Moment, naming: Naming, gives: (move: string, preview: any[], seat: number) => string, names: string[]}} props */
export function Verdict({ session, review, past, naming, gives, names }) {
  const decision = review.decisions.find((found) => found.event === past.event + 1);
  const previews = usePreviews(session, past, decision?.seat);
  if (!decision) return null;
  const { seat, chosen, preferred, cost, exact } = decision;
  return html`<section class="verdict" aria-label=${say("web-review-decision")} data-event=${decision.event}>
    <p>
      ${say(chosen === preferred ? "web-review-agreed" : "web-review-chosen", { player: names[seat], chosen: naming(chosen), preferred: naming(preferred) })}
      ${cost >= LEAST && html` <strong>${say("web-review-cost", { cost: percent(cost) })}</strong>`}
    </p>
    <${Prospects}
      prospects=${decision.prospects}
      exact=${exact}
      heading=${say("web-review-move")}
      digits=${1}
      chosen=${chosen}
      name=${(/** @type {import("../types.js").Prospect} */ { move }) => html`<b>${naming(move)}</b> <small>${gives(move, previews.get(move) ?? [], seat)}</small>
        ${move === chosen && html` <em>${say("web-review-was-chosen")}</em>`}`}
    />
  </section>`;
}
