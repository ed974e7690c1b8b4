// Where one begins: play now, make a table, join one, go on.
import { beSomebody, get, listGames, makeTable, ownName, ownSeats } from "../lib/api.js";
import { html, useEffect, useState } from "../lib/html.js";
import { recall, remember } from "../lib/memory.js";
import { go } from "../lib/route.js";
import { day, number, say } from "../lib/texts.js";
import { Header } from "../parts/header.js";
import { LEVELS, NewTable } from "../parts/newtable.js";
import { namesOf } from "../parts/seats.js";
import { Help } from "../parts/tip.js";
import { Upload } from "../parts/upload.js";

/** @typedef {import("../types.js").TableInfo} TableInfo */

const OFTEN = 8000;

export function Lobby() {
  const [games, setGames] = useState(/** @type {import("../types.js").GameInfo[]} */ ([]));
  const [open, setOpen] = useState(/** @type {TableInfo[]} */ ([]));
  const [own, setOwn] = useState(/** @type {TableInfo[]} */ ([]));
  const [making, make] = useState("");
  const [problem, complain] = useState("");
  const [level, choose] = useState(recall("level", "easy"));

  async function look() {
    try {
      setGames(await listGames());
      if (ownName()) await beSomebody().then(async () => setOwn(await get("/me/tables")));
      setOpen(await get("/tables"));
      complain("");
    } catch (error) {
      complain(/** @type {Error} */ (error).message);
    }
  }
  useEffect(() => {
    document.title = "Emporion";
    void look();
    const again = setInterval(() => document.visibilityState === "visible" && look(), OFTEN);
    return () => clearInterval(again);
  }, []);

  async function playNow(/** @type {string} */ game) {
    try {
      const seats = [{ kind: "me" }, { kind: "bot", level }];
      go(`/table/${await makeTable(/** @type {any} */ ({ game, seats }), true)}`);
    } catch (error) {
      complain(/** @type {Error} */ (error).message);
    }
  }
  const running = own.filter((table) => table.status !== "over").sort((one, other) => Number(isMine(other)) - Number(isMine(one)));
  const over = own.filter((table) => table.status === "over");
  const others = open.filter((table) => !own.some((mine) => mine.code === table.code));
  return html`<${Header} />
    <main class="lobby" id="main" tabindex="-1">
      <h1>${say("web-welcome")}</h1>
      <p class="lead">${say("web-lead")}</p>
      ${problem && html`<p class="problem" role="alert">${problem}</p>`}
      ${running.length > 0 && html`<${List} title=${say("web-own-tables")} tables=${running} few own />`}
      <section class="cards" aria-label=${say("web-games")}>
        ${games.map(
          (game) => html`<article class=${`card card-${game.name}`} key=${game.name}>
            <${Vignette} game=${game.name} />
            <h2>${say(`${game.name}-title`)}</h2>
            <p>${say(`web-about-${game.name}`)}</p>
            <div class="card-actions">
              <button class="button main-action" onClick=${() => playNow(game.name)}>${say("web-play-now")}</button>
              <button class="button" onClick=${() => make(game.name)}>${say("web-new-table-more")}</button>
            </div>
          </article>`,
        )}
      </section>
      <section class="self">
        <${Name} />
        <div class="field"><span class="named"><label for="against">${say("web-against")}</label><${Help} tip=${say("web-tip-level")} /></span>
          <select
            id="against"
            onChange=${(/** @type {any} */ event) => {
              choose(event.target.value);
              remember("level", event.target.value);
            }}
          >
            ${LEVELS.map((found) => html`<option value=${found} selected=${found === level}>${say(`web-level-${found}`)}</option>`)}
          </select></div>
        <${Join} />
        <${Upload} />
      </section>
      <${List} title=${say("web-open-tables")} tables=${others} empty=${say("web-open-none")} />
      ${over.length > 0 && html`<${List} title=${say("web-finished")} tables=${over} own />`}
    </main>
    ${making && html`<${NewTable} games=${games} game=${making} onClose=${() => make("")} />`}`;
}

