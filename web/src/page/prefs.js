/** Small settings of this device; without storage they last as long as the page. */
const PREFIX = 'pygames:';
/** @type {Map<string, string>} */
const kept = new Map();

/** @param {string} name @returns {string | null} */
export function read(name) {
  try {
    return kept.get(name) ?? localStorage.getItem(PREFIX + name);
  } catch {
    return kept.get(name) ?? null;
  }
}

/** @param {string} name @param {string} value */
export function write(name, value) {
  kept.set(name, value);
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // It is kept for this page; nothing is lost that matters.
  }
}
