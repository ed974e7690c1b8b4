// The chances of every seat before each decision of a game, and its result: a curve for each seat over the events.
import { percent } from "../lib/costs.js";
import { html } from "../lib/html.js";
import { number, say } from "../lib/texts.js";
import { pathThrough, placeNames, spread } from "./curves.js";

/** @typedef {import("../types.js").Review} ReviewData */

const HEIGHT = 170;
const EDGE = 34;
/** Room for the names at the ends of the curves. */
const NAMES_WIDTH = 70;
/** Pixels between the numbers of two moments, at least. */
const MOMENT_GAP = 11;
const MAX_NAME_CHARS = 9;

/** The mark at the end of each seat's curve. @type {((x: number, y: number) => string)[]} */
const MARKS = [
  (x, y) => `M${x - 4} ${y}a4 4 0 1 0 8 0a4 4 0 1 0 -8 0`,
  (x, y) => `M${x - 4} ${y - 4}h8v8h-8z`,
  (x, y) => `M${x} ${y - 5}l5 9h-10z`,
  (x, y) => `M${x} ${y - 5}l5 5l-5 5l-5 -5z`,
];

/** The chances after so many events, in order. @param {ReviewData} review @param {number} of */
function pointsOf(review, of) {
  const points = review.decisions.map(({ event, chances }) => ({ at: event - 1, chances })).sort((a, b) => a.at - b.at);
  if (review.done === review.of && review.result.length) points.push({ at: of, chances: review.result });
  return points;
}

/** @param {number} of how many events there are */
function makeScale(of) {
  const width = Math.max(300, Math.min(560, innerWidth > 900 ? 336 : innerWidth - 40));
  const right = width - NAMES_WIDTH;
  return {
    width,
    right,
    x: (/** @type {number} */ at) => EDGE + ((right - EDGE) * at) / Math.max(1, of),
    y: (/** @type {number} */ share) => HEIGHT - 14 - (HEIGHT - 34) * share,
    /** The event where the chart was clicked. @param {MouseEvent} click */
    eventAt: (click) => {
      const box = /** @type {Element} */ (click.currentTarget).getBoundingClientRect();
      const at = ((((click.clientX - box.left) * width) / box.width - EDGE) * of) / (right - EDGE);
      return Math.max(0, Math.min(of, Math.round(at)));
    },
  };
}

/** @param {{review: ReviewData, names: string[], event: number | null, of: number, onLook: (event: number) => void}} props */
export function Chances({ review, names, event, of, onLook }) {
  const { width, right, x, y, eventAt } = makeScale(of);
  const points = pointsOf(review, of);
  const last = points[points.length - 1];
  const path = (/** @type {number} */ seat) =>
    pathThrough(points.map(({ at, chances }) => ({ x: x(at), y: y(chances[seat]) })));
  const ends = placeNames(
    names.map((_, seat) => y(last.chances[seat])),
    HEIGHT - 8,
  );
  return html`<figure class="course chances">
    <figcaption>${say("web-review-chances")}</figcaption>
    <svg viewBox=${`0 0 ${width} ${HEIGHT}`} role="img" onClick=${(/** @type {MouseEvent} */ click) => onLook(eventAt(click))}
      aria-label=${say("web-review-chances-text", { chances: names.map((name, seat) => ({ name, chance: percent(last.chances[seat]) })) })}>
      ${[0, 0.5, 1].map((share) => html`<g key=${share}><path class="grid" d=${`M${EDGE} ${y(share)}H${right}`} /><text x=${EDGE - 4} y=${y(share) + 4} class="end">${percent(share)}</text></g>`)}
      ${names.map((_, seat) => html`<g key=${seat} class=${`seat-${seat}`}><path class=${`curve seat-${seat}`} d=${path(seat)} /><path class="curve-mark" d=${MARKS[seat % MARKS.length](x(last.at), y(last.chances[seat]))} /></g>`)}
      <${MomentMarks} moments=${review.moments} x=${x} />
      ${event !== null && html`<path class="cursor" d=${`M${x(event)} 14V${HEIGHT - 8}`} />`}
      ${ends.map((end) => html`<text key=${end.seat} class=${`curve-name seat-${end.seat}`} x=${right + 9} y=${end.y + 4}>${names[end.seat].slice(0, MAX_NAME_CHARS)}</text>`)}
    </svg>
  </figure>`;
}

/** Lines with numbers at the moments that decided the game. @param {{moments: import("../types.js").Turning[], x: (at: number) => number}} props */
function MomentMarks({ moments, x }) {
  const numbers = spread(
    moments.map(({ event }) => x(event - 1)),
    MOMENT_GAP,
  );
  return moments.map(
    ({ event }, place) =>
      html`<g key=${event} class="turning"><path d=${`M${x(event - 1)} 16v${HEIGHT - 30}`} /><text x=${numbers[place]} y="12">${number(place + 1)}</text></g>`,
  );
}
