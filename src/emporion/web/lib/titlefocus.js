// Where the focus is after a way from page to page.
import { useEffect } from "./html.js";
import { arrivedByLink } from "./route.js";

/**
 * The link that led to a page has gone: the focus is on the title of what is shown. A page that was loaded is read from its start.
 * @param {string} [title] as a selector
 */
export function useTitleFocus(title = "main h1") {
  useEffect(() => {
    const lost = document.activeElement === document.body || document.activeElement === null;
    const found = document.querySelector(title);
    if (!arrivedByLink.value || !lost || !(found instanceof HTMLElement)) return;
    found.tabIndex = -1;
    found.focus({ preventScroll: true });
  }, []);
}
