// Marks over the board for the answer of a review: what was played, dashed, and what is better, in a full line. Words say the same.
import { html, useEffect, useRef, useState } from "../lib/html.js";
import { style } from "../lib/style.js";
import { say } from "../lib/texts.js";

await style("../styles/study.css", import.meta.url);

/** What is marked for a move: an arrow leads from one thing to another, and a ring lies around `ring`, or around where the arrow ends. @typedef {{from: Element | null, to: Element | null, ring?: Element | null}} Located */
/** @typedef {"played" | "best" | "tried"} Kind */
/** @typedef {{kind: Kind, moves: string[], line: any[]}} Marked */
/** @typedef {{x: number, y: number, width: number, height: number}} Box */
/** @typedef {{x: number, y: number}} Point */
/** @typedef {{kind: Kind, box: Box, from: Point | null, end: Point, rims: [number, number], across: number}} Drawn `across`: the width of the board; `rims`: how far from its two points the arrow begins and ends */

/** How far a ring lies outside of what it marks: rings around the same thing lie in each other. @type {Record<Kind, number>} */
const OUTSIDE = { played: 3, tried: 8, best: 13 };
const SIGNS = /** @type {Record<Kind, string>} */ ({ played: "✕", tried: "?", best: "★" });
const LABEL_HEIGHT = 22;
const SIGN_WIDTH = 7.6;
const ROUND = 9;

/** @param {DOMRect} rect @param {DOMRect} origin @param {number} outside @returns {Box} */
const boxOf = (rect, origin, outside) => ({
  x: rect.left - origin.left - outside,
  y: rect.top - origin.top - outside,
  width: rect.width + 2 * outside,
  height: rect.height + 2 * outside,
});

/** @param {DOMRect} rect @param {DOMRect} origin @returns {Point} */
const middleOf = (rect, origin) => ({
  x: rect.left + rect.width / 2 - origin.left,
  y: rect.top + rect.height / 2 - origin.top,
});

/** Where a thing is; null if it is not shown. @param {Element | null | undefined} thing */
function rectOf(thing) {
  const rect = thing?.getBoundingClientRect();
  return rect && rect.width > 0 ? rect : null;
}

/** @param {Element} layer @param {Marked[]} marks @param {(mark: Marked) => Located} locate @returns {Drawn[]} */
function measure(layer, marks, locate) {
  const origin = layer.getBoundingClientRect();
  return marks.flatMap(({ kind, moves, line }) => {
    const { from, to, ring } = locate({ kind, moves, line });
    const [begin, end, around] = [rectOf(from), rectOf(to), rectOf(ring)];
    const marked = around ?? end;
    if (!marked) return [];
    const box = boxOf(marked, origin, OUTSIDE[kind]);
    const rim = Math.min(box.width, box.height) / 2;
    return [
      {
        kind,
        box,
        from: begin && end ? middleOf(begin, origin) : null,
        end: middleOf(end ?? marked, origin),
        across: origin.width,
        rims: /** @type {[number, number]} */ (around ? [from === ring ? rim : 0, 0] : [0, rim]),
      },
    ];
  });
}

/** @param {{marks: Marked[], locate: (mark: Marked) => Located}} props it lies in the same element as the board */
export function BoardMarks({ marks, locate }) {
  const layer = useRef(/** @type {HTMLElement | null} */ (null));
  const [drawn, setDrawn] = useState(/** @type {Drawn[]} */ ([]));
  useEffect(() => {
    const element = layer.current;
    const board = element?.parentElement;
    if (!element || !board) return;
    let frame = 0;
    let last = "";
    const again = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const found = measure(element, marks, locate);
        const text = JSON.stringify(found);
        if (text !== last) setDrawn(found);
        last = text;
      });
    };
    const changes = new MutationObserver(again);
    changes.observe(board, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-at", "class"] });
    const sizes = new ResizeObserver(again);
    sizes.observe(board);
    addEventListener("scroll", again, { passive: true }); // what lies over the board stays in its place
    again();
    return () => {
      removeEventListener("scroll", again);
      cancelAnimationFrame(frame);
      changes.disconnect();
      sizes.disconnect();
    };
  }, [JSON.stringify(marks.map(({ kind, moves }) => [kind, moves]))]);
  return html`<div class="board-marks" ref=${layer} aria-hidden="true">
    <svg>${drawn.map((mark) => html`<${Mark} key=${mark.kind} mark=${mark} />`)}</svg>
  </div>`;
}

/** @param {{mark: Drawn}} props */
function Mark({ mark: { kind, box, from, end, rims, across } }) {
  const label = `${SIGNS[kind]} ${say(`review-mark-${kind}`)}`;
  const width = label.length * SIGN_WIDTH + 12;
  // The label of what is better stands above its ring if there is room, or below at its end; the others below all rings, so that none covers another.
  const isAbove = kind === "best" && box.y >= LABEL_HEIGHT;
  const below = box.y + box.height + OUTSIDE.best - OUTSIDE[kind];
  const top = isAbove ? box.y - LABEL_HEIGHT : below;
  const wanted = kind === "best" && !isAbove ? box.x + box.width - width : box.x;
  const left = Math.min(wanted, across - width);
  return html`<g class=${`mark mark-${kind}`} data-mark=${kind}>
    ${from && html`<path class="mark-arrow" d=${arrow(from, end, rims)} />`}
    <rect class="mark-ring" x=${box.x} y=${box.y} width=${box.width} height=${box.height} rx=${ROUND} />
    <rect class="mark-label" x=${left} y=${top} width=${width} height=${LABEL_HEIGHT} rx="4" />
    <text x=${left + 6} y=${top + LABEL_HEIGHT - 6}>${label}</text>
  </g>`;
}

/** An arrow between two points, or between the rims of circles around them. @param {Point} from @param {Point} to @param {[number, number]} rims */
function arrow(from, to, [first, last]) {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length <= first + last) return "";
  const [x, y] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const [startX, startY] = [from.x + x * first, from.y + y * first];
  const [endX, endY] = [to.x - x * last, to.y - y * last];
  const wing = (/** @type {number} */ side) =>
    `${(endX - 14 * x + side * 8 * y).toFixed(1)} ${(endY - 14 * y - side * 8 * x).toFixed(1)}`;
  return `M${startX.toFixed(1)} ${startY.toFixed(1)}L${endX.toFixed(1)} ${endY.toFixed(1)}M${wing(1)}L${endX.toFixed(1)} ${endY.toFixed(1)}L${wing(-1)}`;
}
