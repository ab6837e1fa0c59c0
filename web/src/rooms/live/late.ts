// What is said of an invitation that comes too late for playing live.
import { dated } from '../../words/dates.ts';
import type { Offer } from './offer.ts';
import type { Elsewhere } from './words/en.ts';
import * as words from './words/words.ts';

export function lateWords(who: Elsewhere, offer: Exclude<Offer, { is: 'open' }>): string {
  return offer.is === 'over' ? words.live.late(who, clock(offer.until)) : words.live.unfit(who);
}

/** The time of a day; of another day than today, its date too. */
function clock(time: number, now: number = Date.now()): string {
  const isToday = new Date(time).toDateString() === new Date(now).toDateString();
  const day = isToday ? {} : ({ dateStyle: 'medium' } as const);
  return new Intl.DateTimeFormat(dated(), { timeStyle: 'short', ...day }).format(time);
}
