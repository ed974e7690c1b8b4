// The game in a minute, for who has not played it on this device yet: one line that can be opened, and put away for good.
import { html, useState } from "../lib/html.js";
import { recall, remember } from "../lib/memory.js";
import { has, say } from "../lib/texts.js";

/** @param {{game: string}} props */
export function Primer({ game }) {
  const [isKnown, setIsKnown] = useState(recall(`primer.${game}`, false));
  if (isKnown || !has(`web-primer-${game}`)) return null;
  const done = () => {
    remember(`primer.${game}`, true);
    setIsKnown(true);
  };
  return html`<details class="primer">
    <summary>${say("web-primer", { title: say(`${game}-title`) })}</summary>
    <ol>
      ${[...say(`web-primer-${game}`).split("\n"), say("web-primer-point")].map((line) => html`<li key=${line}>${line}</li>`)}
    </ol>
    <button class="button" onClick=${done}>${say("web-primer-done")}</button>
  </details>`;
}
