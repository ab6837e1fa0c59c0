import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Archive } from '../../web/src/keep/archive.ts';
import type { SavedMatch } from '../../web/src/keep/far.ts';
import { newTable, type SavedTable, Store } from '../../web/src/keep/store.ts';
import { MOST_GAMES, MOST_LETTERS, readGames, written } from '../../web/src/library/exchange.ts';
import { type Report, takeIn } from '../../web/src/library/take-in.ts';
import type { Door, SeatPlayer } from '../../web/src/scene/types.ts';
import * as words from '../../web/src/words/words.ts';
import { part } from './part.ts';
import { storage } from './storage.ts';

const { library } = words;

function record(...actions: string[]) {
  return { format: 'pygames-record-1', game: 'g', options: {}, players: 2, actions };
}

/** Rules that refuse the action "bad". */
const door = part<Door>({
  call: async (_: string, { record: { actions } }: { record: { actions: string[] } }) => {
    if (actions.includes('bad')) throw new Error('not so');
    return { over: true, result: 'A wins', status: '', to_move: null };
  },
});

/** A device without a database. */
function device(room?: number) {
  const store = new Store(storage(room));
  return { store, needs: { cards: [], door, store, archive: new Archive() } };
}

test('what was exported is imported with its title, and known the second time', async () => {
  const [from, to] = [device(), device()];
  const given = JSON.stringify([record('a'), record('b')]);
  assert.deepEqual(await takeIn(given, from.needs), { added: 2, known: 0, refused: [] });
  const [table] = from.store.all();
  from.store.save({ ...table, title: 'Mine' });
  const text = written(from.store.all());
  assert.deepEqual(await takeIn(text, to.needs), { added: 2, known: 0, refused: [] });
  assert.deepEqual(await takeIn(text, to.needs), { added: 0, known: 2, refused: [] });
  assert.equal(to.store.all().filter(({ title }) => title === 'Mine').length, 1);
  assert.ok(to.store.all().every(({ over, line }) => over && line === 'A wins'));
});

test('refused games are named with the reason, and the others come', async () => {
  const { store, needs } = device();
  const given = JSON.stringify([record('a'), record('bad'), 5, null, { players: 1e9 }]);
  const refused = [library.refused(2, 'Not so.')];
  for (const number of [3, 4, 5]) refused.push(library.refused(number, library.noRecord));
  assert.deepEqual(await takeIn(given, needs), { added: 1, known: 0, refused });
  assert.equal(store.all().length, 1);
});

/** Rules for a game with people far away, whose link is as many letters as it has messages. */
function farDoor(): Door {
  const match = (link: string) => {
    const actions = [...link];
    const more = { joined: [0, 1], names: ['', 'Ben'], next: 0 };
    return { id: 'abcdefgh', link, record: record(...actions), first: 0, ...more };
  };
  const answers = {
    receive: ({ link, kept }: { link: string; kept?: string }) => {
      if (link === 'cut') throw Object.assign(new Error('cut'), { kind: 'bad-link' });
      const newer = kept !== undefined && link.length > kept.length;
      return { kind: kept === undefined ? 'new' : newer ? 'newer' : 'older', match: match(link) };
    },
    message: ({ secret }: { secret: string }) => {
      if (secret !== 'S') throw new Error('not your turn');
      return {};
    },
    view: () => ({ over: false, result: '', status: 'Red to move', to_move: 0 }),
  };
  return part<Door>({
    call: async (name: keyof typeof answers, args: never) => answers[name](args),
  });
}

function farTable(link: string, more: Partial<SavedMatch> = {}) {
  const match = { id: 'abcdefgh', link, seat: 0, secret: 'S', next: 0, joined: 2, own: false };
  const seats: SeatPlayer[] = ['person', 'far'];
  const actions = [...link, ...(more.since === undefined ? [] : ['decided'])];
  const table = newTable(record(...actions), seats, ['Ann', 'Ben']);
  return { ...table, match: { ...match, fresh: false, since: null, ...more } };
}

