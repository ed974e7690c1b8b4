// A circle drawn by hand around the thing on the board that a lesson points at. It lies above the board and takes no clicks.
import { html, useEffect, useRef, useState } from "../lib/html.js";
import { motion } from "../lib/settings.js";

/** @typedef {{left: number, top: number, width: number, height: number}} Box */

/** Things move without saying so while something is animated. */
const LOOK_MS = 250;
const ROOM = 7;
/** As far within a side something counts as lying there. */
const EDGE = 2;

/** The first thing that is there of those that are named, and its name. @param {HTMLElement} root @param {string[]} selectors */
function findSeen(root, selectors) {
  for (const selector of selectors)
    for (const found of root.querySelectorAll(selector))
      if (found.getBoundingClientRect().width > 0) return { found, selector };
  return null;
}

/** What stays where it is in the window, and lies at a point of it. @param {number} x @param {number} y */
function stayingAt(x, y) {
  for (let found = document.elementFromPoint(x, y); found; found = found.parentElement)
    if (/sticky|fixed/.test(getComputedStyle(found).position)) return found;
  return null;
}

/** Bring a thing into sight if it lies outside the window, or under what stays there: what the lesson says, or what may be done. @param {Element} thing */
function reveal(thing) {
  const { top, bottom, left, width } = thing.getBoundingClientRect();
  const middle = left + width / 2;
  const isCovered = [top + EDGE, bottom - EDGE].some((y) => stayingAt(middle, y)?.contains(thing) === false);
  if (top >= 0 && bottom <= innerHeight && !isCovered) return;
  const first = stayingAt(middle, EDGE)?.getBoundingClientRect().bottom ?? 0;
  const last = stayingAt(middle, innerHeight - EDGE)?.getBoundingClientRect().top ?? innerHeight;
  scrollBy({ top: (top + bottom) / 2 - (first + last) / 2, behavior: motion() ? "smooth" : "auto" });
}

/** A ring with rounded corners, whose line does not quite meet its beginning. @param {Box} box */
function ring({ width, height }) {
  const [w, h] = [width + 2 * ROOM, height + 2 * ROOM];
  const r = Math.min(26, w / 2.2, h / 2.2);
  return [
    `M${r * 0.7} ${h * 0.04 + 2}`,
    `C${w * 0.35} -1 ${w * 0.7} 2 ${w - r} 1`,
    `Q${w + 1} 0 ${w - 1} ${r}`,
    `C${w - 3} ${h * 0.4} ${w + 1} ${h * 0.7} ${w - 1} ${h - r}`,
    `Q${w} ${h + 1} ${w - r} ${h - 1}`,
    `C${w * 0.6} ${h - 3} ${w * 0.3} ${h + 2} ${r} ${h - 1}`,
    `Q0 ${h + 1} 1 ${h - r}`,
    `C3 ${h * 0.65} -1 ${h * 0.3} 2 ${r}`,
    `Q1 3 ${r + 6} -1`,
  ].join("");
}

/** @param {{root: {current: HTMLElement | null}, selectors: string[], about: string}} props `about`: what the ring is for; it is brought into sight once for each */
export function Pencil({ root, selectors, about }) {
  const [box, setBox] = useState(/** @type {Box | null} */ (null));
  const shown = useRef("");
  const wanted = selectors.join(" | ");
  useEffect(() => {
    const board = root.current;
    if (!board) return;
    const look = () => {
      const seen = findSeen(board, selectors);
      if (!seen) return setBox(null);
      const { found, selector } = seen;
      const [to, from] = [found.getBoundingClientRect(), board.getBoundingClientRect()];
      const next = { left: to.left - from.left, top: to.top - from.top, width: to.width, height: to.height };
      setBox((before) => (before && isNear(before, next) ? before : next));
      if (shown.current === about + selector) return;
      shown.current = about + selector;
      reveal(found);
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    const changes = new MutationObserver(look);
    changes.observe(board, { subtree: true, childList: true, attributeFilter: ["class", "aria-pressed", "data-at"] });
    for (const event of ["resize", "scroll"]) addEventListener(event, look, true);
    return () => {
      clearInterval(timer);
      changes.disconnect();
      for (const event of ["resize", "scroll"]) removeEventListener(event, look, true);
    };
  }, [wanted, about]);
  if (!box) return null;
  const style = Object.fromEntries(
    Object.entries({
      left: box.left - ROOM,
      top: box.top - ROOM,
      width: box.width + 2 * ROOM,
      height: box.height + 2 * ROOM,
    }).map(([name, value]) => [name, `${value}px`]),
  );
  return html`<svg class="pointed-at" key=${`${about} ${box.width} ${box.height}`} style=${style} aria-hidden="true" data-about=${about}>
    <path class="pointed-ground" d=${ring(box)} pathLength="1" /><path d=${ring(box)} pathLength="1" />
  </svg>`;
}

/** @param {Box} one @param {Box} other */
const isNear = (one, other) =>
  /** @type {(keyof Box)[]} */ (["left", "top", "width", "height"]).every(
    (side) => Math.abs(one[side] - other[side]) < 1,
  );
