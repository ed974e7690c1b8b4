/** What is on the table while things happen: one effect after the other, until the position is reached. A click goes there at once. */

import { fold } from "./fold.js";
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

/** The stage for a position. `at` is the position's number once all that led to it has been shown.
 * @param {import("./types.js").BoardProps} props @returns {{ stage: Stage, skip: () => boolean }} */
export function useStage({ position, entries, components, motion, sound }) {
  const [stage, show] = useState(/** @type {Stage} */ (settled(position, false)));
  const timer = useRef(/** @type {ReturnType<typeof setTimeout> | undefined} */ (undefined));
  const shown = useRef(position);
  const finish = useRef(/** @type {(() => void) | null} */ (null));

  useLayoutEffect(() => {
    if (shown.current === position) return;
    shown.current = position;
    clearTimeout(timer.current);
    const beats = motion && document.visibilityState === "visible" ? steps(entries) : [];
    let view = stage.view;
    const end = () => {
      clearTimeout(timer.current);
      finish.current = null;
      show(settled(position, motion && beats.length > 0, view));
    };
    if (!beats.length) return end();
    finish.current = end;
    let thrown = /** @type {Effect | null} */ (null);
    /** @param {number} number */
    const beat = (number) => {
      if (number >= beats.length) return end();
      const effect = beats[number];
      view = fold(components, view, effect);
      if (effect.type === "Rolled") thrown = effect;
      const time = BEATS[effect.type] ?? 0;
      if (!time) return beat(number + 1);
      if (SOUNDS[effect.type]) sound(SOUNDS[effect.type]);
      show({ view, at: null, beat: effect, scores: stage.scores, fresh: true, thrown });
      timer.current = setTimeout(() => beat(number + 1), time);
    };
    beat(0);
  }, [position]);

  useLayoutEffect(() => () => clearTimeout(timer.current), []);

  /** Go to the end at once; false if it is there already. */
  const skip = () => {
    if (!finish.current) return false;
    finish.current();
    return true;
  };
  return { stage, skip };
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

/** The effects of entries, in order; none if something was taken back, for then the old picture does not lead to the new one.
 * @param {import("./types.js").Told[]} entries @returns {Effect[]} */
function steps(entries) {
  if (entries.some((entry) => entry.kind === "undo")) return [];
  return entries.flatMap((entry) => entry.effects ?? []);
}
