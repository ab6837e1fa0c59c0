// What is said where games go to another device, or come from one, in English.
import { counted } from '../grammar.ts';

export const exchange = {
  rename: 'Rename',
  noRoom: 'This device has no room left for it. Nothing was changed.',
  export: 'Export',
  which: 'What to export',
  allOf: (games: number, exercises: number) =>
    `Everything: ${counted(games, 'game')}${exercises ? `, ${counted(exercises, 'exercise')}` : ''}`,
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
  shortened: (letters: number) =>
    `Only the beginning shows here. The whole text has ${letters.toLocaleString('en')} characters.`,
  withSecrets:
    'This export holds your games with people far away: anyone who has it can play them in your place. Keep it to yourself.',
  import: 'Import',
  importing: 'Checking the games …',
  chooseFile: 'A file with games',
  orPaste: 'Or paste the text of games, or links to them',
  refused: (number: number, why: string) => `Game ${number}: ${why}`,
  notPossible: (number: number) => `Its move ${number} isn’t possible.`,
  foreignSecret:
    'Its secret isn’t the one with which its player joined, so it could not be continued.',
  badMatch: 'The messages of this game with people far away are damaged.',
  noRecord: 'It isn’t a record of a game.',
  isText: 'It is just text, not a record of a game.',
  newerGame:
    'It was made by a newer version of this page. Reload the page to update it, then import it again.',
  isMessage: 'It is a message of a game with people far away. Open the link itself.',
  notRead: (name: string) =>
    `“${name}” could not be read: it is gone, or this browser may not open it.`,
  notGames: 'This text holds no games: it was cut off or changed, or is something else.',
  unknown: 'This version of the page doesn’t know this game.',
  newer: 'These games were exported by a newer version of this page. Reload the page to update it.',
  tooLong: (letters: number) =>
    `This text is too long: at most ${letters.toLocaleString('en')} characters can be imported at once.`,
  tooMany: (games: number) => `That is too many games: at most ${games} can be imported at once.`,
  newTitle: 'Title',
  save: 'Save',
  /** Of exercises. */
  damaged: (count: number) =>
    `${counted(count, 'answer')} in your exercises could not be read and ${count === 1 ? 'was' : 'were'} left out.`,
};
