// The page begins here: its texts, then what the address asks for.
import { listGames } from "./lib/api.js";
import { loadFonts } from "./lib/fonts.js";
import { html, render, useEffect, useState } from "./lib/html.js";
import { preload } from "./lib/preload.js";
import { route } from "./lib/route.js";
import { settings } from "./lib/settings.js";
import { useStore } from "./lib/store.js";
import { has, loadTexts, say } from "./lib/texts.js";
import { Lobby } from "./pages/lobby.js";
import { Header } from "./parts/header.js";
import { LanguageNotice } from "./parts/languagenotice.js";
import { Tips } from "./parts/tip.js";

/** Load the page of a table. */
function loadTablePage() {
  preload("pages/table.js");
  return import("./pages/table.js");
}

/** Load the page of a rulebook. */
function loadRulesPage() {
  preload("pages/rules.js");
  return import("./pages/rules.js");
}

/** Load the page of a lesson. */
function loadLessonPage() {
  preload("pages/learn.js");
  return import("./pages/learn.js");
}

function App() {
  useStore(settings);
  const { page, code } = useStore(route);
  const shown =
    page === "lobby"
      ? html`<${Lobby} />`
      : page === "unknown" || (page === "rules" && !has(`${code}-title`))
        ? html`<${Unknown} />`
        : page === "rules"
          ? html`<${Later} key=${code} load=${loadRulesPage} show="RulesPage" game=${code} />`
          : page === "learn"
            ? html`<${Later} key=${code} load=${loadLessonPage} show="LessonPage" name=${code} />`
            : html`<${Later} key=${`${page} ${code}`} load=${loadTablePage} show="TablePage" code=${code} replay=${page === "replay"} />`;
  return html`<${LanguageNotice} />${shown}<${Tips} />`;
}

/** The page of an address that does not exist. */
function Unknown() {
  return html`<${Header} /><main class="failed" id="main" tabindex="-1">
    <h1>${say("web-unknown")}</h1>
    <p>${say("web-unknown-why")}</p>
    <a class="button main-action" href="/">${say("web-to-lobby")}</a>
  </main>`;
}

/**
 * A page, as soon as its module is loaded.
 * @param {{load: () => Promise<any>, show: string} & Record<string, any>} props
 */
function Later({ load, show, ...props }) {
  const [module, setModule] = useState(/** @type {any} */ (null));
  const [isOffline, setIsOffline] = useState(false);
  useEffect(() => {
    load().then(setModule, () => setIsOffline(true));
  }, []);
  if (module) return html`<${module[show]} ...${props} />`;
  return html`<${Header} /><main class="loading" id="main">
    <p>${say(isOffline ? "web-offline" : "web-loading")}</p>
    ${isOffline && html`<a class="button" href="/" target="_self">${say("web-to-lobby")}</a>`}
  </main>`;
}

/** What the first page needs. @type {Promise<unknown>[]} */
const wanted = [loadTexts(), loadFonts()];
if (route.value.page === "lobby") {
  wanted.push(listGames().catch(() => {})); // the lobby says that the server does not answer
  preload("pages/table.js");
} else if (["table", "replay"].includes(route.value.page)) loadTablePage().catch(() => {});
await Promise.all(wanted);
const page = /** @type {HTMLElement} */ (document.getElementById("page"));
page.replaceChildren(); // what the server wrote to be seen until now
render(html`<${App} />`, page);
