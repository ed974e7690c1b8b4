/** What may be done now, sorted by where it is clicked. All of it comes from the moves and targets that the server lists. */
import { THINGS, together, worth } from "./kinds.js";
import { wouldGive } from "./told.js";
import { cardWords, placeWords, word } from "./words.js";

/** @typedef {import("./kinds.js").Position} Position */
/** @typedef {import("./kinds.js").Effect} Effect */
/** @typedef {import("./kinds.js").Hinted} Hinted */
/** @typedef {import("./kinds.js").Context} Context */
/** @typedef {import("./kinds.js").Counts} Counts */

/**
 * @typedef {object} Offer Something that can be chosen.
 * @property {string[]} moves what is sent
 * @property {string} name what a screen reader says
 * @property {string} label the short words on its button
 * @property {string} gives what it would bring
 * @property {Effect[]} effects what it would do
 * @property {string[]} cards the cards that it takes
 * @property {boolean} hinted
 * @property {number} worth what the warehouse would count more, once what it brings lies there
 *
 * @typedef {Offer & { place: string, kind: string, turns: boolean, stays: boolean }} End Where a voyage could end.
 * @typedef {{ kind: string, sail: Offer | null, turn: Offer | null, ends: End[] }} Sailing
 * @typedef {{ seat: number, kind: string, thing: string, offers: Offer[] }} Raid
 *
 * @typedef {object} Offers
 * @property {Offer[]} placing
 * @property {Raid[]} raids
 * @property {Record<string, Offer>} conquests
 * @property {Offer[]} exchanges
 * @property {Sailing[]} boats
 * @property {Record<string, Offer>} loads
 * @property {Record<string, Offer>} winds
 * @property {Record<string, Offer>} plain no-raid, ready, stop, on, call and end
 */

/** The rules of what is chosen. */
export const RULES = { raid: "P1 P3", sail: "M3", wind: "M5" };

/** What a choice would bring into one's boats or warehouse. @param {{ effects: Effect[] } | null} offer @returns {Counts} */
export function broughtBy(offer) {
  /** @type {Counts} */
  const found = {};
  for (const effect of offer?.effects ?? []) {
    if (effect.type === "Loaded" || effect.type === "Unloaded") found[effect.thing] = (found[effect.thing] ?? 0) + effect.number;
    else if (effect.type === "Raided") found[effect.thing] = (found[effect.thing] ?? 0) + 1;
  }
  return Object.fromEntries(THINGS.filter((name) => found[name]).map((name) => [name, found[name]]));
}

/** What the warehouse of the seat that looks would count more. @param {Position} position @param {Effect[]} effects @param {Context} context */
function worthOf({ view }, effects, { seat }) {
  const stored = (seat === null ? null : view.table[seat].warehouse) ?? {};
  return worth(together(stored, broughtBy({ effects }))) - worth(stored);
}

/** @param {Position} position @param {Hinted | null} hint @param {Context} context @returns {Offers} */
export function offersOf(position, hint, context) {
  const advice = hint && hint.at === position.at ? [hint.prospects[0]?.move, ...hint.line.slice(1)] : [];
  const { say } = context;
  /** @type {Offers} */
  const found = { placing: [], raids: [], conquests: {}, exchanges: [], boats: [], loads: {}, winds: {}, plain: {} };
  for (const { move, preview } of position.moves ?? []) {
    const [verb, what = "", ...rest] = move.split(" ");
    const gives = givesOf(verb, preview, context);
    /** @param {string} label @param {string[]} [cards] @returns {Offer} */
    const offer = (label, cards = []) => {
      const points = worthOf(position, preview, context);
      const whole = [gives, points ? say("golden-horn-page-worth", { points }) : ""].filter(Boolean).join(say("play-comma"));
      const name = whole ? say("golden-horn-page-named", { label, gives: whole }) : label;
      return { moves: [move], name, label, gives, effects: preview, cards, hinted: follows([move], advice), worth: points };
    };
    if (verb === "place") {
      found.placing.push(offer(say("golden-horn-page-place", { kind: word(say, what), port: word(say, rest[0]) })));
    } else if (verb === "raid") {
      addRaid(found.raids, what, offer(say("golden-horn-page-raid-with", { cards: cardWords(say, rest) }), rest), context);
    } else if (verb === "conquer") {
      found.conquests[what] = offer(say("golden-horn-page-conquer", { name: word(say, what) }));
    } else if (verb === "exchange") {
      found.exchanges.push(offer(say("golden-horn-page-exchange", { number: Number(what) })));
    } else if (verb === "sail" || verb === "turn") {
      sailing(found.boats, what)[verb] = offer(say(`golden-horn-page-${verb}`, { kind: word(say, what) }));
    } else if (verb === "load") {
      found.loads[what] = offer(say("golden-horn-page-load", { thing: what === "both" ? say("golden-horn-page-both") : word(say, what) }));
    } else if (verb === "wind") {
      found.winds[what] = offer(say("golden-horn-page-wind", { colour: word(say, what) }), [what]);
    } else {
      found.plain[verb] = offer(say(`golden-horn-page-${verb}`));
    }
  }
  addEnds(found, position, advice, context);
  // A boat that has to load first has no end to choose yet: it is chosen when the start of the turn is closed.
  const boats = context.seat === null ? [] : position.view.table[context.seat].boats;
  const closing = found.plain["no-raid"] ?? found.plain.ready;
  if (closing && found.boats.length < boats.length) closing.gives = say("golden-horn-page-then-boats");
  return found;
}

