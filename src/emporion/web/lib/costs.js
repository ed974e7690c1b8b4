// What a decision cost, as a share of the game: how it is called and written.
import { number } from "./texts.js";

/** A decision that costs a smaller share of the game than this is not mentioned. */
export const MIN_COST = 0.01;

/** Decisions that cost these shares of the game or more are mistakes, and serious ones; the server counts with the same. */
const MISTAKE_COST = 0.04;
const BLUNDER_COST = 0.1;

/** The class of a decision by what it cost. @param {number} cost */
export const classOf = (cost) =>
  cost < MIN_COST ? "equal" : cost < MISTAKE_COST ? "inaccuracy" : cost < BLUNDER_COST ? "mistake" : "blunder";

/** @param {number} share */
export const percent = (share) => number(share, { style: "percent", maximumFractionDigits: 0 });
