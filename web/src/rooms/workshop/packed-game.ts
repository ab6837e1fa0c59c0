// A game in one file as the letters of a link: compressed, without what a primer has. The primer may
// never change, since links say nothing of it. Another way needs another first byte.
import { deflateSync, inflateSync } from 'fflate';
import { bytesOf, lettersOf, unpack } from '../../exchange/packed.ts';
import { sumOf } from '../../keep/checks.ts';
import { ifAny } from '../../site/with-timeout.ts';
import { PRIMER } from './primer.ts';

/** No packed text of version 1.0 begins so: deflate has no such block. */
const FIRST = 7;
const dictionary = new TextEncoder().encode(PRIMER);
const WELL = { level: 9, mem: 12, dictionary } as const;

/** Two bytes: without them a changed letter would give another text, and not none. */
function sumBytes(text: string): number[] {
  const sum = sumOf(text);
  return [(sum >>> 8) & 255, sum & 255];
}

/** Returns the letters. */
export function packGame(text: string): string {
  const packed = deflateSync(new TextEncoder().encode(text), WELL);
  return lettersOf([FIRST, ...sumBytes(text), ...packed]);
}

/** Returns the text; null if the letters were changed, or it has more than `most` bytes. */
export async function unpackGame(letters: string, most: number): Promise<string | null> {
  const bytes = ifAny(() => bytesOf(letters));
  if (bytes?.[0] !== FIRST) return unpack(letters, most);
  const text = ifAny(() => textOf(bytes.subarray(3), most));
  return text && `${sumBytes(text)}` === `${bytes.subarray(1, 3)}` ? text : null;
}

/** Throws where the bytes stand for none. A short text can hold a very long one. */
function textOf(packed: Uint8Array, most: number): string {
  const out = inflateSync(packed, { dictionary, out: new Uint8Array(most + 1) });
  if (out.length > most) throw new RangeError('too long');
  return new TextDecoder('utf-8', { fatal: true }).decode(out);
}
