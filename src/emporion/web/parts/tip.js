// Explanations. Anything that has `data-tip`, and in `data-rule` the ids of its rules, is explained when one points at it, focuses or touches it.
//
// `Tips` stands once in the page and does the work; `tipped` makes the attributes; `Tip` is a word that is explained. A button is explained by a long
// touch, everything else by a short one. What cannot have the focus itself, as parts of a drawing, lies in a region with `data-tips`, which says so, and
// tabindex 0: it is one stop of the keyboard, and its arrow keys go from one explanation to the next. Enter, on a button the question mark, opens the rule.
import { html, useEffect, useLayoutEffect, useRef, useState } from "../lib/html.js";
import { say } from "../lib/texts.js";
import { openRule, useBook } from "./rules.js";

/** @typedef {{thing: Element, text: string, rules: string[], linked: boolean, told: boolean}} Shown `linked`: its rules can be clicked; `told`: read aloud */
/** @typedef {(shown: Shown | null) => void} Show */

const WAIT = 350;
/** Milliseconds in which a pointer may go from a thing to its tip. */
const LINGER = 250;
const PRESS = 400;
const EDGE = 8;
const ARROWS = /** @type {Record<string, number>} */ ({ ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 });
const ACTIVE = "button, a, input, select, textarea, summary";

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

/** @param {{rule: string}} props */
export function RuleLink({ rule }) {
  return html`<button class="rule-link" onClick=${() => openRule(rule)} aria-label=${say("web-rule-open", { rule })}>${rule}</button>`;
}

/** The one explanation that is shown. */
export function Tips() {
  const [shown, show] = useState(/** @type {Shown | null} */ (null));
  const book = useBook();
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const guide = new Guide(show);
    return () => guide.end();
  }, []);
  useLayoutEffect(() => {
    const { current } = box;
    if (!current || !shown) return current?.hidePopover?.();
    current.hidePopover?.(); // above a dialog that has been opened since
    current.showPopover?.();
    place(current, shown.thing);
    return mark(shown.thing);
  }, [shown]);
  return html`<div class=${shown?.linked ? "tip-box linked" : "tip-box"} id="tip" role="tooltip" popover="manual" ref=${box}>
      ${shown?.text} ${shown?.rules.map((rule) => (book && shown.linked ? html`<${RuleLink} rule=${rule} />` : html`<span class="rule-id">${rule}</span>`))}
    </div>
    <div class="hidden" role="status">${shown?.told && [shown.text, ...shown.rules].join(" ")}</div>`;
}

/** What is explained is described by its tip as long as that is shown. @param {Element} thing */
function mark(thing) {
  const before = thing.getAttribute("aria-describedby");
  thing.setAttribute("aria-describedby", "tip");
  thing.classList.add("explained");
  return () => {
    thing.classList.remove("explained");
    if (before === null) thing.removeAttribute("aria-describedby");
    else thing.setAttribute("aria-describedby", before);
  };
}

/** Above the thing, or below where there is no room; never beyond the window. @param {HTMLElement} box @param {Element} thing */
function place(box, thing) {
  const at = thing.getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  const above = at.top - height - EDGE;
  const top = above >= EDGE ? above : Math.min(at.bottom + EDGE, innerHeight - height - EDGE);
  const left = (at.left + at.right - width) / 2;
  box.style.top = `${top}px`;
  box.style.left = `${Math.max(EDGE, Math.min(left, innerWidth - width - EDGE))}px`;
}

/** @param {Element} thing @param {boolean} [told] @returns {Shown} */
function explained(thing, told = false) {
  const rules = (thing.getAttribute("data-rule") ?? "").split(/[\s,]+/).filter(Boolean);
  return { thing, text: thing.getAttribute("data-tip") ?? thing.getAttribute("data-tips") ?? "", rules, linked: !thing.matches(ACTIVE) && !thing.closest("dialog"), told };
}

/** Follows pointer, touch and keyboard, and says what is to be explained. */
class Guide {
  /** @param {Show} show */
  constructor(show) {
    this.show = show;
    /** @type {Element | null} */
    this.thing = null;
    /** What is explained at the moment. @type {Element | null} */
    this.shown = null;
    /** Whether the keyboard asked for it, and whether it is read aloud. */
    this.keyed = this.told = false;
    // Nothing here holds on to what has left the page: a board that is gone is forgotten with all it showed.
    this.gone = new MutationObserver(() => this.forget());
    /** @type {WeakRef<Element> | null} */
    this.touched = null;
    /** What has the focus. @type {WeakRef<Element> | null} */
    this.focused = null;
    /** Where the pointer is, and whether it has been at rest since a key was pressed. */
    this.pointer = "";
    this.resting = false;
    this.timer = 0;
    this.pressing = 0;
    /** @type {(() => void) | null} */
    this.press = null;
    this.watching = new AbortController();
    const { signal } = this.watching;
    const on = (/** @type {string} */ name, /** @type {(event: any) => void} */ listener) => document.addEventListener(name, listener, { signal, capture: true });
    on("pointermove", (event) => this.moved(event));
    on("pointerover", (event) => event.pointerType === "mouse" && this.moved(event) && this.over(event));
    on("pointerdown", (event) => this.down(event));
    for (const name of ["pointerup", "pointercancel"]) on(name, () => this.release());
    on("click", (event) => this.click(event));
    on("contextmenu", (event) => this.menu(event));
    on("focusin", (event) => this.focus(event));
    on("focusout", (event) => event.target === this.focused?.deref() && this.now(null));
    on("keydown", (event) => this.key(event));
    on("scroll", (event) => event.target === document && this.scrolled());
  }

