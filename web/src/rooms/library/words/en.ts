// The words of the page with all games kept on this device, in English.
import { counted, paragraph } from '../../../words/grammar.ts';

/** The result of a text; without `exercises` it had none. */
type Imported = {
  added: number;
  updated?: number;
  known: number;
  exercises?: number;
  otherData?: boolean;
};

export const library = {
  title: 'Your games · pygames',
  list: 'Games kept on this device',
  none: 'No games are kept on this device yet.',
  count: (shown: number, all: number) => {
    if (all === 0) return 'No games are left on this device.';
    if (shown === 0) return 'No game here matches.';
    return shown === all ? counted(all, 'game') : `${shown} of ${counted(all, 'game')}`;
  },
  more: 'More',
  showMore: (left: number) => `Show more (${left})`,
  filter: 'Filter',
  noFilter: 'Show all games',
  state: 'Show',
  states: { all: 'All', open: 'In play', over: 'Finished' },
  game: 'Game',
  opponent: 'Opponent',
  player: 'Player’s name',
  any: 'Any',
  person: 'A person',
  far: 'A friend far away',
  yourMove: 'Your move',
  someonesMove: (name: string) => `${name} to move`,
  inPlay: 'In play',
  over: 'Finished',
  lastPlayed: (when: string) => `Last played ${when}`,
  resume: 'Resume',
  look: 'View',
  duplicate: 'Duplicate',
  delete: 'Delete',
  /** A button's label for screen readers. */
  does: (what: string, name: string, nth: number) => `${what}: ${name}, ${nth}`,
  undo: 'Undo',
  deleted: (name: string) => `“${name}” was deleted.`,
  deletedFar: (name: string) => `“${name}” was deleted. Without it you can’t continue this game.`,
  duplicated: (name: string) => `“${name}” was duplicated.`,
  copyOf: (name: string) => `${name} (copy)`,
  imported: ({ added, updated, known, exercises, otherData }: Imported) =>
    paragraph(
      added || !updated ? `${added ? counted(added, 'game') : 'No games'} added.` : '',
      updated ? `${counted(updated, 'game was', 'games were')} brought up to date.` : '',
      known ? `${counted(known, 'game was', 'games were')} already here.` : '',
      exercises === undefined ? '' : `${counted(exercises, 'exercise')} added.`,
      otherData ? 'Results and settings were merged with those here.' : '',
    ),
  notAll: (count: number) => `${counted(count, 'game was', 'games were')} refused:`,
};
