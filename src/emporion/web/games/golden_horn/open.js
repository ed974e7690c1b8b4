/** Every hand and warehouse of a moment in a finished game. */
import { html } from "../../lib/html.js";
import { Hand, Warehouse } from "./panels.js";

/** @typedef {import("../../types.js").Moment} Moment */

/** @param {{ moments: Moment[], names: string[], say: import("./kinds.js").Say }} props */
export function Open({ moments, names, say }) {
  const nothing = () => undefined;
  return html`<div class="gh golden-horn-board gh-open">
    ${moments.map(({ position: { view, scores } }, seat) => {
      const player = view.table[seat];
      return html`<section key=${seat} class=${`open-seat seat-${seat}`} aria-label=${names[seat]} data-seat=${seat}>
        <h3>${names[seat]}</h3>
        <${Hand} hand=${player.hand ?? {}} spent=${[]} winds=${{}} seat=${seat} say=${say} isBusy=${true} choose=${nothing} look=${nothing} />
        ${player.warehouse && html`<${Warehouse} stored=${player.warehouse} more=${{}} dominio=${view.dominio} seat=${seat} points=${scores[seat]} say=${say} />`}
      </section>`;
    })}
  </div>`;
}
