// What pages of a party say to each other. Each text has a sign before it, and a form that is checked.
// What members say of their games has signs too, which the party passes on as it comes.
import { MOST_LETTERS as MOST_OF_OFFER } from './description.ts';
import { type Roll, readRoll, writtenRoll } from './roll.ts';

export type Spoken =
  /** What the games of this party say. */
  | { is: 'text'; text: string }
  /** Offers for coming back to the same page after a loss. */
  | { is: 'offers'; offers: readonly string[] }
  /**
   * Offers that the host carries to a member by their number, and says there from which one they are:
   * for the case that the host goes.
   */
  | { is: 'letter'; number: number; offers: readonly string[] }
  /** Who is here, as the host says. */
  | { is: 'roll'; roll: Roll }
  /** Something that a later version says: it is passed over. */
  | { is: 'later' }
  /** Nothing, to show that the page is there. */
  | { is: 'beat' };

/** So many offers hold through a loss of up to a minute (docs/decisions/0033). */
export const OFFERS = 4;
/** No text is longer. */
const MOST_LETTERS = 32_000;
const OFFER = RegExp(`^[\\w-]{1,${MOST_OF_OFFER + '&live='.length}}$`);
/** The signs of what games say, and what version 1.0.0 said. */
const TEXT = /^[=+!~$*@%?/_^]/;
/** What a later version may say: one more sign, and letters as in addresses. */
const LATER = /^[,;<>`|-][\w .!~*'()%-]*$/;
/** What version 1.0.0 doesn't say. */
const SINCE_1_1 = /^[?:#&/*_^]/;

export function written(frame: Exclude<Spoken, { is: 'later' }>): string {
  switch (frame.is) {
    case 'text':
      return frame.text;
    case 'offers':
      return `:${frame.offers.join('.')}`;
    case 'letter':
      return `&${frame.number}.${frame.offers.join('.')}`;
    case 'roll':
      return `#${writtenRoll(frame.roll)}`;
    case 'beat':
      return '.';
  }
}

/** Reads what another page says; null where it is nothing that a page says. */
export function readFrame(data: unknown): Spoken | null {
  if (typeof data !== 'string' || data.length > MOST_LETTERS) return null;
  if (data === '.') return { is: 'beat' };
  const text = data.slice(1);
  if (data[0] === ':') return offersIn(text);
  if (data[0] === '&') return letterIn(text);
  if (data[0] === '#') return rollIn(text);
  if (TEXT.test(data)) return { is: 'text', text: data };
  return LATER.test(data) ? { is: 'later' } : null;
}

/** Whether only a page after version 1.0.0 says this. */
export function isNew(data: string): boolean {
  return SINCE_1_1.test(data);
}

function offersIn(text: string): Spoken | null {
  const offers = text.split('.');
  const fit = offers.length <= OFFERS && offers.every((offer) => OFFER.test(offer));
  return fit ? { is: 'offers', offers } : null;
}

function letterIn(text: string): Spoken | null {
  const [, number, rest] = /^(\d{1,3})\.(.*)$/.exec(text) ?? [];
  const come = rest === undefined ? null : offersIn(rest);
  return come?.is === 'offers'
    ? { is: 'letter', number: Number(number), offers: come.offers }
    : null;
}

function rollIn(text: string): Spoken | null {
  const roll = readRoll(text);
  return roll && { is: 'roll', roll };
}
