// Leaving a running game, and ending it without a result.
import { post } from "../lib/api.js";
import { useAttempt } from "../lib/attempt.js";
import { html, useState } from "../lib/html.js";
import { go } from "../lib/route.js";
import { say } from "../lib/texts.js";
import { Dialog } from "./dialog.js";
import { Sign } from "./sign.js";

/** @typedef {import("../lib/session.js").Session} Session */
/** @typedef {import("../types.js").TableInfo} TableInfo */

/** Send a request for every seat of this device. @param {Session} session @param {"leave" | "abandon"} what @param {number[]} own */
async function askForSeats(session, what, own) {
  for (const seat of own) {
    const token = session.hotSeat.of(seat)?.token ?? "";
    const table = await post(`/tables/${session.code}/${what}`, undefined, { "Emporion-Seat": token });
    if (table.status === "over") return;
  }
}

/** The people who play elsewhere, and whom a bot does not replace. @param {TableInfo} table @param {number[]} own */
const others = (table, own) =>
  table.seats.filter(({ seat, kind, stand_in }) => kind === "person" && stand_in === null && !own.includes(seat));

/** A button that opens the choice between leaving and ending the game. @param {{session: Session, table: TableInfo, own: number[]}} props */
export function Leave({ session, table, own }) {
  const [isOpen, setIsOpen] = useState(false);
  return html`<button class="button quiet" onClick=${() => setIsOpen(true)}><${Sign} of="leave" /> ${say("web-leave")}</button>
    ${isOpen && html`<${LeaveDialog} session=${session} table=${table} own=${own} onClose=${() => setIsOpen(false)} />`}`;
}

/** @param {{session: Session, table: TableInfo, own: number[], onClose: () => void}} props */
function LeaveDialog({ session, table, own, onClose }) {
  const { problem, isBusy, attempt } = useAttempt();
  const isAlone = others(table, own).length === 0;
  const leave = attempt(async () => {
    await askForSeats(session, "leave", own);
    for (const seat of own) session.hotSeat.drop(seat);
    go("/");
  });
  const abandon = attempt(async () => {
    await askForSeats(session, "abandon", own);
    onClose();
  });
  return html`<${Dialog} title=${say("web-leave-title")} onClose=${onClose}>
    <div class="leaving">
      ${!isAlone && html`<${Choice} label=${say("web-leave-go")} why=${say("web-leave-why")} isBusy=${isBusy} onChoose=${leave} />`}
      <${Choice} label=${say("web-abandon")} why=${say(isAlone ? "web-abandon-alone" : "web-abandon-why")} isBusy=${isBusy} onChoose=${abandon} />
      ${problem && html`<p class="problem" role="alert">${problem}</p>`}
      <button class="button main-action" onClick=${onClose}>${say("web-leave-stay")}</button>
    </div>
  <//>`;
}

/** A button with what it does. @param {{label: string, why: string, isBusy: boolean, onChoose: () => void}} props */
function Choice({ label, why, isBusy, onChoose }) {
  return html`<div class="leaving-choice"><p>${why}</p><button class="button" disabled=${isBusy} onClick=${onChoose}>${label}</button></div>`;
}

/** Who has asked to end the game, and a button to agree. @param {{session: Session, table: TableInfo, own: number[], names: string[]}} props */
export function EndRequests({ session, table, own, names }) {
  const { problem, isBusy, attempt } = useAttempt();
  const asking = table.seats.filter((seat) => seat.wants_end);
  if (!asking.length) return null;
  const strangers = asking.filter(({ seat }) => !own.includes(seat));
  const isOwn = own.every((seat) => table.seats[seat].wants_end);
  return html`<div class="end-requests" role="status">
    ${strangers.map(({ seat }) => html`<p key=${seat}>${say("web-wants-end", { player: names[seat] })}</p>`)}
    ${isOwn ? html`<p>${say("web-wants-end-own")}</p>` : html`<button class="button" disabled=${isBusy} onClick=${attempt(() => askForSeats(session, "abandon", own))}>${say("web-wants-end-agree")}</button>`}
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
  </div>`;
}
