// A game's view as tables: what holds for the whole table, and what each seat has, in a column for each.
import { html } from "../lib/html.js";
import { has, join, number, say } from "../lib/texts.js";
import { sortFields, splitId, wordValue } from "../lib/viewfields.js";

/** @typedef {import("../lib/viewfields.js").Words} Words */

/** The message of an id, or else the id. @param {string} game @param {string} id */
function wordId(game, id) {
  const { key, values } = splitId(id);
  const message = `${game}-value-${key}`;
  return has(message) ? say(message, values) : id.replaceAll("_", " ");
}

/** The messages of a game begin with its name. @param {string} game @param {string[]} names of the players @returns {Words} */
function wordsOf(game, names) {
  const shows = (/** @type {string[]} */ fields) => fields.map((field) => `${game}-shows-${field}`).find(has);
  const word = (/** @type {string | number} */ value, /** @type {string[]} */ fields, /** @type {string} */ plain) => {
    const key = shows(fields);
    return key ? say(key, { value, player: names[/** @type {number} */ (value)] ?? "" }) : plain;
  };
  return {
    label: (name) => (has(`${game}-field-${name}`) ? say(`${game}-field-${name}`) : wordId(game, name)),
    id: (id, fields) => word(id, fields, wordId(game, id)),
    number: (value, fields) => word(value, fields, number(value)),
    flag: (value) => say(value ? "web-plain-yes" : "web-plain-no"),
    pair: (name, value) => say("web-plain-pair", { name, value }),
    list: join,
  };
}

/** @param {{game: string, view: Record<string, unknown>, seatFields: string[], names: string[]}} props */
export function ViewTables({ game, view, seatFields, names }) {
  const { common, bySeat } = sortFields(view ?? {}, seatFields);
  const words = wordsOf(game, names);
  return html`${bySeat.map(({ name, fields, seats }) => html`<${SeatTable} key=${name} caption=${name ? words.label(name) : say("web-seats")} fields=${fields} seats=${seats} names=${names} words=${words} />`)}
    ${
      common.length > 0 &&
      html`<${TableBox} caption=${say("web-plain-state")}>
      <tbody>
        ${common.map(
          ({ name, value }) => html`<tr key=${name}>
            <th scope="row">${words.label(name)}</th>
            <td>${wordValue(value, words, [name])}</td>
          </tr>`,
        )}
      </tbody>
    <//>`
    }`;
}

/** What each seat has. @param {{caption: string, fields: string[], seats: Record<string, unknown>[], names: string[], words: Words}} props */
function SeatTable({ caption, fields, seats, names, words }) {
  return html`<${TableBox} caption=${caption}>
    <thead>
      <tr>
        <td></td>
        ${names.map((name, seat) => html`<th scope="col" key=${seat} class=${`seat-${seat}`}>${name}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${fields.map(
        (field) => html`<tr key=${field}>
          <th scope="row">${words.label(field)}</th>
          ${seats.map((values, seat) => html`<td key=${seat}>${wordValue(values[field], words, [field])}</td>`)}
        </tr>`,
      )}
    </tbody>
  <//>`;
}

/** A table that can be scrolled sideways, also by the keyboard. @param {{caption: string, children?: any}} props */
function TableBox({ caption, children }) {
  return html`<div class="view-box" role="region" aria-label=${caption} tabindex="0">
    <table class="view-table">
      <caption>${caption}</caption>
      ${children}
    </table>
  </div>`;
}
