// Where a player begins: play now, make a table, join one, go on.
import { prepareDrawing } from "../games/drawings.js";
import { get, knownGames, listGames, makeTable, ownName, remove, signIn, signInEarly } from "../lib/api.js";
import { useAttempt } from "../lib/attempt.js";
import { isNewToCoach, startCoach } from "../lib/coaching.js";
import { html, useEffect, useState } from "../lib/html.js";
import { recall, remember } from "../lib/memory.js";
import { preloadGame, preloadWhenIdle } from "../lib/preload.js";
import { go } from "../lib/route.js";
import { has, loadMoreTexts, say } from "../lib/texts.js";
import { useTitleFocus } from "../lib/titlefocus.js";
import { Face, OPPONENTS } from "../parts/face.js";
import { Header } from "../parts/header.js";
import { botsOf, NewTable } from "../parts/newtable.js";
import { isOwnTurn, TableList } from "../parts/tablelist.js";
import { Help } from "../parts/tip.js";
import { Upload } from "../parts/upload.js";
import { Vignette } from "../parts/vignette.js";

/** The bot of a game that lacks the opponent who was chosen for another one. */
const USUAL_LEVEL = "normal";

/** The options of a first game of each kind, as the form of a new table recommends them to newcomers. @type {Record<string, Record<string, string>>} */
const FIRST_OPTIONS = { "golden-horn": { warehouses: "open" } };

/** @typedef {import("../types.js").TableInfo} TableInfo */

const REFRESH_MS = 8000;

