// Requests to the server. A refusal is a Refusal with its key and sentence.
import { pathOf } from "./base.js";
import { entropyFor, hexOf, noteBegun, noteGiven, withoutEntropy } from "./dice.js";
import { openSocketEarly } from "./earlysocket.js";
import { forget, recall, remember } from "./memory.js";
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
    answer = await fetch(pathOf(`/api/v1${path}`), {
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
/** @param {string} path @param {unknown} [body] @param {Record<string, string>} [headers] */
export const post = (path, body, headers) => ask("POST", path, body, headers);
/** @param {string} path @param {Record<string, string>} [headers] */
export const remove = (path, headers) => ask("DELETE", path, undefined, headers);

/** Answers that are on their way, or here, before the page asks for them. @type {Map<string, Promise<any>>} */
const early = new Map();

/** Ask for something that `getEarly` will want soon. @param {string} path */
function askEarly(path) {
  const answer = get(path);
  answer.catch(() => {});
  early.set(path, answer);
}

/** The answer that was asked for early, once; or else a new one. @param {string} path */
export function getEarly(path) {
  const answer = early.get(path);
  early.delete(path);
  return answer?.catch(() => get(path)) ?? get(path);
}

/** @type {Promise<import("../types.js").GameInfo[]> | null} */
let games = null;

/** The games that can be played here, once they are known. @type {import("../types.js").GameInfo[]} */
let known = [];
export const knownGames = () => known;

/** The games that can be played here. */
export function listGames() {
  games ??= get("/games").then(
    (found) => {
      known = found;
      return found;
    },
    (error) => {
      games = null;
      throw error;
    },
  );
  return /** @type {Promise<import("../types.js").GameInfo[]>} */ (games);
}

// The player's name.

/** @type {Promise<string> | null} */
let named = null;

/** A guest's sign-in that no request has used yet. @type {Promise<any> | null} */
let guest = null;

/** Sign a guest in before the first table is made, which then takes one round trip less. The name is remembered at its first use. */
export function signInEarly() {
  if (ownName() || named) return;
  guest ??= post("/me", { name: say("web-guest") });
  guest.catch(() => {
    guest = null;
  });
}

/** The name of the player in this browser; "" before the first sign-in. */
export const ownName = () => recall("name", "");

/**
 * Sign in by the name given, the name remembered, or a guest's.
 * @param {string} [name]
 * @returns {Promise<string>}
 */
export function signIn(name) {
  if (named && (name === undefined || name === ownName())) return named;
  const wanted = name ?? ownName();
  named = (wanted ? post("/me", { name: wanted }) : (guest ?? post("/me", { name: say("web-guest") })))
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

// The keys of the player's seats.

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
  remember(
    `seats.${code}`,
    [...kept.values()].sort((a, b) => a.seat - b.seat),
  );
}

/**
 * @param {string} code
 * @param {number} seat
 */
export function dropSeat(code, seat) {
  remember(
    `seats.${code}`,
    ownSeats(code).filter((own) => own.seat !== seat),
  );
}

/** The key from the link of a seat that the server has not named yet; "" if there is none. @param {string} code */
export const linkKey = (code) => recall(`key.${code}`, "");

/** @param {string} code @param {string} key */
export const keepLinkKey = (code, key) => remember(`key.${code}`, key);

/** @param {string} code */
export const dropLinkKey = (code) => forget(`key.${code}`);

/** The table that was asked for last, while it is not made: asked for again, it has the same key, and no second one is made. */
let asked = { wanted: "", key: "" };

/** A key that the server knows a table by. @param {string} wanted */
function keyOf(wanted) {
  if (asked.wanted !== wanted) asked = { wanted, key: hexOf(crypto.getRandomValues(new Uint8Array(16))) };
  return asked.key;
}

/**
 * Make a table and keep the player's seats there. If the answer is lost on the way, asking again gives the same table.
 * @param {Omit<import("../types.js").TableWanted, "key">} wanted
 * @param {boolean} start
 * @param {(table: TableInfo) => void} [onMade]
 * @returns {Promise<string>} its code
 */
export async function makeTable(wanted, start, onMade) {
  await signIn();
  const made = await post("/tables", { ...wanted, key: keyOf(JSON.stringify(wanted)) });
  const path = `/tables/${made.table.code}`;
  keepSeats(made.table.code, made.seats);
  const own = made.seats.map((/** @type {Seat} */ { seat }) => seat);
  const begun = start && made.table.status === "open" ? startTable(made.table, own) : null; // first: a browser sends six requests at a time
  if (start) openSocketEarly(made.table.code);
  onMade?.(made.table);
  for (const part of ["components", "rules"]) askEarly(`${path}/${part}`);
  await begun;
  asked = { wanted: "", key: "" };
  return made.table.code;
}

/**
 * Begin, and give random bytes to the dice for those of the player's seats that have given none.
 * @param {TableInfo} table
 * @param {number[]} own
 * @param {string | null} [fill] the level of the bots that take open seats
 */
export async function startTable(table, own, fill = null) {
  const seats = withoutEntropy(table, own);
  const begun = await post(`/tables/${table.code}/start`, { fill, entropy: entropyFor(table) });
  noteGiven(table.code, seats);
  noteBegun(begun);
  early.set(`/tables/${table.code}`, Promise.resolve(begun));
}

/**
 * Sit down, and give random bytes to the dice; for a seat that the player has already, only give them.
 * @param {TableInfo} table
 * @param {number} seat
 * @param {string | null} [name]
 */
export async function takeSeat(table, seat, name = null) {
  keepSeats(table.code, [await post(`/tables/${table.code}/seats/${seat}`, { name, entropy: entropyFor(table) })]);
  noteGiven(table.code, [seat]);
}
