// A notice to visitors whose language the page does not speak.
import { html, useState } from "../lib/html.js";
import { recall, remember } from "../lib/memory.js";
import { LANGUAGES, settings, unknownLanguage } from "../lib/settings.js";
import { useStore } from "../lib/store.js";
import { say } from "../lib/texts.js";

/** The English name of a language, or its code where there is none. @param {string} code */
function nameOf(code) {
  try {
    return new Intl.DisplayNames(["en"], { type: "language" }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** Shown while the page is in English only because it lacks the language that was asked for, until it is put away. */
export function LanguageNotice() {
  const { language } = useStore(settings);
  const [isClosed, setIsClosed] = useState(recall("language-notice", "") === unknownLanguage);
  if (!unknownLanguage || isClosed || language !== "en") return null;
  const close = () => {
    remember("language-notice", unknownLanguage);
    setIsClosed(true);
  };
  return html`<p class="language-notice" role="status">
    <span>${say("web-language-unknown", { language: nameOf(unknownLanguage), languages: Object.values(LANGUAGES) })}</span>
    <button class="button quiet" onClick=${close}>${say("web-close")}</button>
  </p>`;
}
