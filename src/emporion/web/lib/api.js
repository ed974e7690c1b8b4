// Requests to the server. A refusal is a Refusal with its key and sentence.
import { entropyFor, noteBegun, noteGiven, withoutEntropy } from "./dice.js";
import { recall, remember } from "./memory.js";
import { say, why } from "./texts.js";

/** @typedef {import("../types.js").TableInfo} TableInfo */
/** @typedef {import("../types.js").Seat} Seat */

export class Refusal extends Error {
  /** @param {import("../types.js").Problem} problem */
  constructor(problem) {
    super(why(problem));
    this.problem = problem;
  }
}

/**
 * @param {string} method
 * @param {string} path
 * @param {unknown} [body]
 * @param {Record<string, string>} [headers]
 * @returns {Promise<any>}
 */
async function ask(method, path, body, headers = {}) {
  const json = body !== undefined && !(body instanceof Blob);
  let answer;
  try {
    answer = await fetch(`/api/v1${path}`, {
      method,
      headers: json ? { "content-type": "application/json", ...headers } : headers,
      body: json ? JSON.stringify(body) : /** @type {any} */ (body),
    });
  } catch {
    throw new Refusal({ error: "web-offline", sentence: say("web-offline"), values: {}, rule: null, line: null });
  }
  const found = answer.status === 204 ? null : await answer.json();
  if (!answer.ok) throw new Refusal(found);
  return found;
}

/** @param {string} path @param {Record<string, string>} [headers] */
export const get = (path, headers) => ask("GET", path, undefined, headers);
/** @param {string} path @param {unknown} [body] */
export const post = (path, body) => ask("POST", path, body);
/** @param {string} path @param {Record<string, string>} [headers] */
export const remove = (path, headers) => ask("DELETE", path, undefined, headers);

/** @type {Promise<import("../types.js").GameInfo[]> | null} */
let games = null;

/** The games that can be played here. */
export function listGames() {
  games ??= get("/games").catch((error) => {
    games = null;
    throw error;
  });
  return /** @type {Promise<import("../types.js").GameInfo[]>} */ (games);
}

// Who one is.

/** @type {Promise<string> | null} */
let named = null;

/** The name one goes by here; "" for somebody who has not done anything yet. */
export const ownName = () => recall("name", "");

/**
 * Be somebody: by the name given, the one remembered, or a guest's.
 * @param {string} [name]
 * @returns {Promise<string>}
 */
export function beSomebody(name) {
  if (named && (name === undefined || name === ownName())) return named;
  named = post("/me", { name: (name ?? ownName()) || say("web-guest") })
    .then((me) => {
      remember("name", me.name);
      return me.name;
    })
    .catch((error) => {
      named = null;
      throw error;
    });
  return /** @type {Promise<string>} */ (named);
}

// The keys of one's seats.

/**
 * @param {string} code
 * @returns {{seat: number, token: string}[]}
 */
export const ownSeats = (code) => recall(`seats.${code}`, []);

/**
 * @param {string} code
 * @param {{seat: number, token: string}[]} seats
 */
export function keepSeats(code, seats) {
  const kept = new Map([...ownSeats(code), ...seats].map(({ seat, token }) => [seat, { seat, token }]));
  remember(`seats.${code}`, [...kept.values()].sort((a, b) => a.seat - b.seat));
}

/**
 * @param {string} code
 * @param {number} seat
 */
export function dropSeat(code, seat) {
  remember(`seats.${code}`, ownSeats(code).filter((own) => own.seat !== seat));
}

/**
 * Make a table and keep the seats one has there.
 * @param {import("../types.js").TableWanted} wanted
 * @param {boolean} start
 * @returns {Promise<string>} its code
 */
export async function makeTable(wanted, start) {
  await beSomebody();
  const made = await post("/tables", wanted);
  keepSeats(made.table.code, made.seats);
  if (start) await startTable(made.table, made.seats.map((/** @type {Seat} */ { seat }) => seat));
  return made.table.code;
}

/**
 * Begin, and give random bytes to the dice for those of one's seats that have not.
 * @param {TableInfo} table
 * @param {number[]} own
 * @param {string | null} [fill] the level of the bots that take open seats
 */
export async function startTable(table, own, fill = null) {
  const seats = withoutEntropy(table, own);
  const begun = await post(`/tables/${table.code}/start`, { fill, entropy: entropyFor(table) });
  noteGiven(table.code, seats);
  noteBegun(begun);
}

/**
 * Sit down, and give random bytes to the dice; in a seat of one's own it only gives them.
 * @param {TableInfo} table
 * @param {number} seat
 * @param {string | null} [name]
 */
export async function takeSeat(table, seat, name = null) {
  keepSeats(table.code, [await post(`/tables/${table.code}/seats/${seat}`, { name, entropy: entropyFor(table) })]);
  noteGiven(table.code, [seat]);
}
