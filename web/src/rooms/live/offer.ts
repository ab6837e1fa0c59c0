// Offers and answers as they come in a link, and whether they are for now.
import { type Offering, read } from './description.ts';

/** What the offer of an invitation is to this page. */
export type Offer =
  | { is: 'open'; told: Offering }
  /** It was for a time that is over, in ms as a date. */
  | { is: 'over'; until: number }
  /** It can't be read, or is from another time. */
  | { is: 'none' };

const MINUTE_MS = 60_000;
/** How long an offer is for, in minutes; a few more than its answer takes. */
const OPEN_MINUTES = 15;
/**
 * How far the clock of whoever invited may be ahead, in minutes. Nothing is guarded by this: an offer
 * that is dead doesn't connect.
 */
const AHEAD_MINUTES = 12 * 60;

/** The minute of a date, in 16 bits. */
export function minuteOf(date: number): number {
  return Math.floor(date / MINUTE_MS) & 0xffff;
}

/** How many minutes ago an offer was made: less than 0 if the clock there is ahead of this one. */
function ageOf({ of }: Offering, now: number): number {
  return ((minuteOf(now) - of) << 16) >> 16;
}

export function readOffer(text: string, now: number = Date.now()): Offer {
  const told = read(text);
  if (told?.description.setup !== 'actpass') return { is: 'none' };
  const age = ageOf(told, now);
  if (age < -AHEAD_MINUTES) return { is: 'none' };
  if (age <= OPEN_MINUTES) return { is: 'open', told };
  const made = Math.floor(now / MINUTE_MS) - age;
  return { is: 'over', until: (made + OPEN_MINUTES) * MINUTE_MS };
}

/** Whether an offer of this page can still be given to somebody who takes a while to open it. */
export function isYoung(text: string, now: number = Date.now()): boolean {
  const told = read(text);
  return told !== null && Math.abs(ageOf(told, now)) < OPEN_MINUTES / 2;
}

/** Reads an answer; null if it is none. */
export function readAnswer(text: string): Offering | null {
  const told = read(text);
  return told && told.description.setup !== 'actpass' ? told : null;
}
