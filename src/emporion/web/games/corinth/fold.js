/** Effects folded over a view, as `emporion.games.corinth.fold` does it: what lies on the table after each thing that happens. */

/** @typedef {import("./types.js").View} View @typedef {import("./types.js").Effect} Effect @typedef {import("./types.js").Components} Components */

const BUILDINGS = ["temple", "warehouse", "stable", "store"];

/** The view after an effect; the given one is left as it is.
 * @param {Components} components @param {View} before @param {Effect} effect @returns {View} */
export function fold(components, before, effect) {
  const change = CHANGES[effect.type];
  if (!change) return before;
  const view = { ...before };
  change(view, effect, components);
  return view;
}

/** The sheet of a seat, to be written on; those of the others stay the very same.
 * @param {View} view @param {number} seat */
function sheetOf(view, seat) {
  const sheet = structuredClone(view.sheets[seat]);
  view.sheets = view.sheets.with(seat, sheet);
  return sheet;
}

/** @param {Components} components @param {View} view @param {Effect[]} effects */
export const foldAll = (components, view, effects) => effects.reduce((now, effect) => fold(components, now, effect), view);

/** @type {Record<string, (view: View, effect: Effect, components: Components) => void>} */
const CHANGES = {
  RoundBegan(view, { seat, number }) {
    view.round = number;
    view.begins = seat;
    view.turn = seat;
    sheetOf(view, seat).track += 1;
  },
  TurnBegan(view, { seat }) {
    view.turn = seat;
  },
  Placed(view, { district, value, white, yellow }, components) {
    const order = components.harbor.order;
    view.harbor = [...view.harbor, { district, value, white, yellow }];
    view.harbor.sort((a, b) => order.indexOf(a.district) - order.indexOf(b.district));
  },
  Took(view, { district }) {
    view.harbor = view.harbor.filter((group) => group.district !== district);
  },
  YellowRemoved(view) {
    view.harbor = view.harbor.filter((group) => group.white).map((group) => ({ ...group, yellow: 0 }));
  },
  Cleared(view) {
    view.harbor = [];
  },
  BonusWon(view, { seat, district }) {
    view.bonuses = { ...view.bonuses, [district]: seat };
  },
  SetOut(view, { value }) {
    view.walk = { value, steps: 0 };
  },
  Delivering(view, { district, symbols }) {
    view.delivery = { district, symbols };
  },
  Surplus(view) {
    view.delivery = null;
  },
  Asked(view, { actor, point }) {
    view.actor = actor;
    view.point = point;
  },
  Bought(view, { seat, dice }) {
    sheetOf(view, seat).gold -= dice;
  },
  Gained(view, { seat, what, amount }) {
    const sheet = sheetOf(view, seat);
    if (what === "gold") {
      sheet.gold += amount;
      sheet.gold_circled += amount;
    } else {
      sheet.goats += amount;
      sheet.goats_circled += amount;
    }
  },
  Paid(view, { seat, gold }) {
    sheetOf(view, seat).gold -= gold;
  },
  Ticked(view, { seat, district, shop, symbols }, components) {
    const slot = components.districts[district].shops.findIndex(([points]) => points === shop);
    sheetOf(view, seat).checked[district][slot] += symbols;
    if (view.delivery) {
      const left = view.delivery.symbols - symbols;
      view.delivery = left ? { district, symbols: left } : null;
    }
  },
  Stepped(view, { seat, spot }) {
    const sheet = sheetOf(view, seat);
    sheet.steward = spot;
    sheet.path.push(spot);
    if (view.walk) view.walk = { ...view.walk, steps: view.walk.steps + 1 };
  },
  Circled(view, { seat, spot }) {
    sheetOf(view, seat).circled.push(spot);
    view.walk = null;
  },
  DieAdded(view, { seat, dice }) {
    sheetOf(view, seat).yellow_dice = dice;
  },
  BoxWritten(view, { seat, spot, points }) {
    sheetOf(view, seat).boxes[spot] = points;
  },
  Built(view, { seat, building, gold, goats }) {
    const sheet = sheetOf(view, seat);
    sheet.gold -= gold;
    sheet.goats -= goats;
    sheet.built.push(building);
    sheet.built.sort((a, b) => BUILDINGS.indexOf(a) - BUILDINGS.indexOf(b));
  },
};
