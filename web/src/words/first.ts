// The sentences that the page has from its start, in the language that is shown.
export { begunAnew, common, offline } from './en/common.ts';
export { errors } from './en/errors.ts';
export { game } from './en/game.ts';
export { byLink, home, setup } from './en/home.ts';
