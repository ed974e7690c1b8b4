// An explanation that comes when one points, focuses or taps: `tip` says what, `rule` opens the rulebook at that rule.
import { html, useState } from "../lib/html.js";
import { say } from "../lib/texts.js";
import { openRule } from "./rules.js";

let count = 0;

/** @param {{tip: string, rule?: string, children?: any}} props */
export function Tip({ tip, rule, children }) {
  const [id] = useState(() => `tip-${++count}`);
  return html`<span class="tip" tabindex="0" aria-describedby=${id}>
    ${children}
    <span class="tip-text" role="tooltip" id=${id}>${tip}${rule && html` <${RuleLink} rule=${rule} />`}</span>
  </span>`;
}

/** @param {{rule: string}} props */
export function RuleLink({ rule }) {
  return html`<button class="rule-link" onClick=${() => openRule(rule)} aria-label=${say("web-rule-open", { rule })}>${rule}</button>`;
}
