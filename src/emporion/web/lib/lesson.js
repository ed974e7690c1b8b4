// Where a visitor is in a lesson, and what leads on. It needs no browser and no server: a lesson has all its positions.

/** @typedef {import("../types.js").Lesson} Lesson */
/** @typedef {import("../types.js").EntryView} EntryView */
/** @typedef {import("../types.js").Position} Position */
/**
 * @typedef {object} Place Where a visitor is.
 * @property {number} step
 * @property {number} event the events that have been played
 * @property {EntryView[]} entries what happened on the way here, to be animated
 * @property {string} mistake the mistake that was made here; "" if none was
 */

/**
 * The number of a step that was kept by its name, so that visitors keep their place when a step is inserted; the first for a name that the lesson does not
 * have.
 * @param {Lesson} lesson @param {string} step
 */
export const numberOf = ({ steps }, step) =>
  Math.max(
    0,
    steps.findIndex(({ name }) => name === step),
  );

/** The place at the beginning of a step; of one that the lesson does not have, that of the nearest. @param {Lesson} lesson @param {number} step @returns {Place} */
export function begin(lesson, step) {
  const known = Math.max(0, Math.min(lesson.steps.length - 1, Math.trunc(step) || 0));
  return { step: known, event: lesson.steps[known].event, entries: [], mistake: "" };
}

/** What happened between two moments. @param {Lesson} lesson @param {number} first @param {number} last @returns {EntryView[]} */
const between = ({ moments }, first, last) =>
  moments.filter(({ event }) => event > first && event <= last).flatMap(({ entries }) => entries);

/** What has happened before a place, as far as the lesson shows it. @param {Lesson} lesson @param {Place} place */
export const entriesBefore = (lesson, { event }) => between(lesson, -1, event);

/** The place of the next step, with what happens on the way. @param {Lesson} lesson @param {Place} place @returns {Place} */
export function goOn(lesson, place) {
  const next = begin(lesson, place.step + 1);
  if (next.step === place.step || lesson.steps[next.step].is_later) return next;
  return { ...next, entries: between(lesson, place.event, next.event) };
}

/** The moves that are still to be played at a place. @param {Lesson} lesson @param {Place} place */
export function movesLeft(lesson, { step, event }) {
  const { moves, event: first } = lesson.steps[step];
  return moves.slice(event - first);
}

/** @param {string[]} moves @param {string[]} list whether it begins with the moves */
const isStartOf = (moves, list) => moves.length <= list.length && moves.every((move, number) => move === list[number]);

/** The place after moves: taught ones lead on, mistakes are kept to be explained, others change nothing. @param {Lesson} lesson @param {Place} place @param {string[]} moves @returns {Place} */
export function play(lesson, place, moves) {
  const left = movesLeft(lesson, place);
  if (moves.length && isStartOf(moves, left)) {
    if (moves.length === left.length) return goOn(lesson, place);
    const event = place.event + moves.length;
    return { ...place, event, entries: between(lesson, place.event, event), mistake: "" };
  }
  const made = lesson.steps[place.step].mistakes.find((mistake) => isStartOf(moves, mistake.moves));
  return made ? { ...place, entries: [], mistake: made.name } : place;
}

/** The position of a place. Where the visitor only reads, nothing is asked. @param {Lesson} lesson @param {Place} place @returns {Position} */
export function positionOf(lesson, place) {
  const found = lesson.moments.find(({ event }) => event === place.event) ?? lesson.moments[0];
  return movesLeft(lesson, place).length ? found.position : { ...found.position, moves: [], targets: [] };
}
