// The turns of a game, found in its log: looking back goes from turn to turn, and a game that is played back pauses at their ends. It needs no browser.

/** @typedef {import("../types.js").EntryView} EntryView */
/** @typedef {{event: number, round: number}} Round */

/**
 * @typedef {object} Turns
 * @property {number[]} ends the events with which turns end, the set-up being the first of them if there is one
 * @property {boolean} hasSetup whether the game begins with a set-up
 */

/** How long a moment is shown at speed 1: a step of a longer way, a whole decision, and the end of a turn. */
const STEP_MS = 600;
const DECISION_MS = 1400;
const TURN_MS = 2200;

/** The round that an event begins with the next turn; null if it begins neither. @param {EntryView} entry @returns {number | null} */
function roundBegun({ effects = [] }) {
  for (const effect of effects) {
    if (effect.type === "RoundBegan") return effect.number;
    if (effect.type === "TurnBegan") return effect.round ?? 0;
  }
  return null;
}

/** The events of the game, in order. @param {EntryView[]} entries @param {number[]} kept @returns {EntryView[]} */
export function eventsOf(entries, kept) {
  const counting = new Set(kept);
  return entries.filter((entry) => counting.has(entry.number));
}

/** The number of events before the first turn; 0 if the game begins with a turn. @param {EntryView[]} events */
function countSetup(events) {
  const first = events.findIndex((entry) => roundBegun(entry) !== null);
  return first >= 0 && roundBegun(events[first]) === 1 ? first + 1 : 0;
}

/** A turn ends where the log says that the next one begins, or before another seat moves. @param {EntryView[]} events @returns {Turns} */
export function turnsOf(events) {
  const setup = countSetup(events);
  const ends = setup ? [setup] : [];
  /** @type {number | null} */
  let mover = null;
  const end = (/** @type {number} */ event) => {
    if (event > (ends.at(-1) ?? 0)) ends.push(event);
    mover = null;
  };
  for (let before = setup; before < events.length; before++) {
    const entry = events[before];
    if (entry.kind === "move") {
      if (mover !== null && entry.seat !== mover) end(before);
      mover = entry.seat ?? null;
    }
    if (roundBegun(entry) !== null) end(before + 1);
  }
  end(events.length);
  return { ends, hasSetup: setup > 0 };
}

/** The end of the turn after a moment, or the last moment. @param {Turns} turns @param {number} event */
export const nextTurn = ({ ends }, event) => ends.find((end) => end > event) ?? ends.at(-1) ?? 0;

/** The end of the turn before a moment, or the beginning. @param {Turns} turns @param {number} event */
export const previousTurn = ({ ends }, event) => ends.findLast((end) => end < event) ?? 0;

/** The events of the turn that a moment belongs to, up to that moment. @param {EntryView[]} events @param {Turns} turns @param {number} event */
export const turnSoFar = (events, turns, event) => events.slice(previousTurn(turns, event), event);

/**
 * The moment that comes next when a game is played back: the set-up is one step, so are chance events that follow each other,
 * and an event that shows nothing is passed over.
 * @param {EntryView[]} events @param {Turns} turns @param {number} event
 */
export function nextMoment(events, turns, event) {
  if (turns.hasSetup && event < turns.ends[0]) return turns.ends[0];
  let next = event + 1;
  while (next < nextTurn(turns, event) && isPassedOver(events[next - 1], events[next])) next++;
  return Math.min(next, events.length);
}

/** @param {EntryView} entry @param {EntryView} following */
const isPassedOver = (entry, following) =>
  entry.kind === "chance" ? following.kind === "chance" : !entry.effects?.length;

/** How long a moment is shown, in milliseconds at speed 1. @param {EntryView[]} events @param {Turns} turns @param {number} event */
export function momentLength(events, turns, event) {
  if (event === 0 || turns.ends.includes(event)) return TURN_MS;
  return isStep(events, event) ? STEP_MS : DECISION_MS;
}

/** Whether the log tells an event in one line with the next one: a step of a walk or a voyage. @param {EntryView[]} events @param {number} event */
function isStep(events, event) {
  const following = events[event];
  return following?.replaces != null && following.replaces <= events[event - 1].number;
}

/** After which events a round begins. @param {EntryView[]} entries @param {number[]} kept @returns {Round[]} */
export function roundsOf(entries, kept) {
  const effects = new Map(entries.map((entry) => [entry.number, entry.effects ?? []]));
  /** @type {Round[]} */
  const found = [];
  for (const [index, entryNumber] of kept.entries())
    for (const effect of effects.get(entryNumber) ?? []) {
      const round =
        effect.type === "RoundBegan" ? effect.number : effect.type === "TurnBegan" ? effect.round : undefined;
      if (typeof round === "number" && round > (found.at(-1)?.round ?? 0)) found.push({ event: index + 1, round });
    }
  return found;
}
