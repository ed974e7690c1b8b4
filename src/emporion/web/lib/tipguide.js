// Finds out which thing of the page shall be explained, from pointer, touch and keyboard. parts/tip.js shows the explanation.

/** @typedef {{thing: Element, text: string, rules: string[], linked: boolean, isAloud: boolean}} ShownTip `linked`: its rules can be clicked; `isAloud`: it is read aloud */
/** @typedef {(shown: ShownTip | null) => void} Show */

/** How long a pointer rests on a thing before it is explained. */
const HOVER_MS = 350;
/** How long a pointer may take from a thing to its tip. */
const LEAVE_MS = 250;
/** How long a finger stays on a button that is to be explained and not pressed. */
const LONG_TOUCH_MS = 400;
const SHORT_TOUCH_MS = 50;
const ARROWS = /** @type {Record<string, number>} */ ({ ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 });
const ACTIVE = "button, a, input, select, textarea, summary";

/** The explanation of a thing. @param {Element} thing @param {boolean} [isAloud] @returns {ShownTip} */
function explain(thing, isAloud = false) {
  return {
    thing,
    text: thing.getAttribute("data-tip") ?? thing.getAttribute("data-tips") ?? "",
    rules: (thing.getAttribute("data-rule") ?? "").split(/[\s,]+/).filter(Boolean),
    linked: !thing.matches(ACTIVE) && !thing.closest("dialog"),
    isAloud,
  };
}

/** Where a thing is in the window. @param {Element | null} thing */
function placeOf(thing) {
  const { x, y } = thing?.getBoundingClientRect() ?? { x: 0, y: 0 };
  return `${x} ${y}`;
}

/** The thing with an explanation in which an event happened. @param {Event} event @returns {Element | null} */
const thingOf = ({ target }) => (target instanceof Element ? target.closest("[data-tip]") : null);

/**
 * Follow pointer, touch and keyboard.
 * @param {Show} show @param {(rule: string) => void} openRule
 * @returns {() => void} what ends it
 */
export function guideTips(show, openRule) {
  const tip = new TipState(show);
  const pointer = new PointerGuide(tip);
  const keyboard = new KeyboardGuide(tip, pointer, openRule);
  const listening = new AbortController();
  const on = (/** @type {string} */ name, /** @type {(event: any) => void} */ listener) =>
    document.addEventListener(name, listener, { signal: listening.signal, capture: true });
  on("pointermove", (event) => pointer.move(event));
  on("pointerover", (event) => event.pointerType === "mouse" && pointer.move(event) && pointer.enter(event));
  on("pointerdown", (event) => pointer.press(event));
  on("pointerup", () => pointer.release());
  on("pointercancel", () => pointer.release());
  on("click", (event) => pointer.click(event));
  on("contextmenu", (event) => pointer.openMenu(event));
  on("focusin", (event) => keyboard.focus(event));
  on("focusout", (event) => keyboard.blur(event));
  on("keydown", (event) => keyboard.press(event));
  on("scroll", (event) => event.target === document && tip.scroll());
  return () => {
    pointer.release();
    tip.end();
    listening.abort();
  };
}

/** The thing that is explained, or will be in a moment. It holds on to nothing that has left the page: that may be the hand of a player who has passed the device on. */
class TipState {
  /** @param {Show} show */
  constructor(show) {
    this.show = show;
    /** What is explained, or will be when the timer ends. @type {Element | null} */
    this.thing = null;
    /** What is explained at the moment. @type {Element | null} */
    this.shown = null;
    this.isByKeyboard = false;
    /** Whether it is read aloud. */
    this.isAloud = false;
    this.timer = 0;
    /** Where the thing was when it was pointed at. */
    this.place = "";
    this.removals = new MutationObserver(() => this.forgetRemoved());
  }

  forgetRemoved() {
    if (this.thing?.isConnected === false || this.shown?.isConnected === false) this.explainNow(null);
  }

  /** @param {Element | null} thing */
  hold(thing) {
    this.thing = thing;
    this.place = placeOf(thing);
    if (thing) this.removals.observe(document, { childList: true, subtree: true });
    else if (!this.shown) this.removals.disconnect();
  }

  /** Keep the tip that is shown. */
  stay() {
    clearTimeout(this.timer);
    this.hold(this.shown);
  }

  /** @param {Element | null} thing @param {boolean} [isAloud] @param {boolean} [isByKeyboard] */
  explainNow(thing, isAloud = false, isByKeyboard = isAloud) {
    clearTimeout(this.timer);
    this.shown = thing;
    this.isByKeyboard = isByKeyboard;
    this.isAloud = isAloud;
    this.hold(thing);
    this.show(thing && explain(thing, isAloud));
  }

  /** @param {Element | null} thing @param {number} wait */
  explainLater(thing, wait) {
    if (thing === this.thing) return;
    clearTimeout(this.timer);
    this.hold(thing);
    this.timer = setTimeout(() => this.explainNow(thing?.isConnected ? thing : null), wait);
  }

  /**
   * Remove a pointer's tip when the page is scrolled. The keyboard scrolls to what it explains, so its tip moves along.
   * The browser reports a scroll in its next frame; one that ended before the thing was pointed at has not moved it since.
   */
  scroll() {
    if (this.shown && this.isByKeyboard) this.show(explain(this.shown, this.isAloud));
    else if (placeOf(this.thing) !== this.place) this.explainLater(null, LEAVE_MS);
  }

