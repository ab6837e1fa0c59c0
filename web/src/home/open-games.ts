// The open games, and a line about each.

import { broughtCard } from '../catalog/brought.ts';
import { distinctBot, distinctName, ownName, type Sitting } from '../game/player-names.ts';
import { onlyPerson } from '../game/seating.ts';
import { deedOf } from '../keep/elsewhere.ts';
import { isFinished, type SavedTable } from '../keep/saved-table.ts';
import type { Card } from '../scene/types.ts';
import { ago } from '../words/ago.ts';
import * as words from '../words/first.ts';

export type OpenGame = { saved: SavedTable; card: Card };

/** The games that were begun and aren't finished, in the order of the tables. */
export function openGames(tables: readonly SavedTable[], cards: readonly Card[]): OpenGame[] {
  return tables.flatMap((saved) => {
    const { game } = saved.record;
    const card = cards.find(({ id }) => id === game) ?? broughtCard(game);
    return card && isOpen(saved) ? [{ saved, card }] : [];
  });
}

function isOpen(saved: SavedTable) {
  return !isFinished(saved) && (saved.match !== undefined || saved.record.actions.length > 0);
}

export function since({ used }: SavedTable) {
  return words.home.left(ago(used));
}

/** The game, and whose move it is. */
export function what(saved: SavedTable, card: Card) {
  const { seats, turn } = saved;
  const far = matchWords(saved, card);
  if (far) return `${card.title}, ${far}`;
  if (turn === undefined || seats.length < 2) return card.title;
  const name = distinctName(saved, card.seats, turn);
  const move = onlyPerson(seats) === turn ? words.home.yourMove : words.home.someonesMove(name);
  return `${card.title}, ${move}`;
}

/** Whose turn it is in a game by messages; '' in any other, and once it is over. */
export function matchWords(saved: SavedTable, card: Card): string {
  const { yourMove, sendIt, waitsFor } = words.byLink;
  const deed = deedOf(saved);
  if (deed === 'play') return yourMove;
  if (deed === 'send') return sendIt;
  const next = saved.match?.next ?? null;
  return deed === 'wait' && next !== null ? waitsFor(distinctName(saved, card.seats, next)) : '';
}

export function against(sitting: Sitting, card: Card) {
  const { seats } = sitting;
  const you = onlyPerson(seats);
  const all = [...seats.keys()];
  const nameAt = (seat: number) => distinctName(sitting, card.seats, seat);
  if (you === null || seats.length < 2) return words.home.playersNamed(all.map(nameAt));
  const others = all.filter((seat) => seat !== you);
  const own = ownName(sitting, card.seats, you) || card.seats[you]?.name || words.game.you;
  if (seats.includes('far')) return words.byLink.against(own, others.map(nameAt));
  const bots = others.map((seat) => distinctBot(sitting, card.seats, seat));
  return words.home.against(own, bots);
}
