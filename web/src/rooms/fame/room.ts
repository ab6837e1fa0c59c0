// The hall of fame, as the first screen knows it.
import type { Room } from '../../app/room.ts';
import { addresses, mode } from './address.ts';
import { bots } from './bots.ts';

export const fame: Room<null> = {
  name: 'fame',
  load: () => import('./index.tsx'),
  addresses,
  mode,
  bots,
};
