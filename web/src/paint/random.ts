// Random numbers that are always the same for one text, so that a texture never shimmers.

/**
 * Returns a generator of numbers from 0 to 1: a hash of the text (FNV-1a, 32 bits) seeds it
 * (mulberry32).
 */
export function seeded(text: string): () => number {
  let state = hash(text);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function hash(text: string) {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  }
  return value;
}

/** Returns a random number between two bounds. */
export function between(random: () => number, low: number, high: number) {
  return low + random() * (high - low);
}