test('a game with people far away is imported with its secret, and goes on', async () => {
  const { store, needs } = device();
  const far = { ...needs, door: farDoor() };
  const given = farTable('aa', { since: 2 });
  assert.deepEqual(await takeIn(written([given]), far), { added: 1, known: 0, refused: [] });
  const [{ key, ...came }] = store.all();
  assert.deepEqual(came.match, given.match);
  assert.deepEqual(came.record, given.record);
  assert.deepEqual(came.names, ['Ann', 'Ben']);
  // Nothing older or equal changes it; what goes on from it does, at the same table.
  const known = { added: 0, known: 1, refused: [] };
  assert.deepEqual(await takeIn(written([farTable('a')]), far), known);
  assert.deepEqual(await takeIn(written([farTable('aa')]), far), known);
  assert.deepEqual(store.all()[0].record, given.record);
  assert.equal(((await takeIn(written([farTable('aaa')]), far)) as Report).added, 1);
  const [gone, ...others] = store.all();
  assert.deepEqual([gone.key, gone.match?.link, others], [key, 'aaa', []]);
});

test('a turn that the rules don’t take is decided anew; damaged messages are refused', async () => {
  const { store, needs } = device();
  const far = { ...needs, door: farDoor() };
  await takeIn(written([farTable('a', { since: 1, secret: 'T' })]), far);
  const [{ record: came, match }] = store.all();
  assert.deepEqual([came.actions, match?.fresh, match?.since], [['a'], true, null]);
  const cut = { ...farTable('cut'), match: { ...farTable('cut').match, id: 'other' } };
  const refused = [library.refused(1, library.badMatch)];
  assert.deepEqual(await takeIn(written([cut]), far), { added: 0, known: 0, refused });
});

test('a game from elsewhere comes as the rules translate it, with the players’ names', async () => {
  const { store, needs } = device();
  const foreign = { header: {}, moves: [['a', 'b']] };
  const translated = part<Door>({
    call: async (name: string, args: { game?: object }) => {
      if (name !== 'foreign') return { over: false, result: '', status: '', to_move: 0 };
      assert.deepEqual(args.game, foreign);
      return { record: record('a', 'b'), names: ['Ann', 'Ben'] };
    },
  });
  const report = await takeIn(JSON.stringify([foreign, foreign]), { ...needs, door: translated });
  assert.deepEqual(report, { added: 1, known: 1, refused: [] });
  const [{ record: came, names, seats }] = store.all();
  assert.deepEqual(
    [came.actions, names],
    [
      ['a', 'b'],
      ['Ann', 'Ben'],
    ],
  );
  assert.deepEqual(seats, ['person', 'person']);
});

test('what was played elsewhere comes as that, and own games as they were played', async () => {
  const [from, to] = [device(), device()];
  const elsewhere = JSON.stringify([record('a', 'b'), record('c')]);
  await takeIn(elsewhere, from.needs);
  const marks = ({ given, practice, finished }: SavedTable) => [given, practice, finished];
  assert.deepEqual(from.store.all().map(marks).sort(), [
    [1, undefined, undefined],
    [2, undefined, undefined],
  ]);
  const helped = newTable(record('d6'), ['person', 'person']);
  const own = { ...helped, record: record('d6', 'a'), practice: true as const, finished: 7 };
  const { given: _, practice: __, finished: ___, ...older } = { ...own, record: record('e') };
  await takeIn(written([own, older]), to.needs);
  assert.deepEqual(to.store.all().map(marks).sort(), [
    [undefined, undefined, undefined],
    [1, true, 7],
  ]);
  await takeIn(written(from.store.all()), to.needs);
  assert.equal(to.store.all().filter(({ given }) => given === 2).length, 1);
});

test('where there is no room, nothing that is kept goes', async () => {
  const { store, needs } = device(400);
  await takeIn(JSON.stringify(record('a')), needs);
  const kept = store.all();
  const report = await takeIn(JSON.stringify(record('b', 'x'.repeat(300))), needs);
  assert.deepEqual(report, { added: 0, known: 0, refused: [library.refused(1, library.noRoom)] });
  assert.deepEqual(store.all(), kept);
});

