// A table before its game: who is there, how others come, and the start, which is the host's.
import { beSomebody, ownName, remove, startTable, takeSeat } from "../lib/api.js";
import { noteLeft } from "../lib/dice.js";
import { html, useState } from "../lib/html.js";
import { go } from "../lib/route.js";
import { say } from "../lib/texts.js";
import { LEVELS } from "./newtable.js";
import { namesOf } from "./seats.js";
import { Sign } from "./sign.js";
import { Help, tipped } from "./tip.js";

/** @typedef {import("../types.js").TableInfo} TableInfo */
/** @typedef {import("../types.js").SeatInfo} SeatInfo */
/** Does something that the server may refuse, and shows why. @typedef {(work: () => Promise<unknown>) => () => Promise<void>} Trying */

/**
 * `host` says whether the host has this device.
 * @param {{session: import("../lib/session.js").Session, table: TableInfo, own: number[], host: boolean, notice: string}} props
 */
export function Waiting({ session, table, own, host, notice }) {
  const [problem, setProblem] = useState("");
  const [typed, setTyped] = useState(/** @type {string | null} */ (null));
  const name = typed ?? (own.length ? "" : ownName());
  const free = table.seats.filter((seat) => seat.kind === "open").length;
  const maySit = free > 0 && (host || !own.length);

  /** @type {Trying} */
  const trying = (work) => async () => {
    try {
      setProblem("");
      await work();
    } catch (error) {
      setProblem(/** @type {Error} */ (error).message);
    }
  };
  const sit = (/** @type {number} */ seat) =>
    trying(async () => {
      await beSomebody(own.length ? undefined : name.trim() || undefined);
      await takeSeat(table, seat, name.trim() || null);
      setTyped(null);
      session.sitDown();
    });
  const rise = (/** @type {number} */ seat) =>
    trying(async () => {
      const token = session.lines.get(seat)?.socket.token ?? "";
      await remove(`/tables/${table.code}/seat`, { "Emporion-Seat": token });
      noteLeft(table.code, seat);
      session.leave(seat);
    });
  const dismiss = (/** @type {number} */ seat) => trying(() => remove(`/tables/${table.code}/seats/${seat}`));
  return html`<section class="waiting">
    <h1>${say(`${table.game}-title`)}</h1>
    <p class="sentence" role="status">${status(table, free, host)}</p>
    ${(problem || notice) && html`<p class="problem" role="alert">${problem || notice}</p>`}
    <${Invite} code=${table.code} />
    ${maySit &&
    html`<label class="field"
      ><span>${say(own.length ? "web-sit-name-another" : "web-own-name")}</span>
      <input value=${name} maxlength="30" placeholder=${say("web-guest")} onInput=${(/** @type {any} */ event) => setTyped(event.target.value)}
    /></label>`}
    <ol class="places">
      ${table.seats.map((seat) => html`<${Place} key=${seat.seat} table=${table} seat=${seat} own=${own} host=${host} maySit=${maySit} onSit=${sit} onRise=${rise} onRemove=${dismiss} />`)}
    </ol>
    ${host ? html`<${Start} table=${table} own=${own} free=${free} trying=${trying} />` : free > 0 && own.length > 0 && html`<p>${hosted(table)}</p>`}
  </section>`;
}

/** What the table waits for. @param {TableInfo} table @param {number} free @param {boolean} host */
function status(table, free, host) {
  if (free) return say("web-waiting", { seats: free });
  if (host) return say("web-waiting-full");
  return hosted(table);
}

/** Whom a guest waits for. @param {TableInfo} table */
const hosted = (table) => (table.host == null ? say("web-waiting-host-away") : say("web-waiting-host", { host: namesOf(table)[table.host] }));

/** How others come. @param {{code: string}} props */
function Invite({ code }) {
  const [copied, setCopied] = useState(false);
  const link = `${location.origin}/table/${code}`;
  const copy = async () => {
    await navigator.clipboard?.writeText(link).catch(() => {});
    setCopied(true);
    setTimeout(() => setCopied(false), 2000);
  };
  return html`<div class="invite">
    <label for="link">${say("web-invite")}</label>
    <div class="invite-row">
      <input id="link" readonly value=${link} onFocus=${(/** @type {any} */ event) => event.target.select()} />
      <button class="button" onClick=${copy}><${Sign} of="link" /> ${copied ? say("web-copied") : say("web-copy")}</button>
    </div>
    <p class="code named">${say("web-code")} <b>${code}</b><${Help} tip=${say("web-tip-join")} /></p>
  </div>`;
}

/**
 * A seat and what can be done about it: sit down, get up, or as the host remove a person.
 * @param {{table: TableInfo, seat: SeatInfo, own: number[], host: boolean, maySit: boolean, onSit: (seat: number) => () => void,
 *   onRise: (seat: number) => () => void, onRemove: (seat: number) => () => void}} props
 */
function Place({ table, seat, own, host, maySit, onSit, onRise, onRemove }) {
  const name = namesOf(table)[seat.seat];
  const mine = own.includes(seat.seat);
  const states = [seat.seat === table.host && say("web-seat-host"), seat.connected ? say("web-seat-here") : say("web-seat-away")];
  return html`<li class=${`seat-${seat.seat}`}>
    <span class="seat-mark" aria-hidden="true"><${Sign} of=${seat.kind === "bot" ? "bot" : "person"} /></span>
    <span class="seat-name"
      >${name}${mine && html` <span class="you">${say("web-you")}</span>`}
      ${seat.kind === "bot" && html`<small>${say(`web-level-${seat.level}`)}</small>`}
      ${seat.kind === "person" && html`<small>${states.filter(Boolean).join(" · ")}</small>`}
    </span>
    ${seat.kind === "open" && maySit && html`<button class="button" onClick=${onSit(seat.seat)}>${say("web-sit")}</button>`}
    ${mine && html`<button class="button quiet" onClick=${onRise(seat.seat)}>${say("web-rise")}</button>`}
    ${host &&
    !mine &&
    seat.kind === "person" &&
    html`<button class="button quiet" aria-label=${say("web-remove-name", { name })} onClick=${onRemove(seat.seat)} ...${tipped(say("web-tip-remove"))}>${say("web-remove")}</button>`}
  </li>`;
}

/** What the host does: fill the free seats with bots, begin, or close the table. @param {{table: TableInfo, own: number[], free: number, trying: Trying}} props */
function Start({ table, own, free, trying }) {
  const [level, setLevel] = useState("normal");
  const start = trying(() => startTable(table, own, free ? level : null));
  const close = trying(async () => {
    await remove(`/tables/${table.code}`);
    go("/");
  });
  return html`<div class="start">
    ${free > 0 &&
    html`<div class="field"><span class="named"><label for="fill">${say("web-fill")}</label><${Help} tip=${say("web-tip-fill")} /></span>
      <select id="fill" onChange=${(/** @type {any} */ event) => setLevel(event.target.value)}>
        ${LEVELS.map((found) => html`<option value=${found} selected=${found === level}>${say(`web-level-${found}`)}</option>`)}
      </select></div>`}
    <button class="button main-action" onClick=${start}>${free ? say("web-begin-filled") : say("web-begin")}</button>
    <button class="button quiet" onClick=${close}>${say("web-close-table")}</button>
  </div>`;
}
