// The words of the page with all games kept on this device, in English.
import { counted } from '../grammar.ts';

export const library = {
  title: 'Your games – pygames',
  heading: 'Your games',
  list: 'Games kept on this device',
  none: 'No game is kept on this device yet.',
  noMatch: 'No game here matches.',
  count: (shown: number, all: number) =>
    shown === all ? counted(all, 'game') : `${shown} of ${counted(all, 'game')}`,
  state: 'Show',
  states: { all: 'All', open: 'In play', over: 'Finished' },
  game: 'Game',
  opponent: 'Opponent',
  any: 'Any',
  person: 'A person',
  yourMove: 'Your move',
  someonesMove: (name: string) => `${name} to move`,
  inPlay: 'In play',
  over: 'Finished',
  lastPlayed: (when: string) => `Last played ${when}`,
  goOn: 'Go on',
  look: 'Look',
  rename: 'Rename',
  duplicate: 'Duplicate',
  delete: 'Delete',
  /** What a button does to one game, as a screen reader says it. */
  does: (what: string, name: string, nth: number) => `${what}: ${name}, ${nth}`,
  undo: 'Undo',
  deleted: (name: string) => `“${name}” is deleted.`,
  duplicated: (name: string) => `“${name}” is duplicated.`,
  copyOf: (name: string) => `${name} (copy)`,
  noRoom: 'This device has no room left for it. Nothing was changed.',
  newTitle: 'Title',
  save: 'Save',
};
