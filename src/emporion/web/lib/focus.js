// The keyboard stays where the play is.
import { useEffect, useRef } from "./html.js";

/**
 * A focus that has gone with its button goes to the next thing that may be done. For a player who points instead nothing happens.
 * @param {{ current: HTMLElement | null }} root
 * @param {boolean} asked
 * @param {string} choices what may be done, as a selector
 * @param {unknown[]} changes whenever one of these changes, the choices may have
 */
export function useFocus(root, asked, choices, changes) {
  const keyboard = useRef(false);
  useEffect(() => {
    const key = (/** @type {Event} */ event) => {
      keyboard.current = event.type === "keydown";
    };
    document.addEventListener("keydown", key, true);
    document.addEventListener("pointerdown", key, true);
    return () => {
      document.removeEventListener("keydown", key, true);
      document.removeEventListener("pointerdown", key, true);
    };
  }, []);
  useEffect(() => {
    const lost = document.activeElement === document.body || document.activeElement === null;
    const next = asked && keyboard.current && lost && root.current?.querySelector(choices);
    if (next instanceof HTMLElement) next.focus();
  }, [asked, ...changes]);
}

/**
 * A focus that is nowhere goes to what is asked: at the first look at a page, and whenever the keyboard's focus has gone with its button.
 * @param {unknown[]} changes whenever one of these changes, the focus may have gone
 */
export function useQuestionFocus(changes) {
  const isFirst = useRef(true);
  const pointer = useRef(false);
  useEffect(() => {
    const note = (/** @type {Event} */ event) => {
      pointer.current = event.type === "pointerdown";
    };
    document.addEventListener("keydown", note, true);
    document.addEventListener("pointerdown", note, true);
    return () => {
      document.removeEventListener("keydown", note, true);
      document.removeEventListener("pointerdown", note, true);
    };
  }, []);
  useEffect(() => {
    const lost = document.activeElement === document.body || document.activeElement === null;
    if (lost && (isFirst.current || !pointer.current))
      document.getElementById("question")?.focus({ preventScroll: true });
    isFirst.current = false;
  }, changes);
}
