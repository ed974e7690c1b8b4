// A new table: the game, who sits where, its options. Everything has a default, so two clicks are enough.
import { makeTable } from "../lib/api.js";
import { html, useState } from "../lib/html.js";
import { go } from "../lib/route.js";
import { has, say } from "../lib/texts.js";
import { Dialog } from "./dialog.js";
import { Help } from "./tip.js";

export const LEVELS = ["novice", "easy", "normal", "hard", "expert"];
const PATIENCE = [60, 120, 600, 86400];
const PACES = [0, 500, 1500, 3000];
/** The rules that the options of the games change. @type {Record<string, Record<string, string>>} */
const VARIANTS = { corinth: { steward: "E2" }, "golden-horn": { modone: "C4", warehouses: "S4", dominio: "D1" } };

/** @typedef {{kind: "me" | "another" | "open" | "bot", level: string, name: string}} Wish */

/** @param {number} place @returns {Wish} */
const wish = (place) => ({ kind: place ? "open" : "me", level: "normal", name: "" });

/** @param {string} game @param {string} option */
const variant = (game, option) => ({ tip: say("web-tip-option"), rule: VARIANTS[game]?.[option] ?? "" });

/** Something that can be set, with its explanation. @param {{name: string, label: string, tip: string, rule?: string, children?: any}} props */
function Row({ name, label, tip, rule, children }) {
  return html`<div class="row"><span class="named"><label for=${name}>${label}</label><${Help} tip=${tip} rule=${rule} /></span>${children}</div>`;
}

