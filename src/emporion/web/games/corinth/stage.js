/** What is on the table while things happen. The board shows the position that was sent; effects only say in which order what is new comes:
 * marks are drawn, dice are laid and taken, the Steward walks. A click goes to the end at once, and the next move does not wait for it: what
 * is still to be shown is shown so much faster. */

import { useLayoutEffect, useRef, useState } from "../../lib/html.js";
import { sheetMarks } from "./marks.js";

/** @typedef {import("./types.js").View} View @typedef {import("./types.js").Position} Position @typedef {import("./types.js").Effect} Effect
 * @typedef {import("./types.js").Group} Group
 * @typedef {{ view: View, hidden: Set<string>, at: number | null, drawn: number, beat: Effect | null, scores: (number | null)[], fresh: boolean,
 *   thrown: Effect | null }} Stage `hidden` are the marks that are still to be drawn
 * @typedef {{ effect: Effect, time: number, position: Position, marks: string[] }} Beat an effect, the milliseconds it is looked at, the position
 *   that it leads to, and the ids of the marks that it makes */

/** Milliseconds that an effect is looked at; what is not listed is not seen by itself. */
const BEATS = /** @type {Record<string, number>} */ ({
  RoundBegan: 250,
  Bought: 200,
  Rolled: 400,
  Placed: 200,
  AllSame: 400,
  Took: 250,
  Gained: 250,
  Ticked: 250,
  ShopFinished: 150,
  BonusWon: 300,
  Stepped: 180,
  Paid: 150,
  Circled: 250,
  DieAdded: 200,
  BoxWritten: 250,
  Built: 300,
  YellowRemoved: 250,
  Cleared: 200,
});

const SOUNDS = /** @type {Record<string, string>} */ ({
  Rolled: "roll",
  Placed: "place",
  Stepped: "move",
  Gained: "coin",
  Ticked: "mark",
  Circled: "mark",
  BoxWritten: "mark",
  ShopFinished: "coin",
  BonusWon: "coin",
  Built: "mark",
});

/** The marks that an effect makes: how their ids begin on the sheet of its seat, how they end, and how many there are.
 * @type {Record<string, (effect: Effect) => [string, string, number][]>} */
const MARKS = {
  RoundBegan: () => [["track-", "-cross", 1]],
  Bought: ({ dice }) => [["gold-", "-cross", dice]],
  Paid: ({ gold }) => [["gold-", "-cross", gold]],
  Gained: ({ what, amount }) => [[`${what}-`, "-circle", amount]],
  Built: ({ building, gold, goats }) => [
    ["gold-", "-cross", gold],
    ["goats-", "-cross", goats],
    [`building-${building}-`, "check", 1],
  ],
  Ticked: ({ district, shop, symbols }) => [[`shop-${district}-${shop}-`, "-tick", symbols]],
  ShopFinished: ({ district, shop }) => [[`shop-${district}-${shop}-`, "-circle", 1]],
  Stepped: ({ spot }) => [[`path-${spot}`, "", 1]],
  Circled: ({ spot }) => [[`spot-${spot}-`, "circle", 1]],
  BoxWritten: ({ spot }) => [[`box-${spot}-`, "number", 1]],
};

/** What an effect does to the dice in the harbor. @type {Record<string, (harbor: Group[], effect: Effect) => Group[]>} */
const DICE = {
  Placed: (harbor, { district, value, white, yellow }) => [...harbor, { district, value, white, yellow }],
  Took: (harbor, { district }) => harbor.filter((group) => group.district !== district),
  YellowRemoved: (harbor) => harbor.filter((group) => group.white).map((group) => ({ ...group, yellow: 0 })),
  Cleared: () => [],
};

/** Milliseconds that a move may wait for the one before it. */
const WAIT = 25;
/** What would be looked at for a shorter time than a frame is not seen. */
const FRAME = 16;

/** The beats that lead from one position to the next; null if the effects do not make exactly the marks and lay exactly the dice that are
 * new: something was taken back, or another moment is looked at.
 * @param {View} before @param {Position} position @param {Effect[]} effects @param {import("./types.js").Places} places
 * @param {import("./types.js").Components} components @returns {Beat[] | null} */
export function beatsTo(before, position, effects, places, components) {
  const idsOf = (/** @type {View} */ view) =>
    view.sheets.flatMap((_, seat) => sheetMarks(places, components, view, seat).map(({ id }) => id));
  const known = new Set(idsOf(before));
  const all = idsOf(position.view);
  const left = new Set(all.filter((id) => !known.has(id)));
  if (all.length !== known.size + left.size) return null;
  let harbor = before.harbor;
  /** @type {Beat[]} */
  const beats = [];
  for (const effect of effects) {
    const marks = effect.type === "BonusWon" ? [...left].filter((id) => id.includes(`-bonus-${effect.district}-`)) : [];
    for (const [begin, end, count] of MARKS[effect.type]?.(effect) ?? []) {
      const start = `sheet-${effect.seat}-${begin}`;
      const found = [...left].filter((id) => id.startsWith(start) && id.endsWith(end)).slice(0, count);
      if (found.length !== count) return null;
      marks.push(...found);
    }
    for (const id of marks) left.delete(id);
    harbor = DICE[effect.type]?.(harbor, effect) ?? harbor;
    beats.push({ effect, time: BEATS[effect.type] ?? 0, position, marks });
  }
  return left.size === 0 && diceOf(harbor) === diceOf(position.view.harbor) ? beats : null;
}

