// The hall of fame: what the page knows of it from its start.
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