/** @param {{games: import("../types.js").GameInfo[], game: string, onClose: () => void}} props */
export function NewTable({ games, game: first, onClose }) {
  const [name, pick] = useState(first);
  const [wishes, change] = useState([wish(0), wish(1)]);
  const [options, opt] = useState(/** @type {Record<string, string | boolean>} */ ({}));
  const [listed, list] = useState(true);
  const [hints, allow] = useState(true);
  const [standIn, wait] = useState(120);
  const [pace, slow] = useState(500);
  const [problem, complain] = useState("");
  const [busy, work] = useState(false);
  const game = games.find((found) => found.name === name) ?? games[0];
  const set = (/** @type {number} */ place, /** @type {Partial<Wish>} */ part) =>
    change(wishes.map((found, other) => (other === place ? { ...found, ...part } : found)));
  const seats = (/** @type {number} */ count) => change(Array.from({ length: count }, (_, place) => wishes[place] ?? wish(place)));
  const waiting = wishes.some((found) => found.kind === "open");

  async function make(/** @type {Event} */ event) {
    event.preventDefault();
    work(true);
    try {
      const wanted = {
        game: game.name,
        seats: wishes.map(({ kind, level, name: called }) => ({
          kind: kind === "another" ? "me" : kind,
          level: kind === "bot" ? level : null,
          name: kind === "another" && called.trim() ? called.trim() : null,
        })),
        options: Object.fromEntries(Object.entries(options).filter(([option]) => option in game.options)),
        listed: waiting && listed,
        hints,
        stand_in: standIn === 86400 ? null : standIn,
        pace,
      };
      go(`/table/${await makeTable(/** @type {any} */ (wanted), !waiting)}`);
    } catch (error) {
      complain(/** @type {Error} */ (error).message);
      work(false);
    }
  }

  /** Whether an option is with or without something: an expansion is not hidden among the variants. @param {string} option */
  const expands = (option) => typeof game.options[option][0] === "boolean";
  const choose = (/** @type {string} */ option) => {
    const key = `web-option-${game.name}-${option}`;
    const values = game.options[option];
    return html`<${Row} key=${option} name=${`option-${option}`} label=${has(key) ? say(key) : option} ...${variant(game.name, option)}>
      <select id=${`option-${option}`} onChange=${(/** @type {any} */ event) => opt({ ...options, [option]: values[event.target.selectedIndex] })}>
        ${values.map((value) => {
          const text = `${key}-${value}`;
          return html`<option selected=${(options[option] ?? values[0]) === value}>${has(text) ? say(text) : String(value)}</option>`;
        })}
      </select>
    <//>`;
  };

  return html`<${Dialog} title=${say("web-new-table")} onClose=${onClose}>
    <form class="form" onSubmit=${make}>
      <fieldset class="pick">
        <legend>${say("web-game")}</legend>
        ${games.map(
          (found) => html`<label key=${found.name}>
            <input type="radio" name="game" checked=${found.name === game.name} onChange=${() => pick(found.name)} />
            <span>${say(`${found.name}-title`)}</span>
          </label>`,
        )}
      </fieldset>
      <fieldset class="pick">
        <legend>${say("web-how-many")}</legend>
        ${game.players.map(
          (count) => html`<label key=${count}>
            <input type="radio" name="players" checked=${count === wishes.length} onChange=${() => seats(count)} /><span>${count}</span>
          </label>`,
        )}
      </fieldset>
      <fieldset>
        <legend><span class="named">${say("web-seats")}<${Help} tip=${say("web-tip-seats")} /></span></legend>
        ${wishes.map(
          (found, place) => html`<div class="wish" key=${place}>
            <span class="wish-number" aria-hidden="true">${place + 1}</span>
            <select
              aria-label=${say("web-seat-who", { number: place + 1 })}
              value=${found.kind === "bot" ? `bot ${found.level}` : found.kind}
              onChange=${(/** @type {any} */ event) => {
                const [kind, level] = event.target.value.split(" ");
                set(place, level ? { kind, level } : { kind });
              }}
            >
              <option value="me" selected=${found.kind === "me"}>${say("web-wish-me")}</option>
              <option value="open" selected=${found.kind === "open"}>${say("web-wish-open")}</option>
              <option value="another" selected=${found.kind === "another"}>${say("web-wish-another")}</option>
              ${LEVELS.map(
                (level) => html`<option value=${`bot ${level}`} selected=${found.kind === "bot" && found.level === level}>
                  ${say("web-seat-bot", { level: say(`web-level-${level}`) })}
                </option>`,
              )}
            </select>
            ${found.kind === "another" &&
            html`<input
              value=${found.name}
              maxlength="30"
              required
              placeholder=${say("web-name")}
              aria-label=${say("web-seat-name", { number: place + 1 })}
              onInput=${(/** @type {any} */ event) => set(place, { name: event.target.value })}
            />`}
          </div>`,
        )}
      </fieldset>
      ${Object.keys(game.options).filter(expands).map(choose)}
      <details>
        <summary>${say("web-options")}</summary>
        ${Object.keys(game.options).filter((option) => !expands(option)).map(choose)}
        <${Row} name="hints" label=${say("web-hints-allowed")} tip=${say("web-tip-hints")}>
          <input id="hints" type="checkbox" checked=${hints} onChange=${(/** @type {any} */ event) => allow(event.target.checked)} /><//>
        <${Row} name="pace" label=${say("web-pace")} tip=${say("web-tip-pace")}>
          <select id="pace" onChange=${(/** @type {any} */ event) => slow(PACES[event.target.selectedIndex])}>
            ${PACES.map((found) => html`<option selected=${found === pace}>${say("web-pace-of", { pace: found })}</option>`)}
          </select><//>
        <${Row} name="stand-in" label=${say("web-stand-in")} tip=${say("web-tip-stand-in")}>
          <select id="stand-in" onChange=${(/** @type {any} */ event) => wait(PATIENCE[event.target.selectedIndex])}>
            ${PATIENCE.map((seconds) => html`<option selected=${seconds === standIn}>${say("web-stand-in-after", { seconds })}</option>`)}
          </select><//>
      </details>
      ${waiting &&
      html`<${Row} name="listed" label=${say("web-listed")} tip=${say("web-tip-listed")}>
        <input id="listed" type="checkbox" checked=${listed} onChange=${(/** @type {any} */ event) => list(event.target.checked)} /><//>`}
      ${problem && html`<p class="problem" role="alert">${problem}</p>`}
      <button class="button main-action" disabled=${busy}>${waiting ? say("web-make-table") : say("web-begin")}</button>
    </form>
  <//>`;
}
