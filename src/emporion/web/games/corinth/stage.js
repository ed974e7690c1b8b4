/** What is on the table while things happen: one effect after the other, until the position is reached. A click goes there at once, and the next
 * move does not wait for it: what is still to be shown is shown so much faster. */

import { fold, foldAll } from "./fold.js";
import { useLayoutEffect, useRef, useState } from "../../lib/html.js";

/** @typedef {import("./types.js").View} View @typedef {import("./types.js").Position} Position @typedef {import("./types.js").Effect} Effect
 * @typedef {{ view: View, at: number | null, drawn: number, beat: Effect | null, scores: (number | null)[], fresh: boolean, thrown: Effect | null }} Stage
 * @typedef {{ effect: Effect, time: number, at: number }} Beat an effect, the milliseconds it is looked at, and the number of the position it leads to */

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

/** Milliseconds that a move may wait for the one before it. */
const WAIT = 25;
/** What would be looked at for a shorter time than a frame is not seen. */
const FRAME = 16;

/** The stage for a position. `drawn` is the position's number once what led to it begins to be shown, `at` once all of it has been.
 * @param {import("./types.js").BoardProps} props @returns {{ stage: Stage, skip: () => boolean }} */
export function useStage({ position, entries, components, motion, sound }) {
  const [stage, show] = useState(/** @type {Stage} */ (settled(position, false)));
  const timer = useRef(/** @type {ReturnType<typeof setTimeout> | undefined} */ (undefined));
  const line = useRef({ position, view: stage.view, beats: /** @type {Beat[]} */ ([]), until: 0, thrown: /** @type {Effect | null} */ (null) });

  /** @param {boolean} fresh whether marks that are new are drawn before one's eyes */
  const end = (fresh) => {
    const now = line.current;
    clearTimeout(timer.current);
    show(settled(now.position, fresh, now.view));
    Object.assign(now, { view: now.position.view, beats: [], thrown: null });
  };
  const next = () => {
    const now = line.current;
    const beat = now.beats.shift();
    if (!beat) return end(true);
    const { effect, time, at } = beat;
    now.view = fold(components, now.view, effect);
    if (effect.type === "Rolled") now.thrown = effect;
    if (time < FRAME) return next();
    if (SOUNDS[effect.type]) sound(SOUNDS[effect.type]);
    show({ view: now.view, at: null, drawn: at, beat: effect, scores: stage.scores, fresh: true, thrown: now.thrown });
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
    const beats = entries.flatMap((entry) => entry.effects ?? []);
    const seen = motion && document.visibilityState === "visible" && alike(foldAll(components, before, beats), position.view);
    if (!seen || !beats.length) return end(false);
    if (going) hurry();
    now.beats.push(...beats.map((effect) => ({ effect, time: BEATS[effect.type] ?? 0, at: position.at })));
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

/** Whether two views show the same: if not, what is told does not lead from the old picture to the new one (something was taken back,
 * somebody looks at another moment), and is not played.
 * @param {View} a @param {View} b */
function alike(a, b) {
  const shown = (/** @type {View} */ view) => JSON.stringify([view.harbor, Object.entries(view.bonuses).sort(), view.sheets]);
  return shown(a) === shown(b);
}

/** The position itself. Sheets that are as they were stay the very same, so that nothing is drawn twice.
 * @param {Position} position @param {boolean} fresh @param {View} [before] @returns {Stage} */
function settled(position, fresh, before) {
  const sheets = position.view.sheets.map((sheet, seat) => {
    const old = before?.sheets[seat];
    return old && JSON.stringify(old) === JSON.stringify(sheet) ? old : sheet;
  });
  return { view: { ...position.view, sheets }, at: position.at, drawn: position.at, beat: null, scores: position.scores, fresh, thrown: null };
}