/** What a move would bring, in a few words. @param {string} verb @param {Effect[]} preview @param {Context} context */
function givesOf(verb, preview, { say, seat, components }) {
  if (verb === "no-raid" || verb === "ready" || verb === "end") return "";
  const moved = preview.filter((effect) => effect.type === "Moved").pop();
  const skipped = moved ? ["Moved", "Stopped", "SetSail", "Turned"] : ["Stopped"];
  const rest = wouldGive(verb, preview.filter((effect) => !skipped.includes(effect.type)), seat, components);
  return [moved ? say("golden-horn-page-to", { place: placeWords(say, moved.place) }) : "", rest].filter(Boolean).join(say("play-comma"));
}

/** @param {string[]} moves @param {string[]} advice */
function follows(moves, advice) {
  return advice.length > 0 && moves.every((move, number) => advice[number] === move);
}

/** @param {Sailing[]} boats @param {string} kind @returns {Sailing} */
function sailing(boats, kind) {
  let found = boats.find((boat) => boat.kind === kind);
  if (!found) {
    found = { kind, sail: null, turn: null, ends: [] };
    boats.push(found);
  }
  return found;
}

/** Whether the hint is to sail this boat. @param {Sailing} boat */
export function advised({ sail, turn, ends }) {
  return [sail, turn, ...ends].some((offer) => offer?.hinted);
}

/** @param {Raid[]} raids @param {string} boat @param {Offer} offer @param {Context} context */
function addRaid(raids, boat, offer, { say, names }) {
  const [seat, kind] = boat.split(".");
  let raid = raids.find((each) => each.seat === Number(seat) && each.kind === kind);
  if (!raid) {
    const raided = offer.effects.find((effect) => effect.type === "Raided");
    raid = { seat: Number(seat), kind, thing: raided?.thing ?? "", offers: [] };
    raids.push(raid);
  }
  const victim = say("golden-horn-page-raid", { victim: names[Number(seat)], kind: word(say, kind) });
  raid.offers.push({ ...offer, name: `${victim} ${offer.name}` });
}

/** The ends of voyages. Where goods are still to be chosen there is none: the boat is chosen first.
 * @param {Offers} found @param {Position} position @param {string[]} advice @param {Context} context */
function addEnds(found, position, advice, context) {
  for (const target of position.targets ?? []) {
    if (target.moves.some((move) => move.startsWith("load "))) continue;
    const setting = target.moves.find((move) => /^(sail|turn) /.test(move));
    const kind = setting ? setting.split(" ")[1] : position.view.boat;
    if (!kind) continue;
    sailing(found.boats, kind).ends.push(end(position, target, kind, !!setting?.startsWith("turn"), advice, context));
  }
}

/** @param {Position} position @param {import("./kinds.js").Target} target @param {string} kind @param {boolean} turns @param {string[]} advice @param {Context} context @returns {End} */
function end(position, target, kind, turns, advice, context) {
  const { say } = context;
  const cards = target.moves.filter((move) => move.startsWith("wind ")).map((move) => move.slice(5));
  const place = placeWords(say, target.end);
  const price = cards.length ? say("golden-horn-page-cards", { cards: cardWords(say, cards) }) : say("golden-horn-page-free");
  const brings = wouldGive("", (target.brings ?? []).filter((effect) => effect.type === "Unloaded" || effect.type === "DrawingBegan"), context.seat, context.components);
  const stays = target.moves.length === 1 && target.moves[0] === "stop";
  const label = say(`golden-horn-page-${stays ? "stay" : turns ? "back-to" : "to"}`, { place });
  const gives = brings || (cards.length || stays ? "" : price);
  const points = worthOf(position, target.brings ?? [], context);
  const whole = [stays ? "" : price, brings, points ? say("golden-horn-page-worth", { points }) : ""].filter(Boolean).join(say("play-comma"));
  const boat = say("golden-horn-page-boat-to", { kind: word(say, kind), label });
  const name = whole ? say("golden-horn-page-named", { label: boat, gives: whole }) : boat;
  return {
    ...{ place: target.end, kind, turns, stays, moves: target.moves, label, gives, name, cards },
    ...{ effects: target.brings ?? [], hinted: follows(target.moves, advice), worth: points },
  };
}
