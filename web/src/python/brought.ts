// Games that were not written here, and what answers for each: a worker of its own.
import type { Card, Door } from '../scene/types.ts';
import { Engine, type Thinker } from './engine.ts';

/** A game that a person has made, or was sent. */
export type Brought = {
  readonly card: Card;
  /** Answers calls about it. */
  readonly door: Door;
  /** Makes a worker in which its bots think. */
  readonly makeThinker: () => Thinker;
};

/** Brings a game that is kept on this device; null if none with this id is. Its worker starts later. */
export type Bringer = (id: string) => Brought | null;

const bringers: Bringer[] = [];
const known = new Map<string, Brought>();

/** Lets a room bring the games that it keeps. */
export function bringWith(bringer: Bringer) {
  bringers.push(bringer);
}

/** Returns a brought game. */
export function broughtGame(id: string): Brought | undefined {
  for (const bring of known.has(id) ? [] : bringers) {
    const found = bring(id);
    if (found) known.set(id, found);
  }
  return known.get(id);
}

/** Makes a worker in which bots of a game think. */
export function thinkerFor(game: string): Thinker {
  return broughtGame(game)?.makeThinker() ?? new Engine();
}

/** The door to all games: calls about a brought one go to its worker. */
export function withBrought(own: Door): Door {
  return { call: (name, args) => (broughtGame(gameOf(args))?.door ?? own).call(name, args) };
}

/** The id of the game that a call is about, '' if it names none. */
function gameOf(args: object): string {
  const { game, record }: { game?: unknown; record?: { game?: unknown } } = args;
  const id = game ?? record?.game;
  return typeof id === 'string' ? id : '';
}
