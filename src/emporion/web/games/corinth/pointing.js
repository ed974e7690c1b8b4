// Where a lesson points on the board of Corinth, as selectors: the first that is seen is pointed at.

/** What has a name in lessons. @type {Record<string, string>} */
const PLACES = { harbor: ".harbor", score: ".corinth-sheet .sheet-worth" };

/** A thing that a lesson names. @param {string} name */
const placeOf = (name) => [PLACES[name]].filter(Boolean);

/**
 * What is to be pressed for moves, the last thing first: a group, what is done with it, the end of a move of the Steward, and that it is meant.
 * Where the sheet of another covers one's own, the way back to it.
 * @param {string[]} moves @param {import("../../types.js").Position} position
 */
function pressed(moves, { targets = [] }) {
  const [move] = moves;
  const end = targets.find((target) => target.moves.join() === moves.join())?.end;
  const [verb, district] = move.split(" ");
  return [
    ...(end
      ? [
          `.corinth-board:has([data-spot="${end}"][aria-pressed="true"]) [data-move="confirm"]`,
          `.market .spot.may[data-spot="${end}"]`,
        ]
      : []),
    `.market .spot.step[data-tip]:not([aria-disabled="true"])`,
    `.action[data-move="${move}"]`,
    `.over[data-on="${move}"]`,
    ...(/^(take|steward|discard)$/.test(verb) ? [`.berth[data-district="${district}"]`] : []),
    ".front-close",
  ];
}

export const pointing = { placeOf, pressed };
