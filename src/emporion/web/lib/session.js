// A table as this device sees it: a connection for each of one's seats, the entries and the position of each, and what is under way.
import { beSomebody, dropSeat, get, keepSeats, listGames, ownName, ownSeats, Refusal, takeSeat } from "./api.js";
import { noteBegun, withoutEntropy } from "./dice.js";
import { Socket } from "./socket.js";
import { sound } from "./sound.js";
import { Store } from "./store.js";
import { say, why } from "./texts.js";

/** @typedef {import("../types.js").Told} Told */
/** @typedef {import("../types.js").Position} Position */
/** @typedef {import("../types.js").Moment} Moment */
/** @typedef {import("../types.js").ServerMessage} ServerMessage */
/** @typedef {{text: string, rule: string | null, good: boolean}} Notice */

/**
 * What one seat, or somebody who watches (null), has been told.
 * @typedef {object} Line
 * @property {number | null} seat
 * @property {Socket} socket
 * @property {Told[]} entries
 * @property {Position | null} position
 * @property {Told[]} fresh those that arrived with the position
 * @property {boolean} open
 * @property {boolean} lost whether it was closed, or could not be opened
 * @property {boolean} seen
 * @property {Position["actor"] | null} actor who is asked; all that is kept of a seat while another one has the device
 */

/**
 * @typedef {object} Shown
 * @property {import("../types.js").TableInfo | null} table
 * @property {string | null} source the game that this table was taken over from, if one may see it
 * @property {object | null} components
 * @property {import("../types.js").Rules | null} rules
 * @property {boolean} secret whether players hide things from each other
 * @property {number | null} seat the one that is shown
 * @property {number | null} next the seat to which the device is handed on, while it is covered
 * @property {Told[]} entries
 * @property {Position | null} position
 * @property {Told[]} fresh
 * @property {boolean} lost
 * @property {string | null} failed why there is no such table
 * @property {boolean} busy
 * @property {import("../types.js").Hinted | null} hint
 * @property {boolean} hinting
 * @property {boolean} heeded whether the hint has been put away; the board still shows it
 * @property {Notice | null} notice
 * @property {Moment | null} past
 * @property {Moment[]} open the same moment as every seat saw it, if all of it lies open
 * @property {string | null} viewer whose view of a finished game is shown: a seat, or "all"
 * @property {number[]} own the seats of this device
 * @property {boolean} welcomedAsHost whether this device was the host's when it connected
 */

/** @type {Shown} */
const NOTHING = {
  table: null,
  source: null,
  components: null,
  rules: null,
  secret: false,
  seat: null,
  next: null,
  entries: [],
  position: null,
  fresh: [],
  lost: false,
  failed: null,
  busy: false,
  hint: null,
  hinting: false,
  heeded: false,
  notice: null,
  past: null,
  open: [],
  viewer: null,
  own: [],
  welcomedAsHost: false,
};
const FEW = 40;
const BLOCK = 10;

/** The points that every seat knew itself to have. @param {Moment[]} open */
const scoresOf = (open) => open.map((found, seat) => found.position.scores[seat]);

export class Session {
  /** @param {string} code */
  constructor(code) {
    this.code = code;
    /** @type {Store<Shown>} */
    this.shown = new Store(NOTHING);
    /** @type {Map<number | null, Line>} */
    this.lines = new Map();
    /** @type {{seat: number | null, move: string, at: number, rest: string[]} | null} */
    this.pending = null;
    /** Moments of a finished game, by viewer and block. @type {Map<string, Promise<Moment[]>>} */
    this.moments = new Map();
    this.wanted = -1;
    this.ended = false;
    /** @type {number | undefined} */
    this.fading = undefined;
    void this.begin();
  }

  // Coming to the table.

