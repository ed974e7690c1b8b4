/** What is on the table while things happen: one effect after the other, until the position is reached. A click goes there at once. */

import { fold, foldAll } from "./fold.js";
import { useLayoutEffect, useRef, useState } from "../../lib/html.js";

/** @typedef {import("./types.js").View} View @typedef {import("./types.js").Position} Position @typedef {import("./types.js").Effect} Effect
 * @typedef {{ view: View, at: number | null, beat: Effect | null, scores: (number | null)[], fresh: boolean, thrown: Effect | null }} Stage */

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

/** Milliseconds that may be waiting; if there is more, what happened earlier is not shown any longer. */
const LONGEST = 1500;

/** The stage for a position. `at` is the position's number once all that led to it has been shown.
 * @param {import("./types.js").BoardProps} props @returns {{ stage: Stage, skip: () => boolean }} */
export function useStage({ position, entries, components, motion, sound }) {
  const [stage, show] = useState(/** @type {Stage} */ (settled(position, false)));
  const timer = useRef(/** @type {ReturnType<typeof setTimeout> | undefined} */ (undefined));
  const line = useRef({ position, view: stage.view, beats: /** @type {Effect[]} */ ([]), thrown: /** @type {Effect | null} */ (null) });

  /** @param {boolean} fresh whether marks that are new are drawn before one's eyes */
  const end = (fresh) => {
    const now = line.current;
    clearTimeout(timer.current);
    show(settled(now.position, fresh, now.view));
    Object.assign(now, { view: now.position.view, beats: [], thrown: null });
  };
  const next = () => {
    const now = line.current;
    const effect = now.beats.shift();
    if (!effect) return end(true);
    now.view = fold(components, now.view, effect);
    if (effect.type === "Rolled") now.thrown = effect;
    const time = BEATS[effect.type] ?? 0;
    if (!time) return next();
    if (SOUNDS[effect.type]) sound(SOUNDS[effect.type]);
    show({ view: now.view, at: null, beat: effect, scores: stage.scores, fresh: true, thrown: now.thrown });
    timer.current = setTimeout(next, time);
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
    if (going && duration([...now.beats, ...beats]) <= LONGEST) return void now.beats.push(...beats);
    clearTimeout(timer.current);
    Object.assign(now, { view: going ? before : now.view, beats, thrown: null });
    next();
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

/** @param {Effect[]} beats */
const duration = (beats) => beats.reduce((sum, effect) => sum + (BEATS[effect.type] ?? 0), 0);

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
  return { view: { ...position.view, sheets }, at: position.at, beat: null, scores: position.scores, fresh, thrown: null };
}
