// The same for the first screen, which has to be small.
export * from '../../../words/first.ts';
export * from './en-first.ts';
