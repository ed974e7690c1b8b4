/** The harbor: a card for each district with the dice that lie there. */

import { html, useLayoutEffect, useRef } from "../../lib/html.js";
import { rulesOfThing } from "../../lib/rulebook.js";
import { Printed, viewBox } from "./drawing.js";
import { goodOf } from "./ids.js";

/** @typedef {import("./types.js").Places} Places @typedef {import("./types.js").Point} Point @typedef {import("./types.js").Group} Group
 * @typedef {import("./types.js").Effect} Effect */

/** A die that shows a value.
 * @param {{ value: number, color: string, at: Point, size: number, pips: Places["pips"] }} props */
export function Die({ value, color, at: [x, y], size, pips }) {
  return html`<g class="corinth-die" data-die=${`${value}-${color}`}>
    <rect class=${`die ${color}-die`} x=${x - size / 2} y=${y - size / 2} width=${size} height=${size} rx=${size * 0.18} />
    ${pips[value].map(([a, b]) => html`<circle class="pip" cx=${x + a * size * 0.26} cy=${y + b * size * 0.26} r=${size * 0.09} />`)}
  </g>`;
}

/** The dice of a group. Those that have just been sorted come from where they tumbled.
 * @param {{ group: Group, places: Places, settling: boolean }} props */
function Dice({ group, places, settling }) {
  const ref = useRef(/** @type {SVGGElement | null} */ (null));
  useLayoutEffect(() => {
    if (settling && ref.current) settle(ref.current, places);
  }, [settling]);
  const colors = [...Array(group.white).fill("white"), ...Array(group.yellow ?? 0).fill("yellow")];
  const [at, width] = places.dice[colors.length - 1];
  return html`<g class="corinth-dice" ref=${ref}>
    ${colors.map((color, i) => html`<${Die} value=${group.value} color=${color} at=${at[i]} size=${width * 0.86} pips=${places.pips} />`)}
  </g>`;
}

/** @param {SVGGElement} group @param {Places} places */
function settle(group, places) {
  const scale = (group.ownerSVGElement?.getBoundingClientRect().width ?? 0) / places.card[2];
  const tumbling = [...(group.closest(".harbor")?.querySelectorAll(".tumble .corinth-die") ?? [])];
  for (const die of group.children) {
    const index = tumbling.findIndex((other) => other.getAttribute("data-die") === die.getAttribute("data-die"));
    if (index < 0 || !scale) continue;
    const [from, to] = [tumbling.splice(index, 1)[0].getBoundingClientRect(), die.getBoundingClientRect()];
    const [x, y] = [(from.left - to.left) / scale, (from.top - to.top) / scale];
    die.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], {
      duration: 190,
      easing: "cubic-bezier(.3,.7,.3,1)",
    });
  }
}

/** One district. `choice` is there if its group may be chosen now.
 * @param {{ drawing: import("./drawing.js").Drawing, district: string, label: string, tip: string, rule: string, group: Group | undefined,
 *   beat: Effect | null, choice: { picked: boolean, hinted: boolean, pick: () => void, look: (on: boolean) => void } | null }} props */
export function Berth({ drawing, district, label, tip, rule, group, beat, choice }) {
  const { places, harbor } = drawing;
  const kept = useRef(/** @type {Group | undefined} */ (undefined));
  const leaving =
    !group && beat && (beat.type === "Took" || beat.type === "Cleared" || beat.type === "YellowRemoved")
      ? kept.current
      : undefined;
  if (group) kept.current = group;
  else if (!leaving) kept.current = undefined;
  const lies = group ?? leaving;
  const placed = beat?.type === "Placed" && beat.district === district;
  return html`<div
    class=${`berth ${choice ? "may" : ""} ${choice?.picked ? "picked" : ""} ${choice?.hinted ? "hinted" : ""} ${leaving ? "leaving" : ""} ${placed ? "placed" : ""}`}
    data-district=${district}
    data-tip=${choice ? null : tip}
    data-rule=${rule}
  >
    <svg class="corinth" viewBox=${viewBox(places.card)} role="img" aria-label=${label} data-die-values=${lies ? `${lies.value}` : ""}>
      <${Printed} from=${harbor} ids=${[`harbor-card-${district}`]} />
      ${lies && html`<${Dice} group=${lies} places=${places} settling=${placed} />`}
    </svg>
    ${
      choice &&
      html`<button
      type="button"
      class="over"
      data-tip=${tip}
      data-rule=${rule}
      aria-label=${label}
      aria-pressed=${choice.picked}
      onClick=${choice.pick}
      onFocus=${() => choice.look(true)}
      onPointerEnter=${() => choice.look(true)}
      onPointerLeave=${() => choice.look(false)}
      onBlur=${() => choice.look(false)}
    />`
    }
  </div>`;
}

