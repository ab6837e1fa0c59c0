// Records how games at a table end and what that meant; finds the bot of an even match.

import { LOWEST_STRENGTH } from '../../../generated/constants.ts';
import { newHash } from '../../addresses/links.ts';
import { botWords } from '../../game/player-names.ts';
import { kindOf, lostToBots } from '../../game/provenance.ts';
import { levelOf, onlyPerson, watching } from '../../game/seating.ts';
import type { FollowUp, Occasion } from '../../game/types.ts';
import { isPlayedAs } from '../../keep/modes.ts';
import { endOf, type SavedTable } from '../../keep/saved-table.ts';
import { storedData } from '../../keep/stored-data.ts';
import { identity } from '../../scene/records.ts';
import type { Card, Door, SeatPlayer, View } from '../../scene/types.ts';
import { contribute, type Room } from '../../slots/slots.ts';
import { gameHooks } from '../../table/game-hooks.ts';
import type { End, Page, Players } from '../../table/hooks.ts';
import {
  counts,
  type Finished,
  finishedGames,
  finishedOf,
  isNews,
  keepFinished,
  keepStrength,
  keeps,
  tallyOf,
} from './kept.ts';
import * as words from './words/en.ts';

export function tellEnd({ card, saved, view, occasion }: End, { door }: Pick<Page, 'door'>) {
  recordResult(saved, view, occasion);
  if (isEven(saved)) return async () => ({ words: await nextWords(door, saved), next: null });
  if (isPlayedAs('teach', saved) && lostToBots(saved, view, occasion)) return () => evenNext(saved);
  const game = finishedGame(saved, view, occasion);
  if (!game || !counts(game)) return null;
  return () => ({ words: meaningOf(card, saved, view, game), next: null });
}

/** Chooses the bot that the person beats half of the time, where the game is to be even. */
async function evenMatch({ door }: Pick<Page, 'door'>, game: string, players: Players) {
  const { seats, rooms: { fame: _, ...others } = {} } = players;
  if (!isEven(players)) return players;
  if (!seats || !isDuel(seats)) return { ...players, rooms: others };
  return { ...players, seats: await evenSeats(door, game, seats) };
}

export const fame: Room = {
  name: 'fame',
  fills: [
    contribute(storedData, { merges: keeps }),
    contribute(gameHooks, { begins: evenMatch, ended: tellEnd }),
  ],
};

/** Returns it in a line; '' if there is nothing to say. */
function meaningOf(card: Card, table: SavedTable, view: View, game: Finished): string {
  return game.seats.length === 1 ? scoreWords(card, game) : winWords(card, table, view);
}

/** Compares a single player's score with earlier ones with the same options. */
function scoreWords(card: Card, { key, at, scores: [score], options }: Finished): string {
  const defaults = Object.fromEntries(card.options.map(({ id, default: usual }) => [id, usual]));
  const kindOf = (chosen: Finished['options']) => identity({ ...defaults, ...chosen });
  const before = finishedGames()
    .filter((each) => each.game === card.id && each.key !== key && each.at < at)
    .filter((each) => kindOf(each.options) === kindOf(options))
    .flatMap((each) => (counts(each) && each.seats.length === 1 ? (each.scores[0] ?? []) : []));
  if (score === null || !before.length) return '';
  const best = Math.max(...before);
  return score > best ? words.meant.best : words.meant.bestIs(best);
}

function winWords({ id, levels }: Card, { seats }: SavedTable, { winners }: View): string {
  const you = onlyPerson(seats);
  const met = new Set(seats.map(levelOf).filter((level) => level > 0));
  const [level] = met;
  const tally = met.size === 1 ? tallyOf(id, level) : null;
  if (you === null || !tally?.won) return '';
  const next = levels.find((each) => each > level);
  const { firstWin, won } = words.meant;
  if (tally.won > 1 || !winners.includes(you)) return won(tally.won, tally.played, botWords(level));
  return firstWin(botWords(level), next ? botWords(next) : null);
}

// Even matches: the strength of bot that the person here beats about half of the time.

/** What such a game keeps. */
const EVEN = { fame: true };

/** Whether a game is an even match. */
export function isEven({ rooms }: Pick<SavedTable, 'rooms'>): boolean {
  return rooms?.fame !== undefined;
}

/** Finds the strength from the results here, and keeps it for the dialog before a game. */
async function strengthFor(door: Door, game: string): Promise<number> {
  const { strength } = await door.call('even', { game, games: finishedOf(game) });
  keepStrength(game, strength);
  return strength;
}

/** Whether these seats can play an even match: one person against one bot. */
export function isDuel(seats: readonly SeatPlayer[]): boolean {
  return seats.length === 2 && seats.includes('person') && seats.some((seat) => levelOf(seat) > 0);
}

/** The seats of an even match, with the bot's strength. */
export async function evenSeats(
  door: Door,
  game: string,
  seats: readonly SeatPlayer[],
): Promise<SeatPlayer[]> {
  const strength = await strengthFor(door, game);
  return seats.map((seat) => (levelOf(seat) ? (`bot${strength}` as const) : seat));
}

/** After a defeat in spite of warnings: the same against a bot that suits the person. */
function evenNext({ record, seats, names }: SavedTable): FollowUp {
  if (!isDuel(seats)) return { words: '', next: null };
  const href = newHash(record.game, { seats, options: record.options, names, rooms: EVEN });
  return { words: '', next: { ...words.nextEven.play, href } };
}

/** What the next even match will be like, once this one was recorded. */
export async function nextWords(door: Door, { record, seats }: SavedTable): Promise<string> {
  const now = Math.max(...seats.map(levelOf));
  const next = await strengthFor(door, record.game);
  const { stronger, gentler, same, gentlest } = words.nextEven;
  if (next === now) return next === LOWEST_STRENGTH ? gentlest : same;
  return next > now ? stronger : gentler;
}

/** Records finished games. */

type Ended = Pick<View, 'moves' | 'players' | 'winners' | 'places' | 'ended'>;

/** Records a game that people have played here, once, by the view of its end. */
export function recordResult(table: SavedTable, view: Ended, occasion: Occasion | null = null) {
  if (watching(table.seats) || !isNews(table.key, endOf(table))) return;
  const game = finishedGame(table, view, occasion);
  if (game) keepFinished(game);
}

/** A finished game as the hall of fame keeps it; null if nobody decided anything here. */
export function finishedGame(
  table: SavedTable,
  view: Ended,
  occasion: Occasion | null = null,
): Finished | null {
  const { key, record, seats, names } = table;
  const { players, moves, ended, places } = view;
  const kind = kindOf(table, view, occasion);
  if (!kind) return null;
  return {
    key,
    game: record.game,
    at: endOf(table),
    seats,
    kind,
    early: ended !== null,
    options: record.options,
    names: seats.map((_, seat) => names?.[seat] ?? ''),
    places,
    scores: players.map(({ score }) => (ended ? null : score)),
    moves: seats.map((_, seat) => moves.filter(({ player }) => player === seat).length),
  };
}
