/** What happened as it is told (games/golden_horn/told.py): a voyage is one thing, and so are a refill and the cards of one stop. */
import * as telling from "../../lib/telling.js";
import { say } from "../../lib/texts.js";
import { COLOURS, THINGS } from "./kinds.js";
import { placeWords } from "./words.js";

/** @typedef {import("./kinds.js").Effect} Effect */
/** @typedef {import("./kinds.js").Components} Components */

const GAME = "golden-horn";
const LATER = new Set(["Filled", "PileRenewed", "NoCardsLeft", "EndAnnounced"]);
const VOYAGING = new Set(["SetSail", "Turned", "Loaded", "Stopped"]);

/** The lines for what happened.
 * @param {Effect[]} effects @param {string[]} names @param {number | null} seat @param {Components | null | undefined} components @returns {telling.Line[]} */
export function lines(effects, names, seat, components) {
  return telling.lines(GAME, told(effects, components).map(named), names, seat);
}

/** Spaces are called in words what the chart calls them by number: `s10` is space 10. @param {Effect} effect @returns {Effect} */
function named(effect) {
  const found = Object.entries(effect).map(([name, value]) => [name, /^s\d+$/.test(value) ? placeWords(say, value) : value]);
  return Object.fromEntries(found);
}

/** A short phrase for what a move would bring.
 * @param {string} move @param {Effect[]} effects @param {number | null} seat @param {Components | null | undefined} components */
export function wouldGive(move, effects, seat, components) {
  const own = effects.filter((effect) => effect.seat === undefined || effect.seat === seat);
  return telling.wouldGive(GAME, move, told(own, components).map(named), seat);
}

/** The effects as they are told: a voyage is one thing, and so are a refill and the cards of one stop.
 * @param {Effect[]} effects @param {Components | null | undefined} components @returns {Effect[]} */
function told(effects, components) {
  /** @type {Effect[]} */
  const found = [];
  /** @type {Effect[]} */
  let turn = [];
  for (const effect of effects) {
    if (effect.type === "TurnBegan") {
      found.push(...toldTurn(turn));
      turn = [];
    } else if (effect.type !== "Asked") {
      turn.push(effect);
    }
  }
  found.push(...toldTurn(turn));
  return found.map((effect) => (effect.type === "Conquered" ? conquest(effect, components) : effect));
}

/** @param {Effect[]} effects @returns {Effect[]} */
function toldTurn(effects) {
  if (!effects.some((effect) => effect.type === "Moved")) return toldRest(effects);
  return [...toldRest(effects.filter((effect) => !LATER.has(effect.type))), ...toldRest(effects.filter((effect) => LATER.has(effect.type)))];
}

/** What a voyage brought comes after it; what it took is part of it. @param {Effect[]} effects @returns {Effect[]} */
function toldRest(effects) {
  const moves = effects.filter((effect) => effect.type === "Moved");
  const begun = moves.length ? effects.indexOf(moves[0]) : -1;
  /** @type {Effect[]} */
  const found = [];
  effects.forEach((effect, number) => {
    const before = number ? effects[number - 1] : null;
    if (number === begun) {
      found.push(voyage(moves, effects));
      found.push(...effects.slice(0, begun).filter((early) => early.type === "Loaded" || early.type === "Turned"));
    } else if (effect.type === "DrawingBegan") {
      found.push(drawing(effect, effects.slice(number + 1), moves.length > 0));
    } else if (effect.type === "CardDrawn") {
      if (!effects.slice(0, number).some((early) => early.type === "DrawingBegan" || early.type === "CardDrawn")) {
        found.push(drawing({ type: "DrawingBegan", seat: effect.seat, cards: 0 }, effects.slice(number), false));
      }
    } else if (effect.type === "Filled") {
      if (before?.type !== "Filled" || before.port !== effect.port) found.push(...refill(effect.port, effects.slice(number)));
    } else if (effect.type === "Placed") {
      if (before?.type !== "Placed" || before.seat !== effect.seat) found.push({ type: "FleetPlaced", seat: effect.seat });
      found.push(effect);
    } else if (effect.type !== "Moved" && effect.type !== "WindPlayed" && !(moves.length && VOYAGING.has(effect.type))) {
      found.push(effect);
    }
  });
  return found;
}

/** A conquest, with the points of the territory. @param {Effect} effect @param {Components | null | undefined} components @returns {Effect} */
function conquest(effect, components) {
  return { ...effect, type: "Conquest", points: components?.territories[effect.territory].points ?? 0 };
}

/** @param {Effect[]} moves @param {Effect[]} effects @returns {Effect} */
function voyage(moves, effects) {
  const cards = effects.filter((effect) => effect.type === "WindPlayed").map((effect) => effect.colour);
  const { seat, kind, origin } = moves[0];
  return { type: "Voyage", seat, kind, origin, place: moves[moves.length - 1].place, cards };
}

/** The cards drawn at one go; before they are drawn, that they will be.
 * @param {Effect} began @param {Effect[]} following @param {boolean} stopped @returns {Effect} */
function drawing(began, following, stopped) {
  const next = following.findIndex((effect) => effect.type === "DrawingBegan");
  const drawn = (next < 0 ? following : following.slice(0, next)).filter((effect) => effect.type === "CardDrawn");
  if (!drawn.length) return began;
  const colours = COLOURS.flatMap((colour) => drawn.filter((card) => card.colour === colour).map(() => colour));
  return { type: stopped ? "Drew" : "Dealt", seat: began.seat, cards: drawn.length, colours };
}

/** What was put into a port, all at once. @param {string} port @param {Effect[]} effects @returns {Effect[]} */
function refill(port, effects) {
  const next = effects.findIndex((effect) => effect.type !== "Filled" || effect.port !== port);
  const put = (next < 0 ? effects : effects.slice(0, next)).map((effect) => effect.put);
  const things = THINGS.filter((thing) => put.includes(thing));
  const many = things.map((thing) => ({ type: "Put", port, thing, number: put.filter((each) => each === thing).length }));
  return many.length ? [{ type: "Refilled", port }, ...many] : [];
}
