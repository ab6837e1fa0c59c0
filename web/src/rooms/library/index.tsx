// All games kept on this device, the last played first.
import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { roomHash } from '../../addresses/links.ts';
import type { FileOrText, Host } from '../../app/host.ts';
import { show } from '../../app/screen.tsx';
import { broughtCard } from '../../catalog/brought.ts';
import type { IfCurrent } from '../../game/latest.ts';
import { allHere } from '../../game/seating.ts';
import { showBadge } from '../../keep/badge.ts';
import { newKey } from '../../keep/new-table.ts';
import { exercises } from '../../keep/other-data.ts';
import { cleanTitle, isBegun, type SavedTable } from '../../keep/saved-table.ts';
import { settingsParts } from '../../keep/settings-parts.ts';
import type { Card } from '../../scene/types.ts';
import { PageHead } from '../../settings/page-head.tsx';
import { toast } from '../../ui/announce.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { useDrop } from '../../ui/files.tsx';
import { More } from '../../ui/more.tsx';
import { Problem, reloadButton, Unread } from '../../ui/problem.tsx';
import { common, exchange } from '../../words/words.ts';
import { askExport, askImport, askTitle } from './dialogs.tsx';
import { type Filter, NO_FILTER, passes } from './filter.ts';
import { Filters } from './filters.tsx';
import type { Deps, Report } from './import.ts';
import { endTelling, queueImport, reports } from './import-queue.ts';
import { type Deeds, Gone, gameTitle, Row } from './row.tsx';
import * as words from './words/en.ts';

export async function open(app: Host, _: null, ifCurrent: IfCurrent) {
  const content = <LibraryPage {...app} cards={await ifCurrent(app.games.all())} />;
  show({ page: 'games', title: words.library.title, content });
}

type LibraryProps = Deps & {
  /** Texts from elsewhere, and files that the app was opened with; each is imported once. */
  inbox: Signal<readonly FileOrText[]>;
};

/** With fewer games, no filter is needed. */
const MANY = 10;
/** This many rows are laid out at once. */
const AT_ONCE = 100;

function LibraryPage({ inbox, ...deps }: LibraryProps) {
  const { cards, door } = deps;
  const { look, games, gone, deeds, titleOf } = useGames(deps);
  const [filter, setFilter] = useState<Filter | null>(null);
  const importGiven = (each: FileOrText) => queueImport(each, deps);
  useDrop((files) => [files].flat().forEach(importGiven));
  useEffect(() => {
    const came = inbox.value;
    inbox.value = [];
    came.forEach(importGiven);
  }, [inbox.value]);
  const fame = roomHash('fame');
  const tables = games.filter((table) => passes(table, filter ?? NO_FILTER));
  const count = (tables: SavedTable[]) => tables.filter((table) => !gone.includes(table)).length;
  const exportAll = () => askExport({ tables: look.tables.filter(isBegun), titleOf, door });
  const menu = { many: games.length >= MANY, some: count(games) > 0, filter, setFilter, exportAll };
  return (
    <div class="library">
      <PageHead heading={common.yourGames}>
        <Menu {...menu} importGiven={importGiven} />
      </PageHead>
      <Unread {...look} />
      {reports.value.map((report, at) => (
        <Imported key={at} report={report} />
      ))}
      {filter && <Filters tables={games} cards={cards} filter={filter} setFilter={setFilter} />}
      <div class="kept-head">
        {games.length > 0 && (
          <p class="kept-count" role="status">
            {words.library.count(count(tables), count(games))}
          </p>
        )}
        {fame && <a href={fame}>{words.library.toFame}</a>}
      </div>
      {games.length === 0 && (
        <Empty words={words.library.none}>
          <LinkButton word={common.choose} look="filled" href="#" />
        </Empty>
      )}
      <List {...{ cards, door, deeds, gone, tables }} />
    </div>
  );
}

/** The games that are here, with those that were just deleted in their places. */
function useGames(deps: Deps) {
  const { cards, store } = deps;
  const [look, setLook] = useState(() => store.look());
  const [gone, setGone] = useState<SavedTable[]>([]);
  // Also shows what other pages save, from the first frame on.
  useLayoutEffect(() => store.watch(() => setLook(store.look())), [store]);
  const again = () => {
    const now = store.look();
    setLook(now);
    showBadge(() => now.tables);
  };
  const imports = reports.value;
  // Before anything of it shows: else the list lacks for a frame what the report has added.
  useLayoutEffect(() => {
    if (!imports.length) return;
    const back = new Set(store.all().map(({ key }) => key));
    setGone((gone) => gone.filter(({ key }) => !back.has(key)));
    again();
  }, [imports]);
  useEffect(() => endTelling, []);
  const titleOf = (table: SavedTable) => gameTitle(table, cardOf(table, cards));
  const deeds = deedsOf({ ...deps, titleOf, again, gone, bury: setGone });
  const all = [...look.tables, ...gone].filter(isBegun);
  const games = all.sort((one, other) => other.used - one.used);
  return { look, games, gone, deeds, titleOf };
}

type MenuProps = {
  many: boolean;
  some: boolean;
  filter: Filter | null;
  setFilter: (filter: Filter | null) => void;
  exportAll: () => void;
  importGiven: (each: FileOrText) => void;
};

