// One seat's connection to its table. It comes back by itself, says what it has already, and asks whether the other end is still there.

/** @typedef {import("../types.js").ServerMessage} ServerMessage */
/** @typedef {import("../types.js").ClientMessage} ClientMessage */

/** The version of the messages that this page speaks (`PROTOCOL` in server/wire.py). */
const PROTOCOL = 2;
const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 8000;
const ASK_AFTER = 15000;
const PATIENCE = 6000;
const REFUSED = 4400;

let reloading = false;

/** Reload a page that speaks another protocol than the server. Each version of the page does so once in a tab, so the reloads end.
 * @returns {boolean} whether the page is being reloaded */
function reloadOnce() {
  if (reloading) return true;
  try {
    const done = `emporion.reloaded-${PROTOCOL}`;
    if (sessionStorage.getItem(done)) return false;
    sessionStorage.setItem(done, "yes");
  } catch {
    return false; // the tab cannot remember it, and might reload for ever
  }
  reloading = true;
  location.reload();
  return true;
}

export class Socket {
  /**
   * @param {string} code
   * @param {string | null} token
   * @param {() => number} known the number of the last entry that has arrived
   * @param {(message: ServerMessage) => void} heard
   * @param {(open: boolean, final: boolean) => void} changed
   */
  constructor(code, token, known, heard, changed) {
    this.code = code;
    this.token = token;
    this.known = known;
    this.heard = heard;
    this.changed = changed;
    this.pause = FIRST_PAUSE;
    this.ended = false;
    /** @type {WebSocket | null} */
    this.socket = null;
    /** @type {number | undefined} */
    this.later = undefined;
    /** @type {number | undefined} */
    this.asking = undefined;
    this.wake = () => document.visibilityState === "visible" && this.again();
    addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
    this.open();
  }

  open() {
    clearTimeout(this.later);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/v1/tables/${this.code}/socket`);
    this.socket = socket;
    this.watch(PATIENCE);
    socket.onopen = () => this.write({ type: "hello", seat: this.token, after: this.known(), protocol: PROTOCOL });
    socket.onmessage = (event) => this.listen(socket, JSON.parse(event.data));
    socket.onclose = (event) => socket === this.socket && this.lost(event.code);
  }

  /** @param {WebSocket} socket @param {ServerMessage} message */
  listen(socket, message) {
    if (socket !== this.socket) return;
    this.watch(ASK_AFTER);
    if (message.type === "welcome") {
      this.pause = FIRST_PAUSE;
      this.changed(true, false);
    }
    if (message.type === "refused" && message.error === "socket-protocol" && reloadOnce()) return;
    if (message.type !== "pong") this.heard(message);
  }

  /** After a silence ask whether the server is there; after a longer one it is not. @param {number} silence */
  watch(silence) {
    clearTimeout(this.asking);
    this.asking = setTimeout(() => {
      if (silence === PATIENCE) return this.drop();
      if (this.socket?.readyState === WebSocket.OPEN) this.write({ type: "ping" });
      this.watch(PATIENCE);
    }, silence);
  }

  /** Give the socket up without waiting for its end. */
  drop() {
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.lost(0);
  }

  /** @param {number} code */
  lost(code) {
    clearTimeout(this.asking);
    this.socket = null;
    if (this.ended) return;
    const final = code === REFUSED;
    this.changed(false, final);
    if (final) return;
    this.later = setTimeout(() => this.open(), this.pause * (0.75 + Math.random() / 2));
    this.pause = Math.min(LONGEST_PAUSE, this.pause * 2);
  }

  /** Try now rather than later. */
  again() {
    if (!this.ended && this.socket === null) this.open();
  }

  /** Begin anew with what `known` says. */
  restart() {
    const old = this.socket;
    this.socket = null;
    old?.close();
    if (!this.ended) this.open();
  }

  /** @param {ClientMessage} message @returns {boolean} whether it went out */
  write(message) {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  end() {
    this.ended = true;
    clearTimeout(this.later);
    clearTimeout(this.asking);
    removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    this.socket?.close();
  }
}
