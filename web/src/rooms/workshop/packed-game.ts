// A game in one file as the letters of a link. What stands next in a file is guessed from what stands
// before it, and from a primer: games of this kind, which nothing has to say again. Only what is
// guessed wrong costs letters. Numbers are whole, so every browser guesses alike. Neither the primer
// nor a number here may change: links say nothing of them. Another way needs another first byte.
//
// The way is PAQ's (M. Mahoney): contexts each guess a bit, weights mix the guesses and learn.
import { bytesOf, lettersOf, unpack } from '../../exchange/packed.ts';
import { sumOf } from '../../keep/checks.ts';
import { ifAny } from '../../site/with-timeout.ts';
import { PRIMER } from './primer.ts';

/** No packed text of version 1.0 begins so: deflate has no such block. */
const FIRST = 7;
/** Ends a text; none has it. */
const END = 0;

/** How many letters before a byte each context has; one more has the word so far, one nothing. */
const ORDERS = [1, 2, 3, 4, 6];
const CONTEXTS = ORDERS.length + 2;
const TABLE_BITS = 18;
/** After so many bits a guess learns no slower. */
const MOST_COUNTED = 30;
const RATE = 14;

/** Probabilities of 4096 parts, for their logarithms of odds from -2047 to 2047. */
const SQUASHED = squashed();
const STRETCHED = stretched();

function squashed(): Int16Array {
  const points = [
    1, 2, 3, 6, 10, 16, 27, 45, 73, 120, 194, 310, 488, 747, 1101, 1546, 2047, 2549, 2994, 3348,
    3607, 3785, 3901, 3975, 4022, 4050, 4068, 4079, 4085, 4089, 4092, 4093, 4094,
  ];
  return Int16Array.from({ length: 4095 }, (_, at) => {
    const [part, point] = [(at - 2047) & 127, ((at - 2047) >> 7) + 16];
    return (points[point] * (128 - part) + points[point + 1] * part + 64) >> 7;
  });
}

/** The other way round. */
function stretched(): Int16Array {
  const odds = new Int16Array(4096).fill(2047);
  let next = 0;
  SQUASHED.forEach((chance, at) => {
    if (chance < next) return;
    odds.fill(at - 2047, next, chance + 1);
    next = chance + 1;
  });
  return odds;
}

/** Guesses the next bit, and learns from each. */
class Guesser {
  readonly #chances = tables((length) => new Uint16Array(length).fill(32768));
  readonly #counts = tables((length) => new Uint8Array(length));
  readonly #weights = Array.from({ length: 256 }, () => new Int32Array(CONTEXTS).fill(20000));
  readonly #contexts = new Int32Array(CONTEXTS);
  readonly #places = new Int32Array(CONTEXTS);
  readonly #odds = new Int32Array(CONTEXTS);
  /** The last bytes, the newest first. */
  readonly #last: number[] = Array(Math.max(...ORDERS)).fill(0);
  #word = 0;
  /** The bits of this byte so far, after a 1. */
  #bits = 1;
  #chance = 0;

  constructor() {
    this.#begin();
    for (const byte of new TextEncoder().encode(PRIMER)) this.#hear(byte);
  }

