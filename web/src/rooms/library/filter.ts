// Which of the games kept on this device show: in play or finished, of one game, against someone.
import { folded } from '../../keep/names.ts';
import type { SavedTable } from '../../keep/saved-table.ts';

export type ProgressFilter = 'all' | 'open' | 'over';

/** The chosen filter; '' for any game, opponent or name. */
export type Filter = { progress: ProgressFilter; game: string; opponent: string; name: string };

export const NO_FILTER: Filter = { progress: 'all', game: '', opponent: '', name: '' };

type Listed = Pick<SavedTable, 'record' | 'seats' | 'names' | 'over'>;

/** The opponents in a game: bots by level, and people if there are several. */
export function opponentsOf({ seats }: Pick<Listed, 'seats'>): string[] {
  const bots = seats.filter((seat) => seat !== 'person');
  const persons = seats.length - bots.length;
  return [...new Set([...bots, ...(persons > 1 ? ['person'] : [])])].sort();
}

/** Whether a game passes the filter. */
export function passes(table: Listed, { progress, game, opponent, name }: Filter): boolean {
  if (progress !== 'all' && table.over !== (progress === 'over')) return false;
  if (game && table.record.game !== game) return false;
  if (opponent && !opponentsOf(table).includes(opponent)) return false;
  return isOf(table, name);
}

/** Whether a player's name contains the text. */
function isOf({ names = [] }: Pick<Listed, 'names'>, letters: string) {
  const wanted = folded(letters.trim());
  return !wanted || names.some((name) => folded(name).includes(wanted));
}
