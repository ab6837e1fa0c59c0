/**
 * Returns the SHA-256 of some bytes in hexadecimal digits, synchronously, which browsers can't. The
 * text of this function becomes part of Pyodide's script, so it may use nothing from outside. The
 * names are those of FIPS 180-4.
 */
export function sha256(message: Uint8Array): string {
  const primes: number[] = [];
  for (let each = 2; primes.length < 64; each += 1) {
    if (primes.every((prime) => each % prime)) primes.push(each);
  }
  // The first 32 fractional bits: a number has 52.
  const fraction = (value: number) => ((value - Math.floor(value)) * 2 ** 32) | 0;
  const K = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)));
  const H = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));
  const turned = (value: number, by: number) => (value >>> by) | (value << (32 - by));

  const blocks = Math.ceil((message.length + 9) / 64);
  const end = new Uint8Array(blocks * 64 - (message.length & ~63));
  end.set(message.subarray(message.length & ~63));
  end[message.length & 63] = 0x80;
  new DataView(end.buffer).setBigUint64(end.length - 8, BigInt(message.length) * 8n);
  const whole = message.length >> 6;
  const views = [message, end].map(({ buffer, byteOffset }) => new DataView(buffer, byteOffset));
  const W = new Int32Array(64);
  for (let block = 0; block < blocks; block += 1) {
    const view = views[block < whole ? 0 : 1];
    const from = 64 * (block < whole ? block : block - whole);
    for (let t = 0; t < 16; t += 1) W[t] = view.getInt32(from + 4 * t);
    for (let t = 16; t < 64; t += 1) {
      const x = W[t - 15];
      const y = W[t - 2];
      const s0 = turned(x, 7) ^ turned(x, 18) ^ (x >>> 3);
      W[t] = W[t - 16] + s0 + W[t - 7] + (turned(y, 17) ^ turned(y, 19) ^ (y >>> 10));
    }
    let [a, b, c, d, e, f, g, h] = H;
    for (let t = 0; t < 64; t += 1) {
      const S1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
      const S0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
      const T1 = (h + S1 + ((e & f) ^ (~e & g)) + K[t] + W[t]) | 0;
      const T2 = (S0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      h = g;
      g = f;
      f = e;
      e = (d + T1) | 0;
      d = c;
      c = b;
      b = a;
      a = (T1 + T2) | 0;
    }
    const after = [a, b, c, d, e, f, g, h];
    for (let at = 0; at < 8; at += 1) H[at] += after[at];
  }
  return Array.from(H, (value) => (value >>> 0).toString(16).padStart(8, '0')).join('');
}
