// Mistakes and the deck, as the first screen knows them.

import type { Room } from '../../app/room.ts';
import { addresses, type ToMistakes } from './address.ts';
import { Exercises, hasDeck } from './exercises.tsx';

export const mistakes: Room<ToMistakes> = {
  name: 'mistakes',
  load: () => import('./index.tsx'),
  addresses,
  game: () => '',
  atHome: { news: Exercises },
  awaits: hasDeck,
};
