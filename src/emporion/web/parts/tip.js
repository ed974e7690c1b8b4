// Explanations. Anything that has `data-tip`, and in `data-rule` the ids of its rules, is explained when a player points at it, focuses or touches it.
//
// `Tips` stands once in the page and shows the explanation; `tipped` makes the attributes; `Tip` is a word that is explained. A button is explained by
// a long touch, everything else by a short one. What cannot have the focus itself, as parts of a drawing, lies in a region with `data-tips`, its own
// explanation, and tabindex 0: it is one stop of the keyboard, and its arrow keys go from one explanation to the next. Enter, on a button the question
// mark, opens the rule.
import { html, useEffect, useLayoutEffect, useRef, useState } from "../lib/html.js";
import { openRule, useBook } from "../lib/rulebook.js";
import { say } from "../lib/texts.js";
import { guideTips } from "../lib/tipguide.js";

/** @typedef {import("../lib/tipguide.js").ShownTip} ShownTip */

/** Pixels between a tip and its thing, and between a tip and the window's edge. */
const EDGE = 8;

/**
 * The attributes of something that is explained; spread them over it.
 * @param {string} tip
 * @param {string} [rule] ids with spaces between them
 * @param {boolean} [alone] whether it takes the focus only for the sake of its tip
 */
export function tipped(tip, rule = "", alone = false) {
  return { "data-tip": tip, "data-rule": rule || null, ...(alone ? { tabindex: 0 } : {}) };
}

/** A word or a figure with an explanation. @param {{tip: string, rule?: string, children?: any}} props */
export function Tip({ tip, rule, children }) {
  return html`<span class="tip" ...${tipped(tip, rule, true)}>${children}</span>`;
}

/** A small question mark beside something that needs more words. @param {{tip: string, rule?: string}} props */
export function Help({ tip, rule }) {
  return html`<button type="button" class="help" aria-label=${say("web-help")} ...${tipped(tip, rule)}>?</button>`;
}

/** A button that opens the rulebook at a rule; in an explanation it is named by the rule's id. @param {{rule: string}} props */
export function RuleLink({ rule }) {
  return html`<button class="rule-link" onClick=${() => openRule(rule)} aria-label=${say("web-rule-open", { rule })}>${rule}</button>`;
}

/** The same after a sentence that is no explanation. @param {{rule: string}} props */
export function ShowRule({ rule }) {
  return html`<button class="rule-link" onClick=${() => openRule(rule)}>${say("web-rule-show")}</button>`;
}

/** The one explanation that is shown. */
export function Tips() {
  const [shown, setShown] = useState(/** @type {ShownTip | null} */ (null));
  const hasBook = useBook();
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => guideTips(setShown, openRule), []);
  useLayoutEffect(() => {
    const { current } = box;
    if (!current || !shown) return current?.hidePopover?.();
    current.hidePopover?.(); // so that it comes above a dialog that was opened after it
    current.showPopover?.();
    place(current, shown.thing);
    return describe(shown.thing);
  }, [shown]);
  return html`<aside hidden=${!shown} aria-label=${say("web-help")}><div class=${shown?.linked ? "tip-box linked" : "tip-box"} id="tip" role="tooltip" popover="manual" ref=${box}>
      ${shown?.text} ${shown?.rules.map((rule) => (hasBook && shown.linked ? html`<${RuleLink} rule=${rule} />` : html`<span class="rule-id">${rule}</span>`))}
    </div></aside>
    <div class="hidden" role="status">${shown?.isAloud && [shown.text, ...shown.rules].join(" ")}</div>`;
}

/** Name the tip as the description of its thing. @param {Element} thing @returns {() => void} what undoes it */
function describe(thing) {
  const before = thing.getAttribute("aria-describedby");
  thing.setAttribute("aria-describedby", "tip");
  thing.classList.add("explained");
  return () => {
    thing.classList.remove("explained");
    if (before === null) thing.removeAttribute("aria-describedby");
    else thing.setAttribute("aria-describedby", before);
  };
}

/** Put the tip above the thing, or below it where there is no room; never beyond the window. @param {HTMLElement} box @param {Element} thing */
function place(box, thing) {
  const at = thing.getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  const above = at.top - height - EDGE;
  const top = above >= EDGE ? above : Math.min(at.bottom + EDGE, innerHeight - height - EDGE);
  const left = (at.left + at.right - width) / 2;
  box.style.top = `${top}px`;
  box.style.left = `${Math.max(EDGE, Math.min(left, innerWidth - width - EDGE))}px`;
}
