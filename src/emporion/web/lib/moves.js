// Sends the moves of this device: one at a time, each again if it was lost, and the last of a turn when the player has confirmed it.
import { settings } from "./settings.js";
import { isExploring } from "./shown.js";

/** @typedef {import("./connection.js").Connection} Connection */
/** @typedef {import("./notices.js").ShownStore} ShownStore */
/** A move that was sent, and the moves that follow it. @typedef {{seat: number | null, move: string, at: number, rest: string[]}} PendingMove */

/** After so long without an answer the page says that a move is being sent. */
const SENDING_AFTER_MS = 1000;

export class MoveSender {
  /** @param {ShownStore} shown */
  constructor(shown) {
    this.shown = shown;
    /** The move that was sent and is not answered yet. @type {PendingMove | null} */
    this.pending = null;
    /** The move that ends a turn, until the player confirms it. @type {PendingMove | null} */
    this.ending = null;
    /** @type {number | undefined} */
    this.timer = undefined;
  }

  end() {
    clearTimeout(this.timer);
  }

  /** A seat that is not shown has a new position: its move was answered. @param {Connection} connection @param {{at: number} | null} position */
  noteHidden(connection, position) {
    if (this.pending?.seat === connection.seat && position && position.at !== this.pending.at) this.setPending(null);
  }

  /** Handle the answer to a move: send it again if it was lost, else go on with the next one. @param {Connection} connection */
  settle(connection) {
    const { pending } = this;
    const { position } = connection;
    if (!pending || pending.seat !== connection.seat || !position) return;
    if (position.at === pending.at) {
      connection.socket.write({ type: "move", move: pending.move, at: pending.at });
      return;
    }
    this.setPending(null);
    const [next, ...rest] = pending.rest;
    if (next !== undefined && position.moves?.some((choice) => choice.move === next)) this.send(connection, next, rest);
  }

  /** Send a move, or ask once more if it ends the turn and the player wants that. @param {Connection} connection @param {string} move @param {string[]} rest */
  send(connection, move, rest) {
    const { seat, position } = connection;
    if (!position || (seat === null && !isExploring(this.shown.value))) return;
    const wanted = { seat, move, at: position.at, rest };
    const endsTurn = position.moves?.find((choice) => choice.move === move)?.ends_turn ?? false;
    if (endsTurn && settings.value.asksEnd && !isExploring(this.shown.value)) {
      this.ending = wanted;
      this.shown.dispatch({ type: "end-asked", at: position.at });
    } else this.write(connection, wanted);
  }

  /** @param {Connection} connection @param {PendingMove} wanted */
  write(connection, wanted) {
    this.setPending(wanted);
    connection.socket.write({ type: "move", move: wanted.move, at: wanted.at });
  }

  /** Play the move that ends the turn, which the player has confirmed. @param {Connection | undefined} connection */
  endTurn(connection) {
    const { ending } = this;
    if (connection?.isOpen && ending && connection.seat === ending.seat && connection.position?.at === ending.at)
      this.write(connection, ending);
    this.keepTurn();
  }

  /** Do not play the move that would end the turn. */
  keepTurn() {
    this.ending = null;
    this.shown.dispatch({ type: "end-asked", at: null });
  }

  /** Keep the move that is on its way, and say so after a while; null if none is. @param {PendingMove | null} pending */
  setPending(pending) {
    clearTimeout(this.timer);
    this.pending = pending;
    if (this.shown.value.isSending) this.shown.dispatch({ type: "sending-changed", isSending: false });
    if (pending)
      this.timer = setTimeout(
        () => this.shown.dispatch({ type: "sending-changed", isSending: true }),
        SENDING_AFTER_MS,
      );
  }
}
