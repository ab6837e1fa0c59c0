// The workshop, as the first screen knows it.
import type { Room } from '../../app/room.ts';
import { part } from '../../ui/part.ts';
import { addresses, type ToWorkshop } from './address.ts';
import { cards, IS_ID, keptId, madeIds } from './cards.ts';
import { OwnGames } from './own-games.tsx';

/** What runs made games, and sends them, for people who play them; the editor comes with the room's pages. */
export const RULES = { name: 'foreign', load: () => import('./foreign.ts') };

export const workshop: Room<ToWorkshop> = {
  name: 'workshop',
  load: () => import('./index.tsx'),
  addresses,
  atHome: { more: OwnGames },
  lacks: (id) => IS_ID.test(id) && !keptId(id),
  brought: {
    has: keptId,
    cards,
    find: async (id) => void (madeIds().length && (await (await part(RULES)).findCards(id))),
    bring: async (id) => (await part(RULES)).bring(id),
  },
};
