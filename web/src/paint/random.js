/**
 * Numbers that look random and are always the same for one text, so that a texture never
 * shimmers: a 32-bit hash (FNV-1a) seeds a small generator (mulberry32).
 * @param {string} text
 * @returns {() => number} from 0 to 1
 */
export function seeded(text) {
  let state = hash(text);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** @param {string} text */
function hash(text) {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  }
  return value;
}

/** @param {() => number} random @param {number} low @param {number} high */
export function between(random, low, high) {
  return low + random() * (high - low);
}
