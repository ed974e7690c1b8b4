// What Golden Horn brings to the page.
export { Board } from "./board.js";
export { locate } from "./locate.js";
export { Open } from "./open.js";
export { SeatFlag } from "./pieces.js";

/** A turn is one line of the log, so that the page can tell each opponent's. */
export const tellsTurns = true;
