/** Records finished games. */

import { kindOf } from '../../game/provenance.ts';
import { watching } from '../../game/seating.ts';
import type { Occasion } from '../../game/types.ts';
import { endOf, type SavedTable } from '../../keep/saved-table.ts';
import type { View } from '../../scene/types.ts';
import { type Finished, isNews, keepFinished } from './kept.ts';

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
