// What this browser gives to the dice of a table: random bytes, drawn after it has seen the commitment, and remembered to be found in the record.
import { pathOf } from "./base.js";
import { recall, remember } from "./memory.js";

/** @typedef {import("../types.js").TableInfo} TableInfo */

/**
 * @typedef {object} Contribution
 * @property {string} commitment what the table showed when the bytes were drawn
 * @property {string} entropy the bytes, in hexadecimal
 * @property {number[]} seats those for which the server took them
 * @property {(string | null)[] | null} begun what every seat had given when the game began
 */

const ENTROPY_BYTES = 32;

/** @param {string} code @returns {Contribution | null} */
export const contributionTo = (code) => recall(`dice.${code}`, null);

/** @param {Uint8Array} bytes */
export const hexOf = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** The random bytes of this browser for a table, the same whenever they are asked for. @param {TableInfo} table @returns {string} */
export function entropyFor(table) {
  const known = contributionTo(table.code);
  if (known) return known.entropy;
  const entropy = hexOf(crypto.getRandomValues(new Uint8Array(ENTROPY_BYTES)));
  remember(`dice.${table.code}`, { commitment: table.commitment, entropy, seats: [], begun: null });
  return entropy;
}

/** Those of some seats that can still give something to the dice. @param {TableInfo} table @param {number[]} seats */
export const withoutEntropy = (table, seats) =>
  seats.filter((seat) => table.status === "open" && (table.seats[seat]?.entropy ?? null) === null);

/** The server has taken the bytes for these seats. @param {string} code @param {number[]} seats */
export function noteGiven(code, seats) {
  const known = contributionTo(code);
  if (known) remember(`dice.${code}`, { ...known, seats: [...new Set([...known.seats, ...seats])] });
}

/** A seat was left before the start, and its bytes with it. @param {string} code @param {number} seat */
export function noteLeft(code, seat) {
  const known = contributionTo(code);
  if (known) remember(`dice.${code}`, { ...known, seats: known.seats.filter((other) => other !== seat) });
}

/** Remember what a table shows of its dice when its game has begun. @param {TableInfo} table */
export function noteBegun(table) {
  const known = table.status === "running" ? contributionTo(table.code) : null;
  if (known && !known.begun) remember(`dice.${table.code}`, { ...known, begun: entropyOf(table) });
}

/** What each seat has given. @param {TableInfo} table @returns {(string | null)[]} */
export const entropyOf = (table) => table.seats.map((seat) => seat.entropy);

/**
 * What is said of a game's dice by the header of its record; while it is running, by the table.
 * @param {TableInfo} table
 * @returns {Promise<{commitment: string, entropy: (string | null)[]}>}
 */
export async function saidOfDice(table) {
  if (table.status !== "over") return { commitment: table.commitment, entropy: entropyOf(table) };
  const answer = await fetch(pathOf(`/api/v1/tables/${table.code}/record`));
  const { fair } = JSON.parse((await answer.text()).split("\n", 1)[0]);
  return { commitment: fair.commitment, entropy: fair.entropy };
}

/**
 * Whether what this browser saw and gave is what is said of the dice now: "own", or why not; null if it gave nothing.
 * @param {Contribution | null} known
 * @param {{commitment: string, entropy: (string | null)[]}} said
 * @param {TableInfo} table
 * @returns {"own" | "commitment" | "missing" | "changed" | "bot" | null}
 */
export function compareDice(known, said, table) {
  if (!known?.seats.length) return null;
  if (said.commitment !== known.commitment) return "commitment";
  if (known.seats.some((seat) => said.entropy[seat] !== known.entropy)) return "missing";
  if (known.begun && JSON.stringify(known.begun) !== JSON.stringify(said.entropy)) return "changed";
  if (table.seats.some(({ kind, seat }) => kind === "bot" && said.entropy[seat] !== null)) return "bot";
  return "own";
}

/** The SHA-256 of a seed; null where the browser has no cryptography, as on a page that came without https. @param {string} seed */
export async function sha256(seed) {
  if (!crypto.subtle) return null;
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  return hexOf(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
}
