// The fields of a game's view in words, for a game that brings no board. It needs no browser.

/** @typedef {{name: string, value: unknown}} Field */
/** What each seat has: the name of the table, "" for fields of the view that are values by themselves; the names of its fields, and for each seat their values. @typedef {{name: string, fields: string[], seats: Record<string, unknown>[]}} SeatFields */
/** How names and values are said; `fields` are the names that lead to a value, the nearest one first. @typedef {{label: (name: string) => string, id: (id: string, fields: string[]) => string, number: (value: number, fields: string[]) => string, flag: (value: boolean) => string, pair: (name: string, value: string) => string, list: (items: string[], style: "conjunction" | "lines") => string}} Words */

/** Fields that the rest of the page says already. */
const SAID_ELSEWHERE = new Set(["seat", "actor", "point"]);
const EMPTY = "–";

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** The fields of a view that hold for the whole table, and those that each seat has: `seatFields`, as the game names them. @param {Record<string, unknown>} view @param {string[]} seatFields */
export function sortFields(view, seatFields) {
  /** @type {Field[]} */
  const common = [];
  /** @type {SeatFields[]} */
  const bySeat = [];
  /** @type {SeatFields} */
  const single = { name: "", fields: [], seats: [] };
  for (const [name, value] of Object.entries(view)) {
    if (SAID_ELSEWHERE.has(name) || value === null) continue;
    if (!seatFields.includes(name)) common.push({ name, value });
    else {
      const items = /** @type {unknown[]} */ (value);
      if (items.every(isObject)) {
        const fields = new Set(items.flatMap((item) => Object.keys(item)));
        bySeat.push({ name, fields: [...fields].filter((field) => !SAID_ELSEWHERE.has(field)), seats: items });
      } else {
        single.fields.push(name);
        single.seats = items.map((item, seat) => ({ ...single.seats[seat], [name]: item }));
      }
    }
  }
  return { common, bySeat: single.fields.length ? [single, ...bySeat] : bySeat };
}

/** Whether a value has parts. @param {unknown} value @returns {value is object} */
const hasParts = (value) => typeof value === "object" && value !== null && Object.keys(value).length > 0;

/** An id with numbers in it, such as a place on a board, as the key of its message and the numbers by the letters before them: r2c5 is rc with r = 2 and c = 5. @param {string} id */
export function splitId(id) {
  if (!/^([a-z]+[0-9]+)+$/.test(id)) return { key: id, values: {} };
  const parts = [...id.matchAll(/([a-z]+)([0-9]+)/g)];
  const values = Object.fromEntries(parts.map(([, letters, digits]) => [letters, Number(digits)]));
  return { key: parts.map(([, letters]) => letters).join(""), values };
}

/** A value in words: a list by its items, an object by its fields, each on a line of its own if one of them has parts. @param {unknown} value @param {Words} words @param {string[]} fields @returns {string} */
export function wordValue(value, words, fields) {
  if (typeof value === "number") return words.number(value, fields);
  if (typeof value === "boolean") return words.flag(value);
  if (typeof value === "string") return words.id(value, fields);
  if (!hasParts(value)) return EMPTY;
  const parts = Array.isArray(value)
    ? value.map((item) => wordValue(item, words, fields))
    : Object.entries(value).map(([name, part]) =>
        words.pair(words.label(name), wordValue(part, words, [name, ...fields])),
      );
  return words.list(parts, Object.values(value).some(hasParts) ? "lines" : "conjunction");
}
