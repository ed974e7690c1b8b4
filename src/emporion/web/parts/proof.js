// That the dice are fair: what was published before the game, the seed after it, and how everybody can check both.
import { html, useEffect, useState } from "../lib/html.js";
import { say } from "../lib/texts.js";
import { Copy } from "./copy.js";
import { Dialog } from "./dialog.js";
import { tipped } from "./tip.js";

/** @typedef {import("../types.js").TableInfo} TableInfo */

const STEPS = ["seed", "commitment", "events", "told", "check"];

/** At the end of a game. @param {{table: TableInfo}} props */
export function Proof({ table }) {
  const [more, explain] = useState(false);
  return html`<details class="proof">
      <summary ...${tipped(say("web-tip-proof"))}>${say("web-proof")}</summary>
      <p>${say("web-proof-why")}</p>
      <${Figures} table=${table} />
      <button class="button" onClick=${() => explain(true)}>${say("web-proof-more")}</button>
    </details>
    ${more && html`<${Fairness} table=${table} onClose=${() => explain(false)} />`}`;
}

/** How dice and cards are made, and how to check them. @param {{table: TableInfo, onClose: () => void}} props */
export function Fairness({ table, onClose }) {
  const command = `emporion verify ${table.game}-${table.code}.emp.jsonl`;
  return html`<${Dialog} title=${say("web-proof-more")} wide onClose=${onClose}>
    <div class="proof fairness">
      <ol>
        ${STEPS.map((step) => html`<li key=${step}>${say(`web-proof-step-${step}`)}</li>`)}
      </ol>
      <p class="invite-row"><code>${command}</code><${Copy} link=${command} /></p>
      <p>${say("web-proof-install")}</p>
      ${table.seed && html`<a class="button" href=${`/api/v1/tables/${table.code}/record`} download>${say("web-record")}</a>`}
      <${Figures} table=${table} />
    </div>
  <//>`;
}

/** What was published, the seed, and whether they belong together. @param {{table: TableInfo}} props */
function Figures({ table }) {
  const [matches, set] = useState(/** @type {boolean | null} */ (null));
  useEffect(() => {
    const pairs = table.seed?.match(/../g);
    if (!pairs) return;
    const bytes = Uint8Array.from(pairs, (pair) => parseInt(pair, 16));
    crypto.subtle?.digest("SHA-256", bytes).then((hash) => {
      const found = [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
      set(found === table.commitment);
    });
  }, [table.seed]);
  return html`<dl>
      <dt>${say("web-proof-commitment")}</dt>
      <dd><code>${table.commitment}</code></dd>
      <dt>${say("web-proof-seed")}</dt>
      <dd>${table.seed ? html`<code>${table.seed}</code>` : say("web-proof-later")}</dd>
    </dl>
    ${matches !== null && html`<p class=${matches ? "proof-good" : "problem"}>${say(matches ? "web-proof-good" : "web-proof-bad")}</p>`}`;
}
