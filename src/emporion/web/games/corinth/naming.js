/** Moves by name, where they stand alone: in a hint, in the review, in the list. On the board their buttons say the same more briefly. */

import { kind, word } from "../../lib/telling.js";
import { say } from "../../lib/texts.js";
import { districtName, label } from "./choices.js";
import { goodOf } from "./log.js";

/** @typedef {{ components?: any }} Context */

/** A move as a person would say it.
 * @param {string} move @param {Context} context */
export function naming(move, { components }) {
  const [verb, argument = ""] = move.split(" ");
  if (verb === "take") return say("corinth-web-name-take", { district: argument, good: word(goodOf(argument, components)) });
  if (argument && (verb === "steward" || verb === "discard"))
    return say(`corinth-web-name-${verb}`, { name: districtName(argument, /** @type {any} */ ({ components, say })) });
  if (verb === "shop") return say("corinth-web-name-shop", { points: Number(argument) });
  return label(move, /** @type {any} */ ({ view: { harbor: [] } }), /** @type {any} */ ({ say }));
}

const STEPS = ["up", "down", "left", "right"];
const BEGINS = ["buy", "take", "steward", "discard", "skip"];

/** What is likely to follow in the same turn; the steps of a walk are one way.
 * @param {string[]} moves @param {Context} context @returns {string[]} */
export function following(moves, context) {
  const next = moves.findIndex((move) => BEGINS.includes(move.split(" ")[0]));
  const turn = next < 0 ? moves : moves.slice(0, next);
  const way = turn.filter((move) => STEPS.includes(move)).map((direction) => say("corinth-web-direction", { direction }));
  const rest = turn.filter((move) => !STEPS.includes(move) && move !== "stop").map((move) => naming(move, context));
  return way.length ? [say("corinth-web-name-way", { way: way.join(say("play-comma")) }), ...rest] : rest;
}

/** A part of the score: shops are called by their goods.
 * @param {string} name @param {Context} context */
export function part(name, { components }) {
  const good = goodOf(name, components);
  return components?.districts[name] ? say("corinth-web-part-shops", { good: word(good), "good-kind": kind(good) }) : say(`corinth-part-${name}`);
}

/** The rule by which points are counted. */
export const scoring = "E1";
