// Which page is shown. Links that stay here are followed without loading the page anew.
import { Store } from "./store.js";

/** @typedef {{page: "lobby" | "table" | "replay", code: string}} Route */

/** @returns {Route} */
function read() {
  const [, page, code] = location.pathname.split("/");
  return page === "table" || page === "replay" ? { page, code: code ?? "" } : { page: "lobby", code: "" };
}

/** @type {Store<Route>} */
export const route = new Store(read());

/** @param {string} path */
export function go(path) {
  history.pushState(null, "", path);
  route.set(read());
  scrollTo(0, 0);
}

addEventListener("popstate", () => route.set(read()));
addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const url = new URL(link.href, location.href);
  const inside = url.pathname === "/" || /^\/(table|replay)\//.test(url.pathname);
  if (url.origin !== location.origin || !inside || link.target || link.hasAttribute("download")) return;
  event.preventDefault();
  go(url.pathname + url.search + url.hash);
});
