// What people say at the table.
import { useFollowing } from "../lib/following.js";
import { html, useLayoutEffect, useRef, useState } from "../lib/html.js";
import { clock, say } from "../lib/texts.js";

/** `marked` marks what visitors say. @param {{entries: import("../types.js").Told[], onSay: (text: string) => boolean, may: boolean, marked: boolean}} props */
export function Chat({ entries, onSay, may, marked }) {
  const [text, write] = useState("");
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const told = entries.filter((entry) => entry.kind === "chat");
  const follow = useFollowing();
  useLayoutEffect(() => {
    if (box.current) follow(box.current);
  }, [told.length]);
  const send = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (text.trim() && onSay(text.trim())) write("");
  };
  return html`<div class="chat">
    <div class="chat-lines" ref=${box} role="log" aria-label=${say("web-chat")} tabindex="0">
      ${!told.length && html`<p class="empty">${say("web-chat-empty")}</p>`}
      <ol>
      ${told.map(
        (entry) => html`<li key=${entry.number} class=${entry.seat == null ? "" : `by-${entry.seat}`}>
          <b>${entry.name}</b> ${marked && entry.seat == null && html`<small class="visitor">${say("web-chat-visitor")}</small> `}<time>${clock(entry.at)}</time>
          <p>${entry.text}</p>
        </li>`,
      )}
      </ol>
    </div>
    ${may &&
    html`<form class="chat-form" onSubmit=${send}>
      <input
        value=${text}
        onInput=${(/** @type {any} */ event) => write(event.target.value)}
        maxlength="500"
        aria-label=${say("web-chat-say")}
        placeholder=${say("web-chat-say")}
      />
      <button class="button">${say("web-chat-send")}</button>
    </form>`}
  </div>`;
}
