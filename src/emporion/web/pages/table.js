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
import { Latest, Log } from "../parts/log.js";
import { momentLink, Past, roundsOf } from "../parts/past.js";
import { Primer } from "../parts/primer.js";
import { Fairness } from "../parts/proof.js";
import { Review, useReview, Verdict } from "../parts/review.js";
import { openRule, Rulebook } from "../parts/rules.js";
import { namesOf, Seats } from "../parts/seats.js";
import { Sign } from "../parts/sign.js";
import { NotTheGame, Study } from "../parts/study.js";
import { RuleLink, tipped } from "../parts/tip.js";
import { Waiting } from "../parts/waiting.js";

/** @typedef {import("../lib/session.js").Shown} Shown */
/** @typedef {import("../types.js").TableInfo} TableInfo */

/** Where a hint lies over the foot of the board: whoever goes on there has read it, and it makes room. */
const narrow = matchMedia("(max-width: 900px)");
const TABS = ["board", "log", "chat"];
const REPLAY_TABS = ["board", "log", "review"];

/** @param {{code: string, replay: boolean}} props */
export function TablePage({ code, replay }) {
  const session = useSession(code);
  const shown = useStore(session.shown);
  const { language, plain: simple } = useStore(settings);
  const { table, position, next } = shown;
  const shops = useShop(table?.game);
  const [tab, turn] = useState("board");
  const [playing, run] = useState(false);
  const [doubting, doubt] = useState(false);
  const [asking, ask] = useState("");
  const reviewing = useReview(code);
  const asked = !!position && shown.seat !== null && position.actor === shown.seat;
  const said = shown.entries.filter((entry) => entry.kind === "chat").length;
  const read = useRead(tab, said);
  useLinked(replay, session, position === null);
  useAddress(replay, session, shown);
  useStill(shown.past === null, run);
  useTitle(table, asked || next !== null, language);
  useKeys(session, run);

  if (shown.failed) return html`<${Header} /><main class="failed" id="main"><h1>${say("web-no-table")}</h1><p>${shown.failed}</p><a class="button" href="/">${say("web-to-lobby")}</a></main>`;
  if (!table || (!shops && table.status !== "open")) return html`<${Header} /><main class="loading" id="main"><p>${say("web-loading")}</p></main>`;
  if (next !== null) return html`<${Header} /><${Lost} lost=${shown.lost} /><${Cover} name=${namesOf(table)[next]} onReady=${() => session.uncover()} />`;
  if (table.status === "open")
    return html`<${Header} /><${Lost} lost=${shown.lost} />
      <main class="before" id="main" tabindex="-1">
        <${Waiting} session=${session} table=${table} own=${shown.own} host=${session.isHost} notice=${shown.notice?.text ?? ""} />
        <section class="side-chat"><h2>${say("web-chat")}</h2>
          <${Chat} entries=${shown.entries} onSay=${(/** @type {string} */ text) => session.chat(text)} may=${shown.own.length > 0} marked /></section>
      </main>`;

  const names = namesOf(table);
  const goods = /** @type {import("../games/index.js").Shop} */ (shops);
  const context = { game: table.game, names, seat: shown.seat, components: shown.components };
  const several = shown.own.length > 1 || table.explore; // then nobody is “you” in the log: it would be somebody else at each turn
  const teller = several ? { ...context, seat: null } : context;
  const there = shown.past?.position ?? position;
  const over = table.status === "over" && !table.explore;
  const viewer = shown.past ? (shown.past.position.view?.seat ?? null) : shown.seat;
  const naming = (/** @type {string} */ move) => goods.naming(move, context);
  const following = (/** @type {string[]} */ moves) => goods.following?.(moves, context) ?? moves.map(naming);
  const gives = (/** @type {string} */ move, /** @type {any[]} */ preview, seat = viewer) => goods.gives(move, preview, { ...context, seat });
  const look = (/** @type {number} */ event) => {
    run(false);
    turn("board");
    void session.look(event);
  };
  const at = shown.past ? shown.past.event : null;
  const advised = shown.past || shown.heeded ? null : shown.hint;
  const Board = simple ? plain.Board : goods.Board;
  const result = position?.result;
  const unread = said > read && tab !== "chat";
  const progress = there ? goods.progress(there, context) : "";
  return html`<${Header}><span class="where">${say(`${table.game}-title`)}${progress && html` <small>${progress}</small>`}</span><//>
    <${Lost} lost=${shown.lost} />
    <main class=${`table tab-${tab} game-${table.game}${replay && over ? " replaying" : ""}`} id="main" tabindex="-1">
      <h1 class="hidden">${say(`${table.game}-title`)}</h1>
      <${Sentence} shown=${shown} names=${names} context=${context} question=${goods.question} asking=${asking} session=${session} />
      <section class="middle" aria-label=${say("web-board")}>
        ${table.explore && html`<${NotTheGame} table=${table} source=${shown.source} />`}
        ${shown.past && html`<${Past} session=${session} shown=${shown} names=${names} moments=${reviewing.review?.moments ?? []} playing=${playing} onPlay=${run} />`}
        ${shown.past && reviewing.review && html`<${Verdict} session=${session} review=${reviewing.review} past=${shown.past} naming=${naming} gives=${gives} names=${names} />`}
        ${shown.own.length > 0 && !over && !shown.past && html`<${Primer} game=${table.game} />`}
        ${result && !shown.past && html`<${Ending} session=${session} table=${table} source=${shown.source} result=${result} names=${names} own=${shown.own} seat=${shown.seat} part=${(/** @type {string} */ name) => goods.part(name, context)} />`}
        ${!over && !shown.past && html`<${Latest} entries=${shown.entries} context=${teller} seat=${shown.seat} describe=${goods.describe} goesOn=${goods.goesOn} kept=${session.kept()} language=${language} onOpen=${() => turn("log")} />`}
        ${there &&
        shown.components &&
        html`<div class=${asked && !shown.past ? "board-place asked" : "board-place"} onClickCapture=${() => narrow.matches && session.heed()}>
          <${Board}
            table=${table}
            seat=${viewer}
            position=${there}
            entries=${shown.past ? (shown.past.entry ? [shown.past.entry] : []) : shown.fresh}
            names=${names}
            components=${shown.components}
            hint=${shown.past ? null : shown.hint}
            busy=${shown.busy}
            motion=${motion()}
            sound=${sound}
            naming=${naming}
            gives=${gives}
            place=${goods.place}
            say=${say}
            ask=${ask}
            play=${(/** @type {string[]} */ moves) => session.play(moves)}
          />
        </div>`}
        ${shown.open.length > 0 && goods.Open && html`<${goods.Open} moments=${shown.open} names=${names} say=${say} />`}
        ${shown.past && over && html`<${Study} table=${table} past=${shown.past} names=${names} seat=${viewer ?? 0} />`}
      </section>
      <aside class="side">
        <${Seats} table=${table} position=${there} own=${shown.own} seat=${viewer} past=${shown.past !== null} scoring=${goods.scoring} />
        ${advised && position && html`<${Advice} hint=${advised} position=${position} naming=${naming} following=${following} gives=${gives} busy=${shown.busy} onPlay=${(/** @type {string[]} */ moves) => session.play(moves)} onClose=${() => session.heed()} />`}
        ${replay && over && html`<${Review} reviewing=${reviewing} naming=${naming} names=${names} rounds=${roundsOf(shown.entries, session.kept())} event=${at} of=${shown.past?.of ?? session.kept().length} onLook=${look} />`}
        <section class="side-log">
          <h2>${say("web-log")}</h2>
          <${Log} entries=${shown.entries} context=${teller} describe=${goods.describe} goesOn=${goods.goesOn} language=${language} kept=${session.kept()} at=${at} seen=${`${tab} ${advised !== null}`} onLook=${look} />
        </section>
        <section class="side-chat">
          <h2>${say("web-chat")}</h2>
          <${Chat} entries=${shown.entries} onSay=${(/** @type {string} */ text) => session.chat(text)} may=${shown.own.length > 0 || table.explore} marked=${!table.explore} />
        </section>
        <div class="side-more">
          ${!shown.past && session.kept().length > 0 && html`<button class="button quiet" onClick=${() => look(session.kept().length - 1)} ...${tipped(say("web-past-back-key"))}><${Sign} of="back" /> ${say("web-past-begin")}</button>`}
          ${shown.source && !table.explore && !result && html`<a class="button quiet" href=${momentLink(shown.source, table.copied, null)}><${Sign} of="first" /> ${say("web-study-back")}</a>`}
          <button class="button quiet" onClick=${() => openRule("")}><${Sign} of="book" /> ${say("web-rules-open")}</button>
          ${table.commitment && html`<button class="button quiet" onClick=${() => doubt(true)} ...${tipped(say("web-tip-proof"))}><${Sign} of="die" /> ${say("web-proof-open")}</button>`}
          <button class="button quiet" aria-pressed=${simple} onClick=${() => choose({ plain: !simple })}>
            <${Sign} of=${simple ? "board" : "list"} /> ${say(simple ? "web-show-board" : "web-show-list")}
          </button>
        </div>
      </aside>
      <nav class="tabs" aria-label=${say("web-tabs")}>
        ${(replay && over ? REPLAY_TABS : TABS).map(
          (name) => html`<button key=${name} aria-pressed=${tab === name} onClick=${() => turn(name)}>
            <span>${say(`web-tab-${name}`)}</span>${name === "chat" && unread && html`<i class="unread" ...${tipped(say("web-unread"))}></i>`}
          </button>`,
        )}
      </nav>
    </main>
    <${Rulebook} game=${table.game} rules=${shown.rules} />
    ${doubting && html`<${Fairness} table=${table} onClose=${() => doubt(false)} />`}`;
}

