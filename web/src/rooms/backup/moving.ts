// What moves to another device by a link, or by a chain of links that are scanned one by one: all of
// it as one text, compressed, and cut into pieces.

import { MOST_LETTERS } from '../../exchange/file-format.ts';
import { fieldsThat, isText } from '../../keep/checks.ts';
import { hashOf } from '../../keep/links.ts';
import { drop, readFields, write } from '../../keep/prefs.ts';
import { type Piece, sumIn } from './address.ts';

/** What is longer goes by a file alone: as a link it may be cut off, and nobody scans more codes. */
export const MOST_CODE = 8400;
/** A longer piece makes a code too fine to be read from a screen. */
const PIECE = 700;
/** Where pieces wait for the others. */
export const CAME = 'moving';

/** Returns a text as the letters of a link; null where the browser can't compress, or it is long. */
export async function packed(text: string): Promise<string | null> {
  if (text.length > MOST_LETTERS || typeof CompressionStream !== 'function') return null;
  const bytes = await bytesOf(new Blob([text]), new CompressionStream('deflate-raw'));
  if (bytes.length > MOST_CODE) return null;
  const letters = btoa(String.fromCharCode(...bytes));
  const code = letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return code.length > MOST_CODE ? null : code;
}

/** Returns the text of which these are the letters; null where they were changed, or are too many. */
export async function unpacked(code: string): Promise<string | null> {
  try {
    const letters = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
    const packed = new Blob([Uint8Array.from(letters, (letter) => letter.charCodeAt(0))]);
    const bytes = await bytesOf(packed, new DecompressionStream('deflate-raw'));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

async function bytesOf(blob: Blob, transform: ReadableWritablePair<Uint8Array, BufferSource>) {
  const parts: BlobPart[] = [];
  let length = 0;
  const reader = blob.stream().pipeThrough(transform).getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length += next.value.length;
    if (length > MOST_LETTERS) throw new RangeError('too long');
    parts.push(new Uint8Array(next.value));
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** Returns the letters as one link. */
export function wholeHash(code: string): string {
  return pieceHash({ at: 1, of: 1, sum: sumIn(code), code });
}

/** Returns the letters as links that are short enough to be scanned. */
export function pieceHashes(code: string): string[] {
  const of = Math.ceil(code.length / PIECE);
  const long = Math.ceil(code.length / of);
  return Array.from({ length: of }, (_, index) => {
    const piece = code.slice(index * long, (index + 1) * long);
    return pieceHash({ at: index + 1, of, sum: sumIn(code), code: piece });
  });
}

/** The pieces stand last: what is cut off is found by the sum. */
function pieceHash({ at, of, sum, code }: Piece): string {
  const check = of > 1 ? sumIn(code) : undefined;
  return hashOf({ part: `${at}-${of}-${sum}`, check, move: code });
}

/** How many pieces have come, of how many; all letters once they are whole, null if changed. */
export type Came = { count: number; of: number } | { code: string | null };

/** Keeps a piece beside those that came before; those of something else give way. */
export function collect({ at, of, sum, code }: Piece): Came {
  const pieces: Record<string, string> = { ...waiting(sum, of), [at]: code };
  const count = Object.keys(pieces).length;
  if (count < of) {
    write(CAME, JSON.stringify({ sum, of, pieces }));
    return { count, of };
  }
  const whole = Array.from({ length: of }, (_, index) => pieces[index + 1]).join('');
  const right = sumIn(whole) === sum;
  // One that was changed on its way is scanned once more, with all others.
  if (!right) drop(CAME);
  else if (of > 1) write(CAME, JSON.stringify({ sum, of, pieces }));
  return { code: right ? whole : null };
}

/** What has come is merged, or not wanted. */
export function endCollecting() {
  drop(CAME);
}

function waiting(sum: string, of: number): Record<string, string> {
  const kept = readFields(CAME);
  if (kept.sum !== sum || kept.of !== of) return {};
  const pieces = Object.entries(fieldsThat(kept.pieces, isText));
  return Object.fromEntries(pieces.filter(([at]) => Number(at) >= 1 && Number(at) <= of));
}
