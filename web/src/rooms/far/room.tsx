// Games with people elsewhere, by links and by connections: what the page knows of them from its start.
import { opens } from '../../app/room.ts';
import { setupServices } from '../../home/setup.tsx';
import { keptServices } from '../../keep/elsewhere.ts';
import { markBefore, modes } from '../../keep/modes.ts';
import { settingsParts } from '../../keep/settings-parts.ts';
import { contribute, provide, type Room } from '../../slots/slots.ts';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { addresses } from './address.ts';
import { deedOf, readMatch } from './kept.ts';
import { ends } from './offered.ts';
import * as words from './words/en-first.ts';

export const PAGES = { name: 'far', load: () => import('./index.tsx') };

const More = () => <LazyPart wanted={PAGES}>{({ ServerField }) => <ServerField />}</LazyPart>;

/** Not all browsers have such connections. */
export const CAN = typeof RTCPeerConnection === 'function';

export const far: Room = {
  name: PAGES.name,
  fills: [
    opens({ load: PAGES.load, addresses }),
    provide(keptServices, { read: readMatch, deed: deedOf }),
    ...(CAN
      ? [
          contribute(settingsParts, { More, costs: () => ends.value }),
          provide(setupServices, { far: { room: PAGES.name, ...words.far } }),
          // A game whose code is to show before any move.
          contribute(modes, { field: 'beside', read: markBefore('beside') }),
        ]
      : []),
  ],
};
