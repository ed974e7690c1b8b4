// A table on this device: it joins the connections of the seats (hotseat.js), looking back (history.js) and what is shown (shown.js).
import { dropLinkKey } from "./api.js";
import { arrive } from "./arrival.js";
import { noteBegun } from "./dice.js";
import { History } from "./history.js";
import { HotSeat } from "./hotseat.js";
import { MoveSender } from "./moves.js";
import { Notices } from "./notices.js";
import { isExploring, isHidden, isShared, NOTHING_SHOWN, reduce } from "./shown.js";
import { sound } from "./sound.js";
import { ReducedStore } from "./store.js";
import { say, why } from "./texts.js";

/** @typedef {import("./connection.js").Connection} Connection */
/** @typedef {import("../types.js").EntryView} EntryView */
/** @typedef {import("../types.js").TableInfo} TableInfo */
/** @typedef {import("./shown.js").Shown} Shown */

export class Session {
  /** @param {string} code */
  constructor(code) {
    this.code = code;
    /** @type {ReducedStore<Shown, import("./shown.js").Message>} */
    this.shown = new ReducedStore(NOTHING_SHOWN, reduce);
    this.hotSeat = new HotSeat(
      code,
      (connection, message) => this.receive(connection, message),
      (connection, isFinal) => this.connectionChanged(connection, isFinal),
    );
    this.history = new History(code, this.shown, (problem) => this.showNotice(problem));
    this.moves = new MoveSender(this.shown);
    this.notices = new Notices(this.shown);
    this.ended = false;
    void arrive(this);
  }

  // The seats of this device.

  /** Connect every seat of this device, or a spectator. */
  sitDown() {
    const own = this.hotSeat.connectAll();
    this.shown.dispatch({ type: "seats-changed", own });
    if (own.length && this.shown.value.seat === null) this.handTo(own[0], own.length > 1);
  }

  /** Give up a seat. @param {number} seat */
  leave(seat) {
    this.hotSeat.drop(seat);
    this.shown.dispatch({ type: "seat-assigned", seat: null });
    this.sitDown();
    if (this.hotSeat.of(null)) this.handTo(null, false);
  }

  end() {
    this.ended = true;
    this.history.cancel();
    this.notices.end();
    this.moves.end();
    this.hotSeat.end();
  }

  // What the server sends.

  /** @param {Connection} connection @param {import("../types.js").ServerMessage} message */
  receive(connection, message) {
    if (this.ended) return;
    if (message.type === "welcome") this.welcome(connection, message);
    else if (message.type === "table") this.showTable(message.table);
    else if (message.type === "update") this.update(connection, message);
    else if (message.type === "hint") this.showHint(connection, message);
    else if (message.type === "refused") this.refuse(connection, message);
  }

  /** @param {Connection} connection @param {import("../types.js").Welcome} message */
  welcome(connection, { seat, table, host }) {
    if (seat !== connection.seat && seat !== null) {
      this.hotSeat.assign(connection, seat);
      this.shown.dispatch({ type: "seat-assigned", seat });
      this.sitDown();
    }
    this.showTable(table);
    this.shown.dispatch({ type: "welcomed", host });
  }

  /** @param {TableInfo} table */
  showTable(table) {
    noteBegun(table);
    this.shown.dispatch({ type: "table-changed", table });
  }

  /** @param {Connection} connection @param {import("../types.js").Update} message */
  update(connection, message) {
    connection.actor = message.position?.actor ?? connection.actor;
    if (isHidden(this.shown.value, connection.seat)) {
      connection.forget();
      this.moves.noteHidden(connection, message.position ?? null);
      this.show();
      return;
    }
    const news = connection.receive(message, this.shown.value.table?.number ?? 0);
    if (news === null) return;
    if (connection.seat === this.shown.value.seat) playSounds(connection, news);
    this.moves.settle(connection);
    this.show();
  }

  /** @param {Connection} connection @param {import("../types.js").Hinted} hint */
  showHint(connection, hint) {
    if (connection.position?.at === hint.at) this.shown.dispatch({ type: "hint-received", hint });
  }

  /** @param {Connection} connection @param {import("../types.js").Refused} message */
  refuse(connection, message) {
    if (message.error === "table-doubled") return;
    if (message.answers === "hello") this.refuseEntry(connection, message);
    else if (message.error === "seat-removed") this.removeSeat(connection, why(message));
    else {
      if (message.answers === "hint") this.shown.dispatch({ type: "hint-refused" });
      if (message.answers === "move") this.moves.setPending(null);
      if (message.error === "table-stale") connection.socket.restart();
      else this.showNotice(why(message), message.rule ?? null);
      this.show();
    }
  }

