// The socket of a seat: it connects again by itself, says which entries it has, and asks whether the server is still there.
import { takeSocket } from "./earlysocket.js";

/** @typedef {import("../types.js").ServerMessage} ServerMessage */
/** @typedef {import("../types.js").ClientMessage} ClientMessage */

/** The version of the messages that this page speaks (`PROTOCOL` in tables/wire.py). */
const PROTOCOL = 6;
/** How long it waits on average before it connects again, at first; the time doubles with every failure. */
const FIRST_PAUSE_MS = 100;
const MAX_PAUSE_MS = 8000;
/** After so long a silence it asks whether the server is there; a page that is not in sight asks more rarely. */
const PING_AFTER_MS = 1000;
const HIDDEN_PING_AFTER_MS = 15000;
/** After so long without an answer it gives the socket up: a server that hangs, or a link that has stalled, is noticed within 2.5 seconds. On a slow
 * link it waits for twice as long as the fastest socket took to its first message, so that the stall is noticed within five. There
 * the time doubles whenever it gives up: on a link that is even slower a socket must last, too. */
const ANSWER_WITHIN_MS = 1500;
const SLOW_ANSWER_MS = 3500;
const MAX_ANSWER_MS = 20000;
/** A new socket has so long until the first message; the first socket, before it is known how slow the link is, has longer. The time doubles with
 * every socket that has none. The next attempt is made at once, since behind a load balancer it may reach another server. */
const WELCOME_WITHIN_MS = 2000;
const FIRST_WELCOME_WITHIN_MS = 6000;
/** A timer that comes so late shows that the page itself could not run. */
const LATE_MS = 500;
/** The close code with which the server says that the client must not try again. */
const REFUSED_CODE = 4400;
/** In place of a close code: the server was silent for too long. */
const SILENT_CODE = 0;

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
    return false; // the tab cannot remember it, and might reload again and again
  }
  reloading = true;
  location.reload();
  return true;
}

export class Socket {
  /**
   * @param {string} code
   * @param {string | null} token
   * @param {() => number} lastNumber the number of the last entry that has arrived
   * @param {(message: ServerMessage) => void} onMessage
   * @param {(isOpen: boolean, isFinal: boolean) => void} onChange
   */
  constructor(code, token, lastNumber, onMessage, onChange) {
    this.code = code;
    this.token = token;
    this.lastNumber = lastNumber;
    this.onMessage = onMessage;
    this.onChange = onChange;
    this.pause = FIRST_PAUSE_MS;
    this.answerWithin = ANSWER_WITHIN_MS;
    /** How long the fastest socket took from its opening to the first message. */
    this.linkMs = Infinity;
    this.openedAt = 0;
    this.isWelcome = false;
    /** Sockets in a row that had no first message in time. */
    this.unanswered = 0;
    this.ended = false;
    /** @type {WebSocket | null} */
    this.socket = null;
    /** @type {number | undefined} */
    this.retryTimer = undefined;
    /** @type {number | undefined} */
    this.silenceTimer = undefined;
    this.wake = () => document.visibilityState === "visible" && this.retryNow();
    addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
    this.open();
  }

  open() {
    clearTimeout(this.retryTimer);
    const { socket, openedAt } = takeSocket(this.code);
    this.socket = socket;
    this.openedAt = openedAt;
    this.isWelcome = false;
    this.expectAnswer(this.welcomeWithin());
    const greet = () => this.write({ type: "hello", seat: this.token, after: this.lastNumber(), protocol: PROTOCOL });
    socket.onopen = greet;
    if (socket.readyState === WebSocket.OPEN) greet();
    socket.onmessage = (event) => this.receive(socket, JSON.parse(event.data));
    socket.onclose = (event) => socket === this.socket && this.handleClose(event.code);
  }

  /** How long a new socket has until its first message. */
  welcomeWithin() {
    const within = Math.min(FIRST_WELCOME_WITHIN_MS, Math.max(WELCOME_WITHIN_MS, 2 * this.linkMs));
    return Math.min(MAX_ANSWER_MS, within * 2 ** this.unanswered);
  }

  /** Note how long the socket took to its first message. */
  noteWelcome() {
    this.isWelcome = true;
    this.unanswered = 0;
    const took = performance.now() - this.openedAt;
    this.linkMs = Math.min(this.linkMs, took);
    const isFast = 2 * this.linkMs <= ANSWER_WITHIN_MS; // then a server was silent, and the link need not be given more time
    const least = isFast ? ANSWER_WITHIN_MS : this.answerWithin;
    this.answerWithin = Math.max(least, Math.min(SLOW_ANSWER_MS, 2 * (isFast ? took : this.linkMs)));
  }

  /** @param {WebSocket} socket @param {ServerMessage} message */
  receive(socket, message) {
    if (socket !== this.socket) return;
    if (!this.isWelcome) this.noteWelcome();
    this.pingLater();
    if (message.type === "welcome") {
      this.pause = FIRST_PAUSE_MS;
      this.onChange(true, false);
    }
    if (message.type === "refused" && message.error === "socket-protocol" && reloadOnce()) return;
    if (message.type !== "pong") this.onMessage(message);
  }

  /** Ask after a silence whether the server is there. */
  pingLater() {
    clearTimeout(this.silenceTimer);
    const pause = document.visibilityState === "visible" ? PING_AFTER_MS : HIDDEN_PING_AFTER_MS;
    this.silenceTimer = setTimeout(() => {
      this.write({ type: "ping" });
      this.expectAnswer(this.answerWithin);
    }, pause);
  }

  /** Give the socket up if no message comes within a time; wait once more if the page itself could not run meanwhile. @param {number} within */
  expectAnswer(within) {
    clearTimeout(this.silenceTimer);
    const end = performance.now() + within;
    this.silenceTimer = setTimeout(() => {
      if (performance.now() > end + LATE_MS) return this.expectAnswer(within);
      if (this.isWelcome) this.answerWithin = Math.min(MAX_ANSWER_MS, 2 * this.answerWithin);
      else this.unanswered += 1;
      this.drop();
    }, within);
  }

  /** Give the socket up without waiting until it is closed. */
  drop() {
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.handleClose(SILENT_CODE);
  }

  /** The socket is closed: connect again later, unless the server refused it. @param {number} code */
  handleClose(code) {
    clearTimeout(this.silenceTimer);
    this.socket = null;
    if (this.ended) return;
    const isFinal = code === REFUSED_CODE;
    this.onChange(false, isFinal);
    if (isFinal) return;
    const waited = code === SILENT_CODE && this.unanswered < 2; // for an answer, long enough
    this.retryTimer = setTimeout(() => this.open(), waited ? 0 : this.pause * (1 / 3 + (4 / 3) * Math.random()));
    this.pause = Math.min(MAX_PAUSE_MS, this.pause * 2);
  }

  /** Connect now if it waits to connect again. */
  retryNow() {
    if (!this.ended && this.socket === null) this.open();
  }

  /** Connect anew, from the last entry that has arrived. */
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
    clearTimeout(this.retryTimer);
    clearTimeout(this.silenceTimer);
    removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    this.socket?.close();
  }
}