/** The dice while they tumble: all that have not settled yet, scattered over the harbor.
 * @param {{ thrown: Effect, harbor: Group[], places: Places }} props */
export function Tumble({ thrown, harbor, places }) {
  const ref = useRef(/** @type {HTMLDivElement | null} */ (null));
  const lying = new Set(harbor.map((group) => group.value));
  const dice = [
    ...thrown.white.map((/** @type {number} */ value) => ({ value, color: "white" })),
    ...thrown.yellow.map((/** @type {number} */ value) => ({ value, color: "yellow" })),
  ];
  useLayoutEffect(() => {
    for (const [i, die] of [...(ref.current?.children ?? [])].entries()) {
      const turns = (i % 2 ? 1 : -1) * (270 + 40 * (i % 5));
      const from = `translate(${(i % 3) * 30 - 30}px, -40px) rotate(${turns}deg) scale(.7)`;
      die.animate([{ transform: from, opacity: 0 }, { opacity: 1, offset: 0.3 }, { transform: "none" }], {
        duration: 260 + 10 * i,
        easing: "cubic-bezier(.2,.9,.3,1)",
      });
    }
  }, [thrown]);
  return html`<div class="tumble" ref=${ref} aria-hidden="true">
    ${dice.map(
      ({ value, color }, i) => html`<svg
        class=${`corinth ${lying.has(value) ? "gone" : ""}`}
        viewBox="0 0 40 40"
        style=${{ left: `${scatter(i, dice.length)}%`, top: `${38 + ((i * 29) % 34)}%` }}
      >
        <g transform=${`rotate(${((i * 47) % 40) - 20} 20 20)`}><${Die} value=${value} color=${color} at=${[20, 20]} size=${30} pips=${places.pips} /></g>
      </svg>`,
    )}
  </div>`;
}

/** @param {number} i @param {number} count */
const scatter = (i, count) => 4 + (86 * ((i * 5) % count)) / Math.max(1, count - 1);

/** What lies in a district, in words.
 * @param {string} good @param {Group | undefined} group @param {import("./types.js").Say} say */
export function groupWords(good, group, say) {
  if (!group) return say("corinth-web-no-group", { good });
  const { white, yellow = 0, value } = group;
  return say("corinth-web-group", { good, dice: white + yellow, value, yellow });
}

/** All districts, and the dice while they tumble.
 * @param {{ turn: import("./board.js").Turn, stage: import("./stage.js").Stage, picked: string | null, pick: (name: string | null) => void,
 *   pointAt: (name: string) => void, letGo: () => void }} props */
export function Harbor({ turn, stage, picked, pick, pointAt, letGo }) {
  const { components, drawing, view, moves, wanted, best, say } = turn;
  const [hintWord, hintDistrict] = best?.split(" ") ?? [];
  const chosenBy = (/** @type {string} */ name) => ({
    picked: picked === name,
    hinted: hintDistrict === name && hintWord !== "build",
    pick: () => pick(picked === name ? null : name),
    look: (/** @type {boolean} */ on) => (on ? pointAt(name) : letGo()),
  });
  return html`<section class="harbor" aria-label=${say("corinth-web-harbor", { round: view.round })}>
    ${components.harbor.order.map((name) => {
      const group = view.harbor.find((one) => one.district === name);
      const good = goodOf(components, name);
      const may =
        !wanted && moves.some(({ move }) => /^(take|steward|discard) /.test(move) && move.endsWith(` ${name}`));
      return html`<${Berth}
        key=${name}
        drawing=${drawing}
        district=${name}
        label=${groupWords(good, group, say)}
        tip=${say("corinth-web-tip-harbor", { good })}
        rule=${rulesOfThing(`district-${name}`)}
        group=${group}
        beat=${stage.beat}
        choice=${may ? chosenBy(name) : null}
      />`;
    })}
    ${stage.thrown && html`<${Tumble} thrown=${stage.thrown} harbor=${view.harbor} places=${drawing.places} />`}
  </section>`;
}