/** Groups of dice as a text to compare. @param {Group[]} harbor */
const diceOf = (harbor) =>
  harbor
    .map(({ district, value, white, yellow = 0 }) => [district, value, white, yellow].join())
    .sort()
    .join(" ");

/** What is shown with a beat, after what was shown before it: the harbor, and the sheet of the seat that it is about.
 * @param {View} shown @param {Beat} beat @returns {View} */
function shownWith(shown, { effect, position: { view } }) {
  const { seat } = effect;
  const next = { ...shown, harbor: DICE[effect.type]?.(shown.harbor, effect) ?? shown.harbor };
  if (effect.type === "RoundBegan") Object.assign(next, { round: view.round, begins: view.begins });
  if (effect.type === "BonusWon") next.bonuses = view.bonuses;
  if (seat === undefined) return next;
  const steward = effect.type === "Stepped" ? effect.spot : shown.sheets[seat].steward;
  next.sheets = shown.sheets.with(seat, { ...view.sheets[seat], steward });
  return next;
}

/** The stage for a position. `drawn` is the position's number once what led to it begins to be shown, `at` once all of it has been.
 * @param {import("./types.js").BoardProps & { drawing: import("./drawing.js").Drawing }} props @returns {{ stage: Stage, skip: () => boolean }} */
export function useStage({ position, entries, components, motion, sound, drawing }) {
  const [stage, setStage] = useState(/** @type {Stage} */ (settled(position, false)));
  const timer = useRef(/** @type {ReturnType<typeof setTimeout> | undefined} */ (undefined));
  const line = useRef({
    position,
    view: stage.view,
    beats: /** @type {Beat[]} */ ([]),
    until: 0,
    thrown: /** @type {Effect | null} */ (null),
  });

  /** @param {boolean} fresh whether marks that are new are drawn before one's eyes */
  const end = (fresh) => {
    const now = line.current;
    clearTimeout(timer.current);
    setStage(settled(now.position, fresh, now.view));
    Object.assign(now, { view: now.position.view, beats: [], thrown: null });
  };
  const next = () => {
    const now = line.current;
    const beat = now.beats.shift();
    if (!beat) return end(true);
    const { effect, time } = beat;
    now.view = shownWith(now.view, beat);
    if (effect.type === "Rolled") now.thrown = effect;
    if (time < FRAME) return next();
    if (SOUNDS[effect.type]) sound(SOUNDS[effect.type]);
    setStage({
      view: now.view,
      hidden: new Set(now.beats.flatMap(({ marks }) => marks)),
      at: null,
      drawn: beat.position.at,
      beat: effect,
      scores: stage.scores,
      fresh: true,
      thrown: now.thrown,
    });
    wait(time);
  };
  const wait = (/** @type {number} */ time) => {
    clearTimeout(timer.current);
    line.current.until = performance.now() + time;
    timer.current = setTimeout(next, time);
  };
  /** Show the rest of what is under way in the time that another move may wait. */
  const hurry = () => {
    const now = line.current;
    const left = Math.max(0, now.until - performance.now());
    const whole = now.beats.reduce((sum, beat) => sum + beat.time, left);
    if (whole <= WAIT) return;
    for (const beat of now.beats) beat.time *= WAIT / whole;
    wait((left * WAIT) / whole);
  };

  useLayoutEffect(() => {
    const now = line.current;
    if (now.position === position) return;
    const before = now.position.view;
    const going = now.beats.length > 0 || stage.beat !== null;
    now.position = position;
    const effects = entries.flatMap((entry) => entry.effects ?? []);
    const beats =
      motion && document.visibilityState === "visible" && effects.length
        ? beatsTo(before, position, effects, drawing.places, components)
        : null;
    if (!beats) return end(false);
    if (going) hurry();
    now.beats.push(...beats);
    if (!going) next();
  }, [position]);

  useLayoutEffect(() => () => clearTimeout(timer.current), []);

  /** Go to the end at once; false if it is there already. */
  const skip = () => {
    if (stage.beat === null) return false;
    end(false);
    return true;
  };
  return { stage, skip };
}

const NONE = /** @type {Set<string>} */ (new Set());

/** The position itself. Sheets that are as they were stay the very same, so that nothing is drawn twice.
 * @param {Position} position @param {boolean} fresh @param {View} [before] @returns {Stage} */
function settled(position, fresh, before) {
  const sheets = position.view.sheets.map((sheet, seat) => {
    const old = before?.sheets[seat];
    return old && JSON.stringify(old) === JSON.stringify(sheet) ? old : sheet;
  });
  return {
    view: { ...position.view, sheets },
    hidden: NONE,
    at: position.at,
    drawn: position.at,
    beat: null,
    scores: position.scores,
    fresh,
    thrown: null,
  };
}
