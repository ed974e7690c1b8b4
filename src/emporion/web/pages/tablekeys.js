// The keys of a table's page: H asks for a hint, U takes back; arrows step through the past by turns, with Shift by events, Home and End lead to its ends, the space bar plays it, Escape leaves it, or the question whether to end the turn.
import { useEffect } from "../lib/html.js";
import { undoOrSayWhy } from "../parts/undo.js";

/** @typedef {import("../lib/session.js").Session} Session */
/** @typedef {(change: (isPlaying: boolean) => boolean) => void} ChangePlaying */

/** @param {Session} session @param {ChangePlaying} changePlaying */
export function useTableKeys(session, changePlaying) {
  useEffect(() => {
    const press = (/** @type {KeyboardEvent} */ event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isWithin(event, "input, select, textarea, dialog")) return;
      const isHandled = session.shown.value.past
        ? pressInPast(event, session, changePlaying)
        : pressInPresent(event, session);
      if (isHandled) event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [session]);
}

/** @param {KeyboardEvent} event @param {string} selector */
const isWithin = ({ target }, selector) => target instanceof Element && target.closest(selector) !== null;

/** @param {KeyboardEvent} event @param {Session} session @param {ChangePlaying} changePlaying @returns {boolean} whether the key means something */
function pressInPast(event, session, changePlaying) {
  const { key, shiftKey } = event;
  const past = /** @type {import("../types.js").Moment} */ (session.shown.value.past);
  const { history } = session;
  const steps = {
    ArrowLeft: () => history.step(history.wanted ?? past.event, -1, shiftKey),
    ArrowRight: () => history.step(history.wanted ?? past.event, 1, shiftKey),
    Home: () => 0,
    End: () => past.of,
  };
  if (Object.hasOwn(steps, key)) {
    changePlaying(() => false);
    void history.look(steps[/** @type {keyof typeof steps} */ (key)]());
  } else if (key === " " && !isWithin(event, "button, a, summary")) changePlaying((isPlaying) => !isPlaying);
  else if (key === "Escape") session.showPresent();
  else return pressHint(key, session);
  return true;
}

/** @param {KeyboardEvent} event @param {Session} session @returns {boolean} whether the key means something */
function pressInPresent({ key, target, shiftKey }, session) {
  const { history } = session;
  const isIdle = target === document.body || (target instanceof Element && target.id === "question");
  if (key === "ArrowLeft" && isIdle && history.length) void history.look(history.step(history.length, -1, shiftKey));
  else if (key === "Escape" && session.shown.value.endAsked !== null) session.keepTurn();
  else if (key === "u") undoOrSayWhy(session);
  else return pressHint(key, session);
  return true;
}

/** @param {string} key @param {Session} session @returns {boolean} whether the key means something */
function pressHint(key, session) {
  const { isBusy, table } = session.shown.value;
  if (key !== "h" || isBusy || !table?.hints || table.explore) return false;
  session.askHint();
  return true;
}
