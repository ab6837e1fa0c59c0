// Games that were not written here: a room keeps them, and a worker of its own answers for each.
import type { Thinker } from '../python/engine.ts';
import type { Card, Door } from '../scene/types.ts';
import { Abilities } from '../slots/slots.ts';

/** What answers for such a game. */
export type Brought = {
  readonly door: Door;
  /** Makes a worker in which its bots think. */
  makeThinker(): Thinker;
};

/** A place in a room. */
type Place = { room: string; place: unknown };

/** The games that a room keeps. */
export type Keeper = {
  /** Whether the room keeps a game: the id it has there, or ''. */
  has: (id: string) => string;
  /** The cards that the room has looked for, by the ids of the games. */
  cards: ReadonlyMap<string, Card>;
  /** Looks for the card of a game, or for those of all. */
  find: (id?: string) => Promise<void>;
  /** Loads what answers for its games. */
  bring: (id: string) => Promise<Brought>;
  /** The place that says how a game comes which the room could keep, and doesn't; null for others. */
  lacks: (id: string) => Place | null;
};

export const gameServices = new Abilities<{ keeper: Keeper }>('games');

export class UnknownGame extends Error {
  readonly kind = 'unknown-game';
  readonly id: string;

  constructor(id: string) {
    super();
    this.id = id.slice(0, 97);
  }
}

export function broughtCard(id: string): Card | undefined {
  return gameServices.get('keeper')?.cards.get(id);
}

/** Looks for the cards of all games that rooms keep; what is wrong with one is no reason to fail. */
export async function findBrought(): Promise<void> {
  await gameServices
    .get('keeper')
    ?.find()
    .catch(() => {});
}

/** The room that keeps a game; undefined if none does. */
export function keeperOf(id: string): Keeper | undefined {
  const keeper = gameServices.get('keeper');
  return keeper?.has(id) ? keeper : undefined;
}

/** The place that says how a game comes which isn't here; null if none does. */
export function placeOfLacking(id: string): Place | null {
  return gameServices.get('keeper')?.lacks(id) ?? null;
}

/** The door to all games: calls about a brought one go to its worker. */
export function withBrought(own: Door): Door {
  const other = (id: string): Promise<Door> | undefined =>
    keeperOf(id)
      ?.bring(id)
      .then(({ door }) => door);
  return {
    async call(name, args) {
      const door = await other(gameOf(args));
      if (door) return door.call(name, args);
      return own.call(name, args).catch(async (error) => {
        const link = linkIn(args);
        if (!link || error.kind !== 'unknown-game') throw error;
        const { game } = await own.call('named', { link });
        const knows = await other(game);
        if (!knows) throw new UnknownGame(game);
        return knows.call(name, args);
      });
    },
  };
}

/** The text of the link that a call is about: only it names the game. */
function linkIn(args: object): string | undefined {
  const { link, match = link }: { link?: string; match?: string } = args;
  return match;
}

/** The id of the game that a call is about, '' if it names none. */
function gameOf(args: object): string {
  const { game, record }: { game?: unknown; record?: { game?: unknown } } = args;
  const id = game ?? record?.game;
  return typeof id === 'string' ? id : '';
}
