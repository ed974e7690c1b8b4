// What the charts with a curve for each seat have in common.

/** Pixels between two names at the ends of curves, at least. */
const NAME_HEIGHT = 15;

/** The path through points. @param {{x: number, y: number}[]} points */
export const pathThrough = (points) =>
  points.map(({ x, y }, place) => `${place ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");

/** Places moved up so far that none is nearer to the next lower one than `gap`; in the order in which they are given. @param {number[]} places @param {number} gap */
export function spread(places, gap) {
  const found = [...places];
  let last = -Infinity;
  for (const index of places.map((_, at) => at).sort((one, other) => places[one] - places[other]))
    last = found[index] = Math.max(places[index], last + gap);
  return found;
}

/**
 * Where the seats' names stand beside the ends of their curves, so that none covers another.
 * @param {number[]} heights where the curve of each seat ends
 * @param {number} [bottom] the lowest place for a name
 * @returns {{seat: number, y: number}[]}
 */
export function placeNames(heights, bottom = Infinity) {
  const ends = heights.map((y, seat) => ({ seat, y })).sort((a, b) => a.y - b.y);
  const places = spread(
    ends.map(({ y }) => y),
    NAME_HEIGHT,
  );
  return ends.map(({ seat }, place) => ({
    seat,
    y: Math.min(places[place], bottom - NAME_HEIGHT * (ends.length - 1 - place)),
  }));
}
