/** The market while a walk is chosen: every spot is a button, the arrow keys go from one to the next. */

import { html, useRef, useState } from "../../lib/html.js";
import { rulesOfThing } from "../../lib/rulebook.js";
import { Glyph } from "./drawing.js";
import { placeOf, printedGift, spotAt } from "./ids.js";
import { within } from "./sheet.js";

/** @typedef {import("./types.js").Target} Target @typedef {import("./types.js").Say} Say @typedef {import("./types.js").Components} Components */

const SIDE = 5;
const ARROWS = /** @type {Record<string, [number, number]>} */ ({
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
});
/** @param {{ drawing: import("./drawing.js").Drawing, components: Components, steward: string, targets: Target[], steps: Record<string, string>,
 *   planned: string | null, stop: (() => void) | null, hinted: string | null, say: Say, choose: (spot: string) => void, look: (spot: string | null) => void }} props */
export function Market({ drawing, components, steward, targets, steps, planned, stop, hinted, say, choose, look }) {
  const { places } = drawing;
  const grid = useRef(/** @type {HTMLDivElement | null} */ (null));
  const ends = new Map(targets.map((target) => [target.end, target]));
  const live = new Set([...ends.keys(), ...Object.keys(steps), ...(stop ? [steward] : [])]);
  const [at, setAt] = useState(/** @type {string | null} */ (null));
  const tabbed = at && live.has(at) ? at : ([...live][0] ?? null);

  /** @param {KeyboardEvent} event @param {string} spot */
  const arrow = (event, spot) => {
    const way = ARROWS[event.key];
    if (!way) return;
    event.preventDefault();
    const from = placeOf(spot);
    const [row, column] = [from.row + way[0], from.column + way[1]];
    if (row < 1 || column < 1 || row > SIDE || column > SIDE) return;
    const next = spotAt({ row, column });
    setAt(next);
    /** @type {HTMLElement | null | undefined} */ (grid.current?.querySelector(`[data-spot=${next}]`))?.focus();
  };

  return html`<div class="market" role="group" aria-label=${say("corinth-web-market")} ref=${grid}>
    ${Object.entries(places.spots).map(([spot, [x, y]]) => {
      const target = ends.get(spot);
      const may = live.has(spot);
      const half = places.spots.r1c2 ? (places.spots.r1c2[0] - places.spots.r1c1[0]) / 2 : 32;
      const label = steps[spot]
        ? say("corinth-step", { direction: steps[spot] })
        : stop && spot === steward
          ? say("corinth-stop")
          : target
            ? say("corinth-web-reached", target.line[0])
            : say("corinth-web-unreached", { ...placeOf(spot), ...printedGift(components, spot) });
      const classes = [
        "spot",
        may && "may",
        steps[spot] && "step",
        spot === planned && "picked",
        spot === hinted && "hinted",
      ];
      return html`<button
        type="button"
        key=${spot}
        class=${classes.filter(Boolean).join(" ")}
        data-spot=${spot}
        style=${within(places.panes.market, [x - half, y - half, 2 * half, 2 * half])}
        aria-label=${label}
        aria-disabled=${!may}
        aria-pressed=${spot === planned}
        tabindex=${spot === tabbed ? 0 : -1}
        data-tip=${label}
        data-rule=${rulesOfThing(steps[spot] ? "market-step" : may ? "market-end" : "market")}
        onKeyDown=${(/** @type {KeyboardEvent} */ event) => arrow(event, spot)}
        onClick=${() => may && choose(spot)}
        onFocus=${() => {
          setAt(spot);
          look(may ? spot : null);
        }}
        onPointerEnter=${() => look(may ? spot : null)}
        onPointerLeave=${() => look(null)}
        onBlur=${() => look(null)}
      >
        ${target && !steps[spot] && html`<${Price} coins=${target.price ?? 0} />`}
      </button>`;
    })}
  </div>`;
}

/** What it costs to stop on a spot; the spot's label says it in words. @param {{ coins: number }} props */
function Price({ coins }) {
  if (!coins) return null;
  return html`<span class="price" aria-hidden="true">
    <svg class="corinth" viewBox="-12 -12 24 24"><${Glyph} name="gold" size=${22} color="gold" /></svg>${coins}
  </span>`;
}
