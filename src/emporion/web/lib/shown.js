// What the page shows of a table: one value, which `reduce` alone changes. It needs no browser.

/** @typedef {import("../types.js").EntryView} EntryView */
/** @typedef {import("../types.js").Moment} Moment */
/** @typedef {import("../types.js").Position} Position */
/** @typedef {import("../types.js").TableInfo} TableInfo */
/** @typedef {{text: string, rule: string | null, good: boolean}} Notice */

/**
 * @typedef {object} Shown
 * @property {TableInfo | null} table
 * @property {string | null} source the code of the game that this table was taken over from, if this client may see it
 * @property {object | null} components
 * @property {import("../types.js").Rules | null} rules
 * @property {boolean} secret whether players hide things from each other
 * @property {number[]} own the seats of this device
 * @property {boolean} welcomedAsHost whether the host had this device when it connected
 * @property {number | null} seat the seat whose view is shown; null for a spectator
 * @property {number | null} nextSeat the seat that gets the device next, while the page is covered
 * @property {EntryView[]} entries
 * @property {EntryView[]} newEntries the entries that arrived with the position
 * @property {Position | null} position
 * @property {boolean} isBusy whether the seat that is shown cannot move now
 * @property {boolean} isSending whether a move has been on its way for so long that the page says so
 * @property {boolean} isLost whether a connection is lost
 * @property {string | null} failure why the table cannot be shown
 * @property {import("../types.js").Hinted | null} hint
 * @property {boolean} isHintPending
 * @property {boolean} isHintClosed whether the hint's text is put away; the board still marks its move
 * @property {Notice | null} notice
 * @property {number | null} endAsked the number of the position whose last decision is asked for once more
 * @property {Moment | null} past the moment that is looked back at
 * @property {Moment[]} views the same moment as every seat saw it, where nothing is hidden
 * @property {string | null} viewer whose view of a finished game was chosen: a seat, or "all"
 */

/**
 * @typedef {(
 *   {type: "table-loaded", table: TableInfo, secret: boolean}
 *   | {type: "table-changed", table: TableInfo}
 *   | {type: "components-loaded", components: object, rules: import("../types.js").Rules}
 *   | {type: "source-found", source: string | null}
 *   | {type: "failed", failure: string}
 *   | {type: "seats-changed", own: number[]}
 *   | {type: "welcomed", host: boolean}
 *   | {type: "seat-assigned", seat: number | null}
 *   | {type: "seat-shown", seat: number | null}
 *   | {type: "covered", nextSeat: number | null}
 *   | {type: "position-shown", entries: EntryView[], newEntries: EntryView[], position: Position | null, canSend: boolean}
 *   | {type: "views-shown", views: Moment[]}
 *   | {type: "connection-changed", isLost: boolean}
 *   | {type: "sending-changed", isSending: boolean}
 *   | {type: "hint-asked"}
 *   | {type: "hint-refused"}
 *   | {type: "hint-received", hint: import("../types.js").Hinted}
 *   | {type: "hint-closed"}
 *   | {type: "notice-shown", notice: Notice}
 *   | {type: "notice-removed"}
 *   | {type: "end-asked", at: number | null}
 *   | {type: "viewer-chosen", viewer: string}
 *   | {type: "past-shown", moments: Moment[]}
 *   | {type: "past-left"}
 * )} Message
 */

/** @type {Shown} */
export const NOTHING_SHOWN = {
  table: null,
  source: null,
  components: null,
  rules: null,
  secret: false,
  own: [],
  welcomedAsHost: false,
  seat: null,
  nextSeat: null,
  entries: [],
  newEntries: [],
  position: null,
  isBusy: false,
  isSending: false,
  isLost: false,
  failure: null,
  hint: null,
  isHintPending: false,
  isHintClosed: false,
  notice: null,
  endAsked: null,
  past: null,
  views: [],
  viewer: null,
};

