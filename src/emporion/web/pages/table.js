// A table: what is asked on top, the board in the middle, people, log and chat at the side or behind tabs.
import { plain, shop } from "../games/index.js";
import { html, useEffect, useMemo, useState } from "../lib/html.js";
import { Session } from "../lib/session.js";
import { choose, motion, settings } from "../lib/settings.js";
import { sound } from "../lib/sound.js";
import { useStore } from "../lib/store.js";
import { say } from "../lib/texts.js";
import { Advice } from "../parts/advice.js";
import { Chat } from "../parts/chat.js";
import { Cover } from "../parts/cover.js";
import { Ending, verdict } from "../parts/ending.js";
import { Header } from "../parts/header.js";
import { Log } from "../parts/log.js";
import { openRule, Rulebook } from "../parts/rules.js";
import { namesOf, Seats } from "../parts/seats.js";
import { Sign } from "../parts/sign.js";
import { RuleLink } from "../parts/tip.js";
import { Waiting } from "../parts/waiting.js";

/** @typedef {import("../lib/session.js").Shown} Shown */
/** @typedef {import("../types.js").TableInfo} TableInfo */

const TABS = ["board", "log", "chat"];

/** @param {{code: string, replay: boolean}} props */
export function TablePage({ code, replay }) {
  const session = useMemo(() => new Session(code), [code]);
  const shown = useStore(session.shown);
  const { language, plain: simple } = useStore(settings);
  const [shops, stock] = useState(/** @type {import("../games/index.js").Shop | null} */ (null));
  const [tab, turn] = useState("board");
  const [read, reading] = useState(0);
  const { table, position, next } = shown;

  useEffect(() => () => session.end(), [session]);
  useEffect(() => {
    if (table) void shop(table.game).then(stock, () => stock(plain));
  }, [table?.game]);
  useEffect(() => {
    if (replay && position && !shown.past) void session.look(0);
  }, [replay, position === null]);
  const asked = !!position && shown.seat !== null && position.actor === shown.seat;
  useTitle(table, asked || next !== null, language);
  useKeys(session, shown);
  const said = shown.entries.filter((entry) => entry.kind === "chat").length;
  useEffect(() => {
    if (tab === "chat") reading(said);
  }, [tab, said]);

  if (shown.failed) return html`<${Header} /><main class="failed" id="main"><h1>${say("web-no-table")}</h1><p>${shown.failed}</p><a class="button" href="/">${say("web-to-lobby")}</a></main>`;
  if (!table || (!shops && table.status !== "open")) return html`<${Header} /><main class="loading" id="main"><p>${say("web-loading")}</p></main>`;
  if (next !== null) return html`<${Header} /><${Lost} lost=${shown.lost} /><${Cover} name=${namesOf(table)[next]} onReady=${() => session.uncover()} />`;
  if (table.status === "open")
    return html`<${Header} /><${Lost} lost=${shown.lost} />
      <main class="before" id="main" tabindex="-1">
        <${Waiting} session=${session} table=${table} own=${shown.own} />
        <section class="side-chat"><h2>${say("web-chat")}</h2>
          <${Chat} entries=${shown.entries} onSay=${(/** @type {string} */ text) => session.chat(text)} may=${shown.own.length > 0} /></section>
      </main>`;

  const names = namesOf(table);
  const goods = /** @type {import("../games/index.js").Shop} */ (shops);
  const context = { game: table.game, names, seat: shown.seat, components: shown.components };
  const there = shown.past?.position ?? position;
  const at = shown.past ? shown.past.event : null;
  const Board = simple ? plain.Board : goods.Board;
  const result = position?.result;
  const unread = said > read && tab !== "chat";
  return html`<${Header}><span class="where">${say(`${table.game}-title`)}</span><//>
    <${Lost} lost=${shown.lost} />
    <main class=${`table tab-${tab} game-${table.game}`} id="main" tabindex="-1">
      <h1 class="hidden">${say(`${table.game}-title`)}</h1>
      <${Sentence} shown=${shown} names=${names} context=${context} question=${goods.question} session=${session} />
      <section class="middle" aria-label=${say("web-board")}>
        ${shown.past && html`<${Past} session=${session} past=${shown.past} table=${table} names=${names} />`}
        ${shown.hint && !shown.past && position && html`<${Advice} hint=${shown.hint} game=${table.game} position=${position} seat=${shown.seat} busy=${shown.busy} onPlay=${(/** @type {string[]} */ moves) => session.play(moves)} />`}
        ${result && !shown.past && html`<${Ending} session=${session} table=${table} result=${result} names=${names} own=${shown.own} seat=${shown.seat} />`}
        ${there &&
        shown.components &&
        html`<div class=${asked && !shown.past ? "board-place asked" : "board-place"}>
          <${Board}
            table=${table}
            seat=${shown.seat}
            position=${there}
            entries=${shown.past ? (shown.past.entry ? [shown.past.entry] : []) : shown.fresh}
            names=${names}
            components=${shown.components}
            hint=${shown.past ? null : shown.hint}
            busy=${shown.busy}
            motion=${motion()}
            sound=${sound}
            say=${say}
            play=${(/** @type {string[]} */ moves) => session.play(moves)}
          />
        </div>`}
      </section>
      <aside class="side">
        <${Seats} table=${table} position=${there} own=${shown.own} seat=${shown.seat} />
        <section class="side-log">
          <h2>${say("web-log")}</h2>
          <${Log} entries=${shown.entries} context=${context} describe=${goods.describe} language=${language} kept=${session.kept()} at=${at} onLook=${(/** @type {number} */ event) => { turn("board"); void session.look(event); }} />
        </section>
        <section class="side-chat">
          <h2>${say("web-chat")}</h2>
          <${Chat} entries=${shown.entries} onSay=${(/** @type {string} */ text) => session.chat(text)} may=${shown.own.length > 0} />
        </section>
        <div class="side-more">
          <button class="button quiet" onClick=${() => openRule("")}><${Sign} of="book" /> ${say("web-rules-open")}</button>
          <button class="button quiet" aria-pressed=${simple} onClick=${() => choose({ plain: !simple })}>
            <${Sign} of=${simple ? "board" : "list"} /> ${say(simple ? "web-show-board" : "web-show-list")}
          </button>
        </div>
      </aside>
      <nav class="tabs" aria-label=${say("web-tabs")}>
        ${TABS.map(
          (name) => html`<button key=${name} aria-pressed=${tab === name} onClick=${() => turn(name)}>
            <span>${say(`web-tab-${name}`)}</span>${name === "chat" && unread && html`<i class="unread" title=${say("web-unread")}></i>`}
          </button>`,
        )}
      </nav>
    </main>
    <${Rulebook} game=${table.game} rules=${shown.rules} />`;
}

