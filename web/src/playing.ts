// What the app uses to open tables, and links to them: loaded when a game is first wanted, or before.

export { Matches } from './app/matches.tsx';
export { Tables } from './app/tables.tsx';
export { AT_TABLE } from './at-table.ts';
export { watchGestures } from './rooms/sound/player.ts';
export { askForLink } from './share/paste.tsx';
export { share } from './share/share.tsx';