  end() {
    clearTimeout(this.timer);
    this.release();
    this.gone.disconnect();
    this.watching.abort();
  }

  /** What has left the page is explained no longer: it may be the hand of somebody who has passed the device on. */
  forget() {
    if (this.thing?.isConnected === false || this.shown?.isConnected === false) this.now(null);
  }

  /** @param {Element | null} thing */
  hold(thing) {
    this.thing = thing;
    if (thing) this.gone.observe(document, { childList: true, subtree: true });
    else if (!this.shown) this.gone.disconnect();
  }

  /** A pointer’s tip goes when the page is scrolled. The keyboard brings into sight what it explains: its tip goes along. */
  scrolled() {
    if (this.shown && this.keyed) this.show(explained(this.shown, this.told));
    else this.later(null, LINGER);
  }

  /** @param {Element | null} thing @param {boolean} [told] @param {boolean} [keyed] */
  now(thing, told = false, keyed = told) {
    clearTimeout(this.timer);
    this.shown = thing;
    this.keyed = keyed;
    this.told = told;
    this.hold(thing);
    this.show(thing && explained(thing, told));
  }

  /** @param {Element | null} thing @param {number} wait */
  later(thing, wait) {
    if (thing === this.thing) return;
    clearTimeout(this.timer);
    this.hold(thing);
    this.timer = setTimeout(() => this.now(thing?.isConnected ? thing : null), wait);
  }

  /** @param {Event} event @returns {Element | null} */
  at({ target }) {
    return target instanceof Element ? target.closest("[data-tip]") : null;
  }

  /** Whether the pointer moves: what comes to lie under one that rests while the keyboard is used is not pointed at. @param {PointerEvent} event */
  moved({ clientX, clientY }) {
    const pointer = `${clientX} ${clientY}`;
    if (pointer !== this.pointer) this.resting = false;
    this.pointer = pointer;
    return !this.resting;
  }

  /** @param {PointerEvent} event */
  over(event) {
    if (event.target instanceof Element && event.target.closest(".tip-box .rule-link")) {
      clearTimeout(this.timer);
      return this.hold(this.shown);
    }
    const thing = this.at(event); // none in the tip itself: what it covers can be reached, and its link in time
    this.later(thing, thing ? WAIT : LINGER);
  }

  /** @param {PointerEvent} event */
  down(event) {
    this.touched = null;
    if (event.target instanceof Element && event.target.closest(".tip-box")) return event.target.matches(".tip-box") && event.pointerType !== "mouse" ? this.now(null) : undefined;
    const thing = this.at(event);
    if (thing?.matches(".help")) return this.now(thing);
    if (event.pointerType === "mouse" || !thing) return this.now(null);
    const pressed = event.target instanceof Element && event.target.closest(ACTIVE);
    if (!pressed) return this.later(thing, 50);
    this.press = () => {
      this.press = null;
      if (!thing.isConnected) return;
      this.touched = new WeakRef(pressed);
      this.now(thing);
    };
    this.pressing = setTimeout(() => this.press?.(), PRESS);
  }

  release() {
    clearTimeout(this.pressing);
    this.press = null;
  }

  /** The browser's own long touch, which may come first. @param {MouseEvent} event */
  menu(event) {
    this.press?.();
    if (this.touched) event.preventDefault();
  }

  /** A long touch explains and does nothing else. @param {MouseEvent} event */
  click(event) {
    if (!this.touched) return;
    if (event.target instanceof Node && this.touched.deref()?.contains(event.target)) {
      event.preventDefault();
      event.stopPropagation();
    }
    this.touched = null;
  }

  /** @param {FocusEvent} event */
  focus(event) {
    const { target } = event;
    if (!(target instanceof Element) || !target.matches(":focus-visible")) return;
    if (!target.matches("[data-tip], [data-tips]")) return;
    this.focused = new WeakRef(target);
    this.now(target, false, true);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const { key, target } = event;
    this.resting = true;
    if (key === "Escape") return this.now(null);
    if (!(target instanceof Element) || event.ctrlKey || event.altKey || event.metaKey) return;
    const region = target.matches("[data-tips]") ? target : null;
    const opens = key === "?" || (key === "Enter" && !target.matches(ACTIVE));
    const [rule] = this.thing && opens ? explained(this.thing).rules : [];
    if (region && ARROWS[key]) this.walk(region, ARROWS[key]);
    else if (rule && !target.matches("input, select, textarea")) openRule(rule);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** From one explanation of a region to the next. @param {Element} region @param {number} way */
  walk(region, way) {
    const things = [...region.querySelectorAll("[data-tip]")].filter((thing) => thing.getClientRects().length > 0);
    const at = this.thing ? things.indexOf(this.thing) : -1;
    const next = things[at < 0 ? (way > 0 ? 0 : things.length - 1) : (at + way + things.length) % things.length];
    if (!next) return;
    next.scrollIntoView({ block: "nearest" });
    this.now(next, true);
  }
}
