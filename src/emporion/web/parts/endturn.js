// The last decision of a turn, asked for once more if the player has switched that on.
import { html, useEffect, useRef } from "../lib/html.js";
import { choose, settings } from "../lib/settings.js";
import { useStore } from "../lib/store.js";
import { say } from "../lib/texts.js";
import { tipped } from "./tip.js";

/** The two answers. The focus goes to the first one and back again if the player does not end the turn. @param {{session: import("../lib/session.js").Session}} props */
export function EndTurnButtons({ session }) {
  const first = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const before = document.activeElement;
    first.current?.focus();
    return () => before instanceof HTMLElement && before.isConnected && before.focus();
  }, []);
  return html`<div class="ask-actions">
    <button class="button worded main-action" ref=${first} onClick=${() => session.endTurn()}>${say("web-end-yes")}</button>
    <button class="button worded" onClick=${() => session.keepTurn()}>${say("web-end-no")}</button>
  </div>`;
}

/** Whether a player wants to be asked. */
export function EndTurnSetting() {
  const { asksEnd } = useStore(settings);
  return html`<label class="button quiet check" ...${tipped(say("web-end-setting-tip"))}>
    <input type="checkbox" checked=${asksEnd} onChange=${(/** @type {any} */ event) => choose({ asksEnd: event.target.checked })} />
    <span>${say("web-end-setting")}</span>
  </label>`;
}