/** The one sentence, with what one can do about it. @param {{shown: Shown, names: string[], context: any, question: any, session: Session}} props */
function Sentence({ shown, names, context, question, session }) {
  const { position, table, notice } = shown;
  const asked = !!position && position.actor === shown.seat && shown.seat !== null;
  let text = say("web-loading");
  if (position && table) {
    if (position.result) text = verdict(table, position.result, names, shown.seat);
    else if (asked) text = question(position, context);
    else if (typeof position.actor === "number") {
      const seat = table.seats[position.actor];
      const kind = seat.kind === "bot" || seat.stand_in ? "web-thinks" : seat.connected ? "web-turn-of" : "web-turn-away";
      text = say(kind, { player: names[position.actor] });
    }
  }
  const who = asked && shown.own.length > 1 ? say("web-turn-named", { player: names[/** @type {number} */ (shown.seat)] }) : asked ? say("web-your-turn") : "";
  return html`<div class=${asked ? "ask asked" : "ask"}>
    <div class="ask-text" role="status" aria-live="polite">
      ${who && html`<strong>${who}</strong> `}<span>${text}</span>
      ${notice && html`<p class="notice">${notice.text} ${notice.rule && html`<${RuleLink} rule=${notice.rule} />`}</p>`}
    </div>
    <div class="ask-actions">
      ${asked &&
      table?.hints &&
      html`<button class="button" disabled=${shown.hinting || shown.busy} onClick=${() => session.askHint()} title=${say("web-hint-key")}>
        <${Sign} of="hint" /><span>${say(shown.hinting ? "web-hinting" : "web-hint")}</span>
      </button>`}
      ${position && shown.own.length > 0 && !position.result &&
      html`<button class="button" disabled=${!position.undo || !!shown.past} onClick=${() => session.undo()} title=${say("web-undo-key")}>
        <${Sign} of="undo" /><span>${say("web-undo")}</span>
      </button>`}
    </div>
  </div>`;
}

