// A direct connection at a table of people far away: how it comes about, and that messages travel.
import type { AtTable } from '../../app/at-table.ts';
import type { SessionFacts, TableProps } from '../../table/hooks.ts';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { openHere } from '../../ui/open-here.tsx';
import { part } from '../../ui/part.ts';
import { answers, carried, first, isGuest, offered, stays } from './offered.ts';
import { PAGES } from './room.tsx';
import * as words from './words/words.ts';

const { connect, full, letWatch, watch: watchWord } = words.live;

/** Not all browsers have such connections. */
const CAN = typeof RTCPeerConnection === 'function';

function Notes({ table }: TableProps) {
  if (!CAN || !table.session.now.match.value) return null;
  return <LazyPart wanted={PAGES}>{({ LiveNotes }) => <LiveNotes table={table} />}</LazyPart>;
}

export const live: AtTable = {
  name: 'live',
  carries: ({ id }) => carried.value(id),
  stays: ({ id }) => stays.value(id),
  first: ({ id }) => first.value(id),
  invites: (table) => {
    if (!CAN) return null;
    const { match } = table.saved;
    const live = answers.value(match?.id ?? '');
    if (live) return { fields: Promise.resolve({ live }), below: null, mark: '' };
    const asks = table.session.now.matchStatus.peek()?.invites && (match?.joined ?? 2) < 2;
    if (!asks) return null;
    return {
      fields: part(PAGES).then(
        ({ fieldsFor }) => fieldsFor(table),
        () => ({}),
      ),
      above: <LazyPart wanted={PAGES}>{({ OwnName }) => <OwnName table={table} />}</LazyPart>,
      below: <LazyPart wanted={PAGES}>{({ Below }) => <Below table={table} />}</LazyPart>,
      mark: 'live-link',
    };
  },
  commands: [
    {
      name: 'connect',
      word: connect,
      icon: 'tabs',
      at: { wide: ['menu', 65], phone: ['menu', 65] },
      state: ({ now }) => {
        if (!CAN || !mayConnect(now)) return { hidden: true };
        return { word: carried.value(now.match.value?.id ?? '') ? letWatch : connect };
      },
      act: (table) => void openHere(PAGES, ({ invite }) => invite(table), connect),
    },
  ],
  watches: (page, card, match) => {
    const given = offered.peek();
    if (!CAN || given?.message !== match.link) return null;
    const press = () =>
      void openHere(PAGES, ({ watch }) => watch(page, card, match, given), watchWord);
    return { words: full, way: { word: watchWord, look: 'filled', press } };
  },
  leadsOn: (link, { own, joined }) =>
    CAN && offered.peek()?.message === link && !(own && joined === 1),
  Notes,
};

/** Whether all have joined, and the game goes on here: before that, invitations connect. */
function mayConnect({ match, seats, saved }: SessionFacts['now']): boolean {
  const joined = match.value?.joined ?? 0;
  if (match.value && isGuest.value(match.value.id)) return false;
  return (
    joined > 1 && joined === seats.value.length && match.value?.next !== null && !saved.value.over
  );
}
