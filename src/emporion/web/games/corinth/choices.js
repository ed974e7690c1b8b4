/** What may be done now, as buttons with what each would bring. */

import { html } from "../../lib/html.js";
import { nameOf, wordPreview } from "../../lib/lines.js";
import { rulesOfThing } from "../../lib/rulebook.js";

/** @typedef {import("./types.js").Choice} Choice @typedef {import("./types.js").Reader} Reader
 * @typedef {{ key: string, label: string, words: string, rule?: string, run: () => void, peek?: string, tip?: string, main?: boolean, quiet?: boolean, hinted?: boolean, reason?: string }} Action */

/** The moves with which a turn goes on, whatever else may be done. */
const MAIN = new Set(["end", "buy 0"]);
const QUIET = new Set(["skip"]);

/** A choice as a button, explained by the rule of the effect that names it, or of the district whose action it is.
 * @param {Choice} choice @param {import("./board.js").Turn} turn @returns {Action} */
export function action({ move, line }, { reader, ruleOf, go }) {
  const [name, ...brought] = line;
  return {
    key: move,
    label: nameOf(name, move, reader),
    words: wordPreview(brought, reader),
    rule: move.startsWith("take ") ? rulesOfThing(`district-${move.slice(5)}`) : ruleOf[name.type],
    run: () => go([move]),
    peek: move,
    main: MAIN.has(move),
    quiet: QUIET.has(move),
  };
}

/** @param {{ title: string, note?: string, actions: Action[], isBusy: boolean, look: (move: string | null) => void,
 *   onEnter: () => void, onLeave: () => void }} props */
export function Bar({ title, note, actions, isBusy, look, onEnter, onLeave }) {
  return html`<div class=${title || actions.length ? "bar" : "bar empty"} role="group" aria-label=${title || null} onPointerEnter=${onEnter} onPointerLeave=${onLeave}>
    ${(title || note) && html`<p class="bar-title">${title}${note && html` <small>${note}</small>`}</p>`}
    <div class="actions">
      ${actions.map(
        ({ key, label, words, rule, run, peek, tip, main, quiet, hinted, reason }) => html`<button
          type="button"
          key=${key}
          class=${`action board-choice ${main ? "main" : ""} ${quiet ? "quiet" : ""} ${hinted ? "hinted" : ""}`}
          data-move=${key}
          data-tip=${tip ?? (rule ? words || label : null)}
          data-rule=${rule ?? null}
          disabled=${isBusy}
          onClick=${run}
          onFocus=${() => look(peek ?? null)}
          onPointerEnter=${() => look(peek ?? null)}
          onPointerLeave=${() => look(null)}
          onBlur=${() => look(null)}
        >
          <b>${label}</b>${words && html` <span class="words">${words}</span>`}${reason && html` <span class="reason">${reason}</span>`}
        </button>`,
      )}
    </div>
  </div>`;
}
