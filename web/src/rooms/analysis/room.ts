// The analysis board, as the first screen knows it.

import type { Room } from '../../app/room.ts';
import { addresses, type ToAnalysis } from './address.ts';

export const analysis: Room<ToAnalysis> = {
  name: 'analysis',
  load: () => import('./index.tsx'),
  addresses,
  game: ({ of }) => of,
};
