// What the app uses to open tables, and links to them: loaded when a game is first wanted, or
// before.

export { Dares } from '../rooms/dare/dares.tsx';
export { watchGestures } from '../rooms/sound/player.ts';
export { askForLink } from '../share/paste.tsx';
export { share } from '../share/share.tsx';
export { Courses } from './courses.tsx';
export { Matches } from './matches.tsx';
export { Tables } from './tables.tsx';
