// The daily challenges, as the first screen knows them.

import type { Room } from '../../app/room.ts';
import { addresses, type ToDaily } from './address.ts';
import { Streak, TodayLink } from './news.tsx';

export const daily: Room<ToDaily> = {
  name: 'daily',
  load: () => import('./index.tsx'),
  addresses,
  atHome: { head: TodayLink, news: Streak },
};
