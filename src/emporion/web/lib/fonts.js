// The fonts of the page. They never come while something can be clicked: a font that arrives between a press and its release moves the button away.
// So they are there before the first page is shown, or else from the next page on.
import { recall, remember } from "./memory.js";
import { route } from "./route.js";

const LATIN =
  "U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD";
const LATIN_EXTENDED =
  "U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF";

/** A link that brings the first script within this time is quick. */
const QUICK_LINK_MS = 500;
/** On a quick link the first page waits so long for its fonts. */
const QUICK_WAIT_MS = 800;
/** On a slow link the fonts wait so long for everything else. */
const SLOW_LINK_PAUSE_MS = 10000;

/** @param {string} family @param {string} file @param {string} weight @param {string} unicodeRange */
function face(family, file, weight, unicodeRange) {
  const { href } = new URL(`../fonts/${file}.woff2`, import.meta.url);
  return new FontFace(family, `url("${href}") format("woff2")`, { weight, unicodeRange, display: "swap" });
}

/** Those that every page needs. */
const FACES = [
  face("Alegreya", "alegreya-latin", "400 900", LATIN),
  face("Source Sans 3", "source-sans-3-latin", "200 900", LATIN),
];
/** Those that the browser loads when a name has such letters. */
const RARE_FACES = [
  face("Alegreya", "alegreya-latin-ext", "400 900", LATIN_EXTENDED),
  face("Source Sans 3", "source-sans-3-latin-ext", "200 900", LATIN_EXTENDED),
];

const sleep = (/** @type {number} */ milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const load = () =>
  Promise.all(FACES.map((one) => one.load())).then(
    () => remember("fonts", true),
    () => {},
  );

function use() {
  if (FACES.some(({ status }) => status !== "loaded")) return false;
  for (const one of [...FACES, ...RARE_FACES]) document.fonts.add(one);
  return true;
}

function isQuickLink() {
  const script = performance.getEntriesByType("resource").find(({ name }) => name.endsWith("/start.js"));
  return script !== undefined && script.duration < QUICK_LINK_MS;
}

/** Load the fonts: at once if they cost little time. @returns {Promise<void>} when the page need not wait for them any longer */
export async function loadFonts() {
  if (recall("fonts", false) || isQuickLink()) await Promise.race([load(), sleep(QUICK_WAIT_MS)]);
  else setTimeout(load, SLOW_LINK_PAUSE_MS);
  if (use()) return;
  const unwatch = route.watch(() => use() && unwatch());
}
