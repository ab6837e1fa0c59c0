// The hall of fame, as the first screen knows it.
import { opens } from '../../app/room.ts';
import { beforeGame } from '../../home/setup.tsx';
import { modes } from '../../keep/modes.ts';
import { contribute, provide, type Room } from '../../slots/slots.ts';
import { addresses, mode } from './address.ts';
import { bots } from './bots.ts';

export const fame: Room = {
  name: 'fame',
  fills: [
    opens({ load: () => import('./index.tsx'), addresses }),
    contribute(modes, mode),
    provide(beforeGame, { bots }),
  ],
};
