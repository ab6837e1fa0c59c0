/** All sentences of the page in English. */
export { game } from './en/game.ts';
