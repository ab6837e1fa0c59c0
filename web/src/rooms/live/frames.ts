// What pages that are connected say to each other. Each text has a sign before it, and a form that is
// checked: a message is the text of a link, as in an address.
import { cleanName } from '../../keep/names.ts';

export type Spoken =
  /** Who speaks: their seat, null without one, and the name that their messages have. */
  | { is: 'hello'; seat: number | null; name: string }
  /** A message, and that one was saved. */
  | { is: 'message' | 'saved'; text: string }
  /** Who is connected besides, and who has decided beforehand: each seat once. */
  | { is: 'others'; seats: readonly number[]; decided: readonly number[] }
  /** The value that opens the chance of a turn, before its message. */
  | { is: 'opening'; text: string }
  /** What two players will know each other by next time; asks for a proof of it, and the proof. */
  | { is: 'key' | 'proof'; text: string }
  | { is: 'prove' }
  /** Asks by which message to join; that message, empty while another guest joins. */
  | { is: 'ask' }
  | { is: 'turn'; text: string }
  /** Offers for coming back after a loss. */
  | { is: 'spares'; offers: readonly string[] }
  /**
   * A letter that the host carries to a seat, and says there from which one it is: by an offer and its
   * answer two guests are connected. An empty one is from the host: write to that seat.
   */
  | { is: 'letter'; seat: number; text: string }
  /** Something that a later version says: it is passed over. */
  | { is: 'later' }
  /** Nothing, to show that the page is there. */
  | { is: 'beat' };

/** So many spare connections hold through a loss of up to a minute (docs/decisions/0033). */
export const SPARES = 4;
/** No message is longer. */
const MOST_LETTERS = 32_000;
const TEXT = /^[\w-]+$/;
const TEXT_OR_NONE = /^[\w-]*$/;
const VALUE = /^[\w-]{22}$/;
const LETTER = /^([0-7])([\w-]{0,160}(?:~\d{1,6})?)$/;
const OFFER = /^[\w-]{1,160}$/;
/** The signs of texts with one value, and their forms. */
const WITH_TEXT = {
  '=': ['message', TEXT],
  '+': ['saved', TEXT],
  '!': ['opening', VALUE],
  '~': ['key', VALUE],
  $: ['proof', VALUE],
  '*': ['turn', TEXT_OR_NONE],
} as const;
/** What a later version may say: one more sign, and letters as in addresses. */
const LATER = /^[#,;<>^_`|-][\w .!~*'()%-]*$/;

export function written(frame: Exclude<Spoken, { is: 'later' }>): string {
  switch (frame.is) {
    case 'hello':
      return `@${frame.seat ?? ''} ${encodeURIComponent(frame.name)}`;
    case 'others':
      return `%${inOrder(frame.seats)}.${inOrder(frame.decided)}`;
    case 'prove':
      return '?';
    case 'spares':
      return `:${frame.offers.join('.')}`;
    case 'letter':
      return `&${frame.seat}${frame.text}`;
    case 'ask':
      return '/';
    case 'beat':
      return '.';
    default: {
      const [sign] = Object.entries(WITH_TEXT).find(([, [is]]) => is === frame.is) ?? [''];
      return sign + frame.text;
    }
  }
}

/** Reads what another page says; null where it is nothing that a page says. */
export function readFrame(data: unknown): Spoken | null {
  if (typeof data !== 'string' || data.length > MOST_LETTERS) return null;
  const [sign, text] = [data.slice(0, 1), data.slice(1)];
  if (sign in WITH_TEXT) {
    const [is, form] = WITH_TEXT[sign as keyof typeof WITH_TEXT];
    return form.test(text) ? { is, text } : null;
  }
  if (data === '.') return { is: 'beat' };
  if (data === '/') return { is: 'ask' };
  if (data === '?') return { is: 'prove' };
  if (sign === '%') return others(text);
  if (sign === '@') return hello(text);
  if (sign === ':') return spares(text.split('.'));
  if (sign === '&') return letter(text);
  return LATER.test(data) ? { is: 'later' } : null;
}

function spares(offers: readonly string[]): Spoken | null {
  const fit = offers.length <= SPARES && offers.every((offer) => OFFER.test(offer));
  return fit ? { is: 'spares', offers } : null;
}

function letter(data: string): Spoken | null {
  const [, seat, text] = LETTER.exec(data) ?? [];
  return text === undefined ? null : { is: 'letter', seat: Number(seat), text };
}

function hello(text: string): Spoken | null {
  const [, seat, name] = /^([0-7]?) ([\w.!~*'()%-]{0,400})$/.exec(text) ?? [];
  if (name === undefined) return null;
  try {
    const called = cleanName(decodeURIComponent(name));
    return { is: 'hello', seat: seat === '' ? null : Number(seat), name: called };
  } catch {
    return null;
  }
}

/** Version 1.0.0 repeats seats: whoever passes that on isn't to blame. */
function others(text: string): Spoken | null {
  if (!/^[0-7]*\.[0-7]*$/.test(text)) return null;
  const [seats, decided] = text.split('.').map((digits) => [...new Set(digits)].map(Number));
  return { is: 'others', seats, decided };
}

function inOrder(seats: readonly number[]): string {
  return [...new Set(seats)].sort().join('');
}