  #hear(byte: number) {
    for (let at = 7; at >= 0; at -= 1) {
      this.guess();
      this.learn((byte >> at) & 1);
    }
  }

  /** The chance that the next bit is 1, in 4096 parts. */
  guess(): number {
    const weights = this.#weights[this.#bits];
    let sum = 0;
    for (let i = 0; i < CONTEXTS; i += 1) {
      const mixed = Math.imul(
        (this.#contexts[i] + Math.imul(this.#bits, 0x3d4d51cb)) | 0,
        0x85ebca6b,
      );
      const place = (mixed ^ (mixed >>> 15)) >>> (32 - TABLE_BITS);
      this.#places[i] = place;
      this.#odds[i] = this.#counts[i][place] ? STRETCHED[this.#chances[i][place] >>> 4] : 0;
      sum += weights[i] * this.#odds[i];
    }
    const odds = Math.max(-2047, Math.min(2047, Math.trunc(sum / 65536)));
    this.#chance = Math.max(1, Math.min(4095, SQUASHED[odds + 2047]));
    return this.#chance;
  }

  learn(bit: number) {
    const wrong = ((bit << 12) - this.#chance) * RATE;
    const weights = this.#weights[this.#bits];
    for (let i = 0; i < CONTEXTS; i += 1) {
      const [chances, counts, place] = [this.#chances[i], this.#counts[i], this.#places[i]];
      weights[i] += (this.#odds[i] * wrong + 0x8000) >> 16;
      chances[place] += Math.trunc(((bit ? 65535 : 0) - chances[place]) / (counts[place] + 1.5));
      if (counts[place] < MOST_COUNTED) counts[place] += 1;
    }
    this.#bits = (this.#bits << 1) | bit;
    if (this.#bits >= 256) this.#begin(this.#bits & 255);
  }

  /** Begins a byte, after another one. */
  #begin(byte = 0) {
    this.#bits = 1;
    this.#last.unshift(byte);
    this.#last.pop();
    this.#word = /\w/.test(String.fromCharCode(byte))
      ? Math.imul(this.#word + byte, 0x2f0b4c47)
      : 0;
    ORDERS.forEach((order, i) => {
      let mixed = order;
      for (const each of this.#last.slice(0, order))
        mixed = Math.imul(mixed ^ each, 0x2c1b3c6d) ^ (mixed >>> 13);
      this.#contexts[i] = mixed;
    });
    this.#contexts[ORDERS.length] = 0;
    this.#contexts[ORDERS.length + 1] = Math.imul(this.#word + 1, 0x27d4eb2f);
  }
}

function tables<T>(make: (length: number) => T): T[] {
  return Array.from({ length: CONTEXTS }, () => make(2 ** TABLE_BITS));
}

/** The part of all numbers of 32 bits that stands for what was read or written so far. */
class Span {
  #low = 0;
  #high = 0xffffffff;

  /** Where a chance in 4096 parts divides it. */
  between(chance: number): number {
    return this.#low + Math.floor((this.#high - this.#low) / 4096) * chance;
  }

  take(bit: number, middle: number) {
    if (bit) this.#high = middle;
    else this.#low = middle + 1;
  }

  /** Calls with the first byte, as often as both ends agree on it, and goes on without it. */
  settle(tell: (byte: number) => void) {
    while (this.#low >>> 24 === this.#high >>> 24) {
      tell(this.#low >>> 24);
      this.#low = (this.#low << 8) >>> 0;
      this.#high = ((this.#high << 8) | 255) >>> 0;
    }
  }

  /** One byte that is in it, whatever follows. */
  end(): number {
    return (this.#low >>> 24) + 1;
  }
}

function sumBytes(text: string): number[] {
  const sum = sumOf(text);
  return [(sum >>> 8) & 255, sum & 255];
}

/** The text that was packed last: people look at a link more than once. */
let last = { text: '', letters: '' };

/** Returns the letters; no text of a game has a byte of 0. */
export function packGame(text: string): string {
  if (text !== last.text) last = { text, letters: packed(text) };
  return last.letters;
}

function packed(text: string): string {
  const [guesser, span] = [new Guesser(), new Span()];
  const bytes = [FIRST, ...sumBytes(text)];
  for (const byte of [...new TextEncoder().encode(text), END]) {
    for (let at = 7; at >= 0; at -= 1) {
      const bit = (byte >> at) & 1;
      span.take(bit, span.between(guesser.guess()));
      guesser.learn(bit);
      span.settle((each) => bytes.push(each));
    }
  }
  return lettersOf([...bytes, span.end()]);
}

/** Returns the text; null if the letters were changed, or it has more than `most` bytes. */
export async function unpackGame(letters: string, most: number): Promise<string | null> {
  const [first, ...rest] = ifAny(() => bytesOf(letters)) ?? [];
  if (first !== FIRST) return unpack(letters, most);
  const bytes = unpacked(rest.slice(2), most);
  const text = bytes && new TextDecoder().decode(new Uint8Array(bytes));
  return text !== null && `${sumBytes(text)}` === `${rest.slice(0, 2)}` ? text : null;
}

function unpacked(packed: readonly number[], most: number): number[] | null {
  const [guesser, span] = [new Guesser(), new Span()];
  let read = 0;
  let value = 0;
  const readOn = () => {
    value = ((value << 8) | (packed[read] ?? 0)) >>> 0;
    read += 1;
  };
  while (read < 4) readOn();
  const bytes: number[] = [];
  while (bytes.length <= most) {
    let byte = 0;
    for (let at = 7; at >= 0; at -= 1) {
      const middle = span.between(guesser.guess());
      const bit = Number(value <= middle);
      span.take(bit, middle);
      guesser.learn(bit);
      byte = (byte << 1) | bit;
      span.settle(readOn);
    }
    if (byte === END) return bytes;
    bytes.push(byte);
  }
  return null;
}
