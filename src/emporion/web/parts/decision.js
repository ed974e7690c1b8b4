// One decision of a reviewed game: what was chosen, what the search prefers, and what the difference cost.
import { classOf, percent } from "../lib/costs.js";
import { html, useEffect, useState } from "../lib/html.js";
import { nameOf, wordPreview } from "../lib/lines.js";
import { say } from "../lib/texts.js";
import { Prospects } from "./prospects.js";

/** @typedef {import("../types.js").Moment} Moment */
/** @typedef {import("../lib/history.js").History} History */

/**
 * What each move would have brought the seat that decided, also while the view of another seat is shown.
 * @param {History} history @param {Moment} past @param {number | undefined} seat
 * @returns {Map<string, any[]>}
 */
function useBrought(history, past, seat) {
  const [moment, setMoment] = useState(/** @type {Moment | null} */ (null));
  useEffect(() => {
    let isCurrent = true;
    if (seat !== undefined)
      history.fetch(past.event, String(seat)).then(
        ([found]) => isCurrent && setMoment(found),
        () => {},
      );
    return () => {
      isCurrent = false;
    };
  }, [past.event, seat]);
  const { position } = moment?.event === past.event ? moment : past;
  return new Map((position.moves ?? []).map((choice) => [choice.move, choice.line.slice(1)]));
}

/** @param {{history: History, review: import("../types.js").Review, past: Moment, reader: import("../lib/lines.js").Reader}} props */
export function DecisionReview({ history, review, past, reader }) {
  const decision = review.decisions.find((found) => found.event === past.event + 1);
  const brought = useBrought(history, past, decision?.seat);
  if (!decision) return null;
  const { seat, chosen, preferred, cost, exact } = decision;
  const moveName = (/** @type {string} */ move) => nameOf(review.names?.[move], move, reader);
  return html`<section class="verdict" aria-label=${say("web-review-decision")} data-event=${decision.event}>
    <p>
      ${say(chosen === preferred ? "web-review-agreed" : "web-review-chosen", { player: reader.names[seat], chosen: moveName(chosen), preferred: moveName(preferred) })}
      ${chosen !== preferred && html` <strong class=${`cost-${classOf(cost)}`}>${say("review-cost", { class: classOf(cost), cost: percent(cost) })}</strong>`}
    </p>
    <${Prospects}
      prospects=${decision.prospects}
      exact=${exact}
      heading=${say("web-review-move")}
      digits=${1}
      chosen=${chosen}
      name=${(
        /** @type {import("../types.js").Prospect} */ { move },
      ) => html`<b>${moveName(move)}</b> <small>${wordPreview(brought.get(move) ?? [], { ...reader, seat })}</small>
        ${move === chosen && html` <em>${say("web-review-was-chosen")}</em>`}`}
    />
  </section>`;
}
