// The page begins here: its texts, then what the address asks for.
import { listGames } from "./lib/api.js";
import { html, render } from "./lib/html.js";
import { route } from "./lib/route.js";
import { settings } from "./lib/settings.js";
import { useStore } from "./lib/store.js";
import { loadTexts } from "./lib/texts.js";
import { Lobby } from "./pages/lobby.js";
import { TablePage } from "./pages/table.js";
import { Tips } from "./parts/tip.js";

function App() {
  useStore(settings);
  const { page, code } = useStore(route);
  return html`${page === "lobby" ? html`<${Lobby} />` : html`<${TablePage} key=${`${page} ${code}`} code=${code} replay=${page === "replay"} />`}<${Tips} />`;
}

if (route.value.page === "lobby") listGames().catch(() => {}); // on its way while the texts are
await loadTexts();
render(html`<${App} />`, /** @type {HTMLElement} */ (document.getElementById("page")));
