// All games kept on this device, in play and finished, the last played first.
import '@preact/signals';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Silent, Unread } from '../home/unread.tsx';
import { keepAside } from '../keep/archive.ts';
import { allHere, showBadge } from '../keep/far.ts';
import { FAME } from '../keep/links.ts';
import { newKey, type SavedTable, titleOf as trimmed } from '../keep/store.ts';
import type { Card } from '../scene/types.ts';
import { PageHead } from '../settings/page-head.tsx';
import { toast } from '../ui/announce.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import * as words from '../words/words.ts';
import { askExport, askImport } from './dialogs.tsx';
import { useDrop } from './drop.ts';
import { Filters } from './filters.tsx';
import { Imported } from './imported.tsx';
import { askTitle } from './rename.tsx';
import { type Deeds, Gone, Row, titleOf } from './row.tsx';
import { EVERYTHING, fits, isBegun } from './sift.ts';
import { type Needs, type Report, takeIn } from './take-in.ts';

export type LibraryProps = Needs;

export function LibraryPage(needs: LibraryProps) {
  const { cards, door, store, archive } = needs;
  const [found, find] = useState(() => store.look());
  const [shelved, shelve] = useState<readonly SavedTable[]>([]);
  const [gone, bury] = useState<SavedTable[]>([]);
  const [wish, want] = useState(EVERYTHING);
  const [report, tell] = useState<Report | string | null>(null);
  const busy = useRef(false);
  const lookAside = () => void archive.all().then(shelve);
  useEffect(lookAside, [archive]);
  // What other pages keep shows here too, from the first frame on.
  useLayoutEffect(() => store.watch(() => find(store.look())), [store]);
  const again = () => {
    const now = store.look();
    find(now);
    showBadge(() => now.tables);
    lookAside();
  };
  const nameOf = (table: SavedTable) => titleOf(table, cardOf(table, cards));
  const take = async (text: string) => {
    if (busy.current) return;
    busy.current = true;
    tell(words.library.importing);
    tell(await takeIn(text, needs));
    const back = new Set([...store.all(), ...(await archive.all())].map(({ key }) => key));
    bury((gone) => gone.filter(({ key }) => !back.has(key)));
    busy.current = false;
    again();
  };
  useDrop(take);
  const deeds = deedsOf({ ...needs, again, gone, bury });
  const here = new Set([...found.tables, ...gone].map(({ key }) => key));
  const kept = [...found.tables, ...shelved.filter(({ key }) => !here.has(key))];
  const all = [...kept, ...gone].filter(isBegun).sort((one, other) => other.used - one.used);
  const shown = all.filter((table) => fits(table, wish));
  const left = (tables: SavedTable[]) => tables.filter((table) => !gone.includes(table)).length;
  return (
    <div class="library">
      <PageHead heading={words.pages.games.heading} />
      <Unread {...found} />
      <Silent archive={archive} again={again} />
      <div class="exchange-ways">
        {left(all) > 0 && (
          <Button
            word={words.library.export}
            onPress={() => askExport(kept.filter(isBegun), nameOf)}
          />
        )}
        <Button word={words.library.import} onPress={() => askImport(take)} />
        <LinkButton word={words.fame.link} href={FAME} />
      </div>
      <Imported report={report} />
      {all.length > 0 && <Filters tables={all} cards={cards} wish={wish} want={want} />}
      <p class="kept-count" role="status">
        {all.length === 0 ? words.library.none : words.library.count(left(shown), left(all))}
      </p>
      {all.length === 0 && (
        <LinkButton word={words.common.choose} look="filled to-games" href="#" />
      )}
      <ul class="kept-games" aria-label={words.library.list}>
        {shown.map((table, index) => {
          const props = { table, card: cardOf(table, cards), deeds };
          return gone.includes(table) ? (
            <Gone key={table.key} {...props} />
          ) : (
            <Row key={table.key} {...props} door={door} nth={index + 1} />
          );
        })}
      </ul>
    </div>
  );
}

function cardOf({ record }: SavedTable, cards: readonly Card[]): Card | undefined {
  return cards.find(({ id }) => id === record.game);
}

type Hands = Needs & {
  /** Reads again what is kept. */
  again: () => void;
  gone: SavedTable[];
  bury: (gone: SavedTable[]) => void;
};

/** What can be done with a game. Where a device is full, nothing goes for it. */
function deedsOf({ again, gone, bury, ...needs }: Hands): Deeds {
  const { cards, store, archive } = needs;
  const nameOf = (table: SavedTable) => titleOf(table, cardOf(table, cards));
  const add = async (table: SavedTable, done: () => void) => {
    if (!(await keepAside(table, needs))) return toast(words.library.noRoom);
    done();
    again();
  };
  return {
    rename: (table) =>
      askTitle(nameOf(table), (text) => {
        const { title: _, ...plain } = store.load(table.key) ?? table;
        const title = trimmed(text);
        add(title ? { ...plain, title } : plain, () => {});
      }),
    duplicate: (table) => {
      const title = trimmed(words.library.copyOf(nameOf(table)));
      // People far away go on with one of the two; the other is played on here.
      const { match: _, ...plain } = table;
      const seats = allHere(table.seats);
      const given = table.record.actions.length;
      const copy = { ...plain, key: newKey(), given, title, seats, used: Date.now() };
      add(copy, () => toast(words.library.duplicated(nameOf(table))));
    },
    remove: async (table) => {
      store.remove(table.key);
      await archive.remove(table.key);
      bury([...gone, table]);
      again();
    },
    restore: (table) => add(table, () => bury(gone.filter((each) => each !== table))),
  };
}
