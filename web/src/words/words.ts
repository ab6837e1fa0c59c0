// Every sentence of the page, in the language that is shown: for its parts that come later. What is
// there from the start imports `first.ts`, for the first screen has to be small.

export { backup } from './en/backup.ts';
export { daily } from './en/daily.ts';
export { dare } from './en/dare.ts';
export { fame } from './en/fame.ts';
export { analysis, deck, learn, mistakes, puzzles } from './en/learn.ts';
export { library } from './en/library.ts';
export { match } from './en/match.ts';
export { print, rules } from './en/rules.ts';
export { forget, install, repair, settings } from './en/settings.ts';
export { pictureExport, share } from './en/share.ts';
export { refused, review, table } from './en/table.ts';
export * from './first.ts';
