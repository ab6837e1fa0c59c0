// The page's sentences in the current language, for parts that are loaded later. Parts of the start
// import `first.ts`, because the first screen has to be small. Rooms have words of their own.

export { exchange } from './en/exchange.ts';
export { learn } from './en/learn.ts';
export { match } from './en/match.ts';
export { playing } from './en/playing.ts';
export { forget, install, keeping, languages, repair, settings } from './en/settings.ts';
export { share } from './en/share.ts';
export { reading, refused, table } from './en/table.ts';
export * from './first.ts';
