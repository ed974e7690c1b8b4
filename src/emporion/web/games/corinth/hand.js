/** Pieces of `emporion.engine.svg`, repeated number by number, so that a page draws what the rulebook draws. */

/** @typedef {import("./types.js").Point} Point @typedef {import("./types.js").Box} Box */

/** A hand's irregularities, from -1 to 1, fixed by the id of what is drawn.
 * @param {string} id @returns {() => number} */
export function hand(id) {
  let state = 2166136261;
  for (const byte of new TextEncoder().encode(id)) state = Math.imul(state ^ byte, 16777619) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}

/** A coordinate, to a hundredth of a unit.
 * @param {number} value */
export const number = (value) => String(Math.round(value * 100) / 100 + 0);

/** A point of a path.
 * @param {number} x @param {number} y */
export const xy = (x, y) => `${number(x)} ${number(y)}`;

/** A smooth line through points.
 * @param {Point[]} points */
export function curve(points) {
  const all = [points[0], ...points, points[points.length - 1]];
  let d = `M${xy(...points[0])}`;
  for (let i = 0; i + 3 < all.length; i++) {
    const [before, a, b, after] = all.slice(i, i + 4);
    d += `C${xy(a[0] + (b[0] - before[0]) / 6, a[1] + (b[1] - before[1]) / 6)}`;
    d += ` ${xy(b[0] - (after[0] - a[0]) / 6, b[1] - (after[1] - a[1]) / 6)} ${xy(...b)}`;
  }
  return d;
}

/** Places for so many things in the middle of a room, row by row, and the width of each: as large as fits, in few rows.
 * @param {number} count @param {Box} room @param {number} largest @returns {{ at: Point[], width: number }} */
export function grid(count, [x, y, width, height], largest) {
  if (!count) return { at: [], width: largest };
  /** @param {number} columns */
  const pitch = (columns) => Math.min(width / columns, height / Math.ceil(count / columns), largest);
  let best = 1;
  for (let columns = 2; columns <= count; columns++) {
    const gain = pitch(columns) - pitch(best) || Math.ceil(count / best) - Math.ceil(count / columns);
    if (gain > 0) best = columns;
  }
  const each = pitch(best);
  const left = x + (width - best * each) / 2;
  const top = y + (height - Math.ceil(count / best) * each) / 2;
  /** @type {Point[]} */
  const at = Array.from({ length: count }, (_, i) => [left + ((i % best) + 0.5) * each, top + (Math.floor(i / best) + 0.5) * each]);
  return { at, width: each };
}