/**
 * The one sentence, with what one can do about it. `asking` is what the board asks in between, before anything is played.
 * @param {{shown: Shown, names: string[], context: any, question: any, asking: string, session: Session}} props
 */
function Sentence({ shown, names, context, question, asking, session }) {
  const { position, table, notice } = shown;
  const asked = !!position && position.actor === shown.seat && shown.seat !== null;
  let text = say("web-loading");
  if (position && table) {
    const then = shown.past?.position;
    if (shown.past && !position.result && !table.explore && !table.replay) text = say(asked ? "web-past-asked" : "web-past-there");
    else if (then && !then.result) text = question(then, { ...context, seat: null });
    else if (position.result) text = verdict(table, position.result, names, shown.seat);
    else if (asked) text = asking || question(position, context);
    else if (typeof position.actor === "number") {
      const seat = table.seats[position.actor];
      const player = names[position.actor];
      if (seat.kind === "bot" || seat.stand_in) text = say("web-thinks", { player });
      else text = seat.connected ? question(position, context) : say("web-turn-away", { player });
    }
  }
  const who = shown.past ? "" : asked && (shown.own.length > 1 || table?.explore) ? say("web-turn-named", { player: names[/** @type {number} */ (shown.seat)] }) : asked ? say("web-your-turn") : "";
  return html`<div class=${asked && !shown.past ? "ask asked" : "ask"}>
    <div class="ask-text" role="status" aria-live="polite">
      ${who && html`<strong>${who}</strong> `}<span>${text}</span>
      ${notice && html`<p class=${notice.good ? "notice good" : "notice"}>${notice.text} ${notice.rule && html`<${RuleLink} rule=${notice.rule} />`}</p>`}
    </div>
    <div class="ask-actions">
      ${shown.past && !position?.result && !table?.replay && html`<button class="button worded" onClick=${() => session.now()}>${say("web-past-now")}</button>`}
      ${asked &&
      !shown.past &&
      table?.hints &&
      !table.explore &&
      html`<button class="button" disabled=${shown.hinting || shown.busy} onClick=${() => session.askHint()} ...${tipped(say("web-hint-key"))}>
        <${Sign} of="hint" /><span>${say(shown.hinting ? "web-hinting" : "web-hint")}</span>
      </button>`}
      ${position && !shown.past && (table?.explore || (shown.own.length > 0 && !position.result)) &&
      html`<button class="button" disabled=${!position.undo || !!shown.past} onClick=${() => session.undo()} ...${tipped(say("web-undo-key"))}>
        <${Sign} of="undo" /><span>${say("web-undo")}</span>
      </button>`}
    </div>
  </div>`;
}

