/** A finished game as the hall of fame keeps it. */
import type { Finished } from '../keep/fame.ts';
import type { SavedTable } from '../keep/store.ts';
import type { View } from '../scene/types.ts';

type Table = Pick<SavedTable, 'key' | 'record' | 'seats' | 'names' | 'used'>;

/** @param view of the game's end */
export function finishedGame({ key, record, seats, names, used }: Table, view: View): Finished {
  const { players, moves, ended } = view;
  return {
    key,
    game: record.game,
    at: used,
    seats,
    names: seats.map((_, seat) => names?.[seat] ?? ''),
    places: placesOf(view),
    scores: players.map(({ score }) => (ended ? null : score)),
    moves: seats.map((_, seat) => moves.filter(({ player }) => player === seat).length),
  };
}

/** Winners come first, the others by their points; in a draw all share the first place. */
export function placesOf({ winners, players }: Pick<View, 'winners' | 'players'>): number[] {
  const isAhead = (one: number, other: number) => {
    const [here, there] = [winners.includes(one), winners.includes(other)];
    if (here || there || !winners.length) return here && !there;
    return (players[one].score ?? 0) > (players[other].score ?? 0);
  };
  const all = players.map((_, seat) => seat);
  return all.map((seat) => all.filter((other) => isAhead(other, seat)).length);
}