/** What can be done with all games. */
function Menu({ many, some, filter, setFilter, exportAll, importGiven }: MenuProps) {
  const safe = settingsParts.of('safekeeping').at(0);
  return (
    <More word={words.library.more}>
      {many && (
        <Button
          word={filter ? words.library.noFilter : words.library.filter}
          look="quiet"
          onPress={() => setFilter(filter ? null : NO_FILTER)}
        />
      )}
      {(some || exercises().lines().length > 0) && (
        <Button word={words.transfer.export} look="quiet" onPress={exportAll} />
      )}
      <Button word={words.transfer.import} look="quiet" onPress={() => askImport(importGiven)} />
      {safe && <LinkButton {...safe} look="quiet" />}
    </More>
  );
}

type ListProps = Pick<Deps, 'cards' | 'door'> & {
  deeds: Deeds;
  gone: readonly SavedTable[];
  tables: readonly SavedTable[];
};

/** The games; of very many the last ones, and more on request. */
function List({ cards, door, deeds, gone, tables }: ListProps) {
  const [most, setMost] = useState(AT_ONCE);
  const rest = tables.length - most;
  return (
    <>
      <ul class="kept-games" aria-label={words.library.list}>
        {tables.slice(0, most).map((table, index) => {
          const props = { table, card: cardOf(table, cards), deeds };
          return gone.includes(table) ? (
            <Gone key={table.key} {...props} />
          ) : (
            <Row key={table.key} {...props} door={door} nth={index + 1} />
          );
        })}
      </ul>
      {rest > 0 && (
        <div class="ways">
          <Button word={words.library.showMore(rest)} onPress={() => setMost(most + AT_ONCE)} />
        </div>
      )}
    </>
  );
}

function cardOf({ record }: SavedTable, cards: readonly Card[]): Card | undefined {
  return cards.find(({ id }) => id === record.game) ?? broughtCard(record.game);
}

type ActionDeps = Deps & {
  titleOf: (table: SavedTable) => string;
  /** Reads the kept games again. */
  again: () => void;
  gone: SavedTable[];
  bury: (gone: SavedTable[]) => void;
};

/** What can be done with a game. On a full device, no other game is deleted for it. */
function deedsOf({ titleOf, again, gone, bury, ...deps }: ActionDeps): Deeds {
  const { store } = deps;
  const add = (table: SavedTable, done: () => void) => {
    if (!store.add(table)) return toast(words.transfer.noRoom);
    done();
    again();
  };
  return {
    rename: (table) =>
      askTitle(titleOf(table), (text) => {
        const { title: _, ...plain } = store.load(table.key) ?? table;
        const title = cleanTitle(text);
        add({ ...plain, ...(title && { title }), titled: Date.now() }, () => {});
      }),
    duplicate: (table) => {
      const title = cleanTitle(words.library.copyOf(titleOf(table)));
      // The others continue with one of the two; the copy is played on this device.
      const { match: _, ...plain } = table;
      const seats = allHere(table.seats);
      const start = table.record.actions.length;
      const copy = { ...plain, key: newKey(), given: start, title, seats, used: Date.now() };
      add(copy, () => toast(words.library.duplicated(titleOf(table))));
    },
    remove: (table) => {
      store.remove(table.key);
      bury([...gone, table]);
      again();
    },
    restore: (table) => add(table, () => bury(gone.filter((each) => each !== table))),
  };
}

/** How many lines are listed of what is refused, and of what came. */
const NAMED = 20;
/** How many sentences on what came stand in one text. */
const TOLD_AS_TEXT = 3;

/**
 * The result of an import.
 * @param report a sentence if nothing was imported, or not yet
 */
function Imported({ report }: { report: Report | string }) {
  const { importing, newer } = exchange;
  const { newerGame } = words.transfer;
  if (typeof report === 'string') {
    const buttons = report === newer ? [reloadButton()] : [];
    return (
      <Problem words={report} buttons={buttons} calm={report === importing ? 'time' : undefined} />
    );
  }
  const { refused, damaged = 0, notKept = [], otherData } = report;
  const isLong = otherData && otherData.length > TOLD_AS_TEXT;
  const inShort = isLong ? { ...report, otherData: [] } : report;
  return (
    <div class="imported">
      <Problem words={words.library.imported(inShort)} calm="check" />
      {isLong && <Lines lines={otherData} />}
      {damaged > 0 && <Problem words={exchange.damaged(damaged)} />}
      {notKept.length > 0 && <Refused words={exchange.notKept} lines={notKept} />}
      {refused.length > 0 && (
        <Refused words={words.library.notAll(refused.length)} lines={refused}>
          {refused.some((why) => why.endsWith(newerGame)) && (
            <Button word={common.reload} look="small" onPress={reloadButton().press} />
          )}
        </Refused>
      )}
    </div>
  );
}

type RefusedProps = { words: string; lines: readonly string[]; children?: ComponentChildren };

function Refused({ words, lines, children }: RefusedProps) {
  return (
    <div role="alert">
      <p>{words}</p>
      <Lines lines={lines} />
      {children}
    </div>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  const rest = lines.length > NAMED ? ['…'] : [];
  return (
    <ul>
      {[...lines.slice(0, NAMED), ...rest].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
