/** What may be done now, sorted by where it is clicked. All of it comes from the moves and targets that the server lists, in words from their lines. */
import { nameOf, wordPreview } from "../../lib/lines.js";
import { COLORS, KINDS, THINGS } from "./kinds.js";

/** @typedef {import("./kinds.js").Position} Position */
/** @typedef {import("./kinds.js").Effect} Effect */
/** @typedef {import("./kinds.js").Hinted} Hinted */
/** @typedef {import("./kinds.js").Context} Context */
/** @typedef {import("./kinds.js").Counts} Counts */
/** @typedef {import("./kinds.js").Say} Say */

/**
 * @typedef {object} Offer Something that can be chosen.
 * @property {string[]} moves what is sent
 * @property {string} name what a screen reader says
 * @property {string} label the short words on its button
 * @property {string} gives what it would bring
 * @property {Effect[]} line the effects that name it and say what it would bring
 * @property {string[]} cards the cards that it takes
 * @property {boolean} hinted
 * @property {string} worth what it would count in the warehouse, in words
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

/** @param {Context} context @returns {import("../../lib/lines.js").Reader} */
const readerOf = ({ names, seat }) => ({ game: "golden-horn", names, seat });

/** The first effect of a type in a line. @param {Effect[]} line @param {string} type @returns {Effect | undefined} */
const find = (line, type) => line.find((effect) => effect.type === type);

/** What a choice would bring into one's boats or warehouse. @param {{ line: Effect[] } | null} offer @returns {Counts} */
export function broughtBy(offer) {
  const line = offer?.line ?? [];
  const stolen = find(line, "Stolen");
  const found = { ...(find(line, "Stored") ?? find(line, "Aboard"))?.things };
  if (stolen) found[stolen.thing] = (found[stolen.thing] ?? 0) + 1;
  return Object.fromEntries(THINGS.filter((name) => found[name]).map((name) => [name, found[name]]));
}

/** Where a boat would be after a choice; null if that stays as it is. @param {{ line: Effect[] } | null} offer @returns {{ kind: string, place: string } | null} */
export function arrivalOf(offer) {
  const line = offer?.line ?? [];
  const placed = find(line, "PlaceBoat");
  if (placed) return { kind: placed.kind, place: placed.port };
  const arrival = find(line, "Arrival") ?? find(line, "VoyageEnd");
  return arrival ? { kind: arrival.kind, place: placeOf(arrival) } : null;
}

/** A place as views name it: `s4` is the fourth space. @param {Effect} effect */
const placeOf = ({ place_number: number, place }) => (number ? `s${number}` : place);

/** Cards that are counted by color, one by one. @param {Counts} cards @returns {string[]} */
export const spread = (cards) => COLORS.flatMap((color) => Array.from({ length: cards[color] ?? 0 }, () => color));

/** @param {Position} position @param {Hinted | null} hint @param {Context} context @returns {Offers} */
export function offersOf(position, hint, context) {
  const advice = hint && hint.at === position.at ? [hint.prospects[0]?.move, ...hint.moves.slice(1)] : [];
  /** @type {Offers} */
  const found = { placing: [], raids: [], conquests: {}, exchanges: [], boats: [], loads: {}, winds: {}, plain: {} };
  for (const choice of position.moves ?? []) sort(found, offerOf(choice, advice, context));
  addEnds(found, position, advice, context);
  found.boats.sort((one, other) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind));
  return found;
}

/** @param {import("../../types.js").Choice} choice @param {string[]} advice @param {Context} context @returns {Offer} */
function offerOf({ move, line }, advice, context) {
  const reader = readerOf(context);
  const [named, ...brought] = /** @type {Effect[]} */ (line);
  const label = nameOf(named, move, reader);
  const cards = named.type === "Raid" ? spread(named.cards) : named.type === "PlayWind" ? [named.color] : [];
  const hinted = follows([move], advice);
  return { moves: [move], line, label, cards, hinted, ...wordsOf(label, brought, context) };
}

