// A link that can be copied.
import { html, useState } from "../lib/html.js";
import { say } from "../lib/texts.js";
import { Sign } from "./sign.js";

const NOTED = 2000;

/** @param {{link: string, label?: string, kind?: string}} props */
export function Copy({ link, label = say("web-copy"), kind = "" }) {
  const [copied, note] = useState(false);
  const copy = async () => {
    await navigator.clipboard?.writeText(link).catch(() => {});
    note(true);
    setTimeout(() => note(false), NOTED);
  };
  return html`<button class=${`button ${kind}`} data-link=${link} onClick=${copy}><${Sign} of="link" /> <span aria-live="polite">${copied ? say("web-copied") : label}</span></button>`;
}