// Effects are kept until they are replaced, with everything they can see. So none of them sees what is shown: it may be the hand of somebody who has
// passed the device on.

/** @param {string} code */
function useSession(code) {
  const session = useMemo(() => new Session(code), [code]);
  useEffect(() => () => session.end(), [session]);
  useEffect(() => {
    const sit = () => location.hash.length > 1 && location.reload(); // the link of another seat, in the page of this one
    addEventListener("hashchange", sit);
    return () => removeEventListener("hashchange", sit);
  }, []);
  return session;
}

/** @param {string | undefined} game */
function useShop(game) {
  const [shops, stock] = useState(/** @type {import("../games/index.js").Shop | null} */ (null));
  useEffect(() => {
    if (game) void shop(game).then(stock, () => stock(plain));
  }, [game]);
  return shops;
}

/** How much of the chat has been read. @param {string} tab @param {number} said */
function useRead(tab, said) {
  const [read, reading] = useState(0);
  useEffect(() => {
    if (tab === "chat") reading(said);
  }, [tab, said]);
  return read;
}

/** Nothing runs while one does not look back. @param {boolean} still @param {(playing: boolean) => void} run */
function useStill(still, run) {
  useEffect(() => {
    if (still) run(false);
  }, [still]);
}

/** A replay begins where its address says. @param {boolean} replay @param {Session} session @param {boolean} unknown */
function useLinked(replay, session, unknown) {
  useEffect(() => {
    if (replay && !unknown && !session.shown.value.past) void session.look(...linked(session.shown.value.table));
  }, [replay, unknown]);
}

