// Dares: what the page knows of them from its start.

import type { Room } from '../../app/room.ts';
import { addresses, type ToDare } from './address.ts';

export const dare: Room<ToDare> = {
  name: 'dare',
  load: () => import('./index.tsx'),
  addresses,
  game: ({ of }) => of,
};
