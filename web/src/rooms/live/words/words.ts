// The words of the page and those of this room, in the language that is shown.
export * from '../../../words/words.ts';
export * from './en.ts';
export * from './first.ts';
