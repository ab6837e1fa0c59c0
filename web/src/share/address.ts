// The addresses by which games are shared.
import { config } from '../python/config.js';

/**
 * The address to share something of a game by: the game's own page says which game it is, where links
 * are previewed, and leads on. Games that the site doesn't have have no page.
 */
export function addressToShare(game: string, hash: string): string {
  const page = config.games.includes(game) ? `${game}/` : '';
  return new URL(`./${page}${hash}`, location.href).href;
}