  end() {
    clearTimeout(this.timer);
    this.removals.disconnect();
  }
}

/** Explains what a mouse points at, and what a finger touches: a button by a long touch, everything else by a short one. */
class PointerGuide {
  /** @param {TipState} tip */
  constructor(tip) {
    this.tip = tip;
    this.place = "";
    /** Whether the pointer has not moved since a key or a button was pressed. */
    this.isResting = false;
    /** The button that a long touch explained. @type {WeakRef<Element> | null} */
    this.touched = null;
    this.touchTimer = 0;
    /** What ends a long touch. @type {(() => void) | null} */
    this.finishTouch = null;
  }

  /** Whether the pointer has moved: what the keyboard brings under a resting pointer is not pointed at. @param {PointerEvent} event */
  move({ clientX, clientY }) {
    const place = `${clientX} ${clientY}`;
    if (place !== this.place) this.isResting = false;
    this.place = place;
    return !this.isResting;
  }

  /** @param {PointerEvent} event */
  enter(event) {
    if (event.target instanceof Element && event.target.closest(".tip-box .rule-link")) return this.tip.stay();
    const thing = thingOf(event); // none in the tip itself: what it covers can be reached, and its link in time
    this.tip.explainLater(thing, thing ? HOVER_MS : LEAVE_MS);
  }

  /** @param {PointerEvent} event */
  press(event) {
    this.touched = null;
    this.place = `${event.clientX} ${event.clientY}`;
    this.isResting = true; // what appears under the pointer after a press is not pointed at
    if (event.target instanceof Element && event.target.closest(".tip-box")) {
      if (event.target.matches(".tip-box") && event.pointerType !== "mouse") this.tip.explainNow(null);
      return;
    }
    const thing = thingOf(event);
    if (thing?.matches(".help")) return this.tip.explainNow(thing);
    if (event.pointerType === "mouse" || !thing) return this.tip.explainNow(null);
    const button = event.target instanceof Element && event.target.closest(ACTIVE);
    if (!button) return this.tip.explainLater(thing, SHORT_TOUCH_MS);
    this.finishTouch = () => {
      this.finishTouch = null;
      if (!thing.isConnected) return;
      this.touched = new WeakRef(button);
      this.tip.explainNow(thing);
    };
    this.touchTimer = setTimeout(() => this.finishTouch?.(), LONG_TOUCH_MS);
  }

  release() {
    clearTimeout(this.touchTimer);
    this.finishTouch = null;
  }

  /** Suppress the browser's own menu, which may open before the long touch ends. @param {MouseEvent} event */
  openMenu(event) {
    this.finishTouch?.();
    if (this.touched) event.preventDefault();
  }

  /** Suppress the click of a long touch, which explains and does nothing else. @param {MouseEvent} event */
  click(event) {
    if (!this.touched) return;
    if (event.target instanceof Node && this.touched.deref()?.contains(event.target)) {
      event.preventDefault();
      event.stopPropagation();
    }
    this.touched = null;
  }
}

/** Explains what has the focus, and goes through the things of a region by arrow keys. */
class KeyboardGuide {
  /** @param {TipState} tip @param {PointerGuide} pointer @param {(rule: string) => void} openRule */
  constructor(tip, pointer, openRule) {
    this.tip = tip;
    this.pointer = pointer;
    this.openRule = openRule;
    /** @type {WeakRef<Element> | null} */
    this.focused = null;
  }

  /** @param {FocusEvent} event */
  focus({ target }) {
    if (!(target instanceof Element) || !target.matches(":focus-visible")) return;
    if (!target.matches("[data-tip], [data-tips]")) return;
    this.focused = new WeakRef(target);
    this.tip.explainNow(target, false, true);
  }

  /** @param {FocusEvent} event */
  blur({ target }) {
    if (target === this.focused?.deref()) this.tip.explainNow(null);
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    const { key, target } = event;
    this.pointer.isResting = true;
    if (key === "Escape") return this.tip.explainNow(null);
    if (!(target instanceof Element) || event.ctrlKey || event.altKey || event.metaKey) return;
    const opensRule = key === "?" || (key === "Enter" && !target.matches(ACTIVE));
    const [rule] = this.tip.thing && opensRule ? explain(this.tip.thing).rules : [];
    if (target.matches("[data-tips]") && ARROWS[key]) this.step(target, ARROWS[key]);
    else if (rule && !target.matches("input, select, textarea")) this.openRule(rule);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Go from one explained thing of a region to the next. @param {Element} region @param {number} direction */
  step(region, direction) {
    const things = [...region.querySelectorAll("[data-tip]")].filter((thing) => thing.getClientRects().length > 0);
    const at = this.tip.thing ? things.indexOf(this.tip.thing) : -1;
    const first = direction > 0 ? 0 : things.length - 1;
    const next = things[at < 0 ? first : (at + direction + things.length) % things.length];
    if (!next) return;
    next.scrollIntoView({ block: "nearest" });
    this.tip.explainNow(next, true);
  }
}
