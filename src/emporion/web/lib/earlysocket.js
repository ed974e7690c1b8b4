// A socket that is opened before the page of its table is shown, so that the handshake takes no time of its own.
import { pathOf } from "./base.js";

/** A socket that is not taken within this time is closed. */
const UNUSED_MS = 8000;

/** @typedef {{code: string, socket: WebSocket, openedAt: number}} EarlySocket */

/** @type {EarlySocket | null} */
let early = null;

/** A new socket of a table. @param {string} code */
export function newSocket(code) {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}${pathOf(`/api/v1/tables/${code}/socket`)}`);
}

/** Open the socket of a table that will be shown soon. @param {string} code */
export function openSocketEarly(code) {
  const mine = { code, socket: newSocket(code), openedAt: performance.now() };
  early = mine;
  setTimeout(() => {
    if (early !== mine) return;
    early = null;
    mine.socket.close();
  }, UNUSED_MS);
}

/** The socket of a table: the one that was opened early, once, if it has not been closed; or else a new one. @param {string} code @returns {EarlySocket} */
export function takeSocket(code) {
  const found = early;
  if (found?.code !== code) return { code, socket: newSocket(code), openedAt: performance.now() };
  early = null;
  const isUsable = found.socket.readyState <= WebSocket.OPEN;
  return isUsable ? found : takeSocket(code);
}
