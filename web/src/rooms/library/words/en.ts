// The words of the page with all games kept on this device, in English.
import { counted, paragraph } from '../../../words/grammar.ts';
import { translated } from '../../../words/translated.ts';

/** The result of a text; without `exercises` it had none. */
type Imported = {
  added: number;
  updated?: number;
  same: number;
  exercises?: number;
  otherData?: readonly string[];
};

export const library = translated('library', {
  title: 'Your games · pygames',
  toFame: 'Hall of fame',
  list: 'Games kept on this device',
  none: 'No games are kept on this device yet.',
  count: (some: number, all: number) => {
    if (all === 0) return 'No games are left on this device.';
    if (some === 0) return 'No game here matches.';
    return some < all ? `${some} of ${counted(all, 'game')}` : counted(all, 'game');
  },
  more: 'More',
  showMore: (rest: number) => `Show more (${rest})`,
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
  imported: ({ added, updated, same, exercises, otherData }: Imported) =>
    paragraph(
      added || !updated ? `${added ? counted(added, 'game') : 'No games'} added.` : '',
      updated ? `${counted(updated, 'game was', 'games were')} brought up to date.` : '',
      same ? `${counted(same, 'game was', 'games were')} already here.` : '',
      exercises === undefined ? '' : `${counted(exercises, 'exercise')} added.`,
      otherData ? 'Results and settings were merged with those here.' : '',
      ...(otherData ?? []),
    ),
  notAll: (count: number) => `${counted(count, 'game was', 'games were')} refused:`,
});

/** Said where games go to another device, or come from one. */
export const transfer = translated('transfer', {
  rename: 'Rename',
  noRoom: 'This device has no room left for it. Nothing was changed.',
  export: 'Export',
  which: 'What to export',
  allOf: (games: number, exercises: number) => `Everything: ${counted(games, 'game')}${exercises ? `, ${counted(exercises, 'exercise')}` : ''}`,
  /** How one game is written: with all that is kept of it, or to be read by people. */
  form: 'Form',
  whole: 'For this page',
  gameFile: 'For people',
  text: 'As text',
  saveFile: 'Save as a file',
  copyText: 'Copy the text',
  copied: 'The text is copied.',
  notCopied: 'The text could not be copied. Select it and copy it by hand.',
  notCopiedLong: 'The text could not be copied. Save it as a file.',
  shortened: (letters: number) => `Only the beginning shows here. The whole text has ${letters.toLocaleString('en')} characters.`,
  import: 'Import',
  chooseFile: 'A file with games',
  orPaste: 'Or paste the text of games, or links to them',
  refused: (number: number, why: string) => `Game ${number}: ${why}`,
  notPossible: (number: number) => `Its move ${number} isn’t possible.`,
  foreignSecret: 'Its secret isn’t the one with which its player joined, so it could not be continued.',
  badMatch: 'The messages of this game with people far away are damaged.',
  noRecord: 'It isn’t a record of a game.',
  isText: 'It is just text, not a record of a game.',
  newerGame: 'It was made by a newer version of this page. Reload the page to update it, then import it again.',
  isMessage: 'It is a message of a game with people far away. Open the link itself.',
  notRead: (name: string) => `“${name}” could not be read: it is gone, or this browser may not open it.`,
  unknown: 'This version of the page doesn’t know this game.',
  newTitle: 'Title',
  save: 'Save',
});
