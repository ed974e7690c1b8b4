// What a person has switched: theme, language, sound. Motion follows the device.
import { recall, remember } from "./memory.js";
import { Store } from "./store.js";

/** @typedef {{theme: "auto" | "light" | "dark", language: "en" | "fr", sound: boolean, plain: boolean}} Settings */

export const LANGUAGES = /** @type {const} */ (["en", "fr"]);
export const THEMES = /** @type {const} */ (["auto", "light", "dark"]);

/** @returns {"en" | "fr"} */
function spoken() {
  return navigator.languages.some((language) => language.startsWith("en"))
    ? navigator.languages.findIndex((language) => language.startsWith("fr")) === 0 ? "fr" : "en"
    : navigator.languages.some((language) => language.startsWith("fr")) ? "fr" : "en";
}

/** @type {Store<Settings>} */
export const settings = new Store({ theme: "auto", language: spoken(), sound: false, plain: false, ...recall("settings", {}) });

/** @param {Partial<Settings>} change */
export function choose(change) {
  settings.change(change);
  remember("settings", settings.value);
}

const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether things may move. */
export const motion = () => !still.matches;

function dress() {
  const { theme, language } = settings.value;
  const root = document.documentElement;
  root.dataset.theme = theme === "auto" ? (dark.matches ? "dark" : "light") : theme;
  root.lang = language;
  document.querySelector("meta[name=theme-color]")?.setAttribute("content", root.dataset.theme === "dark" ? "#1f2124" : "#f6efe2");
}

settings.watch(dress);
dark.addEventListener("change", dress);
dress();
