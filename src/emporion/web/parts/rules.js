// The rulebook, open at a rule.
import { html, useEffect, useRef } from "../lib/html.js";
import { Store, useStore } from "../lib/store.js";
import { words } from "../lib/telling.js";
import { has, say } from "../lib/texts.js";
import { Dialog } from "./dialog.js";
import { Minute } from "./primer.js";

/** The rule that is looked up; "" is the whole book, null none. @type {Store<string | null>} */
const looked = new Store(/** @type {string | null} */ (null));

/** Whether there is a rulebook on this page. @type {Store<boolean>} */
const book = new Store(false);

export const useBook = () => useStore(book);

/** @param {string} rule */
export const openRule = (rule) => book.value && looked.set(rule);

/** @param {{game: string, rules: import("../types.js").Rules | null}} props */
export function Rulebook({ game, rules }) {
  const rule = useStore(looked);
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (rule) list.current?.querySelector(".looked-up")?.scrollIntoView({ block: "center" });
  }, [rule, rules]);
  useEffect(() => {
    book.set(rules !== null);
    return () => {
      book.set(false);
      looked.set(null);
    };
  }, [rules !== null]);
  if (rule === null || !rules) return null;
  const values = Object.fromEntries(Object.entries(rules.values).map(([name, value]) => [name, typeof value === "string" ? words(value) : value]));
  let letter = "";
  return html`<${Dialog} title=${say("web-rules", { game: say(`${game}-title`) })} wide onClose=${() => looked.set(null)}>
    <div class="rules" ref=${list} tabindex="0">
      ${has(`web-primer-${game}`) && html`<div class="primer"><${Minute} game=${game} /></div>`}
      ${rules.ids.map((id) => {
        const heading = id[0] !== letter && `${game}-rules-${id[0].toLowerCase()}`;
        letter = id[0];
        return html`${heading && has(heading) && html`<h3>${say(heading)}</h3>`}
          <p key=${id} class=${id === rule ? "rule looked-up" : "rule"}><b>${id}</b><span>${say(`${game}-rule-${id.toLowerCase()}`, values)}</span></p>`;
      })}
    </div>
  <//>`;
}
