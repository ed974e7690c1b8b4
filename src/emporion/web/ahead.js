// Loads the page of a table while the lobby's script is still on its way: the link, which would then wait for a round trip, has something to carry,
// and what comes first is not held up. A module of its own, since it runs before that script.
const list = /** @type {HTMLMetaElement | null} */ (
  document.querySelector('meta[name="preload"][data-entry="pages/table.js"]')
);
const script = list?.content.split(" ").find((name) => name.endsWith(".js"));

/** Ask for the script as soon as the texts are here: half of what the lobby loads. @param {PerformanceObserverEntryList} entries @param {PerformanceObserver} observer */
function loadAfterTexts(entries, observer) {
  if (!entries.getEntries().some(({ name }) => name.endsWith(".ftl"))) return;
  observer.disconnect();
  const { href } = new URL(`./${script}`, import.meta.url);
  document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
}

if (script) new PerformanceObserver(loadAfterTexts).observe({ type: "resource", buffered: true });
