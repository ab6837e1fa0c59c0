// Every game that is kept or exported comes back unchanged: names, branches, ends, messages.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type Arbitrary,
  array,
  asyncProperty,
  boolean,
  assert as check,
  constant,
  constantFrom,
  integer,
  nat,
  option,
  property,
  string,
  tuple,
} from '../../web/node_modules/fast-check/lib/fast-check.js';
import { exportText } from '../../web/src/exchange/file-format.ts';
import { matchSeats } from '../../web/src/game/seating.ts';
import { named } from '../../web/src/keep/names.ts';
import {
  type Branch,
  cleanTitle,
  MOST_BRANCHES,
  readTable,
  type SavedTable,
} from '../../web/src/keep/saved-table.ts';
import { Store } from '../../web/src/keep/store.ts';
import { importGames } from '../../web/src/rooms/library/import.ts';
import type { Card, Door, Ended, GameRecord, SeatPlayer } from '../../web/src/scene/types.ts';
import { matchOf, type SavedMatch } from './far.ts';
import { part } from './part.ts';
import { often } from './runs.ts';
import { storage } from './storage.ts';

const numRuns = often(200, 20_000);
const KEY = 'k';
const SECRET = 'S';

const text = string({ unit: 'grapheme' });
const actions = array(string({ minLength: 1, maxLength: 4 }), { maxLength: 12 });
const ended = constantFrom<Ended | undefined>(undefined, 'draw', 'resigned-0', 'resigned-1');
const branches = array(tuple(actions, ended).map(branch), { maxLength: MOST_BRANCHES });
const seat = constantFrom<SeatPlayer>('person', 'person', 'bot1', 'bot3');

function branch([actions, ended]: [string[], Ended | undefined]): Branch {
  return { actions, ...(ended && { ended }) };
}

/** What is the same at every table; the titles and names are any text, as people may write it. */
function tableAt(seats: SeatPlayer[]): Arbitrary<SavedTable> {
  const start = option(string({ minLength: 1 }), { nil: undefined });
  const seed = option(string({ minLength: 1 }), { nil: undefined });
  const record = tuple(actions, constantFrom('small', 'large'), start, seed, ended).map(
    ([actions, size, start, seed, ended]): GameRecord => ({
      format: ended ? 'pygames-record-2' : 'pygames-record-1',
      game: 'g',
      options: { size },
      players: seats.length,
      actions,
      ...(start !== undefined && { start }),
      ...(seed !== undefined && { seed }),
      ...(ended && { ended }),
    }),
  );
  const names = array(text, { minLength: seats.length, maxLength: seats.length });
  const side = tuple(array(actions, { maxLength: 3 }), boolean(), text, nat(9e11));
  return tuple(record, names, text, side).map(([record, names, title, side]) => {
    const [ahead, over, line, used] = side;
    const own = cleanTitle(title);
    const labels = { ...named(seats, names), ...(own && { title: own }) };
    const plain = {
      format: 1 as const,
      key: KEY,
      record,
      seats,
      ahead,
      over,
      line,
      used,
      given: 0,
    };
    return { ...plain, ...labels };
  });
}

const here = array(seat, { minLength: 1, maxLength: 8 })
  .chain((seats) => tuple(tableAt(seats), branches, boolean()))
  .map(([table, branches, serious]): SavedTable => {
    const rest = {
      ...(branches.length && { branches }),
      ...(serious && { serious: true as const }),
    };
    return { ...table, ...rest };
  });

const far = tuple(integer({ min: 2, max: 8 }), nat(7), boolean(), boolean(), boolean())
  .chain(([players, at, ...more]) =>
    tuple(tableAt(matchSeats(players, at % players)), constant(at % players), constant(more)),
  )
  .map(([table, seat, [own, decides, over]]): SavedTable => {
    const sent = table.record.actions.length;
    const joined = table.seats.length;
    const since = decides && !over ? Math.max(0, sent - 1) : null;
    const next = over ? null : decides ? seat : (seat + 1) % joined;
    const link = JSON.stringify(table.record.actions.slice(0, since ?? sent));
    const state = { own: own && since === null, fresh: false, next, joined, since };
    const match: SavedMatch = { id: 'abcdefgh', link, seat, secret: SECRET, ...state };
    return { ...table, match };
  });

test('every game comes back from the storage', () => {
  const comesBack = (table: SavedTable) => {
    const disk = storage();
    assert.equal(new Store(disk).save(table), 'kept');
    assert.deepEqual(new Store(disk).load(KEY), table);
    assert.deepEqual(new Store(disk).all(), [table]);
    assert.deepEqual(readTable(JSON.stringify(table), KEY), { is: 'kept', table });
  };
  check(property(here, comesBack), { numRuns });
  check(property(far, comesBack), { numRuns });
});

/** Rules that take every game, and whose links are lists of actions. */
function rules({ record, match, over, line, names = [] }: SavedTable): Door {
  const { next, joined } = matchOf({ match }) ?? { next: null, joined: 0 };
  const sent = (link: string) => ({ ...record, actions: JSON.parse(link) });
  const answers: Record<string, (request: { link: string }) => unknown> = {
    state: () => ({}),
    view: () => ({ over, result: line, status: line, to_move: null }),
    message: () => ({ match: null }),
    receive: ({ link }) => {
      const all = Array.from({ length: joined }, (_, at) => at);
      return {
        kind: 'new',
        match: { id: match?.id, link, record: sent(link), joined: all, next, names },
      };
    },
  };
  return part<Door>({ call: async (name: string, request: never) => answers[name](request) });
}

const cards = [part<Card>({ id: 'g', levels: [1, 2, 3] })];

/** What the text of a game has. Whether the table still lacks a message is asked anew. */
function carried({ record, seats, names, branches, serious, match, title, used }: SavedTable) {
  const sent = match && { ...match, fresh: false };
  return { record, seats, names, branches, serious, match: sent, title, used };
}

test('every game comes back from the text of a file', async () => {
  const comesBack = async (table: SavedTable) => {
    const store = new Store(storage());
    const needs = { cards, door: rules(table), store };
    const report = await importGames(exportText([table]), needs);
    assert.deepEqual(report, { added: 1, same: 0, refused: [] });
    assert.deepEqual(store.all().map(carried), [carried(table)]);
  };
  await check(asyncProperty(here, comesBack), { numRuns });
  await check(asyncProperty(far, comesBack), { numRuns });
});
