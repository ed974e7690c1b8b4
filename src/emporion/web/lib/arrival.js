// What a session does when it arrives at a table: load the table, find the seats of this device, connect them.
import {
  get,
  getEarly,
  keepLinkKey,
  keepSeats,
  linkKey,
  listGames,
  ownName,
  ownSeats,
  Refusal,
  signIn,
  takeSeat,
} from "./api.js";
import { withoutEntropy } from "./dice.js";
import { setRules } from "./rulebook.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("../types.js").TableInfo} TableInfo */

/** @param {Session} session */
export async function arrive(session) {
  const { code, shown } = session;
  try {
    const key = takeKey(code);
    const [table, games] = await Promise.all([getEarly(`/tables/${code}`), listGames()]);
    const game = games.find((found) => found.name === table.game);
    shown.dispatch({ type: "table-loaded", table, secret: !game?.is_open });
    if (table.explore) await signIn();
    else if (!key && !ownSeats(code).length && ownName()) await findSeats(code);
    if (session.ended) return;
    if (key) session.hotSeat.connect(key, null);
    else session.sitDown();
    void giveEntropy(table);
    const [components, rules] = await Promise.all([
      getEarly(`/tables/${code}/components`),
      getEarly(`/tables/${code}/rules`),
    ]);
    setRules(rules);
    shown.dispatch({ type: "components-loaded", components, rules });
    if (table.copied > 0 && ownName()) shown.dispatch({ type: "source-found", source: await findSource(code) });
  } catch (error) {
    shown.dispatch({ type: "failed", failure: error instanceof Refusal ? error.message : String(error) });
  }
}

/** The key of a seat from its link. It is kept before it is removed from the address: a reload may come before the server names the seat. @param {string} code */
function takeKey(code) {
  const key = location.hash.slice(1);
  if (!key) return linkKey(code);
  keepLinkKey(code, key);
  history.replaceState(null, "", location.pathname + location.search);
  return key;
}

/** Fetch the seats that were taken from another page of this browser. @param {string} code */
async function findSeats(code) {
  await signIn();
  keepSeats(code, await get(`/tables/${code}/seats`));
}

/** The game that this table was taken over from; without an answer the page only lacks a link. @param {string} code @returns {Promise<string | null>} */
async function findSource(code) {
  const found = await get(`/tables/${code}/source`).catch(() => null);
  return found?.code ?? null;
}

/** Give random bytes to the dice for the seats that were made with the table: the host's, or those of a rematch. @param {TableInfo} table */
async function giveEntropy(table) {
  const own = ownSeats(table.code).map(({ seat }) => seat);
  for (const seat of withoutEntropy(table, own)) {
    try {
      await takeSeat(table, seat);
    } catch {
      return; // The game has begun meanwhile, or the server is away: the table shows that the seat gave none.
    }
  }
}
