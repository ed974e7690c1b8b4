// The top line: which page this is, and the switches.
import { html } from "../lib/html.js";
import { choose, LANGUAGES, settings, THEMES } from "../lib/settings.js";
import { useStore } from "../lib/store.js";
import { loadTexts, say } from "../lib/texts.js";
import { Sign } from "./sign.js";
import { tipped } from "./tip.js";

const SIGNS = { auto: "half", light: "sun", dark: "moon" };

/** @template T @param {readonly T[]} all @param {T} now @returns {T} */
const following = (all, now) => all[(all.indexOf(now) + 1) % all.length];

async function speak(/** @type {string} */ language) {
  if (await loadTexts(language)) choose({ language });
  else settings.set({ ...settings.value }); // the menu shows what is spoken
}

/** To what the page is about. The address stays: behind its # stands the key of a seat. @param {Event} event */
function skip(event) {
  event.preventDefault();
  document.getElementById("main")?.focus();
}

/** @param {{children?: any}} props */
export function Header({ children }) {
  const { theme, language, sound } = useStore(settings);
  return html`<header class="top">
    <a class="skip" href="#main" onClick=${skip}>${say("web-skip")}</a>
    <a class="brand" href="/" aria-label=${say("web-to-lobby")}><span class="brand-mark" aria-hidden="true"></span><span class="brand-name">Emporion</span></a>
    <div class="top-middle">${children}</div>
    <nav class="switches" aria-label=${say("web-switches")}>
      <span class="language-place" data-code=${language.toUpperCase()}><select class="languages" aria-label=${say("web-language")} onChange=${(/** @type {any} */ event) => speak(event.target.value)}>
        ${Object.entries(LANGUAGES).map(([code, name]) => html`<option value=${code} lang=${code} selected=${code === language}>${name}</option>`)}
      </select></span>
      <button
        class="icon"
        onClick=${() => choose({ theme: following(THEMES, theme) })}
        ...${tipped(say("web-theme", { theme }))}
        aria-label=${say("web-theme", { theme })}
      >
        <${Sign} of=${SIGNS[theme]} />
      </button>
      <button
        class="icon"
        onClick=${() => choose({ sound: !sound })}
        aria-pressed=${sound}
        ...${tipped(say("web-sound", { on: sound ? "yes" : "no" }))}
        aria-label=${say("web-sound-switch")}
      >
        <${Sign} of=${sound ? "sound" : "quiet"} />
      </button>
    </nav>
  </header>`;
}
