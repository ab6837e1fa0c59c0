// Records how games at a table end and what that meant; finds the bot of an even match.

import { botWords } from '../../game/player-names.ts';
import { lostToBots } from '../../game/provenance.ts';
import { levelOf, onlyPerson } from '../../game/seating.ts';
import { isPlayedAs } from '../../keep/modes.ts';
import type { SavedTable } from '../../keep/saved-table.ts';
import { storedData } from '../../keep/stored-data.ts';
import { identity } from '../../scene/records.ts';
import type { Card, View } from '../../scene/types.ts';
import { contribute, type Room } from '../../slots/slots.ts';
import { gameHooks } from '../../table/game-hooks.ts';
import type { End, Page, Players } from '../../table/hooks.ts';
import { evenNext, evenSeats, isDuel, isEven, nextWords } from './even.ts';
import { finishedGame, recordResult } from './finished.ts';
import { counts, type Finished, finishedGames, keeps, tallyOf } from './kept.ts';
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
