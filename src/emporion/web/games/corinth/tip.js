/** What a thing is, with the id of its rule: shown while a pointer rests on it, it has the focus, or a finger touched it. */

import { html, useEffect, useState } from "../../lib/html.js";
import { RuleLink } from "../../parts/tip.js";

/** @typedef {{ text: string, rule: string, x: number, y: number, below: boolean, linked: boolean }} Shown `linked`: its rule can be clicked */

const WAIT = 350;
/** Milliseconds in which a pointer may go from a thing to its tip. */
const LINGER = 250;

/** @param {{ root: { current: HTMLElement | null } }} props */
export function Tip({ root }) {
  const [shown, show] = useState(/** @type {Shown | null} */ (null));
  useEffect(() => {
    const board = root.current;
    if (!board) return;
    let timer = /** @type {ReturnType<typeof setTimeout> | undefined} */ (undefined);
    let over = /** @type {Element | null} */ (null);
    /** @param {Event} event @param {number} wait */
    const look = (event, wait) => {
      const target = event.target instanceof Element ? event.target : null;
      const found = target?.closest("[data-tip]") ?? null;
      if (target?.closest(".corinth-tip")) return clearTimeout(timer);
      if (found === over) return;
      over = found;
      clearTimeout(timer);
      timer = setTimeout(() => show(found && placed(found, board)), found ? wait : LINGER);
    };
    /** @param {PointerEvent} event */
    const point = (event) => event.pointerType === "mouse" && look(event, WAIT);
    /** @param {PointerEvent} event */
    const touch = (event) => event.pointerType !== "mouse" && !(event.target instanceof HTMLButtonElement) && look(event, 50);
    /** @param {Event} event */
    const focus = (event) => event.target instanceof Element && event.target.matches(":focus-visible") && look(event, WAIT);
    /** @param {KeyboardEvent} event */
    const leave = (event) => {
      if (event.type !== "keydown" || event.key === "Escape") {
        clearTimeout(timer);
        over = null;
        show(null);
      }
    };
    const listeners = /** @type {[string, any][]} */ ([
      ["pointerover", point],
      ["pointerdown", touch],
      ["focusin", focus],
      ["pointerleave", leave],
      ["keydown", leave],
    ]);
    for (const [name, listener] of listeners) board.addEventListener(name, listener);
    return () => {
      clearTimeout(timer);
      for (const [name, listener] of listeners) board.removeEventListener(name, listener);
    };
  }, []);
  if (!shown) return null;
  return html`<div
    class=${`corinth-tip ${shown.below ? "below" : ""} ${shown.linked ? "linked" : ""}`}
    role="tooltip"
    style=${{ left: `${shown.x}px`, top: `${shown.y}px` }}
  >
    ${shown.text} ${shown.linked ? html`<${RuleLink} rule=${shown.rule} />` : html`<span class="corinth-rule">${shown.rule}</span>`}
  </div>`;
}

/** Above the thing, or below it where there is no room; never beyond the board's sides.
 * @param {Element} thing @param {HTMLElement} board @returns {Shown} */
function placed(thing, board) {
  const at = thing.getBoundingClientRect();
  const room = board.getBoundingClientRect();
  const below = at.top < 90;
  const half = Math.min(130, room.width / 2);
  return {
    text: thing.getAttribute("data-tip") ?? "",
    rule: thing.getAttribute("data-rule") ?? "",
    x: Math.min(Math.max((at.left + at.right) / 2 - room.left, half), room.width - half),
    linked: !(thing instanceof HTMLButtonElement),
    y: (below ? at.bottom + 6 : at.top - 6) - room.top,
    below,
  };
}
