// What this browser remembers. A browser that remembers nothing can play all the same.
/** @type {Map<string, string>} */
const meanwhile = new Map();

/**
 * @template T
 * @param {string} name
 * @param {T} otherwise
 * @returns {T}
 */
export function recall(name, otherwise) {
  try {
    const text = localStorage.getItem(`emporion.${name}`) ?? meanwhile.get(name);
    return text == null ? otherwise : JSON.parse(text);
  } catch {
    return otherwise;
  }
}

/**
 * @param {string} name
 * @param {unknown} value
 */
export function remember(name, value) {
  const text = JSON.stringify(value);
  meanwhile.set(name, text);
  try {
    localStorage.setItem(`emporion.${name}`, text);
  } catch {
    // No room, or not allowed: it lasts as long as the page.
  }
}

/** @param {string} name */
export function forget(name) {
  meanwhile.delete(name);
  try {
    localStorage.removeItem(`emporion.${name}`);
  } catch {
    // It was never kept there.
  }
}
