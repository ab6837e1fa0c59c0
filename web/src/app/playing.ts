// What the app uses to open tables, and links to them: loaded when a game is first wanted, or
// before.
export { askForLink } from '../share/paste.tsx';
export { share } from '../share/share.tsx';
export { watchGestures } from '../sound/player.ts';
export { Courses } from './courses.tsx';
export { Dares } from './dares.tsx';
export { Matches } from './matches.tsx';
export { Tables } from './tables.tsx';