/** The moment and the view that the address names. @param {TableInfo | null} table @returns {[number, string | null]} */
function linked(table) {
  const query = new URLSearchParams(location.search);
  const seat = query.get("seat");
  const known = seat !== null && (seat === "all" || (/^[0-3]$/.test(seat) && Number(seat) < (table?.players ?? 0)));
  return [Math.max(0, Math.trunc(Number(query.get("event"))) || 0), known ? seat : null];
}

/** The address of a replay holds the moment and whose view it is. @param {boolean} replay @param {Session} session @param {Shown} shown */
function useAddress(replay, session, shown) {
  const event = shown.past?.event;
  const seat = shown.table?.status === "over" ? session.viewer : null;
  useEffect(() => {
    if (replay && event !== undefined) history.replaceState(null, "", momentLink(session.code, event, seat));
  }, [replay, event, seat]);
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

/**
 * H asks for a hint, U takes back; arrows, Home and End step while one looks back, and the space bar lets it run.
 * @param {Session} session
 * @param {(change: (playing: boolean) => boolean) => void} run
 */
function useKeys(session, run) {
  useEffect(() => {
    const pressed = (/** @type {KeyboardEvent} */ event) => {
      const { target, key } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || (target instanceof Element && target.closest("input, select, textarea, dialog"))) return;
      const { past, busy, table } = session.shown.value;
      const to = past && { ArrowLeft: past.event - 1, ArrowRight: past.event + 1, Home: 0, End: past.of }[key];
      if (past && typeof to === "number") {
        run(() => false);
        if (to >= 0 && to <= past.of) void session.look(to);
      } else if (past && key === " " && !(target instanceof Element && target.closest("button, a, summary"))) run((playing) => !playing);
      else if (past && key === "Escape") session.now();
      else if (!past && key === "ArrowLeft" && target === document.body && session.kept().length) void session.look(session.kept().length - 1);
      else if (key === "h" && !busy && table?.hints && !table.explore) session.askHint();
      else if (key === "u" && !past) session.undo();
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, [session]);
}
