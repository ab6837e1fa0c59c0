// The analysis board, as the first screen knows it.

import { opens } from '../../app/room.ts';
import type { Room } from '../../slots/slots.ts';
import { addresses } from './address.ts';

export const analysis: Room = {
  name: 'analysis',
  fills: [opens({ load: () => import('./index.tsx'), addresses, game: ({ of }) => of })],
};
