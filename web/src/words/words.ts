// What the page says, in the language that is shown: for its parts that come later. What is there from
// the start imports `first.ts`, for the first screen has to be small. Rooms have words of their own.

export { exchange } from './en/exchange.ts';
export { learn } from './en/learn.ts';
export { match } from './en/match.ts';
export { forget, install, keeping, repair, settings } from './en/settings.ts';
export { share } from './en/share.ts';
export { found, refused, table } from './en/table.ts';
export * from './first.ts';
