// Transfers to another device by one link, or by several that are scanned one by one: everything as
// one text, compressed and cut into pieces.

import { hashOf } from '../../addresses/links.ts';
import { MOST_LETTERS } from '../../exchange/file-format.ts';
import { pack, unpack } from '../../exchange/packed.ts';
import { fieldsThat, isText } from '../../keep/checks.ts';
import { drop, readFields, write } from '../../keep/prefs.ts';
import { type Piece, sumIn } from './address.ts';

/** Longer texts need a file: a link might be cut off, and nobody scans more codes. */
export const MOST_CODE = 8400;
/** A longer piece would make a code too fine to be read from a screen. */
const PIECE = 700;
/** The entry for pieces that have arrived. */
export const CAME = 'moving';

/** Compresses a text into the letters of a link; null if it is too long, or the browser can't. */
export async function packed(text: string): Promise<string | null> {
  return text.length > MOST_LETTERS ? null : pack(text, MOST_CODE);
}

/** Returns the text from these letters; null if they were changed, or are too many. */
export function unpacked(code: string): Promise<string | null> {
  return unpack(code, MOST_LETTERS);
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

/** The piece comes last, so that the checksum shows when a link was cut off. */
function pieceHash({ at, of, sum, code }: Piece): string {
  const check = of > 1 ? sumIn(code) : undefined;
  return hashOf({ part: `${at}-${of}-${sum}`, check, move: code });
}

/**
 * The number of pieces that have arrived, and of all; the letters once complete, null if changed.
 */
export type Came = { count: number; of: number } | { code: string | null };

/** Adds a piece to those before; pieces of another transfer are dropped. */
export function collect({ at, of, sum, code }: Piece): Came {
  const pieces: Record<string, string> = { ...waiting(sum, of), [at]: code };
  const count = Object.keys(pieces).length;
  if (count < of) {
    write(CAME, JSON.stringify({ sum, of, pieces }));
    return { count, of };
  }
  const whole = Array.from({ length: of }, (_, index) => pieces[index + 1]).join('');
  const right = sumIn(whole) === sum;
  // A changed piece is scanned again, with all others.
  if (!right) drop(CAME);
  else if (of > 1) write(CAME, JSON.stringify({ sum, of, pieces }));
  return { code: right ? whole : null };
}

/** Drops the pieces after they were imported or refused. */
export function endCollecting() {
  drop(CAME);
}

function waiting(sum: string, of: number): Record<string, string> {
  const fields = readFields(CAME);
  if (fields.sum !== sum || fields.of !== of) return {};
  const pieces = Object.entries(fieldsThat(fields.pieces, isText));
  return Object.fromEntries(pieces.filter(([at]) => Number(at) >= 1 && Number(at) <= of));
}
