// Any game as a list: the moves with what each would bring. Works with the keyboard alone and with every screen reader.
import { html, useEffect, useRef } from "../lib/html.js";
import { number, say } from "../lib/texts.js";

/** @param {import("../types.js").BoardProps & {naming: (move: string) => string, gives: (move: string, preview: any[]) => string, place: (end: string) => string}} props */
export function Board({ table, position, names, hint, busy, play, naming, gives, place }) {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const best = hint?.prospects[0]?.move;
  const choices = position.moves ?? [];
  const ends = position.targets ?? [];
  // The focus stays in the list when a move has been played from it: the next choice is one key away.
  useEffect(() => {
    if (list.current && list.current.dataset.active === "yes" && !busy) list.current.querySelector("button")?.focus();
  }, [position.at, busy]);
  const chosen = (/** @type {string[]} */ moves) => () => {
    if (list.current) list.current.dataset.active = "yes";
    play(moves);
  };
  return html`<div class="plain" ref=${list}>
    <${Standing} table=${table} position=${position} names=${names} />
    ${choices.length > 0 &&
    html`<h2 class="plain-title">${say("web-plain-moves")}</h2>
      <ul class="choices">
        ${choices.map(
          (choice) => html`<li key=${choice.move}>
            <button class=${choice.move === best ? "choice best" : "choice"} disabled=${busy} onClick=${chosen([choice.move])} data-move=${choice.move}>
              <b>${naming(choice.move)}</b><span>${gives(choice.move, choice.preview)}</span>
              ${choice.move === best && html`<em>${say("web-hint-best")}</em>`}
            </button>
          </li>`,
        )}
      </ul>`}
    ${ends.length > 0 &&
    html`<h2 class="plain-title">${say("web-plain-ends")}</h2>
      <ul class="choices ends">
        ${ends.map(
          (end) => html`<li key=${end.moves.join()}>
            <button class="choice" disabled=${busy} onClick=${chosen(end.moves)}>
              <b>${place(end.end)}</b><span>${naming(end.moves[0])}</span><span>${say("web-plain-price", { price: end.price, steps: end.moves.length })}</span>
            </button>
          </li>`,
        )}
      </ul>`}
  </div>`;
}

/** @param {{table: import("../types.js").TableInfo, position: import("../types.js").Position, names: string[]}} props */
function Standing({ position, names }) {
  return html`<dl class="standing">
    ${names.map(
      (name, seat) => html`<div key=${seat}>
        <dt>${name}</dt>
        <dd>${position.scores[seat] == null ? "?" : number(/** @type {number} */ (position.scores[seat]))}</dd>
      </div>`,
    )}
  </dl>`;
}