/** What a choice would bring, in words: for its button, and all of it with its name. @param {string} label @param {Effect[]} brought @param {Context} context */
function wordsOf(label, brought, context) {
  const reader = readerOf(context);
  const worth = brought.filter((effect) => effect.type === "Worth");
  const whole = wordPreview(brought, reader);
  return {
    name: whole ? context.say("golden-horn-page-named", { label, gives: whole }) : label,
    gives: wordPreview(
      brought.filter((effect) => effect.type !== "Worth"),
      reader,
    ),
    worth: wordPreview(worth, reader),
  };
}

/** Put an offer where it is clicked. @param {Offers} found @param {Offer} offer */
function sort(found, offer) {
  const [named] = offer.line;
  const [verb] = offer.moves[0].split(" ");
  if (named.type === "PlaceBoat") found.placing.push(offer);
  else if (named.type === "Raid") addRaid(found.raids, named, offer);
  else if (named.type === "Conquer") found.conquests[named.territory] = offer;
  else if (named.type === "Exchange") found.exchanges.push(offer);
  else if (named.type === "Sail") sailing(found.boats, named.kind).sail = offer;
  else if (named.type === "TurnRound") sailing(found.boats, named.kind).turn = offer;
  else if (named.type === "Load") found.loads[named.thing] = offer;
  else if (named.type === "PlayWind") found.winds[named.color] = offer;
  else found.plain[verb] = offer;
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

/** @param {Raid[]} raids @param {Effect} named @param {Offer} offer */
function addRaid(raids, { victim, kind }, offer) {
  let raid = raids.find((each) => each.seat === victim && each.kind === kind);
  if (!raid) {
    raid = { seat: victim, kind, thing: find(offer.line, "Stolen")?.thing ?? "", offers: [] };
    raids.push(raid);
  }
  raid.offers.push(offer);
}

/** The ends of voyages; of a boat that loads first, the moves that lead to the choice of its goods.
 * @param {Offers} found @param {Position} position @param {string[]} advice @param {Context} context */
function addEnds(found, position, advice, context) {
  for (const target of position.targets ?? []) {
    const [named] = /** @type {Effect[]} */ (target.line);
    if (named.type === "Sail") sailing(found.boats, named.kind).sail = departureOf(target, advice, context);
    else if (!target.moves.some((move) => move.startsWith("load "))) {
      const end = endOf(target, advice, context);
      sailing(found.boats, end.kind).ends.push(end);
    }
  }
}

/** A boat that leaves its port, at the start of a turn: what closes the start is sent before it. @param {import("./kinds.js").Target} target @param {string[]} advice @param {Context} context @returns {Offer} */
function departureOf({ moves, line }, advice, context) {
  const offer = offerOf({ move: moves[moves.length - 1], line: [...line] }, [], context);
  return { ...offer, moves: [...moves], hinted: follows(moves, advice) };
}

/** @param {import("./kinds.js").Target} target @param {string[]} advice @param {Context} context @returns {End} */
function endOf({ moves, line }, advice, context) {
  const [named, ...brought] = /** @type {Effect[]} */ (line);
  const { kind, way, price } = named;
  const cards = moves.filter((move) => move.startsWith("wind ")).map((move) => move.slice(5));
  const stays = way === "stay";
  const counts = Object.fromEntries(COLORS.map((color) => [color, cards.filter((card) => card === color).length]));
  const played = Object.fromEntries(Object.entries(counts).filter(([, number]) => number));
  const paid = stays ? [] : [{ type: "VoyagePrice", price, cards: played }];
  const { name } = wordsOf(nameOf(named, moves.join(), readerOf(context)), [...paid, ...brought], context);
  const { gives, worth } = wordsOf("", brought, context);
  return {
    ...{ place: placeOf(named), kind, turns: way === "back", stays, moves, line, cards, name, worth },
    label: context.say("golden-horn-page-end", named),
    gives: gives || (cards.length ? "" : wordPreview(paid, readerOf(context))),
    hinted: follows(moves, advice),
  };
}