/** What each message changes. @type {{[T in Message["type"]]: (shown: Shown, message: Extract<Message, {type: T}>) => Partial<Shown>}} */
const CHANGES = {
  "table-loaded": (_, { table, secret }) => ({ table, secret }),
  "table-changed": (_, { table }) => ({ table }),
  "components-loaded": (_, { components, rules }) => ({ components, rules }),
  "source-found": (_, { source }) => ({ source }),
  failed: (_, { failure }) => ({ failure }),
  "seats-changed": (_, { own }) => ({ own }),
  welcomed: (_, { host }) => ({ welcomedAsHost: host }),
  "seat-assigned": (_, { seat }) => ({ seat }),
  "seat-shown": (_, { seat }) => ({ seat, nextSeat: null, newEntries: [] }),
  covered: (_, { nextSeat }) => ({
    nextSeat,
    entries: [],
    newEntries: [],
    position: null,
    hint: null,
    notice: null,
    endAsked: null,
    past: null,
    views: [],
  }),
  "position-shown": showPosition,
  "views-shown": ({ position }, { views }) =>
    position ? { views, position: { ...position, scores: ownScores(views) } } : {},
  "connection-changed": (_, { isLost }) => ({ isLost, isHintPending: false }),
  "sending-changed": (_, { isSending }) => ({ isSending }),
  "hint-asked": () => ({ isHintPending: true, isHintClosed: false }),
  "hint-refused": () => ({ isHintPending: false }),
  "hint-received": (_, { hint }) => ({ hint, isHintPending: false }),
  "hint-closed": () => ({ isHintClosed: true }),
  "notice-shown": (_, { notice }) => ({ notice }),
  "notice-removed": () => ({ notice: null }),
  "end-asked": (_, { at }) => ({ endAsked: at }),
  "viewer-chosen": (_, { viewer }) => ({ viewer }),
  "past-shown": (_, { moments }) => ({ ...showPast(moments), isBusy: true }),
  "past-left": () => ({ past: null, views: [] }),
};

/** What is shown after a message. @param {Shown} shown @param {Message} message @returns {Shown} */
export function reduce(shown, message) {
  const change = /** @type {(shown: Shown, message: Message) => Partial<Shown>} */ (CHANGES[message.type]);
  return { ...shown, ...change(shown, message) };
}

/** @param {Shown} shown @param {Extract<Message, {type: "position-shown"}>} message @returns {Partial<Shown>} */
function showPosition(shown, { entries, newEntries, position, canSend }) {
  const { hint, past, endAsked } = shown;
  // On a board to try moves on, the client plays for the seat that is asked.
  const seat = isExploring(shown) && typeof position?.actor === "number" ? position.actor : shown.seat;
  return {
    seat,
    entries,
    newEntries,
    position,
    hint: hint?.at === position?.at ? hint : null,
    endAsked: endAsked === position?.at ? endAsked : null,
    isBusy: !canSend || position?.actor !== seat || past !== null,
  };
}

/** A moment that several seats saw is shown as the seat that was asked saw it. @param {Moment[]} moments @returns {Partial<Shown>} */
function showPast(moments) {
  const past = moments.find(({ position }) => position.view?.seat === position.actor) ?? moments[0];
  if (moments.length === 1) return { past, views: [] };
  return { past: { ...past, position: { ...past.position, scores: ownScores(moments) } }, views: moments };
}

/** The points of every seat as that seat itself knew them. @param {Moment[]} views */
const ownScores = (views) => views.map(({ position }, seat) => position.scores[seat]);

/** Whether the table is a board to try moves on, and not a game. @param {Shown} shown */
export const isExploring = ({ table }) => table?.explore ?? false;

/** Whether the seat that is shown is asked. @param {Shown} shown */
export const isAsked = ({ position, seat }) => position !== null && seat !== null && position.actor === seat;

/** Whether the host has this device. A host without a seat is known by name, and only when the device connects. @param {Shown} shown */
export const isHost = ({ table, own, welcomedAsHost }) =>
  table?.host == null ? welcomedAsHost : own.includes(table.host);

/** Whether players who hide things from each other share this device. @param {Shown} shown */
export const isShared = ({ table, secret, own }) => secret && own.length > 1 && table?.status !== "over";

/** Whether a seat may not be shown now, since another player has the device, or it is being handed on. @param {Shown} shown @param {number | null} seat */
export const isHidden = (shown, seat) => isShared(shown) && (shown.nextSeat !== null || seat !== shown.seat);

/** Whose view of a moment is shown if none was chosen: all of them while moves are tried, else the client's own or the first seat's. @param {Shown} shown */
export function viewerOf(shown) {
  const { viewer, seat, own, secret } = shown;
  if (viewer !== null) return viewer;
  if (isExploring(shown)) return secret ? "all" : "0";
  return String(seat !== null && own.includes(seat) ? seat : 0);
}

/** The numbers of the entries that count, one for each event of the game: those that were not taken back. @param {EntryView[]} entries */
export function keptNumbers(entries) {
  /** @type {number[]} */
  const numbers = [];
  for (const entry of entries) {
    if (entry.kind === "move" || entry.kind === "chance") numbers.push(entry.number);
    else if (entry.kind === "undo") numbers.splice(numbers.indexOf(entry.undone ?? 0), 1);
  }
  return numbers;
}
