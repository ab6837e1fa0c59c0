// The daily challenges: what the page knows of them from its start.

import type { Room } from '../../app/room.ts';
import { addresses, type ToDaily } from './address.ts';
import { Streak, TodayLink } from './news.tsx';

export const daily: Room<ToDaily> = {
  name: 'daily',
  load: () => import('./index.tsx'),
  addresses,
  atHome: { head: TodayLink, news: Streak },
};
