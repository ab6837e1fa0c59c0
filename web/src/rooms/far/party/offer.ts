// Offers and answers as they come in a link, and whether they are for now.
import type { AddressFields } from '../../../addresses/links.ts';
import { lettersIn } from '../../../addresses/mended.ts';
import { cleanName } from '../../../keep/names.ts';
import { type Offering, read } from './description.ts';

/** An answer, and how many minutes after its offer it was made, by the clock of whoever gives it. */
export type Replied = Offering & { after: number | null };

/** What the offer of an invitation is to this page, and how many minutes old it is by the clock here. */
export type Offer =
  | { is: 'open'; offering: Offering; age: number }
  /** By the clock here, it was for a time that is over, in ms as a date: it is tried all the same. */
  | { is: 'over'; offering: Offering; age: number; until: number }
  /** It can't be read. */
  | { is: 'none' };

/** What an address says besides the game: who invites, and fields for connecting. */
type Invitation = { by: string | null; more?: AddressFields };

const MINUTE_MS = 60_000;
/** How long an offer is for, in minutes; a few more than its answer takes. */
const OPEN_MINUTES = 15;

/** Stands after an offer in a code; links have none. Version 1.0.0 reads past it. */
export const AT_ONCE = '.c';

/**
 * Reads an invitation: its offer, or the key of a meeting place; the own STUN server of whoever sent
 * it and their name, '' without one; and whether it was scanned from their screen, so that they wait
 * for the answer.
 */
export function offerIn({ by, more: { live = '', stun = '', meet = '' } = {} }: Invitation) {
  const offer = lettersIn(live);
  return { offer, stun, meet: lettersIn(meet), by: cleanName(by), atOnce: live.endsWith(AT_ONCE) };
}

/** The minute of a date, in 16 bits. */
export function minuteOf(date: number): number {
  return Math.floor(date / MINUTE_MS) & 0xffff;
}

/** How many minutes ago an offer was made: less than 0 if the clock there is ahead of this one. */
function ageOf({ of }: Offering, now: number): number {
  return ((minuteOf(now) - of) << 16) >> 16;
}

export function readOffer(text: string, now: number = Date.now()): Offer {
  const offering = read(text);
  if (offering?.description.setup !== 'actpass') return { is: 'none' };
  const age = ageOf(offering, now);
  if (age <= OPEN_MINUTES) return { is: 'open', offering, age };
  const minute = Math.floor(now / MINUTE_MS) - age;
  return { is: 'over', offering, age, until: (minute + OPEN_MINUTES) * MINUTE_MS };
}

/** Whether an offer of this page can still be given to somebody who takes a while to open it. */
export function isYoung(text: string, now: number = Date.now()): boolean {
  const offering = read(text);
  return offering !== null && Math.abs(ageOf(offering, now)) < OPEN_MINUTES / 2;
}

/** An address has room for no more minutes; by then a clock is wrong. */
const MOST_MINUTES = 999;

/** An answer says how old its offer was, after a sign at which version 1.0.0 ends it. */
export function writeAnswer(text: string, after: number): string {
  return `${text}~${Math.min(MOST_MINUTES, Math.max(0, after))}`;
}

/** Reads an answer; null if it is none. */
export function readAnswer(text: string): Replied | null {
  const [letters, after] = text.split('~');
  const offering = read(letters);
  if (!offering || offering.description.setup === 'actpass') return null;
  return { ...offering, after: after === undefined ? null : Number(after) };
}

/**
 * How long an answer may be on its way, in minutes: whoever gives it waits for 20, and clocks differ.
 */
const OLD_MINUTES = 23;

/**
 * Whether nobody waits any more for what comes of an answer. That is known by the clock of each side
 * alone: how old the offer was there, and is here.
 */
export function isOld({ after }: Replied, offerMs: number): boolean {
  return after !== null && offerMs / MINUTE_MS - after > OLD_MINUTES;
}
