// Records how games at a table end and what that meant; finds the bot of an even match.
import { lostToBots } from '../../game/provenance.ts';
import { isPlayedAs } from '../../keep/modes.ts';
import { mergers } from '../../keep/other-data.ts';
import { contribute, on, type Room } from '../../slots/slots.ts';
import { beginnings, type End, ended, type Page } from '../../table/hooks.ts';
import { evenNext, evenSeats, isDuel, isEven, nextWords } from './even.ts';
import { finishedGame, recordResult } from './finished.ts';
import { counts, keeps } from './kept.ts';
import { meaningOf } from './meaning.ts';

export function tellEnd({ card, saved, view, occasion }: End, { door }: Pick<Page, 'door'>) {
  recordResult(saved, view, occasion);
  if (isEven(saved)) return async () => ({ words: await nextWords(door, saved), next: null });
  if (isPlayedAs('teach', saved) && lostToBots(saved, view, occasion)) return () => evenNext(saved);
  const game = finishedGame(saved, view, occasion);
  if (!game || !counts(game)) return null;
  return () => ({ words: meaningOf(card, saved, view, game), next: null });
}

export const fame: Room = {
  name: 'fame',
  fills: [
    contribute(mergers, ...keeps),
    contribute(beginnings, async ({ door }, game, players) => {
      const { seats, rooms: { fame: _, ...others } = {} } = players;
      if (!isEven(players)) return players;
      if (!seats || !isDuel(seats)) return { ...players, rooms: others };
      return { ...players, seats: await evenSeats(door, game, seats) };
    }),
    on(ended, tellEnd),
  ],
};
