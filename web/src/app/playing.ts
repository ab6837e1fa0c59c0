// What the app uses to open tables: loaded when a game is first wanted, or ahead of that.
export { Matches } from './matches.tsx';
export { Tables } from './tables.tsx';