/** The games, the open tables and the player's own, refreshed while the page is in sight. @param {(problem: string) => void} setProblem */
function useLobby(setProblem) {
  const [games, setGames] = useState(knownGames());
  const [open, setOpen] = useState(/** @type {TableInfo[]} */ ([]));
  const [own, setOwn] = useState(/** @type {TableInfo[]} */ ([]));
  const [isComplete, setIsComplete] = useState(false); // what still comes moves no button
  const refresh = async () => {
    try {
      setGames(await listGames());
      if (ownName()) await signIn().then(async () => setOwn(await get("/me/tables")));
      setIsComplete(true);
      setOpen(await get("/tables"));
      setProblem("");
    } catch (error) {
      setProblem(/** @type {Error} */ (error).message);
      setIsComplete(true);
    }
  };
  useEffect(() => {
    document.title = "Emporion";
    void refresh();
    const timer = setInterval(() => document.visibilityState === "visible" && refresh(), REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (!games.length) return;
    signInEarly();
    preloadWhenIdle(() => games.forEach(({ name }) => void loadMoreTexts(name)));
  }, [games.length]);
  return { games, open, own, isComplete, refresh };
}

export function Lobby() {
  const { problem, setProblem, isBusy, attempt } = useAttempt();
  const { games, open, own, isComplete, refresh } = useLobby(setProblem);
  const [newGame, setNewGame] = useState("");
  const [level, setLevel] = useState(recall("level", "easy"));
  const [name, setName] = useState(ownName());
  useTitleFocus();
  const isFirstOf = (/** @type {string} */ game) => isNewToCoach(game) && own.every((table) => table.game !== game);
  const playNow = (/** @type {string} */ game) =>
    attempt(async () => {
      await keepName(name);
      const found = games.find(({ name }) => name === game);
      const seats = [
        { kind: "me" },
        { kind: "bot", level: found && botsOf(found, {}).includes(level) ? level : "normal" },
      ];
      const isFirst = isFirstOf(game);
      const made = makeTable(
        /** @type {any} */ ({ game, seats, ...(isFirst && { first: 0, options: FIRST_OPTIONS[game] ?? {} }) }),
        true,
        prepareDrawing,
      );
      preloadGame(game); // after the request, which would wait for a free connection
      void loadMoreTexts(game);
      const code = await made;
      if (isFirst) startCoach(); // not before: a second try asks for the same table
      go(`/table/${code}`);
    });
  const removeFromList = (/** @type {string} */ code) =>
    attempt(async () => {
      await remove(`/me/tables/${code}`);
      await refresh();
    });
  const running = own
    .filter((table) => table.status !== "over")
    .sort((one, other) => Number(isOwnTurn(other)) - Number(isOwnTurn(one)));
  const over = own.filter((table) => table.status === "over");
  const others = open.filter((table) => !own.some((mine) => mine.code === table.code));
  const waiting = others.filter((table) => table.status === "open");
  const watchable = others.filter((table) => table.status !== "open");
  return html`<${Header} />
    <main class="lobby" id="main" tabindex="-1">
      <h1>${say("web-welcome")}</h1>
      <p class="lead">${say("web-lead")}</p>
      ${problem && html`<p class="problem" role="alert">${problem}</p>`}
      ${running.length > 0 && html`<${TableList} title=${say("web-own-tables")} tables=${running} isShort own />`}
      <section class="cards" aria-label=${say("web-games")}>
        ${games.map(
          (
            game,
          ) => html`<${GameCard} key=${game.name} game=${game.name} lessons=${game.lessons} isBusy=${isBusy} isEnabled=${isComplete && !isBusy} onPlay=${playNow(game.name)} onNewTable=${() => setNewGame(game.name)}>
            <${NameField} id=${`name-${game.name}`} name=${name} onType=${setName} />
            <${LevelField} id=${`against-${game.name}`} game=${game} level=${level} onChoose=${setLevel} />
          <//>`,
        )}
      </section>
      ${isComplete && own.length === 0 && html`<${LessonOffer} games=${games} />`}
      <section class="self">
        <${JoinForm} />
        <${Upload} />
      </section>
      <${TableList} title=${say("web-open-tables")} tables=${waiting} empty=${say("web-open-none")} />
      ${watchable.length > 0 && html`<${TableList} title=${say("web-running-tables")} tables=${watchable} />`}
      ${over.length > 0 && html`<${TableList} title=${say("web-finished")} tables=${over} own onRemove=${removeFromList} />`}
    </main>
    ${newGame && html`<${NewTable} games=${games} game=${newGame} isFirstOf=${isFirstOf} onClose=${() => setNewGame("")} />`}`;
}

/** The fields in the card are who plays against whom. @param {{game: string, lessons: string[], isBusy: boolean, isEnabled: boolean, onPlay: () => void, onNewTable: () => void, children?: any}} props */
function GameCard({ game, lessons, isBusy, isEnabled, onPlay, onNewTable, children }) {
  return html`<article class=${`card card-${game}`}>
    <${Vignette} game=${game} />
    <h2>${say(`${game}-title`)}</h2>
    ${has(`web-about-${game}`) && html`<p>${say(`web-about-${game}`)}</p>`}
    <div class="card-fields">${children}</div>
    <div class="card-actions">
      <button class="button main-action" disabled=${!isEnabled} onClick=${onPlay}>${say(isBusy ? "web-loading" : "web-play-now")}</button>
      <button class="button" onClick=${onNewTable}>${say("web-new-table-more")}</button>
    </div>
    <div class="card-links">
      ${lessons.map((lesson, place) => html`<a key=${lesson} href=${`/learn/${lesson}`}>${say(place ? `web-learn-${lesson}` : "web-learn")}</a>`)}
      <a href=${`/rules/${game}`}>${say("web-rules-open")}</a>
    </div>
  </article>`;
}

/** What is offered once to a new visitor: to learn a game by playing it. @param {{games: import("../types.js").GameInfo[]}} props */
function LessonOffer({ games }) {
  const taught = games.filter(({ lessons }) => lessons.length > 0);
  const [isWanted, setIsWanted] = useState(!recall("lessons-offered", false));
  const decide = () => remember("lessons-offered", true);
  const decline = () => {
    decide();
    setIsWanted(false);
  };
  if (!isWanted || !taught.length) return null;
  return html`<section class="offer" aria-label=${say("web-learn-offer")}>
    <p>${say("web-learn-offer")}</p>
    <div class="card-actions">
      ${taught.map(({ name, lessons }) => html`<a key=${name} class="button" href=${`/learn/${lessons[0]}`} onClick=${decide}>${say(`${name}-title`)}</a>`)}
      <button class="button quiet" onClick=${decline}>${say("web-learn-decline")}</button>
    </div>
  </section>`;
}

/** The level of the bot in a game that is begun at once. @param {{id: string, game: import("../types.js").GameInfo, level: string, onChoose: (level: string) => void}} props */
function LevelField({ id, game, level, onChoose }) {
  const bots = botsOf(game, {});
  const choose = (/** @type {any} */ event) => {
    onChoose(event.target.value);
    remember("level", event.target.value);
  };
  const shown = bots.includes(level) ? level : USUAL_LEVEL;
  return html`<div class="field">
      <span class="named"><label for=${id}>${say("web-against")}</label><${Help} tip=${say("web-tip-level")} /></span>
      <select id=${id} onChange=${choose}>
        ${bots.map((found) => html`<option value=${found} selected=${found === shown}>${say("level-name", { level: found })}</option>`)}
      </select>
    </div>
    ${OPPONENTS.includes(shown) && html`<p class="manner"><${Face} of=${shown} />${say("web-manner", { level: shown })}</p>`}`;
}

/** Sign in by a name that the player has typed. @param {string} name */
const keepName = async (name) => name.trim() && name.trim() !== ownName() && signIn(name.trim());

/** The player's own name, the same on every card. @param {{id: string, name: string, onType: (name: string) => void}} props */
function NameField({ id, name, onType }) {
  return html`<div class="field">
    <span class="named"><label for=${id}>${say("web-own-name")}</label></span>
    <input
      id=${id}
      value=${name}
      maxlength="30"
      autocomplete="nickname"
      placeholder=${say("web-guest")}
      onInput=${(/** @type {any} */ event) => onType(event.target.value)}
      onChange=${() => keepName(name).catch(() => {})}
    />
  </div>`;
}

function JoinForm() {
  const [text, setText] = useState("");
  const code = /(?:^|\/table\/)([a-z2-9]{8})(?:$|[#?])/.exec(text.trim())?.[1];
  const join = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (code) go(`/table/${code}`);
  };
  return html`<form class="field join" onSubmit=${join}>
    <span class="named"><label for="join">${say("web-join")}</label><${Help} tip=${say("web-tip-join")} /></span>
    <div>
      <input id="join" value=${text} placeholder=${say("web-join-code")} onInput=${(/** @type {any} */ event) => setText(event.target.value)} autocomplete="off" />
      <button class="button" disabled=${!code}>${say("web-join-go")}</button>
    </div>
  </form>`;
}