  /** Watch instead of playing in a seat that is not this device's any more. @param {Connection} connection @param {import("../types.js").Refused} message */
  refuseEntry(connection, message) {
    if (message.error.startsWith("store-"))
      this.showNotice(why(message)); // the connection tries again
    else if (message.error === "seat-forged" && connection.seat !== null) this.leave(connection.seat);
    else {
      dropLinkKey(this.code);
      this.shown.dispatch({ type: "failed", failure: why(message) });
    }
  }

  /** Watch from now on: the host has removed the seat's player. The notice stays, since the player may not be looking. @param {Connection} connection @param {string} text */
  removeSeat(connection, text) {
    if (connection.seat !== null) this.leave(connection.seat);
    this.notices.keep(text);
  }

  /** @param {Connection} connection @param {boolean} isFinal */
  connectionChanged(connection, isFinal) {
    if (this.ended || !this.hotSeat.of(connection.seat)) return;
    this.show();
    const isLost = !isFinal && this.hotSeat.isLost;
    const wasLost = this.shown.value.isLost;
    if (isLost === wasLost) return;
    this.shown.dispatch({ type: "connection-changed", isLost });
    if (wasLost) this.showNotice(say("web-back"), null, true);
  }

  // What is shown.

  /** The connection whose seat is shown. */
  get connection() {
    return this.hotSeat.of(isExploring(this.shown.value) ? null : this.shown.value.seat);
  }

  /** Show the position of the seat that has the device, or hand the device to another of its seats that is asked. */
  show() {
    const { own, seat } = this.shown.value;
    const asked = this.hotSeat.askedSeat();
    if (own.length > 1 && asked !== null && asked !== seat) {
      this.handTo(asked, true);
      return;
    }
    const { connection } = this;
    if (!connection) return;
    const { entries, newEntries, position, isOpen } = connection;
    const canSend = isOpen && this.moves.pending === null;
    this.shown.dispatch({ type: "position-shown", entries, newEntries, position, canSend });
    if (isExploring(this.shown.value) && !this.shown.value.past) void this.history.showAllViews();
  }

  /** Show a seat; between players with secrets the page is covered first. @param {number | null} seat @param {boolean} mayCover */
  handTo(seat, mayCover) {
    if (mayCover && isShared(this.shown.value)) {
      this.history.cancel(); // the player before asked for it
      this.moves.ending = null;
      this.shown.dispatch({ type: "covered", nextSeat: seat });
      this.hotSeat.forgetAll();
      return;
    }
    this.shown.dispatch({ type: "seat-shown", seat });
    this.show();
  }

  /** Show the seat that has the device now. */
  uncover() {
    this.handTo(this.shown.value.nextSeat, false);
    this.connection?.socket.restart();
  }

  /** Leave the past and show where the game stands. */
  showPresent() {
    this.history.cancel();
    this.shown.dispatch({ type: "past-left" });
    this.show();
  }

  /** @param {string} text @param {string | null} [rule] @param {boolean} [good] */
  showNotice(text, rule = null, good = false) {
    this.notices.show(text, rule, good);
  }

  // What the player does.

  /** Play a move, and the next ones as long as each is legal. @param {string[]} moves */
  play([move, ...rest]) {
    const { connection } = this;
    if (!connection || this.shown.value.isBusy || move === undefined) return;
    this.moves.send(connection, move, rest);
    this.show();
  }

  /** Play the move that ends the turn, which the player has confirmed. */
  endTurn() {
    this.moves.endTurn(this.connection);
    this.show();
  }

  /** Do not play the move that would end the turn. */
  keepTurn() {
    this.moves.keepTurn();
  }

  undo() {
    const { connection } = this;
    if (connection?.position?.undo) connection.socket.write({ type: "undo", at: connection.position.at });
  }

  askHint() {
    const { connection } = this;
    if (!connection?.position || this.shown.value.isHintPending) return;
    if (connection.socket.write({ type: "hint", at: connection.position.at }))
      this.shown.dispatch({ type: "hint-asked" });
  }

  /** Put the hint's text away, also of a hint that is still to come; the board still marks its move. */
  closeHint() {
    const { hint, isHintPending } = this.shown.value;
    if (hint || isHintPending) this.shown.dispatch({ type: "hint-closed" });
  }

  /** @param {string} text @returns {boolean} whether it was sent */
  chat(text) {
    return this.connection?.socket.write({ type: "chat", text }) ?? false;
  }
}

/** Sound what the other players did. @param {Connection} connection @param {EntryView[]} news */
function playSounds({ seat, position }, news) {
  const others = news.filter((entry) => entry.seat !== seat);
  if (others.some((entry) => entry.kind === "chat")) sound("chat");
  if (position?.actor === "over" && news.some((entry) => entry.kind === "move")) sound("end");
  else if (position?.actor === seat && others.some((entry) => entry.kind === "move")) sound("turn");
}
