// Style sheets of a table and of games: they come with the first table and the first board, and nothing is shown before they are there.

/** @type {Map<string, Promise<unknown>>} */
const asked = new Map();

/**
 * A style sheet that lies beside a module.
 * @param {string} name
 * @param {string} module the module's `import.meta.url`
 */
export function style(name, module) {
  const { href } = new URL(name, module);
  let loaded = asked.get(href);
  if (!loaded) {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
    loaded = new Promise((resolve, reject) => Object.assign(link, { onload: resolve, onerror: reject }));
    loaded.catch(() => asked.delete(href)); // try again at the next look
    document.head.append(link);
    asked.set(href, loaded);
  }
  return loaded;
}
