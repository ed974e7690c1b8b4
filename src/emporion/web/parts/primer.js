// The game in a minute, for who has not played it on this device yet: one line that can be opened, and put away for good.
import { html, useState } from "../lib/html.js";
import { recall, remember } from "../lib/memory.js";
import { has, say } from "../lib/texts.js";

/** @param {{game: string}} props */
export function Primer({ game }) {
  const [known, learn] = useState(recall(`primer.${game}`, false));
  if (known || !has(`web-primer-${game}`)) return null;
  const done = () => {
    remember(`primer.${game}`, true);
    learn(true);
  };
  return html`<details class="primer">
    <summary>${say("web-primer", { game: say(`${game}-title`) })}</summary>
    <${Minute} game=${game} />
    <button class="button" onClick=${done}>${say("web-primer-done")}</button>
  </details>`;
}

/** @param {{game: string}} props */
export function Minute({ game }) {
  return html`<ol>
    ${say(`web-primer-${game}`).split("\n").map((line) => html`<li key=${line}>${line}</li>`)}
  </ol>`;
}
