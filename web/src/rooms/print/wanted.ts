// What to print, and the calls for it.

import { botName } from '../../game/player-names.ts';
import { levelOf } from '../../game/seating.ts';
import type { SavedTable } from '../../keep/saved-table.ts';
import type { Card, Door, GameOption, Handout, Leaf } from '../../scene/types.ts';
import { dated } from '../../words/dates.ts';
import * as words from './words/en.ts';

/** The possible numbers of copies. */
export const COPIES = [1, 2, 3, 4, 5, 6, 7, 8];

export type Wanted = {
  /** Null is the played game. */
  handout: Handout | null;
  /** All options of the game, whether the handout depends on them or not. */
  options: Record<string, string>;
  players: number;
  copies: number;
  /** One for each copy, so that a random layout stays while other choices change. */
  seeds: string[];
};

/** A handout of games with puzzles. */
export const BOOKLET: Handout = {
  id: 'booklet',
  title: words.print.booklet,
  options: [],
  players: false,
  chance: true,
};

/** Returns all that a game has for paper. */
export function handoutsOf({ paper, puzzles }: Card): Handout[] {
  return puzzles ? [...paper, BOOKLET] : paper;
}

/** Returns the leaves of booklets, one for each copy, each with other puzzles. */
export async function bookletLeaves(
  door: Door,
  { id: game }: Card,
  { copies, seeds }: Wanted,
): Promise<Leaf[]> {
  const { puzzles, bands } = await door.call('puzzles', { game });
  const calls = seeds
    .slice(0, copies)
    .map((seed) => door.call('booklet', { game, puzzles, bands, seed }));
  return (await Promise.all(calls)).flatMap(({ leaves }) => leaves);
}

/** Returns the first choice: the played game, or the first handout. */
export function wantedAtFirst(card: Card, played: boolean): Wanted {
  return {
    handout: played ? null : (card.paper[0] ?? null),
    options: Object.fromEntries(card.options.map((option) => [option.id, option.default])),
    players: card.players[1],
    copies: 1,
    seeds: newSeeds(),
  };
}

/** Returns the options that a handout depends on. */
export function optionsOf(card: Card, handout: Handout): GameOption[] {
  return card.options.filter(({ id }) => handout.options.includes(id));
}

/** Returns the calls for a handout, one for each copy. */
export function paperCalls(
  card: Card,
  handout: Handout,
  { options, players, copies, seeds }: Wanted,
) {
  const call = { game: card.id, handout: handout.id, options, players };
  return seeds.slice(0, copies).map((seed) => ({ ...call, seed }));
}

export function newSeeds(): string[] {
  return COPIES.map(() => crypto.getRandomValues(new Uint32Array(1))[0].toString(36));
}

/** Returns the leaves of a played game; people without a name can write it by hand. */
export async function playedLeaves(door: Door, saved: SavedTable): Promise<Leaf[]> {
  const { record, seats, names: own = [] } = saved;
  const names = seats.map((seat, i) =>
    levelOf(seat) > 0 ? botName(levelOf(seat)) : (own[i] ?? ''),
  );
  return (await door.call('printed', { record, names })).leaves;
}

/** Returns the game's title, and the day it was last played. */
export function footnote({ title = '', used }: SavedTable): string {
  const date = new Date(used).toLocaleDateString(dated(), { dateStyle: 'long' });
  // The title of a daily challenge has the day.
  return title.includes(date) ? title : [title, date].filter(Boolean).join(' · ');
}
