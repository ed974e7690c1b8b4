// The one live region of a table's page (parts/announcer.js): what is put here is read aloud once, politely, and is then gone.
import { Store } from "./store.js";

/** Long enough for slow speech to begin; a screen reader has read a text from the page as soon as it speaks it. */
const KEPT_MS = 15_000;
/** A question with all its moves and the news before it; what is older has been read. */
const MAX_KEPT = 400;

/** @typedef {{key: number, words: string}} Spoken */

/** @type {Store<Spoken[]>} */
export const spoken = new Store(/** @type {Spoken[]} */ ([]));
let count = 0;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/** Have something read aloud. @param {string[]} texts */
export function tell(...texts) {
  const added = texts.filter(Boolean).map((words) => ({ key: ++count, words }));
  if (!added.length) return;
  spoken.set([...spoken.value, ...added].slice(-MAX_KEPT));
  clearTimeout(timer);
  timer = setTimeout(silence, KEPT_MS);
}

/** Take away what has been read. */
export function silence() {
  clearTimeout(timer);
  if (spoken.value.length) spoken.set([]);
}
