// The rulebook of a game as a page of its own, to read before playing and to print.
import { html, useEffect } from "../lib/html.js";
import { has, say } from "../lib/texts.js";
import { useTitleFocus } from "../lib/titlefocus.js";
import { Book } from "../parts/book.js";
import { Header } from "../parts/header.js";

/** @param {{game: string}} props */
export function RulesPage({ game }) {
  const title = say("web-rules", { title: has(`${game}-title`) ? say(`${game}-title`) : game });
  useTitleFocus();
  useEffect(() => {
    document.title = `${title} · Emporion`;
  }, [title]);
  return html`<${Header} />
    <main class="rulebook" id="main" tabindex="-1">
      <h1>${title}</h1>
      <${Book} path=${`/games/${game}`} rule=${location.hash.slice(1)} isPage />
    </main>`;
}
