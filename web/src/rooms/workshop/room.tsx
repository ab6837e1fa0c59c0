// The workshop, as the first screen knows it.
import { opens } from '../../app/room.ts';
import { gameServices, type Keeper } from '../../catalog/brought.ts';
import { homeParts } from '../../home/home.tsx';
import { contribute, provide, type Room } from '../../slots/slots.ts';
import { part } from '../../ui/part.ts';
import { addresses } from './address.ts';
import { cards, IS_ID, keptId, madeIds } from './cards.ts';
import { OwnGames, SmallGamesBox } from './own-games.tsx';

/** What runs made games, for people who play them. */
export const RULES = { name: 'foreign', load: () => import('./foreign.ts') };

/** The editor, and what sends games. */
export const PAGES = { name: 'workshop', load: () => import('./index.tsx') };

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
    opens({ load: PAGES.load, addresses }),
    contribute(homeParts, { box: SmallGamesBox, more: OwnGames }),
    provide(gameServices, { keeper }),
  ],
};
