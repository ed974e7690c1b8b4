// What a person has switched: theme, language, sound, the text view, whether the end of a turn is asked for once more. Motion follows the device.
import { BASE } from "./base.js";
import { recall, remember } from "./memory.js";
import { Store } from "./store.js";

/** @typedef {{theme: "auto" | "light" | "dark", language: string, sound: boolean, plain: boolean, detail: "brief" | "normal" | "full", asksEnd: boolean}} Settings */

/** @type {HTMLMetaElement | null} */
const languages = document.querySelector("meta[name=languages]");

/** The languages that the server has, each with its own name for itself. @type {Record<string, string>} */
export const LANGUAGES = JSON.parse(languages?.content || '{"en": "English"}');

/** The languages that lack some texts of the page. */
export const INCOMPLETE = (languages?.dataset.incomplete ?? "").split(" ");
export const THEMES = /** @type {const} */ (["auto", "light", "dark"]);

/** @type {Partial<Settings>} */
const stored = recall("settings", {});
/** The language of the address, as in `?lang=de`. */
const asked = new URLSearchParams(location.search).get("lang");
/** The languages that the visitor wants: that of the address, or else the one chosen before and those of the browser. */
const wanted = (asked ? [asked] : [stored.language, ...navigator.languages])
  .filter(Boolean)
  .map((tag) => String(tag).slice(0, 20).split("-")[0].toLowerCase());
const found = wanted.find((language) => Object.hasOwn(LANGUAGES, language));

/** The language that the visitor wants most if the server has none of those; the page is in English then. */
export const unknownLanguage = found ? "" : (wanted[0] ?? "");

/** @type {Store<Settings>} */
export const settings = new Store({
  theme: "auto",
  sound: false,
  plain: false,
  detail: "normal",
  asksEnd: false,
  ...stored,
  language: found ?? "en",
});
if (asked && found) remember("settings", settings.value);

/** @param {Partial<Settings>} change */
export function choose(change) {
  settings.change(change);
  remember("settings", settings.value);
}

const dark = matchMedia("(prefers-color-scheme: dark)");
const print = matchMedia("print");
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether things may move. */
export const motion = () => !still.matches;

function dress() {
  const { theme, language } = settings.value;
  const root = document.documentElement;
  const chosen = theme === "auto" ? (dark.matches ? "dark" : "light") : theme;
  root.dataset.theme = print.matches ? "light" : chosen; // paper is white
  root.lang = language;
  // The server writes the first paint in this language.
  // biome-ignore lint/suspicious/noDocumentCookie: browsers of 2024 lack the Cookie Store API
  document.cookie = `language=${language}; path=${BASE || "/"}; max-age=31536000; samesite=lax`;
  const paper = getComputedStyle(root).getPropertyValue("--paper").trim();
  document.querySelector("meta[name=theme-color]")?.setAttribute("content", paper);
}

settings.watch(dress);
dark.addEventListener("change", dress);
print.addEventListener("change", dress);
dress();
