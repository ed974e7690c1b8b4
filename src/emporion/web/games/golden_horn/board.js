// The board. Until it is drawn, the list of moves.
export { Board } from "../plain.js";
