// Between two players at one device: nothing of the next one's view is on the page.
import { html, useEffect, useRef } from "../lib/html.js";
import { say } from "../lib/texts.js";

/** @param {{name: string, onReady: () => void}} props */
export function Cover({ name, onReady }) {
  const button = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => button.current?.focus(), [name]);
  return html`<main class="cover" id="main">
    <h1>${say("web-cover", { name })}</h1>
    <p>${say("web-cover-why")}</p>
    <button class="button main-action large" ref=${button} onClick=${onReady}>${say("web-cover-ready", { name })}</button>
  </main>`;
}
