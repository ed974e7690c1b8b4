// What people say at the table.

import { html, useLayoutEffect, useRef, useState } from "../lib/html.js";
import { useStickToEnd } from "../lib/stick_to_end.js";
import { clock, say } from "../lib/texts.js";

/** The days after which the server removes messages of a game that is over; 0 if it keeps them. */
const KEPT_DAYS = Number(document.querySelector("meta[name=chat-days]")?.getAttribute("content"));

/** `marked` marks what visitors say. @param {{entries: import("../types.js").EntryView[], onSay: (text: string) => boolean, may: boolean, marked: boolean}} props */
export function Chat({ entries, onSay, may, marked }) {
  const [text, setText] = useState("");
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const messages = entries.filter((entry) => entry.kind === "chat" && entry.text); // the server empties old ones
  const stickToEnd = useStickToEnd();
  useLayoutEffect(() => {
    if (box.current) stickToEnd(box.current);
  }, [messages.length]);
  const send = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (text.trim() && onSay(text.trim())) setText("");
  };
  return html`<div class="chat">
    <div class="chat-lines" ref=${box} role="log" aria-live="off" aria-label=${say("web-chat")} tabindex="0">
      ${!messages.length && html`<p class="empty">${say("web-chat-empty")}</p>`}
      <ol>
      ${messages.map(
        (entry) => html`<li key=${entry.number} class=${entry.seat == null ? "" : `by-${entry.seat}`}>
          <b>${entry.name}</b> ${marked && entry.seat == null && html`<small class="visitor">${say("web-chat-visitor")}</small> `}<time>${clock(entry.at)}</time>
          <p>${entry.text}</p>
        </li>`,
      )}
      </ol>
    </div>
    ${
      may &&
      html`<form class="chat-form" onSubmit=${send}>
      <input
        value=${text}
        onInput=${(/** @type {any} */ event) => setText(event.target.value)}
        maxlength="500"
        aria-label=${say("web-chat-say")}
        placeholder=${say("web-chat-say")}
      />
      <button class="button">${say("web-chat-send")}</button>
    </form>`
    }
    ${KEPT_DAYS > 0 && html`<p class="chat-kept">${say("web-chat-kept", { days: KEPT_DAYS })}</p>`}
  </div>`;
}