  async begin() {
    try {
      const key = location.hash.slice(1);
      if (key) history.replaceState(null, "", location.pathname + location.search);
      const seats = ownSeats(this.code);
      const [table, games] = await Promise.all([get(`/tables/${this.code}`), listGames()]);
      const game = games.find((found) => found.name === table.game);
      this.shown.change({ table, secret: !game?.open });
      if (table.explore) await beSomebody();
      else if (!seats.length && ownName() && !key) await this.findSeats();
      if (this.ended) return;
      if (key) this.connect(key, null);
      else this.sitDown();
      void this.giveEntropy(table);
      const [components, rules] = await Promise.all([get(`/tables/${this.code}/components`), get(`/tables/${this.code}/rules`)]);
      this.shown.change({ components, rules });
      if (table.copied > 0 && ownName()) await this.findSource();
    } catch (error) {
      this.shown.change({ failed: error instanceof Refusal ? error.message : String(error) });
    }
  }

  /** The seats one has taken from another page of this browser. */
  async findSeats() {
    await beSomebody();
    keepSeats(this.code, await get(`/tables/${this.code}/seats`));
  }

  /** Ask for the game that this table was taken over from; without an answer the page only lacks a link. */
  async findSource() {
    const found = await get(`/tables/${this.code}/source`).catch(() => null);
    this.shown.change({ source: found?.code ?? null });
  }

  /** A seat that was made with the table, as the host or in a rematch, gives random bytes to the dice on arrival. @param {import("../types.js").TableInfo} table */
  async giveEntropy(table) {
    for (const seat of withoutEntropy(table, ownSeats(this.code).map((own) => own.seat))) {
      try {
        await takeSeat(table, seat);
      } catch {
        return; // The game has begun meanwhile, or the server is away: the table shows that the seat gave none.
      }
    }
  }

  /** Connect every seat of one's own, or watch. */
  sitDown() {
    const seats = ownSeats(this.code);
    for (const { seat, token } of seats) if (!this.lines.has(seat)) this.connect(token, seat);
    const watching = this.lines.get(null);
    if (!seats.length && !watching) this.connect(null, null);
    if (seats.length && watching) {
      watching.socket.end();
      this.lines.delete(null);
    }
    this.shown.change({ own: seats.map(({ seat }) => seat) });
    if (seats.length && this.shown.value.seat === null) this.show(seats[0].seat, seats.length > 1);
  }

  /** @param {string | null} token @param {number | null} seat */
  connect(token, seat) {
    /** @type {Line} */
    const line = /** @type {any} */ ({ seat, entries: [], position: null, fresh: [], open: false, lost: false, seen: false, actor: null });
    line.socket = new Socket(
      this.code,
      token,
      () => line.entries.at(-1)?.number ?? 0,
      (message) => this.hear(line, token, message),
      (open, final) => this.changed(line, open, final),
    );
    this.lines.set(seat, line);
  }

  /** @param {number} seat */
  leave(seat) {
    this.lines.get(seat)?.socket.end();
    this.lines.delete(seat);
    dropSeat(this.code, seat);
    this.shown.change({ seat: null });
    this.sitDown();
    if (this.lines.has(null)) this.show(null, false);
  }

  // What the server says.

  /** @param {Line} line @param {string | null} token @param {ServerMessage} message */
  hear(line, token, message) {
    if (this.ended) return;
    if (message.type === "welcome") this.welcome(line, token, message);
    else if (message.type === "table") this.seeTable(message.table);
    else if (message.type === "update") this.update(line, message);
    else if (message.type === "hint") this.hinted(line, message);
    else if (message.type === "refused") this.refused(line, message);
  }

  /** @param {Line} line @param {string | null} token @param {import("../types.js").Welcome} message */
  welcome(line, token, message) {
    if (message.seat !== line.seat && message.seat !== null) {
      this.lines.delete(line.seat);
      line.seat = message.seat;
      this.lines.set(line.seat, line);
      keepSeats(this.code, [{ seat: message.seat, token: /** @type {string} */ (token) }]);
      this.shown.change({ seat: message.seat });
      this.sitDown();
    }
    this.seeTable(message.table);
    this.shown.change({ welcomedAsHost: message.host });
  }

