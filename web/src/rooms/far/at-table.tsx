// Games with people elsewhere, at their tables: what decides for their seats, and what there is to do.
import { pageServices } from '../../app/room.ts';
import { showBadge } from '../../keep/badge.ts';
import { contribute, provide, type Room } from '../../slots/slots.ts';
import { gameHooks } from '../../table/game-hooks.ts';
import {
  type Command,
  commands,
  notes,
  type OpenTable,
  type Page,
  type TableProps,
  tableServices,
} from '../../table/hooks.ts';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { openHere } from '../../ui/open-here.tsx';
import { part } from '../../ui/part.ts';
import { table as tableWords } from '../../words/words.ts';
import { company, standing } from './at-match.ts';
import { FarGame, farAt, farGameOf } from './far-game.ts';
import { FarNote } from './link-note.tsx';
import * as matches from './matches.ts';
import { Messages } from './messages.tsx';
import { CAN, PAGES } from './room.tsx';
import { sendOn, withdrawing } from './sending.tsx';
import * as words from './words/en.ts';

const { connect, letWatch } = words.live;

function Note({ table }: TableProps) {
  if (!farAt(table) && !company.value) return null;
  return <LazyPart wanted={PAGES}>{({ LiveNotes }) => <LiveNotes table={table} />}</LazyPart>;
}

/** After how long the icon tells, in ms: no move waits for the names of all games that are kept. */
const BADGE_MS = 500;
let badge: ReturnType<typeof setTimeout> | undefined;

function badgeSoon({ store }: Pick<Page, 'store'>) {
  clearTimeout(badge);
  badge = setTimeout(() => showBadge(() => store.open()), BADGE_MS);
}

/** Without connections the game goes on by links. */
const fine = () => {};

/** A table of people elsewhere is open, until the function that this returns is called. */
function shows(table: OpenTable): () => void {
  const ends = [withdrawing(table)];
  let isOpen = true;
  if (CAN)
    void part(PAGES).then(({ attend }) => {
      if (isOpen) ends.push(attend(table));
    }, fine);
  return () => {
    isOpen = false;
    for (const end of ends) end();
  };
}

const sends: Command = {
  name: 'send',
  word: tableWords.commands.send,
  at: { wide: ['bar', 10], phone: ['bar', 10] },
  state: (session) => {
    const far = farGameOf(session);
    const first = far?.first.value;
    const hidden = !far?.sends.value && !first;
    // Whoever was connected first connects again.
    const look = far && standing.value?.isLost(far.match.value.id) ? '' : 'filled';
    return { hidden, look, ...(first && { word: first.word }) };
  },
  act: (table) => {
    const first = farAt(table)?.first.value;
    if (first) first.press();
    else sendOn(table);
  },
};

const connects: Command = {
  name: 'connect',
  word: connect,
  icon: 'tabs',
  at: { wide: ['menu', 65], phone: ['menu', 65] },
  state: ({ elsewhere, now }) => {
    const { match } = farGameOf({ elsewhere }) ?? {};
    if (!match || now.saved.value.over) return { hidden: true };
    const { id, joined, next } = match.value;
    // Before all have joined, invitations connect.
    const isMade = joined > 1 && joined === now.seats.value.length && next !== null;
    if (!isMade || standing.value?.isGuest(id)) return { hidden: true };
    return { word: standing.value?.carried(id) ? letWatch : connect };
  },
  act: (table) => void openHere(PAGES, ({ invite }) => invite(table), connect),
};

export const far: Room = {
  name: PAGES.name,
  fills: [
    contribute(commands, sends),
    contribute(notes, { PageNote: FarNote }),
    contribute(gameHooks, {
      started: badgeSoon,
      saved: (page, _, { match }) => match && badgeSoon(page),
    }),
    provide(tableServices, {
      elsewhere: { session: (changes, state) => new FarGame(changes, state), shows, ...matches },
    }),
    provide(pageServices, {
      message: async (host, route, ifCurrent) => {
        const tables = await ifCurrent(host.tables());
        await new Messages(host, tables).open(route, ifCurrent);
      },
    }),
    ...(CAN ? [contribute(commands, connects), contribute(notes, { Note })] : []),
  ],
};
