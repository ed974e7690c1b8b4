/** Ids and numbers of Corinth's components, as the texts take them. */

/** @typedef {import("./types.js").Components} Components */

/** The goods for which the texts have words. */
const WORDED_GOODS = ["olive-oil", "grapes", "carpets", "spices"];

/** The id of a district's good; gold and goats are themselves, a good of another box keeps its printed name.
 * @param {Components} components @param {string} district */
export function goodOf(components, district) {
  const printed = components.districts[district]?.good ?? district;
  const id = printed.replaceAll(" ", "-");
  return WORDED_GOODS.includes(id) ? id : printed;
}

/** Row and column of a market spot: r1c5 is row 1, column 5.
 * @param {string} spot */
export const placeOf = (spot) => ({ row: Number(spot[1]), column: Number(spot[3]) });

/** The name of a spot. @param {{ row: number, column: number }} place */
export const spotAt = ({ row, column }) => `r${row}c${column}`;

const SPECIAL = /** @type {Record<string, string>} */ ({
  "*": "box",
  "+1": "plus",
  "yellow die": "die",
  start: "start",
});

/** What is printed on a spot, as id and amount; what a box would get is not printed.
 * @param {Components} components @param {string} spot */
export function printedGift(components, spot) {
  const { row, column } = placeOf(spot);
  const printed = components.market.rows[row - 1][column - 1];
  if (SPECIAL[printed]) return { gives: SPECIAL[printed], amount: 0 };
  const [amount, what] = printed.split(" ");
  return { gives: what === "goat" ? "goats" : goodOf(components, what), amount: Number(amount) };
}

const DIRECTIONS = /** @type {Record<string, [number, number]>} */ ({
  up: [-1, 0],
  down: [1, 0],
  left: [0, -1],
  right: [0, 1],
});

/** @param {string} move */
export const isStep = (move) => move in DIRECTIONS;

/** The spot beside another one.
 * @param {string} spot @param {string} direction */
export function beside(spot, direction) {
  const { row, column } = placeOf(spot);
  const [rows, columns] = DIRECTIONS[direction];
  return spotAt({ row: row + rows, column: column + columns });
}

/** The spots of a walk: what the target tells, or where its moves lead from a spot.
 * @param {import("./types.js").Target} target @param {string} from @returns {string[]} */
export function wayOf(target, from) {
  if (target.way?.length) return target.way;
  /** @type {string[]} */
  const found = [];
  for (const move of target.moves.filter(isStep)) found.push(beside(found.at(-1) ?? from, move));
  return found;
}

/** Where the steps that come first lead from a spot; null if there are none.
 * @param {string} spot @param {string[]} moves */
export function walkEnd(spot, moves) {
  let end = spot;
  for (const move of moves) {
    if (!isStep(move)) break;
    end = beside(end, move);
  }
  return end === spot ? null : end;
}
