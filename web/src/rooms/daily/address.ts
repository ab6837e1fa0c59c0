// The addresses of challenges.

import { encoded, hashOf, type Reader, Wrong } from '../../addresses/links.ts';
import { idIn } from '../../addresses/mended.ts';
import { dateOf, dayOf } from '../../dates/calendar.ts';
import * as words from './words/en-first.ts';

/** The challenges of a day, or of today; with a game, the challenge itself. */
export type ToDaily = { day: number | null; game: string | null };

/** The address of today's challenges. */
export const DAILY = '#daily';

/** @param game the challenge to open */
export function dailyHash(day: number, game?: string) {
  return hashOf({ daily: dateOf(day), game: encoded(game) });
}

/** Reads its addresses, by the field that each begins with. */
export const addresses: Readonly<Record<string, Reader<ToDaily>>> = {
  daily: (value, { game = '' }) => {
    const date = idIn(value);
    const day = date ? dayOf(date) : null;
    if (date && day === null) return new Wrong(words.today.noSuchDay(date.slice(0, 24)));
    return { day, game: idIn(game) || null };
  },
};

/** Its pages show all games, so their cards are preloaded. */
export const SHOWS_ALL = true;