/** Rules that read the link "good" and take every record. */
const opening = part<Door>({
  call: async (name: string, { link }: { link?: string }) => {
    if (name !== 'open') return { over: false, result: null, status: 'A to move', to_move: 0 };
    if (link === 'good') return { record: record('a', 'b') };
    throw new Error('the link was cut off');
  },
});

test('links are imported, of both forms, from whatever text they stand in', async () => {
  const { store, needs } = device();
  const long = `#record=${encodeURIComponent(JSON.stringify(record('c')))}`;
  const text = `Look: https://x.org/#g=good, <https://x.org/${long}>\nhttps://x.org/#g=cut #m=abc`;
  const refused = [
    library.refused(3, 'The link was cut off.'),
    library.refused(4, library.isMessage),
  ];
  const report = await takeIn(text, { ...needs, door: opening });
  assert.deepEqual(report, { added: 2, known: 0, refused });
  const actions = store.all().map(({ record: { actions } }) => actions.join(' '));
  assert.deepEqual(actions.sort(), ['a b', 'c']);
});

test('branches come with their game, but for those that the rules refuse', async () => {
  const { store, needs } = device();
  const branches = [{ actions: ['b', 'a'] }, { actions: ['a', 'bad'] }, { actions: 5 }];
  const seats = ['person', 'person'];
  const given = { format: 'pygames-games-1', games: [{ record: record('a'), seats, branches }] };
  await takeIn(JSON.stringify(given), needs);
  assert.deepEqual(store.all()[0].branches, [{ actions: ['b', 'a'] }]);
  assert.deepEqual(JSON.parse(written(store.all())).games[0].branches, [{ actions: ['b', 'a'] }]);
});

/** What a reader of links could look at again and again, and what may stand before it. */
const PARTS = [
  ...['#record=', '#record=x', '#record=%7B', '#record={', '#g=a', '#m=a\n', '#', '%25', '%2523'],
  ...['%23record%3D', '*m=', '=3D', '=\n', '&u=-', '&amp;', '_', '[', '{"a":', '%5B', '\u200b'],
  ...[' ', '\n', '\n>', ' \n', 'a'],
];
const BEFORE = ['', '#record=%7B', '#m=a', 'urldefense.proofpoint.com/v2/?u=#'];

test('the work to read a text grows with its length, not with the square of it', () => {
  for (const part of PARTS) {
    for (const before of BEFORE) {
      const [short, long] = [10_000, 160_000].map(
        (length) => `${before}${part.repeat(length / part.length)}"`,
      );
      const growth = work(() => readGames(long)) / work(() => readGames(short));
      const name = JSON.stringify(before + part);
      assert.ok(growth < 80, `${name}: 16 times as long, ${growth.toFixed()} times the work`);
    }
  }
});

/** The processor's time in ms, the least of a few; what is too short to be measured is 1. */
function work(job: () => void) {
  const times = Array.from({ length: 3 }, () => {
    const before = process.cpuUsage();
    job();
    return process.cpuUsage(before).user / 1000;
  });
  return Math.max(1, Math.min(...times));
}

test('a text that holds no games, too many, or too much is refused as a whole', () => {
  const list = (count: number) => JSON.stringify(Array.from({ length: count }, () => record('a')));
  const texts = ['', 'x', '5', 'null', '{}', '[]', '{"format":5}', '{"format":"pygames-games-1"}'];
  for (const text of texts) assert.equal(readGames(text), library.notGames, text);
  assert.equal(readGames('{"format":"pygames-games-2"}'), library.newer);
  assert.equal(readGames(list(MOST_GAMES)).length, MOST_GAMES);
  assert.equal(readGames(list(MOST_GAMES + 1)), library.tooMany(MOST_GAMES));
  assert.equal(readGames(' '.repeat(MOST_LETTERS + 1)), library.tooLong(MOST_LETTERS));
});
