/** The buttons over one's own sheet: spots of the market, shops, buildings. */

import { html } from "../../lib/html.js";
import { endsWalk } from "./bar.js";
import { action } from "./choices.js";
import { beside, isStep, walkEnd } from "./ids.js";
import { Market } from "./market.js";
import { within } from "./sheet.js";

/** @typedef {import("./board.js").Turn} Turn */

/** The buttons of each pane; null if there are none. @param {Turn} turn @returns {Record<string, any> | null} */
export function buttonsOver(turn) {
  const { point, view, wanted, drawing, components } = turn;
  const { places } = drawing;
  /** @type {Record<string, any>} */
  const found = {};
  if (wanted) found.market = marketOver(turn, wanted);
  if (point === "stocking" && view.delivery) {
    const name = view.delivery.district;
    found.districts = components.districts[name].shops.map(([points], slot) => {
      const [x, y, width, height] = places.stalls[name][slot];
      return buttonOver(turn, `shop ${points}`, within(places.panes.districts, [x - 3, y - 4, width + 6, height + 8]));
    });
  }
  if (point === "building")
    for (const [name, box] of Object.entries(places.buildings))
      found[name] = buttonOver(turn, `build ${name}`, within(places.panes[name], box));
  return Object.keys(found).length ? found : null;
}

/** @param {Turn} turn @param {import("./board.js").Plan} wanted */
function marketOver(turn, wanted) {
  const { drawing, components, steward, reach, steps, choice, go, advised, best, say, walking, setPlan, setPeeked } =
    turn;
  const hinted =
    !advised || !best
      ? null
      : isStep(best)
        ? beside(steward, best)
        : best === wanted.start
          ? walkEnd(steward, advised.moves.slice(1))
          : null;
  /** @param {string} spot */
  const choose = (spot) => {
    const step = steps[spot];
    const target = reach.find((one) => one.end === spot);
    if (step && !endsWalk(choice(step))) go([step]);
    else if (walking && spot === steward) go(["stop"]);
    else if (wanted.end?.end === spot) go(wanted.end.moves);
    else if (target) setPlan({ start: wanted.start, end: target });
  };
  /** @param {string | null} spot */
  const look = (spot) => setPeeked(spot && (steps[spot] ?? (spot === steward ? "stop" : `end ${spot}`)));
  return html`<${Market}
    drawing=${drawing}
    components=${components}
    steward=${steward}
    targets=${reach}
    steps=${steps}
    planned=${wanted.end?.end ?? null}
    stop=${choice("stop") ? () => go(["stop"]) : null}
    hinted=${hinted}
    say=${say}
    choose=${choose}
    look=${look}
  />`;
}

/** A button over a part of the sheet, if this move may be made.
 * @param {Turn} turn @param {string} move @param {Record<string, string>} style */
function buttonOver(turn, move, style) {
  const { choice, best, say, setPeeked } = turn;
  const found = choice(move);
  if (!found) return null;
  const { label, words, run } = action(found, turn);
  const peek = () => setPeeked(move);
  const leave = () => setPeeked(null);
  return html`<button
    type="button"
    key=${move}
    class=${`over ${move === best ? "hinted" : ""}`}
    style=${style}
    data-on=${move}
    aria-label=${words ? say("corinth-web-choice", { name: label, words }) : label}
    onClick=${run}
    onFocus=${peek}
    onPointerEnter=${peek}
    onPointerLeave=${leave}
    onBlur=${leave}
  />`;
}
