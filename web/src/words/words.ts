/** The sentences of the page, in the language that shows. */
export * as words from './en.ts';
