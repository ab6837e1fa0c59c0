// The words for moving games between devices, in English.
import { counted } from '../grammar.ts';
import { translated } from '../translated.ts';

export const exchange = translated('exchange', {
  withSecrets: 'This export holds your games with people far away: anyone who has it can play them in your place. Keep it to yourself.',
  importing: 'Checking the games …',
  guessed: 'This file isn’t UTF-8. It was read as Windows-1252: look at letters such as ä and é.',
  newer: 'These games were exported by a newer version of this page. Reload the page to update it.',
  tooLong: (letters: number) => `This text is too long: at most ${letters.toLocaleString('en')} characters can be imported at once.`,
  tooMany: (games: number) => `That is too many games: at most ${games} can be imported at once.`,
  /** Of exercises. */
  damaged: (count: number) => `${counted(count, 'answer')} in your exercises could not be read and ${count === 1 ? 'was' : 'were'} left out.`,
  notKept: 'Not kept:',
  /** Of an entry that isn't kept: the name of its file, '' for others, and why. */
  refusedEntry: (name: string, why: string) => `${name ? `“${name}”` : 'Results, exercises and settings'}: ${why}`,
  notKeptSince: { room: 'This device has no room left.', many: 'This device keeps no more of this kind.', game: 'This page doesn’t have its game.', damaged: 'It is damaged.' },
});
