// Which page is shown. Links that stay here are followed without loading the page anew.
import { pathOf, pathWithin } from "./base.js";
import { Store } from "./store.js";

/** @typedef {{page: "lobby" | "table" | "replay" | "rules" | "learn" | "unknown", code: string}} Route `code` is a table’s, or the name of a game or lesson */

/** @returns {Route} */
function read() {
  const path = pathWithin(location.pathname);
  const [, page, code, more] = path.split("/");
  if ((page === "table" || page === "replay" || page === "rules" || page === "learn") && code && !more)
    return { page, code };
  return { page: path === "/" ? "lobby" : "unknown", code: "" };
}

/** @type {Store<Route>} */
export const route = new Store(read());

/** Whether a link or a button has led to this page, and not the loading of its address. */
export const arrivedByLink = new Store(false);

/** The page of the address that the browser has now. */
function arrive() {
  arrivedByLink.set(true);
  route.set(read());
}

/** The address of a moment, and of whose view of it is shown. @param {string} code @param {number} event @param {string | null} viewer */
export const momentLink = (code, event, viewer) =>
  `/replay/${code}?event=${event}${viewer === null ? "" : `&seat=${viewer}`}`;

/** Show the page of an address. @param {string} path */
export function go(path) {
  history.pushState(null, "", pathOf(path));
  arrive();
  scrollTo(0, 0);
}

addEventListener("popstate", arrive);
addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const url = new URL(link.href, location.href);
  const path = pathWithin(url.pathname);
  const inside = path === "/" || /^\/(table|replay|rules|learn)\//.test(path);
  if (url.origin !== location.origin || !inside || link.target || link.hasAttribute("download")) return;
  event.preventDefault();
  go(path + url.search + url.hash);
});
