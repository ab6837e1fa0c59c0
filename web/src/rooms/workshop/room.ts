// The workshop, as the first screen knows it.
import type { Room } from '../../app/room.ts';
import { part } from '../../ui/part.ts';
import { addresses, type ToWorkshop } from './address.ts';
import { madeCard } from './cards.ts';
import { WorkshopLink } from './link.tsx';

/** What runs made games, for people who play them; the editor comes with the room's pages. */
const RULES = { name: 'foreign', load: () => import('./foreign.ts') };

export const workshop: Room<ToWorkshop> = {
  name: 'workshop',
  load: () => import('./index.tsx'),
  addresses,
  foot: WorkshopLink,
  brought: { card: madeCard, bring: async (id) => (await part(RULES)).bring(id) },
};
