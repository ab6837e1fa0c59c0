/** Whether people have played a finished game here, and whether it counts. */
import type { SavedTable } from '../keep/saved-table.ts';
import type { FinishedGame, View } from '../scene/types.ts';
import { isFar, onlyPerson } from './seating.ts';
import type { Occasion } from './types.ts';

type Kind = FinishedGame['kind'];

/** Returns null if nobody decided anything here. */
export function kindOf(
  table: SavedTable,
  { moves }: Pick<View, 'moves'>,
  occasion: Occasion | null,
): Kind | null {
  const { record, practice, given, seats } = table;
  const decided = moves.map(({ player }) => player !== 'chance');
  // With people elsewhere, their moves arrive later and count as played.
  const came = isFar(seats) ? 0 : given;
  if (!decided.slice(came).includes(true)) return null;
  // Whether earlier decisions were made elsewhere.
  const goesOn = decided.slice(0, came).includes(true);
  // A position that was set up may be a win in one move.
  const isWhole = occasion ? occasion.isOwn : !goesOn && record.start === undefined;
  if (!isWhole) return 'elsewhere';
  if (practice) return 'practice';
  return occasion ? 'challenge' : 'rated';
}

/** Whether a person has lost a game to bots that could be played again in another way. */
export function lostToBots(
  { record, seats }: SavedTable,
  { winners }: Pick<View, 'winners'>,
  occasion: Occasion | null,
): boolean {
  const you = onlyPerson(seats);
  const lost = you !== null && winners.length > 0 && !winners.includes(you);
  return lost && seats.length > 1 && !(occasion || record.start || isFar(seats));
}
