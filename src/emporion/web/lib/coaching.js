// The coach: one sentence at each kind of decision that is new to a player, in games against bots. This browser remembers what it has said.
import { recall, remember } from "./memory.js";
import { Store } from "./store.js";

/** @typedef {{isOn: boolean, said: string[]}} Coaching `said` are the kinds of decisions that it has spoken about */

/** Null as long as no first game was begun. @type {Coaching | null} */
const kept = recall("coach", null);

/** @type {Store<Coaching>} */
export const coaching = new Store(kept ?? { isOn: false, said: [] });

/** @param {Partial<Coaching>} change */
function keep(change) {
  coaching.change(change);
  remember("coach", coaching.value);
}

/** Begin with the coach; what it has said already is not said again. */
export const startCoach = () => keep({ isOn: true });

/** @param {boolean} isOn who switches it on again hears everything anew */
export const switchCoach = (isOn) => keep(isOn ? { isOn, said: [] } : { isOn });

/** @param {string} kind */
export const noteSaid = (kind) => {
  const { said } = coaching.value;
  if (!said.includes(kind)) keep({ said: [...said, kind] });
};

/** Whether a player who has no game of a kind begins a first one with the coach: it is not switched off, and has not spoken of that kind. @param {string} game */
export function isNewToCoach(game) {
  const found = /** @type {Coaching | null} */ (recall("coach", null));
  return found === null || (found.isOn && !found.said.some((kind) => kind.startsWith(`coach-${game}-`)));
}
