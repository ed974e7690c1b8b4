/** The marks that a choice would make, drawn from the effects of its line. */

import { goodOf, spotAt } from "./ids.js";
import { sheetMarks } from "./marks.js";

/** @typedef {import("./types.js").View} View @typedef {import("./types.js").Sheet} Sheet @typedef {import("./types.js").Effect} Effect
 * @typedef {import("./types.js").Components} Components @typedef {import("./types.js").Places} Places
 * @typedef {{ marks: import("./marks.js").Mark[], steward: string | null }} Ghost marks that are not there yet, and where the Steward would be */

/** @param {Places} places @param {Components} components @param {View} view @param {number} seat @param {Effect[]} line @returns {Ghost} */
export function ghostOf(places, components, view, seat, line) {
  const sheet = structuredClone(view.sheets[seat]);
  const bonuses = { ...view.bonuses };
  for (const effect of line) {
    if (effect.type === "BonusWon") bonuses[effect.district] = seat;
    else MARKED[effect.type]?.(sheet, effect, components);
  }
  const known = new Set(sheetMarks(places, components, view, seat).map((mark) => mark.id));
  const after = { ...view, bonuses, sheets: view.sheets.with(seat, sheet) };
  const marks = sheetMarks(places, components, after, seat).filter((mark) => !known.has(mark.id));
  return { marks, steward: sheet.steward === view.sheets[seat].steward ? null : sheet.steward };
}

/** What each effect would mark on the sheet. @type {Record<string, (sheet: Sheet, effect: Effect, components: Components) => void>} */
const MARKED = {
  Bought(sheet, { dice }) {
    sheet.gold -= dice;
  },
  Paid(sheet, { gold }) {
    sheet.gold -= gold;
  },
  Gained(sheet, { what, amount }) {
    const name = /** @type {"gold" | "goats"} */ (what);
    sheet[name] += amount;
    sheet[`${name}_circled`] += amount;
  },
  Built(sheet, { building, gold, goats }) {
    sheet.gold -= gold;
    sheet.goats -= goats;
    sheet.built.push(building);
  },
  Ticked: tick,
  Filled: tick,
  Stocked(sheet, effect, components) {
    const district = Object.keys(components.districts).find((name) => goodOf(components, name) === effect.good);
    if (district) tick(sheet, { ...effect, district }, components);
  },
  ShopFinished(sheet, { district, shop }, components) {
    const slot = slotOf(components, district, shop);
    sheet.checked[district][slot] = components.districts[district].shops[slot][1];
  },
  Steps(sheet, place) {
    sheet.steward = spotAt(/** @type {any} */ (place));
  },
  Arrived(sheet, place) {
    sheet.steward = spotAt(/** @type {any} */ (place));
    sheet.circled.push(sheet.steward);
  },
  BoxWritten(sheet, { spot, points }) {
    sheet.boxes[spot] = points;
  },
};

/** @param {Sheet} sheet @param {Effect} effect @param {Components} components */
function tick(sheet, { district, shop, symbols }, components) {
  sheet.checked[district][slotOf(components, district, shop)] += symbols;
}

/** The place of a shop in its district. @param {Components} components @param {string} district @param {number} shop */
const slotOf = (components, district, shop) =>
  components.districts[district].shops.findIndex(([points]) => points === shop);
