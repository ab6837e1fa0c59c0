// The workshop, as the first screen knows it.
import type { Room } from '../../app/room.ts';
import { part } from '../../ui/part.ts';
import { addresses, type ToWorkshop } from './address.ts';
import { isMade } from './kept.ts';
import { WorkshopLink } from './link.tsx';

const PAGES = { name: 'workshop', load: () => import('./index.tsx') };

export const workshop: Room<ToWorkshop> = {
  ...PAGES,
  addresses,
  foot: WorkshopLink,
  brings: async (id) => (isMade(id) ? (await part(PAGES)).bringMade(id) : null),
};
