// Mistakes and the deck, as the first screen knows them.

import { opens } from '../../app/room.ts';
import { homeParts } from '../../home/home.tsx';
import { contribute, type Room } from '../../slots/slots.ts';
import { addresses } from './address.ts';
import { Exercises, hasDeck } from './exercises.tsx';

export const mistakes: Room = {
  name: 'mistakes',
  fills: [
    opens({ load: () => import('./index.tsx'), addresses, game: () => '' }),
    contribute(homeParts, { news: Exercises, waits: hasDeck }),
  ],
};
