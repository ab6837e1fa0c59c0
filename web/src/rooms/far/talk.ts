// What pages say of a game to each other. Each text has a sign before it, and a form that is checked: a
// message is the text of a link, as in an address.
import { cleanName } from '../../keep/names.ts';

/** A game that a party goes to: its match, its card, and who has begun it; null where that isn't said. */
export type NextGame = { id: string; of: string; by: string | null };

export type Talk =
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
  /** The game that all else is about from now on. */
  | ({ is: 'at' } & NextGame);

const TEXT = /^[\w-]+$/;
const TEXT_OR_NONE = /^[\w-]*$/;
const VALUE = /^[\w-]{22}$/;
/** The signs of texts with one value, and their forms. */
const WITH_TEXT = {
  '=': ['message', TEXT],
  '+': ['saved', TEXT],
  '!': ['opening', VALUE],
  '~': ['key', VALUE],
  $: ['proof', VALUE],
  '*': ['turn', TEXT_OR_NONE],
} as const;

export function written(talk: Talk): string {
  switch (talk.is) {
    case 'hello':
      return `@${talk.seat ?? ''} ${encodeURIComponent(talk.name)}`;
    case 'others':
      return `%${inOrder(talk.seats)}.${inOrder(talk.decided)}`;
    case 'prove':
      return '?';
    case 'ask':
      return '/';
    case 'at':
      return `^${talk.id} ${talk.of} ${talk.by === null ? '' : `!${encodeURIComponent(talk.by)}`}`;
    default: {
      const [sign] = Object.entries(WITH_TEXT).find(([, [is]]) => is === talk.is) ?? [''];
      return sign + talk.text;
    }
  }
}

/** Reads what another page says; null where it is nothing that a page says. */
export function readTalk(data: string): Talk | null {
  const [sign, text] = [data.slice(0, 1), data.slice(1)];
  if (sign in WITH_TEXT) {
    const [is, form] = WITH_TEXT[sign as keyof typeof WITH_TEXT];
    return form.test(text) ? { is, text } : null;
  }
  if (data === '/') return { is: 'ask' };
  if (data === '?') return { is: 'prove' };
  if (sign === '%') return others(text);
  if (sign === '@') return hello(text);
  return sign === '^' ? at(text) : null;
}

function hello(text: string): Talk | null {
  const [, seat, name] = /^([0-7]?) ([\w.!~*'()%-]{0,400})$/.exec(text) ?? [];
  const called = nameIn(name);
  return called === null
    ? null
    : { is: 'hello', seat: seat === '' ? null : Number(seat), name: called };
}

function at(text: string): Talk | null {
  const [, id, of, by] = /^([\w-]{1,64}) ([\w-]{1,64}) ([\w.!~*'()%-]{0,400})$/.exec(text) ?? [];
  const called = nameIn(by?.replace(/^!/, ''));
  if (called === null) return null;
  return { is: 'at', id, of, by: by.startsWith('!') ? called : null };
}

function nameIn(text: string | undefined): string | null {
  try {
    return text === undefined ? null : cleanName(decodeURIComponent(text));
  } catch {
    return null;
  }
}

/** Version 1.0.0 repeats seats: whoever passes that on isn't to blame. */
function others(text: string): Talk | null {
  if (!/^[0-7]*\.[0-7]*$/.test(text)) return null;
  const [seats, decided] = text.split('.').map((digits) => [...new Set(digits)].map(Number));
  return { is: 'others', seats, decided };
}

function inOrder(seats: readonly number[]): string {
  return [...new Set(seats)].sort().join('');
}
