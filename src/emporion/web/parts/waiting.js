// A table before its game: who is there, how others come, and the start.
import { beSomebody, ownName, remove, startTable, takeSeat } from "../lib/api.js";
import { noteLeft } from "../lib/dice.js";
import { html, useState } from "../lib/html.js";
import { say } from "../lib/texts.js";
import { LEVELS } from "./newtable.js";
import { namesOf } from "./seats.js";
import { Sign } from "./sign.js";
import { Help } from "./tip.js";

/** @param {{session: import("../lib/session.js").Session, table: import("../types.js").TableInfo, own: number[]}} props */
export function Waiting({ session, table, own }) {
  const [problem, complain] = useState("");
  const [copied, note] = useState(false);
  const [level, fill] = useState("normal");
  const [typed, write] = useState(/** @type {string | null} */ (null));
  const name = typed ?? (own.length ? "" : ownName());
  const names = namesOf(table);
  const free = table.seats.filter((seat) => seat.kind === "open");
  const link = `${location.origin}/table/${table.code}`;

  /** @param {() => Promise<unknown>} work */
  const trying = (work) => async () => {
    try {
      complain("");
      await work();
    } catch (error) {
      complain(/** @type {Error} */ (error).message);
    }
  };
  const sit = (/** @type {number} */ seat) =>
    trying(async () => {
      await beSomebody(own.length ? undefined : name.trim() || undefined);
      await takeSeat(table, seat, name.trim() || null);
      session.sitDown();
    });
  const rise = (/** @type {number} */ seat) =>
    trying(async () => {
      const token = session.lines.get(seat)?.socket.token ?? "";
      await remove(`/tables/${table.code}/seat`, { "Emporion-Seat": token });
      noteLeft(table.code, seat);
      session.leave(seat);
    });
  const start = trying(() => startTable(table, own, free.length ? level : null));
  const copy = async () => {
    await navigator.clipboard?.writeText(link).catch(() => {});
    note(true);
    setTimeout(() => note(false), 2000);
  };
  return html`<section class="waiting">
    <h1>${say(`${table.game}-title`)}</h1>
    <p class="sentence" role="status">${free.length ? say("web-waiting", { seats: free.length }) : say("web-waiting-full")}</p>
    <div class="invite">
      <label for="link">${say("web-invite")}</label>
      <div class="invite-row">
        <input id="link" readonly value=${link} onFocus=${(/** @type {any} */ event) => event.target.select()} />
        <button class="button" onClick=${copy}><${Sign} of="link" /> ${copied ? say("web-copied") : say("web-copy")}</button>
      </div>
      <p class="code named">${say("web-code")} <b>${table.code}</b><${Help} tip=${say("web-tip-join")} /></p>
    </div>
    ${free.length > 0 &&
    html`<label class="field"
      ><span>${say(own.length ? "web-sit-name-another" : "web-own-name")}</span>
      <input value=${name} maxlength="30" placeholder=${say("web-guest")} onInput=${(/** @type {any} */ event) => write(event.target.value)}
    /></label>`}
    <ol class="places">
      ${table.seats.map(
        (seat) => html`<li key=${seat.seat} class=${`seat-${seat.seat}`}>
          <span class="seat-mark" aria-hidden="true"><${Sign} of=${seat.kind === "bot" ? "bot" : "person"} /></span>
          <span class="seat-name"
            >${names[seat.seat]}
            ${seat.kind === "bot" && html`<small>${say(`web-level-${seat.level}`)}</small>`}
            ${seat.kind === "person" && html`<small>${seat.connected ? say("web-seat-here") : say("web-seat-away")}</small>`}
          </span>
          ${seat.kind === "open" && html`<button class="button" onClick=${sit(seat.seat)}>${say("web-sit")}</button>`}
          ${own.includes(seat.seat) && html`<button class="button quiet" onClick=${rise(seat.seat)}>${say("web-rise")}</button>`}
        </li>`,
      )}
    </ol>
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    ${own.length > 0 &&
    html`<div class="start">
      ${free.length > 0 &&
      html`<div class="field"><span class="named"><label for="fill">${say("web-fill")}</label><${Help} tip=${say("web-tip-fill")} /></span>
        <select id="fill" onChange=${(/** @type {any} */ event) => fill(event.target.value)}>
          ${LEVELS.map((found) => html`<option value=${found} selected=${found === level}>${say(`web-level-${found}`)}</option>`)}
        </select></div>`}
      <button class="button main-action" onClick=${start}>${free.length ? say("web-begin-filled") : say("web-begin")}</button>
    </div>`}
  </section>`;
}
