// A table before its game: who is there, how others come, and the start, which is the host's.
import { ownName, remove, signIn, startTable, takeSeat } from "../lib/api.js";
import { useAttempt } from "../lib/attempt.js";
import { linkOf } from "../lib/base.js";
import { noteLeft } from "../lib/dice.js";
import { html, useState } from "../lib/html.js";
import { go } from "../lib/route.js";
import { has, join, say } from "../lib/texts.js";
import { useTitleFocus } from "../lib/titlefocus.js";
import { Copy } from "./copy.js";
import { LEVELS } from "./newtable.js";
import { namesOf } from "./seats.js";
import { Sign } from "./sign.js";
import { Help, tipped } from "./tip.js";

/** The names of people without a name of their own, in every language. @type {string[]} */
const GUEST_NAMES = JSON.parse(
  /** @type {HTMLMetaElement | null} */ (document.querySelector("meta[name=guest-names]"))?.content || "[]",
);

/** @typedef {import("../types.js").TableInfo} TableInfo */
/** @typedef {import("../types.js").SeatInfo} SeatInfo */
/** @typedef {ReturnType<typeof useAttempt>["attempt"]} Attempt */

/**
 * `host` says whether the host has this device.
 * @param {{session: import("../lib/session.js").Session, table: TableInfo, own: number[], host: boolean, notice: string, SeatFlag?: any}} props
 */
