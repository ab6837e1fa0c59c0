// Even matches: the strength of bot that the person here beats about half of the time.

import { LOWEST_STRENGTH } from '../../../generated/constants.ts';
import { newHash } from '../../addresses/links.ts';
import { levelOf } from '../../game/seating.ts';
import type { FollowUp } from '../../game/types.ts';
import type { SavedTable } from '../../keep/saved-table.ts';
import type { Door, SeatPlayer } from '../../scene/types.ts';
import { finishedOf, keepStrength } from './kept.ts';
import * as words from './words/en.ts';

/** What such a game keeps. */
const EVEN = { fame: true };

/** Whether a game is an even match. */
export function isEven({ rooms }: Pick<SavedTable, 'rooms'>): boolean {
  return rooms?.fame !== undefined;
}

/** Finds the strength from the results here, and keeps it for the dialog before a game. */
async function strengthFor(door: Door, game: string): Promise<number> {
  const { strength } = await door.call('even', { game, games: finishedOf(game) });
  keepStrength(game, strength);
  return strength;
}

/** Whether these seats can play an even match: one person against one bot. */
export function isDuel(seats: readonly SeatPlayer[]): boolean {
  return seats.length === 2 && seats.includes('person') && seats.some((seat) => levelOf(seat) > 0);
}

/** The seats of an even match, with the bot's strength. */
export async function evenSeats(
  door: Door,
  game: string,
  seats: readonly SeatPlayer[],
): Promise<SeatPlayer[]> {
  const strength = await strengthFor(door, game);
  return seats.map((seat) => (levelOf(seat) ? (`bot${strength}` as const) : seat));
}

/** After a defeat in spite of warnings: the same against a bot that suits the person. */
export function evenNext({ record, seats, names }: SavedTable): FollowUp {
  if (!isDuel(seats)) return { words: '', next: null };
  const href = newHash(record.game, { seats, options: record.options, names, rooms: EVEN });
  return { words: '', next: { ...words.nextEven.play, href } };
}

/** What the next even match will be like, once this one was recorded. */
export async function nextWords(door: Door, { record, seats }: SavedTable): Promise<string> {
  const now = Math.max(...seats.map(levelOf));
  const next = await strengthFor(door, record.game);
  const { stronger, gentler, same, gentlest } = words.nextEven;
  if (next === now) return next === LOWEST_STRENGTH ? gentlest : same;
  return next > now ? stronger : gentler;
}