  /** Whether the host of the table has this device. A host without a seat is known by the name only when the device connects. */
  get isHost() {
    const { table, own, welcomedAsHost } = this.shown.value;
    return table?.host == null ? welcomedAsHost : own.includes(table.host);
  }

  /** @param {import("../types.js").TableInfo} table */
  seeTable(table) {
    noteBegun(table);
    this.shown.change({ table });
  }

  /** @param {Line} line @param {import("../types.js").Update} message */
  update(line, message) {
    line.actor = message.position?.actor ?? line.actor;
    if (this.hidden(line)) {
      this.conceal(line);
      if (this.pending?.seat === line.seat && message.position && message.position.at !== this.pending.at) this.pending = null;
      this.draw();
      return;
    }
    const known = line.entries.at(-1)?.number ?? 0;
    if (message.number < known || message.since > known) {
      line.entries = [];
      line.seen = false;
      line.socket.restart();
      return;
    }
    const fresh = message.entries.filter((entry) => entry.number > known);
    line.entries = [...line.entries, ...fresh];
    if (message.position) {
      line.position = message.position;
      line.fresh = line.seen && fresh.length <= FEW ? fresh : [];
    }
    if (line.seen) this.sounds(line, fresh);
    line.seen ||= message.number >= (this.shown.value.table?.number ?? 0); // a long log comes in parts
    this.settle(line);
    this.draw();
  }

  /** Whether somebody else has the device, or nobody yet. @param {Line} line */
  hidden(line) {
    const { table, secret, own, seat, next } = this.shown.value;
    return secret && own.length > 1 && table?.status !== "over" && (next !== null || line.seat !== seat);
  }

  /** Keep nothing of what a seat has been told: it is told again when it has the device. @param {Line} line */
  conceal(line) {
    Object.assign(line, { entries: [], position: null, fresh: [], seen: false });
  }

  /** @param {Line} line @param {Told[]} fresh */
  sounds(line, fresh) {
    if (line.seat !== this.shown.value.seat) return;
    if (fresh.some((entry) => entry.kind === "chat" && entry.seat !== line.seat)) sound("chat");
    if (line.position?.actor === "over" && fresh.some((entry) => entry.kind === "move")) sound("end");
    else if (line.position?.actor === line.seat && fresh.some((entry) => entry.kind === "move" && entry.seat !== line.seat)) sound("turn");
  }

  /** What was sent has been answered, or has to be sent once more, or goes on with its next move. @param {Line} line */
  settle(line) {
    const { pending } = this;
    const { position } = line;
    if (!pending || pending.seat !== line.seat || !position) return;
    if (position.at === pending.at) {
      line.socket.write({ type: "move", move: pending.move, at: pending.at });
      return;
    }
    this.pending = null;
    const [next, ...rest] = pending.rest;
    if (next !== undefined && position.moves?.some((choice) => choice.move === next)) this.send(line, next, rest);
  }

  /** @param {Line} line @param {import("../types.js").Hinted} message */
  hinted(line, message) {
    if (line.position?.at === message.at) this.shown.change({ hint: message, hinting: false, heeded: false });
  }

  /** @param {Line} line @param {import("../types.js").Refused} message */
  refused(line, message) {
    if (message.error === "table-doubled") return;
    if (message.answers === "hello") {
      this.denied(line, message);
      return;
    }
    if (message.error === "seat-removed") {
      this.removed(line, why(message));
      return;
    }
    if (message.answers === "hint") this.shown.change({ hinting: false });
    if (message.answers === "move") this.pending = null;
    if (message.error === "table-stale") line.socket.restart();
    else this.note(why(message), message.rule ?? null);
    this.draw();
  }

  /** The host has taken the seat of a line away: watch from now on. @param {Line} line @param {string} text */
  removed(line, text) {
    if (line.seat !== null) this.leave(line.seat);
    clearTimeout(this.fading);
    this.shown.change({ notice: { text, rule: null, good: false } }); // it stays: the person may not have been looking
  }

