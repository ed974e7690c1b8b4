// A new table: the game, who sits where, its options. Everything has a default, so two clicks are enough.
import { makeTable } from "../lib/api.js";
import { startCoach } from "../lib/coaching.js";
import { html, useState } from "../lib/html.js";
import { go } from "../lib/route.js";
import { has, say } from "../lib/texts.js";
import { Dialog } from "./dialog.js";
import { Face, OPPONENTS } from "./face.js";
import { Help } from "./tip.js";

export const LEVELS = ["novice", "easy", "normal", "hard", "expert"];
/** The bots that a game offers: levels, then opponents with a style that its options leave room for. @param {GameInfo} game @param {Record<string, string | boolean>} options */
export const botsOf = (game, options) => [
  ...LEVELS,
  ...game.opponents.filter(({ option }) => !option || options[option]).map(({ name }) => name),
];
/** A bot never stands in for a player at a table with so much patience. */
const FOREVER_SECONDS = 86400;
const STAND_IN_SECONDS = [60, 120, 600, FOREVER_SECONDS];
const PACES_MS = [0, 500, 1500, 3000];

/** @typedef {import("../types.js").GameInfo} GameInfo */
/** Who shall sit in a seat. @typedef {{kind: "me" | "another" | "open" | "bot", level: string, name: string}} SeatPlan */
/** @typedef {{options: Record<string, string | boolean>, listed: boolean, hints: boolean, standIn: number, pace: number}} Plan */
/** @typedef {(change: Partial<Plan>) => void} ChangePlan */

/** @param {number} seat @returns {SeatPlan} */
const defaultSeat = (seat) => ({ kind: seat ? "open" : "me", level: "normal", name: "" });

/** What the server is asked for. @param {GameInfo} game @param {SeatPlan[]} seats @param {Plan} plan @param {boolean} hasOpenSeats */
const tableWanted = (game, seats, { options, listed, hints, standIn, pace }, hasOpenSeats) => ({
  game: game.name,
  seats: seats.map(({ kind, level, name }) => ({
    kind: kind === "another" ? "me" : kind,
    level: kind === "bot" ? level : null,
    name: kind === "another" && name.trim() ? name.trim() : null,
  })),
  options: Object.fromEntries(Object.entries(options).filter(([option]) => option in game.options)),
  listed: hasOpenSeats && listed,
  hints,
  stand_in: standIn === FOREVER_SECONDS ? null : standIn,
  pace,
});

/** The seat of the only player among bots; -1 if there are other people or none. @param {SeatPlan[]} seats */
const aloneWithBots = (seats) =>
  seats.filter(({ kind }) => kind !== "bot").length === 1 ? seats.findIndex(({ kind }) => kind === "me") : -1;

