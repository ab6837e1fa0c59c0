// The sentences of the first screen, in the current language.
export { begunAnew, common, offline } from './en/common.ts';
export { errors } from './en/errors.ts';
export { game } from './en/game.ts';
export { byLink, home, setup } from './en/home.ts';
