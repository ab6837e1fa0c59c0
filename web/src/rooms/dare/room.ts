// Dares, as the first screen knows them.

import type { Room } from '../../app/room.ts';
import { addresses, mode, type ToDare } from './address.ts';

export const dare: Room<ToDare> = {
  name: 'dare',
  load: () => import('./index.tsx'),
  addresses,
  mode,
  game: ({ of }) => of,
};
