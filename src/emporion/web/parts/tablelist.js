// Tables in a list: whose turn it is, who plays, who has won.
import { ownName, ownSeats } from "../lib/api.js";
import { html, useState } from "../lib/html.js";
import { day, join, number, say } from "../lib/texts.js";
import { namesOf } from "./seats.js";
import { Sign } from "./sign.js";
import { tipped } from "./tip.js";

/** @typedef {import("../types.js").TableInfo} TableInfo */

/** A short list shows so many tables at first, so that the games which can be begun stay in sight. */
const SHORT_LENGTH = 3;

/** @param {{title: string, tables: TableInfo[], empty?: string, own?: boolean, isShort?: boolean, onRemove?: (code: string) => () => void}} props */
export function TableList({ title, tables, empty, own, isShort, onRemove }) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isShort && !isWhole ? tables.slice(0, SHORT_LENGTH) : tables;
  return html`<section class="tables">
    <h2>${title}</h2>
    ${
      tables.length
        ? html`<ul>
          ${shown.map(
            (table) => html`<li key=${table.code}><${TableEntry} table=${table} own=${own} />
            ${onRemove && html`<button class="icon" onClick=${onRemove(table.code)} aria-label=${say("web-list-remove")} ...${tipped(say("web-list-remove"))}><${Sign} of="close" /></button>`}
          </li>`,
          )}
        </ul>`
        : html`<p class="empty">${empty}</p>`
    }
    ${shown.length < tables.length && html`<button class="button quiet" onClick=${() => setIsWhole(true)}>${say("web-own-tables-all", { tables: tables.length })}</button>`}
  </section>`;
}

/**
 * Whether a seat of this player is asked. Other players may have the same name, so it counts only where this browser does not know its seats.
 * @param {TableInfo} table
 */
export function isOwnTurn(table) {
  const seats = ownSeats(table.code);
  if (typeof table.actor !== "number") return false;
  return seats.length ? seats.some(({ seat }) => seat === table.actor) : namesOf(table)[table.actor] === ownName();
}

/** Where a table stands, in words. @param {TableInfo} table @param {string[]} names @param {boolean} isAsked */
function statusText(table, names, isAsked) {
  const free = table.seats.filter((seat) => seat.kind === "open").length;
  if (table.status === "open") return say("web-table-open", { seats: free });
  if (table.abandoned) return say("web-table-abandoned");
  if (table.status === "over" && table.winners)
    return say("web-table-over", {
      names: table.winners.map((seat) => names[seat]),
      points: number(Math.max(...(table.scores ?? [0]))),
    });
  if (typeof table.actor !== "number") return say("web-table-watch");
  const you = isAsked && ownSeats(table.code).length < 2 ? "yes" : "no";
  return say("web-table-asked", { player: names[table.actor], you });
}

/** The names of the players, those of bots with their levels. @param {TableInfo} table @param {string[]} names */
const levelledNames = (table, names) =>
  table.seats.map(({ seat, level }) =>
    level === null ? names[seat] : say("web-name-level", { name: names[seat], level }),
  );

/** @param {{table: TableInfo, own?: boolean}} props */
function TableEntry({ table, own = false }) {
  const names = namesOf(table);
  const isAsked = own && isOwnTurn(table);
  return html`<a class=${isAsked ? "entry mine" : "entry"} href=${`/table/${table.code}`}>
    <b>${say(`${table.game}-title`)}</b>
    <span>${join(levelledNames(table, names), "dots")}</span>
    <em>${statusText(table, names, isAsked)}</em>
    <time>${day(table.created)}</time>
  </a>`;
}