/** A little picture of each game. @param {{game: string}} props */
function Vignette({ game }) {
  if (game === "corinth")
    return html`<svg class="vignette" viewBox="0 0 240 90" aria-hidden="true">
      <path class="line" d="M-200 76h640M-200 70h640M30 70V34M44 70V34M66 70V34M80 70V34M26 34h58M24 28h62l-31-14z" />
      <path class="clay" d="M126 26h18M129 26c0 8-12 12-12 24 0 10 8 14 11 20h14c3-6 11-10 11-20 0-12-12-16-12-24" />
      <path class="line" d="M126 26h18M129 26c0 8-12 12-12 24 0 10 8 14 11 20h14c3-6 11-10 11-20 0-12-12-16-12-24M119 44h32M118 50h34" />
      <g class="die"><rect x="172" y="42" width="28" height="28" rx="5" /><circle cx="180" cy="50" r="2.600" /><circle cx="192" cy="62" r="2.600" /><circle cx="186" cy="56" r="2.600" /></g>
      <g class="die yellow"><rect x="204" y="48" width="22" height="22" rx="4" /><circle cx="210.500" cy="54.500" r="2.200" /><circle cx="219.500" cy="63.500" r="2.200" /></g>
    </svg>`;
  return html`<svg class="vignette" viewBox="0 0 240 90" aria-hidden="true">
    <path class="rhumb" d="M190 40L-190 140M190 40L-190 -40M190 40L60 0M190 40L240 0M190 40L390 216M190 40L120 90M190 40L-190 47M190 40h300M190 40L490 -40M190 40L390 100" />
    <circle class="line" cx="190" cy="40" r="20" />
    <path class="rose" d="M190 14l5 21 21 5-21 5-5 21-5-21-21-5 21-5z" />
    <path class="sea" d="M-14 76c8-5 16-5 24 0s16 5 24 0 16-5 24 0 16 5 24 0 16-5 24 0 16 5 24 0" />
    <path class="clay" d="M34 60h66c-4 10-10 13-18 13H52c-9 0-15-4-18-13z" />
    <path class="line" d="M34 60h66c-4 10-10 13-18 13H52c-9 0-15-4-18-13zM66 60V18M66 20c14 4 24 16 26 32H66M62 26c-10 5-16 14-18 26h18" />
  </svg>`;
}

function Name() {
  const [name, write] = useState(ownName());
  const keep = () => name.trim() && name.trim() !== ownName() && beSomebody(name.trim()).catch(() => {});
  return html`<label class="field"
    ><span class="named">${say("web-own-name")}</span>
    <input
      value=${name}
      maxlength="30"
      autocomplete="nickname"
      placeholder=${say("web-guest")}
      onInput=${(/** @type {any} */ event) => write(event.target.value)}
      onChange=${keep}
  /></label>`;
}

function Join() {
  const [text, write] = useState("");
  const code = /(?:^|\/table\/)([a-z2-9]{8})(?:$|[#?])/.exec(text.trim())?.[1];
  const join = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (code) go(`/table/${code}`);
  };
  return html`<form class="field join" onSubmit=${join}>
    <span class="named"><label for="join">${say("web-join")}</label><${Help} tip=${say("web-tip-join")} /></span>
    <div>
      <input id="join" value=${text} placeholder=${say("web-join-code")} onInput=${(/** @type {any} */ event) => write(event.target.value)} autocomplete="off" />
      <button class="button" disabled=${!code}>${say("web-join-go")}</button>
    </div>
  </form>`;
}

/** So many of one's own games leave those one could begin in sight. */
const FEW = 3;

/** @param {{title: string, tables: TableInfo[], empty?: string, own?: boolean, few?: boolean}} props */
function List({ title, tables, empty, own, few }) {
  const [all, show] = useState(false);
  const shown = few && !all ? tables.slice(0, FEW) : tables;
  return html`<section class="tables">
    <h2>${title}</h2>
    ${tables.length
      ? html`<ul>
          ${shown.map((table) => html`<li key=${table.code}><${Entry} table=${table} own=${own} /></li>`)}
        </ul>`
      : html`<p class="empty">${empty}</p>`}
    ${shown.length < tables.length && html`<button class="button quiet" onClick=${() => show(true)}>${say("web-own-tables-all", { tables: tables.length })}</button>`}
  </section>`;
}

/** Whether one of one's own seats is asked. Others may have the same name: it counts only where this browser does not know its seats. @param {TableInfo} table */
function isMine(table) {
  const seats = ownSeats(table.code);
  if (typeof table.actor !== "number") return false;
  return seats.length ? seats.some(({ seat }) => seat === table.actor) : namesOf(table)[table.actor] === ownName();
}

/** @param {{table: TableInfo, own?: boolean}} props */
function Entry({ table, own }) {
  const names = namesOf(table);
  const free = table.seats.filter((seat) => seat.kind === "open").length;
  const asked = typeof table.actor === "number" ? table.actor : null;
  const mine = own && isMine(table);
  let state = say("web-table-watch");
  if (table.status === "open") state = say("web-table-open", { seats: free });
  else if (table.status === "over" && table.winners)
    state = say("web-table-over", { names: table.winners.map((seat) => names[seat]).join(say("play-and")), points: number(Math.max(...(table.scores ?? [0]))) });
  else if (asked !== null) state = say("web-table-asked", { player: names[asked], you: mine && ownSeats(table.code).length < 2 ? "yes" : "no" });
  return html`<a class=${mine ? "entry mine" : "entry"} href=${`/table/${table.code}`}>
    <b>${say(`${table.game}-title`)}</b>
    <span>${names.join(" · ")}</span>
    <em>${state}</em>
    <time>${day(table.created)}</time>
  </a>`;
}