/** In a first game against bots the player begins, and the coach speaks. @param {{games: GameInfo[], game: string, isFirstOf: (game: string) => boolean, onClose: () => void}} props */
export function NewTable({ games, game: first, isFirstOf, onClose }) {
  const [name, setName] = useState(first);
  const [seats, setSeats] = useState([defaultSeat(0), defaultSeat(1)]);
  const [plan, setPlan] = useState(
    /** @type {Plan} */ ({ options: {}, listed: true, hints: true, standIn: 120, pace: 500 }),
  );
  const [problem, setProblem] = useState("");
  const [isBusy, setIsBusy] = useState(false);
  const game = games.find((found) => found.name === name) ?? games[0];
  const bots = botsOf(game, plan.options);
  const hasOpenSeats = seats.some(({ kind }) => kind === "open");
  const changePlan = (/** @type {Partial<Plan>} */ change) => setPlan({ ...plan, ...change });
  const resize = (/** @type {number} */ count) =>
    setSeats(Array.from({ length: count }, (_, seat) => seats[seat] ?? defaultSeat(seat)));
  const changeSeat = (/** @type {number} */ seat, /** @type {Partial<SeatPlan>} */ change) =>
    setSeats(seats.map((found, other) => (other === seat ? { ...found, ...change } : found)));

  async function make(/** @type {Event} */ event) {
    event.preventDefault();
    setIsBusy(true);
    try {
      const own = aloneWithBots(seats);
      const isCoached = own >= 0 && isFirstOf(game.name);
      const wanted = { ...tableWanted(game, seats, plan, hasOpenSeats), ...(isCoached && { first: own }) };
      const code = await makeTable(/** @type {any} */ (wanted), !hasOpenSeats);
      if (isCoached) startCoach();
      go(`/table/${code}`);
    } catch (error) {
      setProblem(/** @type {Error} */ (error).message);
      setIsBusy(false);
    }
  }
  return html`<${Dialog} title=${say("web-new-table")} onClose=${onClose}>
    <form class="form" onSubmit=${make}>
      <${Pick} title=${say("web-game")} name="game" values=${games.map((found) => found.name)} chosen=${game.name}
        label=${(/** @type {string} */ found) => say(`${found}-title`)} onPick=${setName} />
      <${Pick} title=${say("web-how-many")} name="players" values=${game.players} chosen=${seats.length} label=${String} onPick=${resize} />
      <fieldset>
        <legend><span class="named">${say("web-seats")}<${Help} tip=${say("web-tip-seats")} /></span></legend>
        ${seats.map((plan, seat) => html`<${SeatChoice} key=${seat} seat=${seat} plan=${plan} bots=${bots} onChange=${changeSeat} />`)}
      </fieldset>
      <${Options} game=${game} plan=${plan} changePlan=${changePlan} />
      ${hasOpenSeats && html`<${CheckRow} name="listed" label=${say("web-listed")} tip=${say("web-tip-listed")} checked=${plan.listed} onChange=${(/** @type {boolean} */ listed) => changePlan({ listed })} />`}
      ${problem && html`<p class="problem" role="alert">${problem}</p>`}
      <button class="button main-action" disabled=${isBusy}>${hasOpenSeats ? say("web-make-table") : say("web-begin")}</button>
    </form>
  <//>`;
}

/** One of a few values. @param {{title: string, name: string, values: any[], chosen: any, label: (value: any) => string, onPick: (value: any) => void}} props */
function Pick({ title, name, values, chosen, label, onPick }) {
  return html`<fieldset class="pick">
    <legend>${title}</legend>
    ${values.map(
      (value) => html`<label key=${value}>
        <input type="radio" name=${name} checked=${value === chosen} onChange=${() => onPick(value)} />
        <span>${label(value)}</span>
      </label>`,
    )}
  </fieldset>`;
}

/** Who sits in a seat. @param {{seat: number, plan: SeatPlan, bots: string[], onChange: (seat: number, change: Partial<SeatPlan>) => void}} props */
function SeatChoice({ seat, plan, bots, onChange }) {
  const choose = (/** @type {any} */ event) => {
    const [kind, level] = event.target.value.split(" ");
    onChange(seat, level ? { kind, level } : { kind });
  };
  return html`<div class="wish">
    <span class="wish-number" aria-hidden="true">${seat + 1}</span>
    <select aria-label=${say("web-seat-who", { number: seat + 1 })} value=${plan.kind === "bot" ? `bot ${plan.level}` : plan.kind} onChange=${choose}>
      <option value="me" selected=${plan.kind === "me"}>${say("web-wish-me")}</option>
      <option value="open" selected=${plan.kind === "open"}>${say("web-wish-open")}</option>
      <option value="another" selected=${plan.kind === "another"}>${say("web-wish-another")}</option>
      ${bots.map((level) => html`<option value=${`bot ${level}`} selected=${plan.kind === "bot" && plan.level === level}>${say("web-seat-bot", { level })}</option>`)}
    </select>
    ${plan.kind === "bot" && OPPONENTS.includes(plan.level) && html`<${Face} of=${plan.level} /><small class="manner">${say("web-manner", { level: plan.level })}</small>`}
    ${
      plan.kind === "another" &&
      html`<input
      value=${plan.name}
      maxlength="30"
      required
      placeholder=${say("web-name")}
      aria-label=${say("web-seat-name", { number: seat + 1 })}
      onInput=${(/** @type {any} */ event) => onChange(seat, { name: event.target.value })}
    />`
    }
  </div>`;
}

