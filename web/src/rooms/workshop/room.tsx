// The workshop, as the first screen knows it.
import { opens } from '../../app/room.ts';
import { gameServices, type Keeper } from '../../catalog/brought.ts';
import { homeParts } from '../../home/home.tsx';
import { contribute, provide, type Room } from '../../slots/slots.ts';
import { part } from '../../ui/part.ts';
import { addresses } from './address.ts';
import { cards, IS_ID, keptId, madeIds } from './cards.ts';
import { OwnGames } from './own-games.tsx';

/** What runs made games, and sends them, for people who play them; the editor comes with the room's pages. */
export const RULES = { name: 'foreign', load: () => import('./foreign.ts') };

const keeper: Keeper = {
  has: keptId,
  cards,
  find: async (id) => void (madeIds().length && (await (await part(RULES)).findCards(id))),
  bring: async (id) => (await part(RULES)).bring(id),
  lacks: (id) =>
    IS_ID.test(id) && !keptId(id) ? { room: 'workshop', place: { lacks: id } } : null,
};

export const workshop: Room = {
  name: 'workshop',
  fills: [
    opens({ load: () => import('./index.tsx'), addresses }),
    contribute(homeParts, { more: OwnGames }),
    provide(gameServices, { keeper }),
  ],
};
