// The sentences that the page has from its start, in the language that is shown.
export { byLink } from './en/by-link.ts';
export { common } from './en/common.ts';
export { errors } from './en/errors.ts';
export { game } from './en/game.ts';
export { home, setup } from './en/home.ts';
export { offline } from './en/offline.ts';
export { pages } from './en/pages.ts';
export { forget, repair, settings } from './en/settings.ts';
