// Loads ahead what is imported on demand. The page names the files of every such module, so that they load at the same time and not one import after
// the other (`server/page_modules.py`).

/** @type {(run: () => void) => void} */
const whenIdle = window.requestIdleCallback ?? ((run) => setTimeout(run, 500));

/** Whether a game is about to be shown, and everything else can wait. */
let isHurried = false;

/** What is on its way. @type {Set<Promise<unknown>>} */
const loading = new Set();

/** @returns {HTMLMetaElement[]} */
const lists = () =>
  [...document.querySelectorAll("meta[name=preload]")].filter((list) => list instanceof HTMLMetaElement);

/** Load the files of a list; they are not run. @param {HTMLMetaElement} list */
async function load(list) {
  list.remove();
  const loads = list.content.split(" ").map((name) => {
    const { href } = new URL(`../${name}`, import.meta.url);
    const rel = name.endsWith(".css") ? "prefetch" : "modulepreload";
    const link = Object.assign(document.createElement("link"), { rel, href });
    document.head.append(link);
    return new Promise((resolve) => Object.assign(link, { onload: resolve, onerror: resolve }));
  });
  const all = Promise.all(loads);
  loading.add(all);
  await all;
}

/** Load the files of a module that is about to be imported. @param {string} entry its path in the page's folder */
export function preload(entry) {
  for (const list of lists()) if (list.dataset.entry === entry) void load(list);
}

/** Load the files of a game that is about to be shown. @param {string} game */
export function preloadGame(game) {
  isHurried = true;
  preload("pages/table.js");
  preload(`games/${game.replaceAll("-", "_")}/index.js`);
}

/**
 * Load the files of all modules when the browser has nothing else to do, and run something then. They come one module after the other: a slow link
 * stays free for what a player asks for meanwhile.
 * @param {() => void} run
 */
export function preloadWhenIdle(run) {
  if (/** @type {any} */ (navigator).connection?.saveData) return;
  whenIdle(async () => {
    await Promise.all(loading);
    for (let [list] = lists(); list && !isHurried; [list] = lists()) await load(list);
    if (!isHurried) run();
  });
}
