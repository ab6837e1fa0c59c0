// What pages that are connected say to each other. Each text has a sign before it, and a form that is
// checked: a message is the text of a link, as in an address.
import { cleanName } from '../../keep/names.ts';

export type Spoken =
  /** Who speaks: their seat, null without one, and the name that their messages have. */
  | { is: 'hello'; seat: number | null; name: string }
  /** A message, and that one was saved. */
  | { is: 'message' | 'saved'; text: string }
  /** Who is connected besides, and who has decided beforehand. */
  | { is: 'others'; seats: readonly number[]; decided: readonly number[] }
  /** The value that opens the chance of a turn, before its message. */
  | { is: 'opening'; text: string }
  /** Nothing, to show that the page is there. */
  | { is: 'beat' };

/** No message is longer. */
const MOST_LETTERS = 32_000;
const TEXT = /^[\w-]+$/;
const VALUE = /^[\w-]{22}$/;

export function written(frame: Spoken): string {
  if (frame.is === 'hello') return `@${frame.seat ?? ''} ${encodeURIComponent(frame.name)}`;
  if (frame.is === 'message') return `=${frame.text}`;
  if (frame.is === 'saved') return `+${frame.text}`;
  if (frame.is === 'opening') return `!${frame.text}`;
  return frame.is === 'others' ? `%${frame.seats.join('')}.${frame.decided.join('')}` : '.';
}

/** Reads what another page says; null where it is nothing that a page says. */
export function readFrame(said: unknown): Spoken | null {
  if (typeof said !== 'string' || said.length > MOST_LETTERS) return null;
  const [sign, text] = [said.slice(0, 1), said.slice(1)];
  if (sign === '.' && !text) return { is: 'beat' };
  if (sign === '=' && TEXT.test(text)) return { is: 'message', text };
  if (sign === '+' && TEXT.test(text)) return { is: 'saved', text };
  if (sign === '!' && VALUE.test(text)) return { is: 'opening', text };
  if (sign === '%' && /^[0-7]{0,8}\.[0-7]{0,8}$/.test(text)) {
    const [seats, decided] = text.split('.').map((digits) => [...digits].map(Number));
    return { is: 'others', seats, decided };
  }
  return sign === '@' ? hello(text) : null;
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