export function Waiting({ session, table, own, host, notice, SeatFlag }) {
  const { problem, isBusy, attempt } = useAttempt();
  useTitleFocus();
  const [typed, setTyped] = useState(/** @type {string | null} */ (null));
  const name = typed ?? (own.length ? "" : ownName());
  const free = table.seats.filter((seat) => seat.kind === "open").length;
  const maySit = free > 0 && (host || !own.length);
  const isInvited = maySit && !host;
  const sit = (/** @type {number} */ seat) =>
    attempt(async () => {
      await signIn(own.length ? undefined : name.trim() || undefined);
      await takeSeat(table, seat, name.trim() || (isInvited ? say("web-invited-guest") : null));
      setTyped(null);
      session.sitDown();
    });
  const rise = (/** @type {number} */ seat) =>
    attempt(async () => {
      const token = session.hotSeat.of(seat)?.token ?? "";
      await remove(`/tables/${table.code}/seat`, { "Emporion-Seat": token });
      noteLeft(table.code, seat);
      session.leave(seat);
    });
  const dismiss = (/** @type {number} */ seat) => attempt(() => remove(`/tables/${table.code}/seats/${seat}`));
  const nameField = html`<${SitterName} otherwise=${say(isInvited ? "web-invited-guest" : "web-guest")} label=${say(own.length ? "web-sit-name-another" : "web-own-name")} name=${name} onType=${setTyped} />`;
  const firstFree = table.seats.findIndex((seat) => seat.kind === "open");
  return html`<section class="waiting">
    ${isInvited ? html`<${Invitation} table=${table} isBusy=${isBusy} onJoin=${sit(firstFree)}>${nameField}<//>` : html`<h1>${say(`${table.game}-title`)}</h1>`}
    ${!isInvited && html`<p class="sentence" role="status">${status(table, free, host)}</p>`}
    ${(problem || notice) && html`<p class="problem" role="alert">${problem || notice}</p>`}
    ${!isInvited && html`<${Invite} code=${table.code} />`}
    ${maySit && !isInvited && nameField}
    <ol class="places">
      ${table.seats.map((seat) => html`<${Place} key=${seat.seat} table=${table} seat=${seat} own=${own} host=${host} maySit=${maySit} SeatFlag=${SeatFlag} onSit=${sit} onRise=${rise} onRemove=${dismiss} />`)}
    </ol>
    ${host ? html`<${Start} table=${table} own=${own} free=${free} attempt=${attempt} isBusy=${isBusy} />` : free > 0 && own.length > 0 && html`<p>${hosted(table)}</p>`}
    ${isInvited && html`<${GameInAMinute} game=${table.game} />`}
  </section>`;
}

/** The name of a person who sits down, and the one without it. @param {{otherwise: string, label: string, name: string, onType: (name: string) => void}} props */
function SitterName({ otherwise, label, name, onType }) {
  return html`<label class="field"
    ><span>${label}</span>
    <input value=${name} maxlength="30" autocomplete="nickname" placeholder=${otherwise} onInput=${(/** @type {any} */ event) => onType(event.target.value)}
  /></label>`;
}

/** What a guest sees first: who invites to what, and a field for the guest's name. @param {{table: TableInfo, isBusy: boolean, onJoin: () => void, children?: any}} props */
function Invitation({ table, isBusy, onJoin, children }) {
  const title = say(`${table.game}-title`);
  const join = (/** @type {Event} */ event) => {
    event.preventDefault();
    onJoin();
  };
  const host = table.host == null ? "" : namesOf(table)[table.host];
  const isNamed = host && !GUEST_NAMES.includes(table.seats[/** @type {number} */ (table.host)].name ?? "");
  return html`<h1>${isNamed ? say("web-invited", { host, title }) : say("web-invited-open", { title })}</h1>
    ${has(`web-about-${table.game}`) && html`<p class="lead">${say(`web-about-${table.game}`)}</p>`}
    <form class="invitation" onSubmit=${join}>
      ${children}
      <button class="button main-action" disabled=${isBusy}>${say("web-join-go")}</button>
    </form>`;
}

/** The game for newcomers. @param {{game: string}} props */
function GameInAMinute({ game }) {
  if (!has(`web-primer-${game}`)) return null;
  return html`<section class="minute">
    <h2>${say("web-invited-minute")}</h2>
    <ol>${say(`web-primer-${game}`)
      .split("\n")
      .map((line) => html`<li key=${line}>${line}</li>`)}</ol>
  </section>`;
}

/** The names of the people who have a seat and are not connected. @param {TableInfo} table */
const awaited = (table) => {
  const names = namesOf(table);
  return table.seats.filter(({ kind, connected }) => kind === "person" && !connected).map(({ seat }) => names[seat]);
};

/** What the table waits for. @param {TableInfo} table @param {number} free @param {boolean} host */
function status(table, free, host) {
  if (free) return say("web-waiting", { seats: free });
  const names = awaited(table);
  if (names.length) return say("web-waiting-for", { names });
  if (host) return say("web-waiting-full");
  return hosted(table);
}

/** Whom a guest waits for. @param {TableInfo} table */
const hosted = (table) =>
  table.host == null ? say("web-waiting-host-away") : say("web-waiting-host", { host: namesOf(table)[table.host] });

/** How others come. @param {{code: string}} props */
function Invite({ code }) {
  const link = linkOf(`/table/${code}`);
  return html`<div class="invite">
    <label for="link">${say("web-invite")}</label>
    <div class="invite-row">
      <input id="link" readonly value=${link} onFocus=${(/** @type {any} */ event) => event.target.select()} />
      <${Copy} link=${link} />
    </div>
    <p class="code named">${say("web-code")} <b>${code}</b><${Help} tip=${say("web-tip-join")} /></p>
    <div class="invite-qr"><img src=${`/api/v1/tables/${code}/qr`} alt=${say("web-qr")} width="132" height="132" /><p>${say("web-qr-how")}</p></div>
  </div>`;
}

/**
 * A seat and what can be done about it: sit down, get up, or as the host remove a person.
 * @param {{table: TableInfo, seat: SeatInfo, own: number[], host: boolean, maySit: boolean, SeatFlag?: any, onSit: (seat: number) => () => void,
 *   onRise: (seat: number) => () => void, onRemove: (seat: number) => () => void}} props
 */
function Place({ table, seat, own, host, maySit, SeatFlag, onSit, onRise, onRemove }) {
  // A guest who has one free seat to take joins there.
  const isChosen = host || table.seats.filter(({ kind }) => kind === "open").length > 1;
  const name = namesOf(table)[seat.seat];
  const mine = own.includes(seat.seat);
  const states = [
    seat.seat === table.host && say("web-seat-host"),
    seat.connected ? say("web-seat-here") : say("web-seat-away"),
  ];
  return html`<li class=${`seat-${seat.seat}`}>
    <span class=${SeatFlag ? "seat-mark flagged" : "seat-mark"} aria-hidden="true">${SeatFlag ? html`<${SeatFlag} seat=${seat.seat} />` : html`<${Sign} of=${seat.kind === "bot" ? "bot" : "person"} />`}</span>
    <span class="seat-name"
      >${name}${mine && html` <span class="you">${say("web-you")}</span>`}
      ${seat.kind === "bot" && html`<small>${say("level-name", { level: seat.level })}</small>`}
      ${
        seat.kind === "person" &&
        html`<small>${join(
          states.filter((state) => state !== false),
          "dots",
        )}</small>`
      }
    </span>
    ${seat.kind === "open" && maySit && isChosen && html`<button class="button" onClick=${onSit(seat.seat)}>${say("web-sit")}</button>`}
    ${mine && html`<button class="button quiet" onClick=${onRise(seat.seat)}>${say("web-rise")}</button>`}
    ${
      host &&
      !mine &&
      seat.kind === "person" &&
      html`<button class="button quiet" aria-label=${say("web-remove-name", { name })} onClick=${onRemove(seat.seat)} ...${tipped(say("web-tip-remove"))}>${say("web-remove")}</button>`
    }
  </li>`;
}

/** What the host does: fill the free seats with bots, begin, or close the table. @param {{table: TableInfo, own: number[], free: number, attempt: Attempt, isBusy: boolean}} props */
function Start({ table, own, free, attempt, isBusy }) {
  const [level, setLevel] = useState("normal");
  const start = attempt(() => startTable(table, own, free ? level : null));
  const close = attempt(async () => {
    await remove(`/tables/${table.code}`);
    go("/");
  });
  return html`<div class="start">
    ${
      free > 0 &&
      html`<div class="field"><span class="named"><label for="fill">${say("web-fill")}</label><${Help} tip=${say("web-tip-fill")} /></span>
      <select id="fill" onChange=${(/** @type {any} */ event) => setLevel(event.target.value)}>
        ${LEVELS.map((found) => html`<option value=${found} selected=${found === level}>${say("level-name", { level: found })}</option>`)}
      </select></div>`
    }
    <button class=${awaited(table).length ? "button" : "button main-action"} disabled=${isBusy} onClick=${start}>${free ? say("web-begin-filled") : say("web-begin")}</button>
    <button class="button quiet" onClick=${close}>${say("web-close-table")}</button>
  </div>`;
}