/** Where one looks back to, and the ways from there. @param {{session: Session, past: import("../types.js").Moment, table: TableInfo, names: string[]}} props */
function Past({ session, past, table, names }) {
  const [viewer, view] = useState("");
  const look = (/** @type {number} */ event) => session.look(Math.max(0, Math.min(past.of, event)), viewer || null);
  useEffect(() => {
    if (table.status === "over" && viewer) void look(past.event);
  }, [viewer]);
  return html`<section class="past" aria-label=${say("web-past")}>
    <p>${say("web-past-at", { event: past.event, of: past.of })}</p>
    <input type="range" min="0" max=${past.of} value=${past.event} aria-label=${say("web-past-slider")} onInput=${(/** @type {any} */ event) => look(Number(event.target.value))} />
    <div class="past-steps">
      <button class="icon" onClick=${() => look(0)} aria-label=${say("web-past-first")}><${Sign} of="first" /></button>
      <button class="icon" onClick=${() => look(past.event - 1)} disabled=${past.event === 0} aria-label=${say("web-past-back")}><${Sign} of="back" /></button>
      <button class="icon" onClick=${() => look(past.event + 1)} disabled=${past.event === past.of} aria-label=${say("web-past-on")}><${Sign} of="on" /></button>
      <button class="icon" onClick=${() => look(past.of)} aria-label=${say("web-past-last")}><${Sign} of="last" /></button>
      ${table.status === "over" &&
      session.shown.value.secret &&
      html`<select aria-label=${say("web-past-viewer")} onChange=${(/** @type {any} */ event) => view(event.target.value)}>
        ${names.map((name, seat) => html`<option value=${seat} selected=${String(seat) === viewer}>${name}</option>`)}
      </select>`}
      <button class="button" onClick=${() => session.now()}>${say("web-past-now")}</button>
    </div>
  </section>`;
}

/** @param {{lost: boolean}} props */
function Lost({ lost }) {
  return html`<div class=${lost ? "lost" : "lost hidden"} role="alert">${lost && say("web-lost")}</div>`;
}

/** The title and the icon say whose turn it is. @param {TableInfo | null} table @param {boolean} asked @param {string} language */
function useTitle(table, asked, language) {
  useEffect(() => {
    const title = table ? say(`${table.game}-title`) : "Emporion";
    document.title = asked ? say("web-title-turn", { title }) : `${title} · Emporion`;
    const icon = /** @type {HTMLLinkElement | null} */ (document.querySelector("link[rel=icon]"));
    if (!icon) return;
    icon.dataset.plain ??= icon.href;
    icon.href = asked ? icon.dataset.turn ?? icon.href : icon.dataset.plain;
    return () => void (icon.href = icon.dataset.plain ?? icon.href);
  }, [table?.game, asked, language]);
}

/** H asks for a hint, U takes back, arrows step while one looks back. @param {Session} session @param {Shown} shown */
function useKeys(session, shown) {
  useEffect(() => {
    const pressed = (/** @type {KeyboardEvent} */ event) => {
      const { target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || (target instanceof Element && target.closest("input, select, textarea, dialog"))) return;
      const { past, busy } = session.shown.value;
      if (past && event.key === "ArrowLeft") void session.look(Math.max(0, past.event - 1));
      else if (past && event.key === "ArrowRight") void session.look(Math.min(past.of, past.event + 1));
      else if (past && event.key === "Escape") session.now();
      else if (event.key === "h" && !busy && shown.table?.hints) session.askHint();
      else if (event.key === "u" && !past) session.undo();
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, [session, shown.table?.hints]);
}