/** The options of the game and of the table. An expansion, which is there or not, stands outside of the variants, and so does what is explained to newcomers. @param {{game: GameInfo, plan: Plan, changePlan: ChangePlan}} props */
function Options({ game, plan, changePlan }) {
  const options = Object.keys(game.options);
  const isProminent = (/** @type {string} */ option) =>
    typeof game.options[option][0] === "boolean" || has(`web-option-${game.name}-${option}-note`);
  const row = (/** @type {string} */ option) =>
    html`<${OptionRow} key=${option} game=${game} option=${option} plan=${plan} changePlan=${changePlan} />`;
  return html`${options.filter(isProminent).map(row)}
    <details>
      <summary>${say("web-options")}</summary>
      ${options.filter((option) => !isProminent(option)).map(row)}
      <${CheckRow} name="hints" label=${say("web-hints-allowed")} tip=${say("web-tip-hints")} checked=${plan.hints} onChange=${(/** @type {boolean} */ hints) => changePlan({ hints })} />
      <${SelectRow} name="pace" label=${say("web-pace")} tip=${say("web-tip-pace")} values=${PACES_MS} chosen=${plan.pace}
        word=${(/** @type {number} */ pace) => say("web-pace-of", { pace })} onChoose=${(/** @type {number} */ pace) => changePlan({ pace })} />
      <${SelectRow} name="stand-in" label=${say("web-stand-in")} tip=${say("web-tip-stand-in")} values=${STAND_IN_SECONDS} chosen=${plan.standIn}
        word=${(/** @type {number} */ seconds) => say("web-stand-in-after", { seconds })} onChoose=${(/** @type {number} */ standIn) => changePlan({ standIn })} />
    </details>`;
}

/** An option of the game. @param {{game: GameInfo, option: string, plan: Plan, changePlan: ChangePlan}} props */
function OptionRow({ game, option, plan, changePlan }) {
  const key = `web-option-${game.name}-${option}`;
  const values = game.options[option];
  const word = (/** @type {any} */ value) => (has(`${key}-${value}`) ? say(`${key}-${value}`) : String(value));
  const choose = (/** @type {any} */ value) => changePlan({ options: { ...plan.options, [option]: value } });
  const note = has(`${key}-note`) ? html`<p class="note">${say(`${key}-note`)}</p>` : null;
  return html`<${SelectRow} name=${`option-${option}`} label=${has(key) ? say(key) : option} tip=${say("web-tip-option")} rule=${game.option_rules[option] ?? ""}
    values=${values} chosen=${plan.options[option] ?? values[0]} word=${word} onChoose=${choose} />${note}`;
}

/** Something that can be set, with its explanation. @param {{name: string, label: string, tip: string, rule?: string, children?: any}} props */
function Row({ name, label, tip, rule, children }) {
  return html`<div class="row"><span class="named"><label for=${name}>${label}</label><${Help} tip=${tip} rule=${rule} /></span>${children}</div>`;
}

/** @param {{name: string, label: string, tip: string, checked: boolean, onChange: (checked: boolean) => void}} props */
function CheckRow({ name, label, tip, checked, onChange }) {
  return html`<${Row} name=${name} label=${label} tip=${tip}>
    <input id=${name} type="checkbox" checked=${checked} onChange=${(/** @type {any} */ event) => onChange(event.target.checked)} />
  <//>`;
}

/** @param {{name: string, label: string, tip: string, rule?: string, values: any[], chosen: any, word: (value: any) => string, onChoose: (value: any) => void}} props */
function SelectRow({ name, label, tip, rule, values, chosen, word, onChoose }) {
  return html`<${Row} name=${name} label=${label} tip=${tip} rule=${rule}>
    <select id=${name} onChange=${(/** @type {any} */ event) => onChoose(values[event.target.selectedIndex])}>
      ${values.map((value) => html`<option selected=${value === chosen}>${word(value)}</option>`)}
    </select>
  <//>`;
}
