// A link that can be copied.
import { html, useState } from "../lib/html.js";
import { say } from "../lib/texts.js";
import { Sign } from "./sign.js";

const COPIED_MS = 2000;

/** @param {{link: string, label?: string, kind?: string}} props */
export function Copy({ link, label = say("web-copy"), kind = "" }) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard?.writeText(link).catch(() => {});
    setIsCopied(true);
    setTimeout(() => setIsCopied(false), COPIED_MS);
  };
  return html`<button class=${`button ${kind}`} data-link=${link} onClick=${copy}><${Sign} of="link" /> <span aria-live="polite">${isCopied ? say("web-copied") : label}</span></button>`;
}
