// The workshop, as the first screen knows it.
import type { Room } from '../../app/room.ts';
import { part } from '../../ui/part.ts';
import { addresses, type ToWorkshop } from './address.ts';
import { IS_ID, madeCard } from './cards.ts';
import { toWorkshop } from './words/first.ts';

/** What runs made games, and sends them, for people who play them; the editor comes with the room's pages. */
export const RULES = { name: 'foreign', load: () => import('./foreign.ts') };

export const workshop: Room<ToWorkshop> = {
  name: 'workshop',
  load: () => import('./index.tsx'),
  addresses,
  settings: { way: { word: toWorkshop, href: '#workshop' } },
  lacks: (id) => IS_ID.test(id) && !madeCard(id),
  brought: { card: madeCard, bring: async (id) => (await part(RULES)).bring(id) },
};
