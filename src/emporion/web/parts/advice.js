// A hint with its reasons: the best moves, their chances and what they are worth.
import { html } from "../lib/html.js";
import { say } from "../lib/texts.js";
import { Prospects } from "./prospects.js";
import { Sign } from "./sign.js";

const BEST = 3;

/**
 * @param {{hint: import("../types.js").Hinted, position: import("../types.js").Position, naming: (move: string) => string,
 *   following: (moves: string[]) => string[],
 *   gives: (move: string, preview: any[]) => string, onPlay: (moves: string[]) => void, onClose: () => void, busy: boolean}} props
 */
export function Advice({ hint, position, naming, following, gives, onPlay, onClose, busy }) {
  const previews = new Map((position.moves ?? []).map((choice) => [choice.move, choice.preview]));
  const [best, ...rest] = hint.line.length ? hint.line : [hint.prospects[0]?.move ?? ""];
  const later = following(rest);
  return html`<section class="advice" aria-label=${say("web-hint")}>
    <button class="icon" onClick=${onClose} aria-label=${say("web-close")} title=${say("web-close")}><${Sign} of="close" /></button>
    <p role="status">${say("web-advice", { move: naming(hint.prospects[0]?.move ?? best) })}${later.length > 0 && html` ${say("web-advice-line", { line: later.join(" · ") })}`}</p>
    <${Prospects}
      prospects=${hint.prospects.slice(0, BEST)}
      exact=${hint.exact}
      heading=${say("web-review-move")}
      name=${(/** @type {import("../types.js").Prospect} */ { move }) => html`<button class="button small" disabled=${busy} data-move=${move} onClick=${() => onPlay([move])}>${naming(move)}</button>
        <small>${gives(move, previews.get(move) ?? [])}</small>`}
    />
  </section>`;
}
