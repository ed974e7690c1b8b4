/** Scrolls to what may be clicked on the chart: between the question on top and the dock, which lies over the chart's foot in a low window. */
import { useEffect } from "../../lib/html.js";

/** @typedef {{ top: number, bottom: number }} Span */

/** Pixels that are left free above and below. */
const EDGE = 6;

/**
 * The span to be seen: all of them, or, where there is no room for that, as many as there is room for.
 * Of several spans with equally many it is the one nearest to what is seen already.
 * @param {Span[]} spans @param {Span} room @returns {Span | null}
 */
export function spanToSee(spans, room) {
  const height = room.bottom - room.top;
  const found = spans.map(({ top }) => {
    const inside = spans.filter((span) => span.top >= top && span.bottom - top <= height);
    return { many: inside.length, top, bottom: Math.max(top, ...inside.map(({ bottom }) => bottom)) };
  });
  const most = Math.max(0, ...found.map(({ many }) => many));
  if (!most) return null;
  const wayTo = (/** @type {Span} */ span) => Math.abs(scrollNeeded(span, room));
  return found.filter(({ many }) => many === most).sort((one, other) => wayTo(one) - wayTo(other))[0];
}

/** How far the page is scrolled for a span to be in the room. @param {Span} span @param {Span} room */
export function scrollNeeded({ top, bottom }, room) {
  if (top < room.top) return top - room.top;
  return bottom > room.bottom ? Math.min(bottom - room.bottom, top - room.top) : 0;
}

/** @param {Element} element @returns {Span} */
function spanOf(element) {
  const { top, bottom } = element.getBoundingClientRect();
  return { top: top - EDGE, bottom: bottom + EDGE };
}

/**
 * Bring the places that may be clicked, and the boat that is under way, into sight whenever something else may be done.
 * @param {{ current: HTMLElement | null }} root @param {boolean} asked @param {boolean} motion @param {unknown[]} changes
 */
export function useSight(root, asked, motion, changes) {
  useEffect(() => {
    const question = document.querySelector(".table > .ask"); // a lesson scrolls to what it points at
    const dock = root.current?.querySelector(".gh-ask"); // which grows upward, out of the dock
    if (!asked || !question || !dock) return;
    const places = root.current?.querySelectorAll(".gh-spot:enabled, .gh-boat[data-active=yes]") ?? [];
    // Scrolled down, the question is at the top of the window.
    const seen = { top: question.getBoundingClientRect().bottom, bottom: dock.getBoundingClientRect().top };
    const spans = [...places].map(spanOf);
    const all = spans.length && spans.every((span) => scrollNeeded(span, seen) === 0);
    if (all) return;
    const room = { ...seen, top: question.clientHeight };
    const span = spanToSee(spans, room);
    const way = span && scrollNeeded(span, room);
    if (way) scrollBy({ top: way, behavior: motion ? "smooth" : "auto" });
  }, [asked, ...changes]);
}
