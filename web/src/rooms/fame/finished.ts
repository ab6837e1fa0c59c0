/** What is noted of a finished game: whether it was played here, and whether it counts. */

import { onlyPerson, watching } from '../../game/seating.ts';
import { isFirstTry } from '../../keep/first-try.ts';
import { endOf, type SavedTable } from '../../keep/store.ts';
import type { View } from '../../scene/types.ts';
import { type Finished, isNews, type Kind, keepFinished } from './kept.ts';

type End = Pick<View, 'moves' | 'players' | 'winners' | 'places' | 'ended'>;

/** Takes note, by the view of its end and once, of a game that people have played here. */
export function noteEnd(table: SavedTable, view: End) {
  if (watching(table.seats) || !isNews(table.key, endOf(table))) return;
  const game = finishedGame(table, view);
  if (game) keepFinished(game);
}

/** A finished game as the hall of fame keeps it; null where nobody has decided anything here. */
export function finishedGame(table: SavedTable, view: End): Finished | null {
  const { key, record, seats, names, given, match } = table;
  const { players, moves, ended } = view;
  const decided = moves.map(({ player }) => player !== 'chance');
  // What people far away have played came by messages, as it should.
  const came = match ? 0 : given;
  if (!decided.slice(came).includes(true)) return null;
  return {
    key,
    game: record.game,
    at: endOf(table),
    seats,
    kind: kindOf(table, decided.slice(0, came).includes(true)),
    early: ended !== null,
    options: record.options,
    names: seats.map((_, seat) => names?.[seat] ?? ''),
    places: view.places,
    scores: players.map(({ score }) => (ended ? null : score)),
    moves: seats.map((_, seat) => moves.filter(({ player }) => player === seat).length),
  };
}

/** Whose result others can try to beat, from the same beginning; null for nobody's. */
export function toBeat(table: SavedTable, view: End & Pick<View, 'over'>): number | null {
  const { seats, record, match } = table;
  const drawn = view.moves.some(({ player }) => player === 'chance');
  const lost = drawn && record.seed === undefined;
  if (!view.over || match || lost) return null;
  return finishedGame(table, view)?.kind === 'rated' ? onlyPerson(seats) : null;
}

/** @param goesOn whether others, or people at another table, have decided what came before */
function kindOf(table: SavedTable, goesOn: boolean): Kind {
  const { record, practice } = table;
  const first = isFirstTry(table);
  // A position that was set up may be won at once.
  const begun = first ?? (!goesOn && record.start === undefined);
  if (!begun) return 'elsewhere';
  if (practice) return 'practice';
  return first === null ? 'rated' : 'challenge';
}
