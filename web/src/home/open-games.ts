// The games that were left open, and what is said of each.

import { onlyPerson } from '../game/seating.ts';
import { nameApart } from '../game/speech.ts';
import type { SavedTable } from '../keep/store.ts';
import type { Card } from '../scene/types.ts';
import { ago } from '../words/grammar.ts';
import { words } from '../words/words.ts';

export type OpenGame = { saved: SavedTable; card: Card };

/** The games that somebody has begun and nobody has finished, in the order of the tables. */
export function openGames(tables: readonly SavedTable[], cards: readonly Card[]): OpenGame[] {
  return tables.flatMap((saved) => {
    const card = cards.find(({ id }) => id === saved.record.game);
    const open = !saved.over && saved.record.actions.length > 0;
    return card && open ? [{ saved, card }] : [];
  });
}

/** When a game was left. */
export function since({ used }: SavedTable) {
  return words.home.left(ago(used));
}

/** The game, and whose move it is. */
export function what({ seats, turn }: SavedTable, card: Card) {
  if (turn === undefined || seats.length < 2) return card.title;
  const name = nameOf(seats, turn, card);
  const move = onlyPerson(seats) === turn ? words.home.yourMove : words.home.someonesMove(name);
  return `${card.title}, ${move}`;
}

/** Who plays. */
export function against({ seats }: Pick<SavedTable, 'seats'>, card: Card) {
  const you = onlyPerson(seats);
  const names = seats.map((_, index) => nameOf(seats, index, card));
  if (you === null || seats.length < 2) return words.home.playersNamed(names);
  const bots = names.filter((_, index) => index !== you);
  return words.home.against(card.seats[you]?.name ?? words.game.you, bots);
}

export function nameOf(seats: SavedTable['seats'], seat: number, card: Card) {
  return nameApart(seats, seat, card.seats[seat]?.name ?? '');
}