  /** A seat that is not one's own any more: look on. @param {Line} line @param {import("../types.js").Refused} message */
  denied(line, message) {
    if (message.error.startsWith("store-")) this.note(why(message)); // the connection tries again
    else if (message.error === "seat-forged" && line.seat !== null) this.leave(line.seat);
    else this.shown.change({ failed: why(message) });
  }

  /** @param {Line} line @param {boolean} open @param {boolean} final */
  changed(line, open, final) {
    if (this.ended || !this.lines.has(line.seat)) return;
    line.open = open;
    line.lost = !open;
    this.draw();
    const lost = !final && [...this.lines.values()].some((found) => found.lost); // those that have not been opened yet are on their way
    const before = this.shown.value.lost;
    if (lost === before) return;
    this.shown.change({ lost, hinting: false });
    if (before) this.note(say("web-back"), null, true);
  }

  // What is shown.

  draw() {
    const { own, seat, past } = this.shown.value;
    const asked = [...this.lines.values()].find((line) => line.seat !== null && line.actor === line.seat)?.seat;
    if (own.length > 1 && asked !== undefined && asked !== null && asked !== seat) {
      this.show(asked, true);
      return;
    }
    const { line } = this;
    if (!line) return;
    const { entries, position, fresh } = line;
    const hint = this.shown.value.hint?.at === position?.at ? this.shown.value.hint : null;
    // On a board to try moves on, one is whoever is asked.
    const shown = this.exploring && typeof position?.actor === "number" ? position.actor : seat;
    const busy = this.pending !== null || position?.actor !== shown || !line.open;
    this.shown.change({ seat: shown, entries, position, fresh, hint, busy: busy || past !== null });
    if (this.exploring && !past) void this.layOpen();
  }

  /** On a board to try moves on nothing is hidden: the game that it comes from is over. */
  async layOpen() {
    const event = this.kept().length;
    if (!this.shown.value.secret || !this.shown.value.position) return;
    try {
      const open = await this.moment(event, "all");
      if (event === this.kept().length && !this.shown.value.past) this.shown.change({ open, position: { .../** @type {Position} */ (this.shown.value.position), scores: scoresOf(open) } });
    } catch {
      // Taken back meanwhile: the next one is on its way.
    }
  }

  /** Show a seat; with secrets the device is covered first. @param {number | null} seat @param {boolean} hand */
  show(seat, hand) {
    const { table, secret, own } = this.shown.value;
    if (hand && secret && own.length > 1 && table?.status !== "over") {
      this.wanted = -1; // a moment that is still on its way was asked for by whoever had the device
      this.shown.change({ next: seat, entries: [], position: null, fresh: [], hint: null, past: null, open: [], notice: null });
      for (const line of this.lines.values()) this.conceal(line);
      return;
    }
    this.shown.change({ seat, next: null, fresh: [] });
    this.draw();
  }

  /** The device is in the right hands. */
  uncover() {
    const { next } = this.shown.value;
    this.show(next, false);
    this.line?.socket.restart();
  }

  /** Say something for a while. @param {string} text @param {string | null} [rule] @param {boolean} [good] */
  note(text, rule = null, good = false) {
    clearTimeout(this.fading);
    this.shown.change({ notice: { text, rule, good } });
    this.fading = setTimeout(() => this.shown.change({ notice: null }), rule ? 9000 : 5000);
  }

  // What one does.

  /** @returns {Line | undefined} */
  get line() {
    return this.lines.get(this.exploring ? null : this.shown.value.seat);
  }

  /** Whether this is a board to try moves on, and not a game. */
  get exploring() {
    return this.shown.value.table?.explore ?? false;
  }

  /** Play a move, and the next ones as long as each is legal. @param {string[]} moves */
  play(moves) {
    const { line } = this;
    const { busy } = this.shown.value;
    const [move, ...rest] = moves;
    if (!line || busy || move === undefined) return;
    this.send(line, move, rest);
    this.draw();
  }

