// Playing over a direct connection: what the page knows of it from its start.
import type { Room } from '../../app/room.ts';
import { lettersIn } from '../../keep/mended.ts';
import { cleanName } from '../../keep/names.ts';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { addresses, type ToAnswer } from './address.ts';
import { ends, offered } from './offered.ts';
import { far } from './words/first.ts';

export const PAGES = { name: 'live', load: () => import('./index.tsx') };

const More = () => <LazyPart wanted={PAGES}>{({ ServerField }) => <ServerField />}</LazyPart>;

export const live: Room<ToAnswer> = {
  ...PAGES,
  addresses,
  ...(typeof RTCPeerConnection === 'function' && {
    settings: { More, costs: () => ends.value },
    far,
  }),
  message: ({ text, by, more: { live = '', stun = '' } = {} }) => {
    const offer = lettersIn(live);
    offered.value = offer ? { message: text, offer, stun, by: cleanName(by) } : null;
  },
};
