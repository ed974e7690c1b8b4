// The seats that share this device, with a connection for each; a device without a seat is a spectator's.
import { dropLinkKey, dropSeat, keepSeats, ownSeats } from "./api.js";
import { Connection } from "./connection.js";

export class HotSeat {
  /**
   * @param {string} code
   * @param {(connection: Connection, message: import("../types.js").ServerMessage) => void} onMessage
   * @param {(connection: Connection, isFinal: boolean) => void} onChange
   */
  constructor(code, onMessage, onChange) {
    this.code = code;
    this.onMessage = onMessage;
    this.onChange = onChange;
    /** The spectator's connection has the key null. @type {Map<number | null, Connection>} */
    this.connections = new Map();
  }

  /** @param {number | null} seat */
  of(seat) {
    return this.connections.get(seat);
  }

  /** @param {string | null} token @param {number | null} seat */
  connect(token, seat) {
    this.connections.set(seat, new Connection(this.code, token, seat, this.onMessage, this.onChange));
  }

  /** Connect every seat of this device, or a spectator if it has none. @returns {number[]} the seats */
  connectAll() {
    const seats = ownSeats(this.code);
    for (const { seat, token } of seats) if (!this.connections.has(seat)) this.connect(token, seat);
    if (!seats.length && !this.connections.has(null)) this.connect(null, null);
    if (seats.length) this.disconnect(null);
    return seats.map(({ seat }) => seat);
  }

  /** Keep the seat that the server gave to a connection, which came with the link of a seat. @param {Connection} connection @param {number} seat */
  assign(connection, seat) {
    this.connections.delete(connection.seat);
    connection.seat = seat;
    this.connections.set(seat, connection);
    keepSeats(this.code, [{ seat, token: /** @type {string} */ (connection.token) }]);
    dropLinkKey(this.code);
  }

  /** Give up a seat of this device. @param {number} seat */
  drop(seat) {
    this.disconnect(seat);
    dropSeat(this.code, seat);
  }

  /** @param {number | null} seat */
  disconnect(seat) {
    this.connections.get(seat)?.socket.end();
    this.connections.delete(seat);
  }

  /** The first seat of this device that is asked. @returns {number | null} */
  askedSeat() {
    for (const { seat, actor } of this.connections.values()) if (seat !== null && actor === seat) return seat;
    return null;
  }

  /** Whether a connection is lost; one that was never opened is on its way. */
  get isLost() {
    return [...this.connections.values()].some((connection) => connection.isLost);
  }

  forgetAll() {
    for (const connection of this.connections.values()) connection.forget();
  }

  end() {
    for (const connection of this.connections.values()) connection.socket.end();
  }
}
