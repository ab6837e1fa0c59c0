// The addresses for transfers to another device.

import type { Reader } from '../../addresses/links.ts';
import { idIn, lettersIn } from '../../addresses/mended.ts';
import { sumOf } from '../../keep/checks.ts';

/** A piece of a transfer: its number, the number of pieces, and the checksum of the whole. */
export type Piece = { at: number; of: number; sum: string; code: string };

/** What another device has sent; null to back up this one. */
export type ToBackup = { piece: Piece | 'wrong' | null };

/** Returns the checksum of a transfer, as addresses have it. */
export function sumIn(code: string): string {
  return (sumOf(code) >>> 0).toString(36);
}

/** Reads its addresses, by the field that each begins with. */
export const addresses: Readonly<Record<string, Reader<ToBackup>>> = {
  backup: () => ({ piece: null }),
  move: (code, { part = '', check = '' }) => pieceOf(idIn(part), lettersIn(code), idIn(check)),
  part: () => ({ piece: 'wrong' }),
};

/** @param check the checksum of this piece, '' if the link lost it */
function pieceOf(part: string, code: string, check: string): ToBackup {
  const [, at, of, sum] = /^(\d{1,2})-(\d{1,2})-([\da-z]{1,8})$/.exec(part) ?? [];
  const piece = { at: Number(at), of: Number(of), sum, code };
  const whole = !check || check === sumIn(code);
  const right = sum && code && whole && piece.at >= 1 && piece.at <= piece.of;
  return { piece: right ? piece : 'wrong' };
}
