// The daily challenges, as the first screen knows them.

import { opens } from '../../app/room.ts';
import { atHome } from '../../home/home.tsx';
import { contribute, type Room } from '../../slots/slots.ts';
import { addresses } from './address.ts';
import { Streak, TodayLink } from './news.tsx';

export const daily: Room = {
  name: 'daily',
  fills: [
    opens({ load: () => import('./index.tsx'), addresses }),
    contribute(atHome, { head: TodayLink, news: Streak }),
  ],
};