  /** @param {Line} line @param {string} move @param {string[]} rest */
  send(line, move, rest) {
    if (!line.position || (line.seat === null && !this.exploring)) return;
    this.pending = { seat: line.seat, move, at: line.position.at, rest };
    line.socket.write({ type: "move", move, at: line.position.at });
  }

  undo() {
    const { line } = this;
    if (line?.position?.undo) line.socket.write({ type: "undo", at: line.position.at });
  }

  askHint() {
    const { line } = this;
    if (!line?.position || this.shown.value.hinting) return;
    if (line.socket.write({ type: "hint", at: line.position.at })) this.shown.change({ hinting: true });
  }

  /** The hint has been read; what it says stays marked on the board. */
  heed() {
    if (this.shown.value.hint) this.shown.change({ heeded: true });
  }

  /** @param {string} text @returns {boolean} */
  chat(text) {
    return this.line?.socket.write({ type: "chat", text }) ?? false;
  }

  // Looking back.

  /** The numbers of the entries that count, one for each event of the game. */
  kept() {
    /** @type {number[]} */
    const numbers = [];
    for (const entry of this.line?.entries ?? []) {
      if (entry.kind === "move" || entry.kind === "chance") numbers.push(entry.number);
      else if (entry.kind === "undo") numbers.splice(numbers.indexOf(entry.undone ?? 0), 1);
    }
    return numbers;
  }

  /** Whose view of a finished game is shown if nobody has chosen: one's own, or the first seat's. */
  get viewer() {
    const { viewer, seat, own, secret } = this.shown.value;
    if (viewer === null && this.exploring) return secret ? "all" : "0";
    return viewer ?? String(seat !== null && own.includes(seat) ? seat : 0);
  }

  /** Show the table as it was after so many events. @param {number} event @param {string | null} [viewer] */
  async look(event, viewer = null) {
    if (viewer !== null) this.shown.change({ viewer });
    const who = this.viewer;
    const wanted = (this.wanted = event);
    try {
      const open = await this.moment(event, who);
      const past = open.find((found) => found.position.view?.seat === found.position.actor) ?? open[0];
      if (wanted !== this.wanted || who !== this.viewer || this.ended) return;
      if (open.length === 1) this.shown.change({ past, open: [], busy: true });
      else this.shown.change({ past: { ...past, position: { ...past.position, scores: scoresOf(open) } }, open, busy: true });
    } catch (error) {
      this.note(error instanceof Refusal ? error.message : String(error));
    }
  }

  /** A moment as somebody, or everybody, saw it. Those of a finished game come in blocks, and are kept. @param {number} event @param {string} who */
  async moment(event, who) {
    const { table, seat } = this.shown.value;
    if (table?.explore) return /** @type {Promise<Moment[]>} */ (get(`/tables/${this.code}/moments/${event}?seat=${who}`));
    if (table?.status !== "over") {
      const token = ownSeats(this.code).find((found) => found.seat === seat)?.token;
      return /** @type {Promise<Moment[]>} */ (get(`/tables/${this.code}/moments/${event}`, token ? { "Emporion-Seat": token } : {}));
    }
    const first = event - (event % BLOCK);
    const block = `first=${first}&last=${first + BLOCK - 1}&seat=${who}`;
    let found = this.moments.get(block);
    if (!found) {
      found = /** @type {Promise<Moment[]>} */ (get(`/tables/${this.code}/moments?${block}`));
      found.catch(() => this.moments.delete(block));
      this.moments.set(block, found);
    }
    return (await found).filter((moment) => moment.event === event);
  }

  /** Back to where the game stands. */
  now() {
    this.wanted = -1;
    this.shown.change({ past: null, open: [] });
    this.draw();
  }

  end() {
    this.ended = true;
    clearTimeout(this.fading);
    for (const line of this.lines.values()) line.socket.end();
  }
}
