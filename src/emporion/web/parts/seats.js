// Who plays: names, points, who is connected, who thinks, for whom a bot stands in.
import { html } from "../lib/html.js";
import { rulesOfThing } from "../lib/rulebook.js";
import { number, say } from "../lib/texts.js";
import { Face, OPPONENTS } from "./face.js";
import { LEVELS } from "./newtable.js";
import { Sign } from "./sign.js";
import { tipped } from "./tip.js";

/** @typedef {import("../types.js").SeatInfo} SeatInfo */

/** Of a bot in a record its level is all the name there is. */
const NAMELESS = ["random", ...LEVELS, ...OPPONENTS];

/** @param {import("../types.js").TableInfo} table @param {SeatInfo} seat */
const isBot = (table, seat) => seat.level != null || ((table.replay || table.explore) && NAMELESS.includes(seat.name));

/** A record without names has the numbers of the seats. @param {import("../types.js").TableInfo} table @param {SeatInfo} seat */
function nameOf(table, seat) {
  if ((table.replay || table.explore) && seat.name === String(seat.seat + 1))
    return say("web-seat-number", { number: seat.seat + 1 });
  return seat.name || say("web-seat-open");
}

/** Bots have names of their own, also where people try moves for them. @param {import("../types.js").TableInfo} table @returns {string[]} */
export function namesOf(table) {
  let bots = 0;
  return table.seats.map((seat) =>
    isBot(table, seat) ? say("play-bot-name", { number: ++bots }) : nameOf(table, seat),
  );
}

/** @param {SeatInfo} seat @param {boolean} asked */
function state(seat, asked) {
  if (seat.left) return say("web-seat-left", { level: seat.stand_in });
  if (seat.stand_in) return say("web-seat-stand-in", { level: seat.stand_in });
  if (seat.kind === "bot") return asked ? say("web-seat-thinking") : say("web-seat-bot", { level: seat.level });
  if (seat.kind === "open") return say("web-seat-waiting");
  if (!seat.connected) return say("web-seat-away");
  return asked ? say("web-seat-asked") : say("web-seat-here");
}

/** The same of a moment that is past, or on a board that is no game. @param {SeatInfo} seat @param {boolean} asked */
function stood(seat, asked) {
  if (asked) return say("web-seat-asked");
  return seat.kind === "bot" ? say("web-seat-bot", { level: seat.level }) : "";
}

/** What that means. @param {SeatInfo} seat */
function why(seat) {
  if (seat.left) return say("web-tip-seat-left");
  if (seat.stand_in) return say("web-tip-seat-stand-in");
  if (seat.level && OPPONENTS.includes(seat.level)) return say("web-manner", { level: seat.level });
  if (seat.kind === "bot") return say("web-tip-seat-bot", { level: seat.level });
  return say(seat.connected ? "web-tip-seat-here" : "web-tip-seat-away");
}

/**
 * @param {{table: import("../types.js").TableInfo, position: import("../types.js").Position | null, own: number[], seat: number | null, past: boolean,
 *   SeatFlag?: any}} props
 */
export function Seats({ table, position, own, seat: shown, past, SeatFlag }) {
  const names = namesOf(table);
  const actor = position?.actor ?? table.actor;
  const still = past || table.explore || table.replay; // no player is there, and no bot thinks
  return html`<ol class="seats" aria-label=${say("web-seats")}>
    ${table.seats.map((seat) => {
      const asked = actor === seat.seat;
      const points = position?.scores[seat.seat];
      const kinds = [
        "seat",
        `seat-${seat.seat}`,
        asked && "asked",
        !still && !seat.connected && "away",
        seat.seat === shown && "shown",
      ];
      return html`<li key=${seat.seat} class=${kinds.filter(Boolean).join(" ")} aria-current=${asked ? "true" : null}>
        <span class=${SeatFlag ? "seat-mark flagged" : "seat-mark"} aria-hidden="true">${SeatFlag ? html`<${SeatFlag} seat=${seat.seat} />` : html`<${Sign} of=${isBot(table, seat) ? "bot" : "person"} />`}</span>
        <span class="seat-name">${seat.level && OPPONENTS.includes(seat.level) && html`<${Face} of=${seat.level} />`}${names[seat.seat]}${own.includes(seat.seat) && html` <small>${say("web-you")}</small>`}</span>
        <span class="seat-state" ...${still ? {} : tipped(why(seat), "", true)}>${still ? stood(seat, asked) : state(seat, asked)}</span>
        ${
          position &&
          html`<span class="seat-points" ...${tipped(say(points == null ? "web-tip-points-hidden" : "web-tip-points", { name: names[seat.seat] }), rulesOfThing("scoring"), true)}>
          ${points == null ? "?" : number(points)}
        </span>`
        }
      </li>`;
    })}
  </ol>`;
}
