// Looking back at a table: its moments are fetched from the server, those of a finished game in blocks, which are kept.
import { get, ownSeats, Refusal } from "./api.js";
import { isExploring, keptNumbers, viewerOf } from "./shown.js";
import { eventsOf, nextTurn, previousTurn, turnsOf } from "./turns.js";

/** @typedef {import("../types.js").Moment} Moment */

const MOMENTS_IN_A_BLOCK = 10;

export class History {
  /**
   * @param {string} code
   * @param {import("./store.js").ReducedStore<import("./shown.js").Shown, import("./shown.js").Message>} shown
   * @param {(problem: string) => void} onProblem
   */
  constructor(code, shown, onProblem) {
    this.code = code;
    this.shown = shown;
    this.onProblem = onProblem;
    /** Moments of a finished game, by viewer and block. @type {Map<string, Promise<Moment[]>>} */
    this.blocks = new Map();
    /** The event that was asked for last; null if none is wanted any more. @type {number | null} */
    this.wanted = null;
  }

  /** How many events the game has had. */
  get length() {
    return keptNumbers(this.shown.value.entries).length;
  }

  /** The moment one step before or after another one, by turns or by events. @param {number} event @param {-1 | 1} direction @param {boolean} byEvents */
  step(event, direction, byEvents) {
    const { entries } = this.shown.value;
    const events = eventsOf(entries, keptNumbers(entries));
    if (byEvents) return Math.max(0, Math.min(events.length, event + direction));
    const turns = turnsOf(events);
    return direction > 0 ? nextTurn(turns, event) : previousTurn(turns, event);
  }

  /** Show the table as it was after so many events. @param {number} event @param {string | null} [viewer] */
  async look(event, viewer = null) {
    if (viewer !== null) this.shown.dispatch({ type: "viewer-chosen", viewer });
    const seenBy = viewerOf(this.shown.value);
    this.wanted = event;
    try {
      const moments = await this.fetch(event, seenBy);
      if (event === this.wanted && seenBy === viewerOf(this.shown.value))
        this.shown.dispatch({ type: "past-shown", moments });
    } catch (error) {
      if (event === this.wanted) this.cancel();
      this.onProblem(error instanceof Refusal ? error.message : String(error));
    }
  }

  /** Show no moment that is still on its way. */
  cancel() {
    this.wanted = null;
  }

  /** Show what every seat sees now. On a board to try moves on nothing is hidden: the game that it comes from is over. */
  async showAllViews() {
    const event = this.length;
    if (!this.shown.value.secret || !this.shown.value.position) return;
    try {
      const views = await this.fetch(event, "all");
      if (event === this.length && !this.shown.value.past) this.shown.dispatch({ type: "views-shown", views });
    } catch {
      // The move was taken back meanwhile; the next position is on its way.
    }
  }

  /** A moment as one seat saw it, or as each of them did. @param {number} event @param {string} viewer @returns {Promise<Moment[]>} */
  async fetch(event, viewer) {
    const { table, seat } = this.shown.value;
    if (isExploring(this.shown.value)) return get(`/tables/${this.code}/moments/${event}?seat=${viewer}`);
    if (table?.status === "over") return this.fetchFinished(event, viewer);
    const token = ownSeats(this.code).find((own) => own.seat === seat)?.token;
    return get(`/tables/${this.code}/moments/${event}`, token ? { "Emporion-Seat": token } : {});
  }

  /** @param {number} event @param {string} viewer @returns {Promise<Moment[]>} */
  async fetchFinished(event, viewer) {
    const first = event - (event % MOMENTS_IN_A_BLOCK);
    const query = `first=${first}&last=${first + MOMENTS_IN_A_BLOCK - 1}&seat=${viewer}`;
    let block = this.blocks.get(query);
    if (!block) {
      block = /** @type {Promise<Moment[]>} */ (get(`/tables/${this.code}/moments?${query}`));
      block.catch(() => this.blocks.delete(query));
      this.blocks.set(query, block);
    }
    return (await block).filter((moment) => moment.event === event);
  }
}
