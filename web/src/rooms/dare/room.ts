// Dares, as the first screen knows them.

import { opens } from '../../app/room.ts';
import { modes } from '../../keep/modes.ts';
import { contribute, type Room } from '../../slots/slots.ts';
import { addresses, mode } from './address.ts';

export const dare: Room = {
  name: 'dare',
  fills: [
    opens({ load: () => import('./index.tsx'), addresses, game: ({ of }) => of }),
    contribute(modes, mode),
  ],
};
