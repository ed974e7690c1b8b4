// How everyone's points grew in a game: a curve for each seat over the events.
import { get } from "../lib/api.js";
import { html, useEffect, useRef, useState } from "../lib/html.js";
import { say } from "../lib/texts.js";
import { useWidth } from "../lib/width.js";
import { pathThrough, placeNames } from "./curves.js";

const EDGE = 30;
/** Room for the names at the ends of the curves. */
const NAMES_WIDTH = 50;
/** On pages wider than this the chart stands beside the points, and is as high as they are. */
const WIDE_PAGE = 900;
const MIN_WIDTH = 240;
const MAX_WIDTH = 736;
const MAX_NAME_CHARS = 12;

/** The points of every seat after each event. @param {string} code */
function useCourse(code) {
  const [scores, setScores] = useState(/** @type {number[][]} */ ([]));
  useEffect(() => {
    get(`/tables/${code}/course`).then(
      (course) => setScores(course.scores),
      () => {},
    );
  }, [code]);
  return scores;
}

/** The scale of a chart that is as wide in its own units as on the page, so that letters have their size. @param {number[][]} scores @param {number} room */
function makeScale(scores, room) {
  const height = innerWidth > WIDE_PAGE ? 290 : 180;
  const width = Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, room));
  const most = Math.max(10, ...scores.flat());
  const right = width - EDGE - NAMES_WIDTH;
  return {
    height,
    width,
    right,
    most,
    step: most > 80 ? 40 : most > 40 ? 20 : 10,
    x: (/** @type {number} */ event) => EDGE + ((right - EDGE) * event) / (scores.length - 1),
    y: (/** @type {number} */ points) => height - EDGE - ((height - 1.5 * EDGE) * points) / most,
  };
}

/** @param {{code: string, names: string[]}} props */
export function Course({ code, names }) {
  const scores = useCourse(code);
  return scores.length < 2 ? null : html`<${Chart} scores=${scores} names=${names} />`;
}

/** @param {{scores: number[][], names: string[]}} props */
function Chart({ scores, names }) {
  const figure = useRef(/** @type {HTMLElement | null} */ (null));
  const { height, width, right, most, step, x, y } = makeScale(scores, useWidth(figure));
  const last = scores[scores.length - 1];
  const steps = Array.from({ length: Math.floor(most / step) + 1 }, (_, place) => place * step);
  const path = (/** @type {number} */ seat) =>
    pathThrough(scores.map((found, event) => ({ x: x(event), y: y(found[seat]) })));
  return html`<figure class="course" ref=${figure}>
    <figcaption>${say("web-course")}</figcaption>
    <svg viewBox=${`0 0 ${width} ${height}`} role="img" aria-label=${say("web-course-text", { scores: names.map((name, seat) => ({ name, points: last[seat] })) })}>
      ${steps.map((points) => html`<g key=${points}><path class="grid" d=${`M${EDGE} ${y(points)}H${right}`} /><text x=${EDGE - 6} y=${y(points) + 4} class="end">${points}</text></g>`)}
      ${names.map((_, seat) => html`<path key=${seat} class=${`curve seat-${seat}`} d=${path(seat)} />`)}
      ${placeNames(names.map((_, seat) => y(last[seat]))).map((end) => html`<text key=${end.seat} class=${`curve-name seat-${end.seat}`} x=${right + 4} y=${end.y + 4}>${names[end.seat].slice(0, MAX_NAME_CHARS)}</text>`)}
    </svg>
  </figure>`;
}
