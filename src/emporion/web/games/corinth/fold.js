/** Effects folded over a view, as `emporion.games.corinth.fold` does it: what lies on the table after each thing that happens. */

/** @typedef {import("./types.js").View} View @typedef {import("./types.js").Effect} Effect @typedef {import("./types.js").Components} Components */

const BUILDINGS = ["temple", "warehouse", "stable", "store"];

/** The view after an effect; the given one is left as it is.
 * @param {Components} components @param {View} before @param {Effect} effect @returns {View} */
export function fold(components, before, effect) {
  const view = structuredClone(before);
  const change = CHANGES[effect.type];
  if (change) change(view, effect, components);
  return view;
}

/** @param {Components} components @param {View} view @param {Effect[]} effects */
export const foldAll = (components, view, effects) => effects.reduce((now, effect) => fold(components, now, effect), view);

/** @type {Record<string, (view: View, effect: Effect, components: Components) => void>} */
const CHANGES = {
  RoundBegan(view, { seat, number }) {
    view.round = number;
    view.turn = seat;
    view.sheets[seat].track += 1;
  },
  TurnBegan(view, { seat }) {
    view.turn = seat;
  },
  Placed(view, { district, value, white, yellow }, components) {
    const order = components.harbor.order;
    view.harbor.push({ district, value, white, yellow });
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
    view.bonuses[district] = seat;
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
    view.sheets[seat].gold -= dice;
  },
  Gained(view, { seat, what, amount }) {
    const sheet = view.sheets[seat];
    if (what === "gold") {
      sheet.gold += amount;
      sheet.gold_circled += amount;
    } else {
      sheet.goats += amount;
      sheet.goats_circled += amount;
    }
  },
  Paid(view, { seat, gold }) {
    view.sheets[seat].gold -= gold;
  },
  Ticked(view, { seat, district, shop, symbols }, components) {
    const slot = components.districts[district].shops.findIndex(([points]) => points === shop);
    view.sheets[seat].checked[district][slot] += symbols;
    if (view.delivery) {
      view.delivery.symbols -= symbols;
      if (!view.delivery.symbols) view.delivery = null;
    }
  },
  Stepped(view, { seat, spot }) {
    view.sheets[seat].steward = spot;
    view.sheets[seat].path.push(spot);
    if (view.walk) view.walk.steps += 1;
  },
  Circled(view, { seat, spot }) {
    view.sheets[seat].circled.push(spot);
    view.walk = null;
  },
  DieAdded(view, { seat, dice }) {
    view.sheets[seat].yellow_dice = dice;
  },
  BoxWritten(view, { seat, spot, points }) {
    view.sheets[seat].boxes[spot] = points;
  },
  Built(view, { seat, building, gold, goats }) {
    const sheet = view.sheets[seat];
    sheet.gold -= gold;
    sheet.goats -= goats;
    sheet.built.push(building);
    sheet.built.sort((a, b) => BUILDINGS.indexOf(a) - BUILDINGS.indexOf(b));
  },
};
