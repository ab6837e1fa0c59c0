// The addresses of what moves to another device.

import { sumOf } from '../../keep/checks.ts';
import type { Reader } from '../../keep/links.ts';
import { idIn, lettersIn } from '../../keep/mended.ts';

/** A piece of what moves to another device: the how-manieth of how many, and of which whole. */
export type Piece = { at: number; of: number; sum: string; code: string };

/** What has come from another device; null if this one is to be backed up. */
export type ToBackup = { piece: Piece | 'wrong' | null };

/** The sum of what moves to another device, as it stands in addresses. */
export function sumIn(code: string): string {
  return (sumOf(code) >>> 0).toString(36);
}

/** How they are read, by the field that each is known by. */
export const addresses: Readonly<Record<string, Reader<ToBackup>>> = {
  backup: () => ({ piece: null }),
  move: (code, { part = '', check = '' }) => pieceOf(idIn(part), lettersIn(code), idIn(check)),
  part: () => ({ piece: 'wrong' }),
};

/** @param check the sum of the piece alone, '' if the link lost it */
function pieceOf(part: string, code: string, check: string): ToBackup {
  const [, at, of, sum] = /^(\d{1,2})-(\d{1,2})-([\da-z]{1,8})$/.exec(part) ?? [];
  const piece = { at: Number(at), of: Number(of), sum, code };
  const whole = !check || check === sumIn(code);
  const right = sum && code && whole && piece.at >= 1 && piece.at <= piece.of;
  return { piece: right ? piece : 'wrong' };
}
