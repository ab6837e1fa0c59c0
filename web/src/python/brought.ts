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

const known = new Map<string, Brought>();

/** Brings a game that is kept on this device; null if none with this id is. */
export type Finder = (id: string) => Promise<Brought | null>;

const finders: Finder[] = [];

/** Lets a room bring the games that it keeps. */
export function findWith(finder: Finder) {
  finders.push(finder);
}

/** Returns a brought game that is known already. */
export function knownBrought(id: string): Brought | undefined {
  return known.get(id);
}

/** Returns a brought game, and lets calls about it find the worker that answers. */
export async function bringGame(id: string): Promise<Brought | null> {
  const here = known.get(id);
  if (here) return here;
  for (const find of finders) {
    const found = await find(id);
    if (!found) continue;
    know(found);
    return found;
  }
  return null;
}

/** Makes a game known for as long as the page is open. */
export function know(game: Brought) {
  known.set(game.card.id, game);
}

/** Makes a worker in which bots of a game think. */
export function thinkerFor(game: string): Thinker {
  return known.get(game)?.makeThinker() ?? new Engine();
}

/** The door to all games: calls about a brought one go to its worker. */
export function withBrought(own: Door): Door {
  return { call: (name, args) => (known.get(gameOf(args))?.door ?? own).call(name, args) };
}

/** The id of the game that a call is about, '' if it names none. */
function gameOf(args: object): string {
  const { game, record }: { game?: unknown; record?: { game?: unknown } } = args;
  const id = game ?? record?.game;
  return typeof id === 'string' ? id : '';
}
