// SHA-256 (FIPS 180-4), also where the browser doesn't hash: at an address without HTTPS.

const PRIMES: number[] = [];
for (let n = 2; PRIMES.length < 64; n += 1) if (PRIMES.every((prime) => n % prime)) PRIMES.push(n);
/** The first 32 bits of the fraction of a number. */
const fraction = (value: number) => ((value % 1) * 2 ** 32) | 0;
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** Returns the hash in hexadecimal digits. */
export function sha256(bytes: Uint8Array): string {
  const length = (((bytes.length + 8) >> 6) + 1) << 6;
  const padded = new DataView(new ArrayBuffer(length));
  new Uint8Array(padded.buffer).set(bytes);
  padded.setUint8(bytes.length, 0x80);
  padded.setUint32(length - 8, bytes.length / 2 ** 29);
  padded.setUint32(length - 4, bytes.length << 3);
  let state = START;
  const words = new Int32Array(64);
  for (let at = 0; at < length; at += 64) {
    for (let i = 0; i < 16; i += 1) words[i] = padded.getInt32(at + 4 * i);
    state = mixed(state, words);
  }
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

/** Mixes one block, the first 16 of `words`, into the state. */
function mixed(state: readonly number[], words: Int32Array): number[] {
  for (let i = 16; i < 64; i += 1) {
    const [before, last] = [words[i - 15], words[i - 2]];
    const one = turned(before, 7) ^ turned(before, 18) ^ (before >>> 3);
    const other = turned(last, 17) ^ turned(last, 19) ^ (last >>> 10);
    words[i] = words[i - 16] + one + words[i - 7] + other;
  }
  let [a, b, c, d, e, f, g, h] = state;
  for (let i = 0; i < 64; i += 1) {
    const sum = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const one = (h + sum + ((e & f) ^ (~e & g)) + ROUNDS[i] + words[i]) | 0;
    const other = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const both = (other + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [a, b, c, d, e, f, g, h] = [(one + both) | 0, a, b, c, (d + one) | 0, e, f, g];
  }
  return [a, b, c, d, e, f, g, h].map((word, i) => (word + state[i]) | 0);
}
