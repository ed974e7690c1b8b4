// How fair the dice are: what was published before the game, what the players gave, the seed after it, and how to check all of it.
import { compareDice, contributionTo, entropyOf, saidOfDice, sha256 } from "../lib/dice.js";
import { html, useEffect, useState } from "../lib/html.js";
import { say } from "../lib/texts.js";
import { Copy } from "./copy.js";
import { Dialog } from "./dialog.js";
import { namesOf } from "./seats.js";
import { tipped } from "./tip.js";

/** @typedef {import("../types.js").TableInfo} TableInfo */

const STEPS = ["seed", "commitment", "entropy", "events", "told", "check"];

/** At the end of a game. @param {{table: TableInfo}} props */
export function Proof({ table }) {
  const [isExplained, setIsExplained] = useState(false);
  return html`<details class="proof">
      <summary ...${tipped(say("web-tip-proof"))}>${say("web-proof")}</summary>
      <p>${say("web-proof-why", { given: entropyOf(table).filter(Boolean).length })}</p>
      <${Figures} table=${table} />
      <button class="button" onClick=${() => setIsExplained(true)}>${say("web-proof-more")}</button>
    </details>
    ${isExplained && html`<${Fairness} table=${table} onClose=${() => setIsExplained(false)} />`}`;
}

/** How dice and cards are made, and how to check them. @param {{table: TableInfo, onClose: () => void}} props */
export function Fairness({ table, onClose }) {
  const known = contributionTo(table.code);
  const command = `emporion verify ${table.game}-${table.code}.emp.jsonl${known?.seats.length ? ` --entropy ${known.entropy}` : ""}`;
  return html`<${Dialog} title=${say("web-proof-more")} wide onClose=${onClose}>
    <div class="proof fairness">
      <ol>
        ${STEPS.map((step) => html`<li key=${step}>${say(`web-proof-step-${step}`)}</li>`)}
      </ol>
      <p class="invite-row"><code>${command}</code><${Copy} link=${command} /></p>
      <p>${say("web-proof-install")}</p>
      <p>${say("web-proof-limits")}</p>
      ${table.seed && html`<a class="button" href=${`/api/v1/tables/${table.code}/record`} download>${say("web-record")}</a>`}
      <${Figures} table=${table} />
    </div>
  <//>`;
}

/** What was published, what each player gave, the seed, and whether they belong together. @param {{table: TableInfo}} props */
function Figures({ table }) {
  const names = namesOf(table);
  return html`<dl>
      <dt>${say("web-proof-commitment")}</dt>
      <dd><code>${table.commitment}</code></dd>
      <dt>${say("web-proof-entropy")}</dt>
      ${entropyOf(table).map((given, seat) => html`<dd key=${seat}>${names[seat]}: ${given ? html`<code>${given}</code>` : say("web-proof-entropy-none")}</dd>`)}
      <dt>${say("web-proof-seed")}</dt>
      <dd>${table.seed ? html`<code>${table.seed}</code>` : say("web-proof-later")}</dd>
    </dl>
    ${table.seed && html`<${SeedCheck} table=${table} />`}
    <${OwnPart} table=${table} />`;
}

/** Whether the seed is the one that was published. @param {{table: TableInfo}} props */
function SeedCheck({ table }) {
  const [outcome, setOutcome] = useState(/** @type {"good" | "bad" | "unknown" | null} */ (null));
  useEffect(() => {
    void sha256(table.seed ?? "").then((found) =>
      setOutcome(found === null ? "unknown" : found === table.commitment ? "good" : "bad"),
    );
  }, [table.seed]);
  if (outcome === null) return null;
  return html`<p class=${outcome === "good" ? "proof-good" : outcome === "bad" ? "problem" : ""}>${say(`web-proof-${outcome}`)}</p>`;
}

/** Whether the random numbers of this browser are part of the dice: by the record once the game is over. @param {{table: TableInfo}} props */
function OwnPart({ table }) {
  const [outcome, setOutcome] = useState(/** @type {ReturnType<typeof compareDice>} */ (null));
  useEffect(() => {
    const known = contributionTo(table.code);
    if (known)
      void saidOfDice(table).then(
        (said) => setOutcome(compareDice(known, said, table)),
        () => {},
      );
  }, [table.code, table.status]);
  if (outcome === null) return null;
  return html`<p class=${outcome === "own" ? "proof-good" : "problem"}>${say(`web-proof-part-${outcome}`)}</p>`;
}
