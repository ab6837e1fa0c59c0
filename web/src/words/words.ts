// Every sentence of the page, in the language that is shown: for its parts that come later. What is
// there from the start imports `first.ts`, for the first screen has to be small.

export { analysis } from './en/analysis.ts';
export { backup } from './en/backup.ts';
export { daily } from './en/daily.ts';
export { dare } from './en/dare.ts';
export { deck } from './en/deck.ts';
export { fame } from './en/fame.ts';
export { library } from './en/library.ts';
export { match } from './en/match.ts';
export { mistakes } from './en/mistakes.ts';
export { puzzles } from './en/puzzles.ts';
export { learn, print, rules } from './en/rules.ts';
export { forget, install, repair, settings } from './en/settings.ts';
export { pictureExport, share } from './en/share.ts';
export { refused, review, table } from './en/table.ts';
export * from './first.ts';
