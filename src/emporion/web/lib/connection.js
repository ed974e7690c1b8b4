// The connection of one seat, or of a spectator, and what the server has sent over it.
import { Socket } from "./socket.js";

/** @typedef {import("../types.js").EntryView} EntryView */
/** @typedef {import("../types.js").Position} Position */
/** @typedef {import("../types.js").ServerMessage} ServerMessage */

/** More entries than these are not played one after the other: the position is shown at once. */
const MAX_ANIMATED_ENTRIES = 40;

export class Connection {
  /**
   * @param {string} code
   * @param {string | null} token
   * @param {number | null} seat
   * @param {(connection: Connection, message: ServerMessage) => void} onMessage
   * @param {(connection: Connection, isFinal: boolean) => void} onChange is called when it has opened or closed
   */
  constructor(code, token, seat, onMessage, onChange) {
    this.token = token;
    /** null for a spectator. @type {number | null} */
    this.seat = seat;
    this.isOpen = false;
    /** Whether it was closed, or could not be opened. */
    this.isLost = false;
    /** Who is asked; all that is kept of a seat while another one has the device. @type {Position["actor"] | null} */
    this.actor = null;
    /** @type {EntryView[]} */
    this.entries = [];
    /** The entries that arrived with the position. @type {EntryView[]} */
    this.newEntries = [];
    /** @type {Position | null} */
    this.position = null;
    /** Whether all that happened before it connected has arrived. */
    this.isCaughtUp = false;
    this.socket = new Socket(
      code,
      token,
      () => this.lastNumber,
      (message) => onMessage(this, message),
      (isOpen, isFinal) => {
        this.isOpen = isOpen;
        this.isLost = !isOpen;
        onChange(this, isFinal);
      },
    );
  }

  get lastNumber() {
    return this.entries.at(-1)?.number ?? 0;
  }

  /**
   * Add an update; if entries before it are missing, ask for all of them again.
   * @param {import("../types.js").Update} message
   * @param {number} tableNumber the number of the table's last entry: a long log arrives in parts
   * @returns {EntryView[] | null} what has happened since it was caught up; null if the update cannot be used
   */
  receive(message, tableNumber) {
    const known = this.lastNumber;
    if (message.number < known || message.since > known) {
      this.entries = [];
      this.isCaughtUp = false;
      this.socket.restart();
      return null;
    }
    const wasCaughtUp = this.isCaughtUp;
    const added = message.entries.filter((entry) => entry.number > known);
    this.entries = [...this.entries, ...added];
    if (message.position) {
      this.position = message.position;
      this.newEntries = wasCaughtUp && added.length <= MAX_ANIMATED_ENTRIES ? added : [];
    }
    this.isCaughtUp ||= message.number >= tableNumber;
    return wasCaughtUp ? added : [];
  }

  /** Keep nothing of what the seat was sent: the server sends it again when the seat has the device. */
  forget() {
    this.entries = [];
    this.newEntries = [];
    this.position = null;
    this.isCaughtUp = false;
  }
}
