// A direct connection at a table of people far away: how it comes about, and that messages travel.
import { contribute, provide, type Room } from '../../slots/slots.ts';
import {
  type Carrier,
  type Command,
  commands,
  notes,
  type OpenTable,
  type SessionFacts,
  type TableProps,
  tableServices,
} from '../../table/hooks.ts';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { openHere } from '../../ui/open-here.tsx';
import { part } from '../../ui/part.ts';
import { company, offered, pressed, pressedHash, standing } from './at-match.ts';
import { CAN, PAGES } from './room.tsx';
import * as words from './words/en.ts';

const { connect, full, letWatch, watch: watchWord } = words.live;

function Note({ table }: TableProps) {
  if (!table.session.now.match.value && !company.value) return null;
  return <LazyPart wanted={PAGES}>{({ LiveNotes }) => <LiveNotes table={table} />}</LazyPart>;
}

/** Without the room the game goes on by links. */
const fine = () => {};

const carrier: Carrier = {
  carries: ({ id }) => standing().carried(id),
  stays: ({ id }) => standing().stays(id),
  shows: (table) => {
    let end = () => {};
    let isOpen = true;
    void part(PAGES).then(({ attend }) => {
      if (isOpen) end = attend(table);
    }, fine);
    return () => {
      isOpen = false;
      end();
    };
  },
  first: ({ id }) => standing().first(id),
  opened: (message) => {
    offered.value = message.more?.live || message.more?.meet ? message : null;
    if (pressedHash.peek() === location.hash) pressed.value = message.text;
  },
  invited: (page, card, link) => {
    if (!offered.peek()?.more?.live && !standing().visits(link)) return null;
    return <LazyPart wanted={PAGES}>{({ Visiting }) => <Visiting {...{ page, card }} />}</LazyPart>;
  },
  joins: async (page, card, link, tell) => {
    pressed.value = link;
    if (offered.peek()?.text !== link && !standing().visits(link)) return null;
    return part(PAGES).then(
      ({ messageToJoinBy }) => messageToJoinBy(page, card, link, tell),
      () => null,
    );
  },
  adds: (table) => {
    const { match } = table.saved;
    const live = standing().answer(match?.id ?? '');
    if (live) return { fields: Promise.resolve({ live }), below: null, mark: '' };
    const asks = table.session.now.matchStatus.peek()?.invites && (match?.joined ?? 2) < 2;
    return asks ? withInvitation(table) : null;
  },
  leadsTo: (page, card, match) => {
    const invitation = offered.peek();
    if (invitation?.text !== match.link) return null;
    const press = () =>
      void openHere(
        PAGES,
        ({ watchByLink }) => watchByLink(page, card, match, invitation),
        watchWord,
      );
    return { words: full, way: { word: watchWord, look: 'filled', press } };
  },
  tells: (message, { own, joined }) => offered.peek()?.text === message && !(own && joined === 1),
};

/** What goes with an invitation, so that whoever opens it can connect at once. */
function withInvitation(table: OpenTable) {
  return {
    fields: part(PAGES).then(
      ({ fieldsFor }) => fieldsFor(table),
      () => ({}),
    ),
    above: <LazyPart wanted={PAGES}>{({ OwnName }) => <OwnName table={table} />}</LazyPart>,
    note: (plain: string) => (
      <LazyPart wanted={PAGES}>{({ Note }) => <Note table={table}>{plain}</Note>}</LazyPart>
    ),
    below: <LazyPart wanted={PAGES}>{({ Below }) => <Below table={table} />}</LazyPart>,
    mark: 'live-link',
    lasts: () => standing().isForAll(table.saved.match?.id ?? ''),
  };
}

const connects: Command = {
  name: 'connect',
  word: connect,
  icon: 'tabs',
  at: { wide: ['menu', 65], phone: ['menu', 65] },
  state: ({ now }) => {
    if (!mayConnect(now)) return { hidden: true };
    return { word: standing().carried(now.match.value?.id ?? '') ? letWatch : connect };
  },
  act: (table) => void openHere(PAGES, ({ invite }) => invite(table), connect),
};

export const far: Room = {
  name: PAGES.name,
  fills: CAN
    ? [
        contribute(commands, connects),
        contribute(notes, { Note }),
        provide(tableServices, { carrier }),
      ]
    : [],
};

/** Whether all have joined, and the game goes on here: before that, invitations connect. */
function mayConnect({ match, seats, saved }: SessionFacts['now']): boolean {
  const joined = match.value?.joined ?? 0;
  if (match.value && standing().isGuest(match.value.id)) return false;
  return (
    joined > 1 && joined === seats.value.length && match.value?.next !== null && !saved.value.over
  );
}
