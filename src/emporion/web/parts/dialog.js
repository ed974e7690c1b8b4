// A dialog of the browser's own: it keeps the focus, Escape closes it, and the focus goes back to where it was.
import { html, useEffect, useRef } from "../lib/html.js";
import { say } from "../lib/texts.js";
import { Sign } from "./sign.js";

/** @param {{title: string, onClose: () => void, wide?: boolean, children?: any}} props */
export function Dialog({ title, onClose, wide, children }) {
  const box = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useEffect(() => {
    const before = document.activeElement;
    box.current?.showModal();
    return () => before instanceof HTMLElement && before.focus();
  }, []);
  const outside = (/** @type {MouseEvent} */ event) => event.target === box.current && onClose();
  return html`<dialog class=${wide ? "dialog wide" : "dialog"} ref=${box} onClose=${onClose} onClick=${outside} aria-labelledby="dialog-title">
    <div class="dialog-in">
      <header class="dialog-head">
        <h2 id="dialog-title">${title}</h2>
        <button class="icon" onClick=${onClose} aria-label=${say("web-close")} title=${say("web-close")}><${Sign} of="close" /></button>
      </header>
      ${children}
    </div>
  </dialog>`;
}
