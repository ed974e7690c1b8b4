// The rulebook of a table in a dialog, open at a rule.
import { html, useEffect, useState } from "../lib/html.js";
import { preload } from "../lib/preload.js";
import { book, looked } from "../lib/rulebook.js";
import { useStore } from "../lib/store.js";
import { say } from "../lib/texts.js";
import { Dialog } from "./dialog.js";

/** @param {{game: string, code: string}} props `code`: of the table whose figures it names; "" is the rulebook of the game */
export function Rulebook({ game, code }) {
  const rule = useStore(looked);
  const [Book, setBook] = useState(/** @type {any} */ (null));
  useEffect(() => {
    book.set(true);
    return () => {
      book.set(false);
      looked.set(null);
    };
  }, []);
  const isOpen = rule !== null;
  useEffect(() => {
    if (!isOpen || Book) return;
    preload("parts/book.js");
    void import("./book.js").then((found) => setBook(() => found.Book));
  }, [isOpen]);
  if (!isOpen) return null;
  return html`<${Dialog} title=${say("web-rules", { title: say(`${game}-title`) })} wide onClose=${() => looked.set(null)}>
    ${Book ? html`<${Book} path=${code ? `/tables/${code}` : `/games/${game}`} rule=${rule} level=${3} />` : html`<p>${say("web-loading")}</p>`}
  <//>`;
}
