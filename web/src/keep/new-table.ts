// What a table begins with: its key, and in a game by messages the secret of its player.
import type { GameRecord, SeatPlayer } from '../scene/types.ts';
import { named } from './names.ts';
import { FORMAT, type SavedTable } from './saved-table.ts';

/** The number of bytes that a key is made of. */
export const KEY_BYTES = 6;

/** A key that no other table has, unless it follows from bytes. */
export function newKey(
  bytes: Uint8Array = crypto.getRandomValues(new Uint8Array(KEY_BYTES)),
): string {
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, '0')).join('');
}

/** A table for a game that begins or continues here. */
export function newTable(
  record: GameRecord,
  seats: SeatPlayer[],
  names?: readonly string[],
): SavedTable {
  const key = newKey();
  const plain = { ahead: [], over: false, line: '', used: Date.now() };
  const start = record.actions.length;
  return { format: FORMAT, key, record, seats, ...plain, given: start, ...named(seats, names) };
}

/** The number of bytes that a secret is made of. */
export const SECRET_BYTES = 16;

/** A secret in base64url: of random bytes, or of others. */
export function newSecret(
  bytes: Uint8Array = crypto.getRandomValues(new Uint8Array(SECRET_BYTES)),
): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
