// The addresses of this room.

import { type Head, headed, safe } from '../../addresses/game-links.ts';
import { gameOf, type Reader } from '../../addresses/links.ts';
import { decoded, lettersIn, wordIn } from '../../addresses/mended.ts';

/** A position to analyse, and the table that keeps its lines, '' without one. */
export type ToAnalysis = { text: string; of: string; at: number; kept: string };

/** Reads its addresses, by the field that each begins with. */
export const addresses: Readonly<Record<string, Reader<ToAnalysis>>> = {
  analyse: (text, { at = '', kept = '', ...fields }) => {
    const ply = Number.parseInt(decoded(at), 10);
    const from = ply >= 0 ? ply : Infinity;
    return { text: lettersIn(text), of: gameOf(fields), at: from, kept: wordIn(kept) };
  },
};

/**
 * @param text of a link to a game, as the rules write it
 * @param at the ply to think about
 * @param key the key of the table at which what is tried is kept
 */
export function analysisHash(text: string, head: Head, at: number, key?: string) {
  return headed(head, { at, kept: key && safe(key), analyse: text });
}
