import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linksIn } from '../../web/src/addresses/pasted.ts';
import {
  exportText,
  MOST_GAMES,
  MOST_LETTERS,
  readContent,
} from '../../web/src/exchange/file-format.ts';
import type { SavedTable } from '../../web/src/keep/saved-table.ts';
import { Store } from '../../web/src/keep/store.ts';
import { importGames, type Report } from '../../web/src/rooms/library/import.ts';
import { transfer } from '../../web/src/rooms/library/words/en.ts';
import { deckLines } from '../../web/src/rooms/mistakes/kept.ts';
import type { Card, Door, SeatPlayer } from '../../web/src/scene/types.ts';
import { exchange } from '../../web/src/words/words.ts';
import { matchOf, type SavedMatch } from './far.ts';
import { part } from './part.ts';
import './rooms.ts';
import { newTable } from '../../web/src/keep/new-table.ts';
import { storage } from './storage.ts';

function record(...actions: string[]) {
  return { format: 'pygames-record-1', game: 'g', options: {}, players: 2, actions };
}

/** An export of records alone. */
const listed = (...records: unknown[]) =>
  JSON.stringify({ format: 'pygames-games-1', games: records.map((record) => ({ record })) });

/** Rules that refuse the action "bad". */
const door = part<Door>({
  call: async (_: string, { record: { actions } }: { record: { actions: string[] } }) => {
    if (actions.includes('bad')) throw new Error('not so');
    return { over: true, result: 'A wins', status: '', to_move: null };
  },
});

function device(room?: number) {
  const store = new Store(storage(room));
  return { store, needs: { cards: [], door, store } };
}

test('a game without undo that went on in two ways has undo, for both ways are kept', async () => {
  const { store, needs } = device();
  const start = { ...newTable(record('a'), ['person', 'person']), serious: true as const };
  const went = (action: string, used: number) => {
    return { ...start, record: record('a', action), used };
  };
  store.save(went('b', 1));
  await importGames(exportText([{ ...start, used: 0 }]), needs);
  assert.equal(store.load(start.key)?.serious, true);
  await importGames(exportText([went('c', 2)]), needs);
  const { serious, branches, record: game } = store.load(start.key) ?? start;
  assert.deepEqual(
    [serious, branches, game.actions],
    [undefined, [{ actions: ['a', 'b'] }], ['a', 'c']],
  );
});

test('a game that is kept already is known, whatever the rules say about it', async () => {
  const { store, needs } = device();
  for (const line of ['A wins', 'Z wins']) {
    const table = { ...newTable(record('a'), ['person', 'person']), over: true, line, turn: 0 };
    store.save(table);
    const text = exportText([table]);
    assert.deepEqual(await importGames(text, needs), { added: 0, same: 1, refused: [] }, line);
    assert.equal(store.load(table.key)?.line, line);
  }
});

test('exercises come with the games, or alone, and are known the second time', async () => {
  globalThis.localStorage = storage();
  const { needs } = device();
  const deck = ['abc 20000:1,20001:3', 'x_-9 20000:2', 'x 1'];
  const text = exportText([], deck);
  const came = { added: 0, same: 0, refused: [] };
  assert.deepEqual(await importGames(text, needs), { ...came, exercises: 2, damaged: 1 });
  assert.deepEqual(deckLines(), deck.slice(0, 2));
  assert.deepEqual(await importGames(text, needs), { ...came, exercises: 0, damaged: 1 });
  const table = newTable(record('a'), ['person', 'person']);
  const both = exportText([table], deckLines());
  assert.deepEqual(await importGames(both, needs), { ...came, added: 1, exercises: 0 });
});

test('what is no game says what it is', async () => {
  const { needs } = device();
  const newer = { ...record('a'), format: 'pygames-record-3' };
  const bad = { record: record('bad') };
  const games = ['text', { record: newer }, bad, { link: 7 }, [], 7, { record: 'text' }];
  const { isText, newerGame, noRecord } = transfer;
  const why = [isText, newerGame, 'Not so.', ...Array.from({ length: 4 }, () => noRecord)];
  const refused = why.map((each, index) => transfer.refused(index + 1, each));
  const text = JSON.stringify({ format: 'pygames-games-1', games });
  assert.deepEqual(await importGames(text, needs), { added: 0, same: 0, refused });
});

/**
 * Rules for a game with people far away. Its link is as many letters as it has messages, then the
 * secrets of those who have joined.
 */
function farDoor(): Door {
  const parse = (link: string) => {
    const [messages, ...secrets] = link.split('|');
    if (messages === 'cut') throw Object.assign(new Error('cut'), { kind: 'bad-link' });
    return { messages, secrets };
  };
  const match = (link: string) => {
    const { messages, secrets } = parse(link);
    const joined = secrets.flatMap((secret, seat) => (secret ? [seat] : []));
    const more = { joined, names: ['', 'Ben'], next: 0 };
    return { id: 'abcdefgh', link, record: record(...messages), first: 0, ...more };
  };
  type Request = { link: string; kept?: string; secret: string; seat: number };
  const kindOf = ({ link, kept = '|', secret, seat }: Request) => {
    const [new_, old] = [parse(link), parse(kept)];
    const isTaken = (other: string, at: number) => other && new_.secrets[at] !== other;
    if (old.secrets.some(isTaken)) return 'false-secret';
    if (secret && isTaken(secret, seat) && new_.secrets[seat]) return 'foreign-secret';
    if (!new_.messages.startsWith(old.messages) && !old.messages.startsWith(new_.messages))
      return 'contradicts';
    if (kept === '|') return 'new';
    const more = new_.messages.length - old.messages.length;
    return more > 0 ? 'newer' : more ? 'older' : 'same';
  };
  const received = (request: Request, kind: string) => {
    return { kind, sentence: `The link ${kind}.`, match: match(request.link) };
  };
  const answers = {
    receive: (request: Request) => received(request, kindOf(request)),
    fit: (request: Request) => {
      return received(request, request.kept?.startsWith('cut') ? 'mends' : kindOf(request));
    },
    message: ({ secret, match: link, actions }: { secret: string; match: string; actions: [] }) => {
      if (!parse(link).secrets.includes(secret)) {
        throw Object.assign(new Error('not your turn'), { kind: 'not-your-turn' });
      }
      return { record: record(...parse(link).messages, ...actions) };
    },
    state: ({ record: { actions } }: { record: { actions: string[] } }) => {
      if (actions.includes('bad')) throw new Error('not so');
    },
    view: () => ({ over: false, result: '', status: 'Red to move', to_move: 0 }),
  };
  return part<Door>({
    call: async (name: keyof typeof answers, args: never) => answers[name](args),
  });
}

/** A game of Ann, who has joined with the secret "S" unless the link says otherwise. */
function farTable(messages: string, more: Partial<SavedMatch> = {}) {
  const link = `${messages}|S|B`;
  const match = { id: 'abcdefgh', link, seat: 0, secret: 'S', next: 0, joined: 2, own: false };
  const seats: SeatPlayer[] = ['person', 'far'];
  const actions = [...messages, ...(more.since === undefined ? [] : ['decided'])];
  const table = newTable(record(...actions), seats, ['Ann', 'Ben']);
  return { ...table, match: { ...match, fresh: false, since: null, ...more } };
}

test('a game by messages is imported with its secret, and continues', async () => {
  const { store, needs } = device();
  const far = { ...needs, door: farDoor() };
  const start = farTable('aa', { since: 2 });
  assert.deepEqual(await importGames(exportText([start]), far), {
    added: 1,
    same: 0,
    refused: [],
  });
  const [{ key, ...came }] = store.all();
  assert.deepEqual(came.match, start.match);
  assert.deepEqual(came.record, start.record);
  assert.deepEqual(came.names, ['Ann', 'Ben']);
  // Older or equal games don't change it; a continuation does, at the same table.
  store.save({ ...came, key, title: 'Mine' });
  const same = { added: 0, same: 1, refused: [] };
  assert.deepEqual(await importGames(exportText([farTable('a')]), far), same);
  assert.deepEqual(await importGames(exportText([farTable('aa')]), far), same);
  assert.deepEqual(store.all()[0].record, start.record);
  assert.equal(((await importGames(exportText([farTable('aaa')]), far)) as Report).updated, 1);
  const [gone, ...others] = store.all();
  assert.deepEqual([gone.key, matchOf(gone)?.link, others], [key, 'aaa|S|B', []]);
  assert.deepEqual([matchOf(gone)?.secret, gone.title], ['S', 'Mine']);
});

const { badMatch, foreignSecret } = transfer;
/** The kept games, the import, and its result: what is added, or why it is refused. */
const SECRETS: [
  string,
  kept: SavedTable[],
  given: SavedTable,
  outcome: 'added' | 'updated' | 'same' | string,
][] = [
  ['a false one, newer', [farTable('aa')], farTable('aaa', { secret: 'X' }), foreignSecret],
  ['a false one, equal', [farTable('aa')], farTable('aa', { secret: 'X' }), foreignSecret],
  ['a false one, older', [farTable('aa')], farTable('a', { secret: 'X' }), foreignSecret],
  ['a false one, and nothing kept', [], farTable('aa', { secret: 'X' }), foreignSecret],
  ['a fitting one, and nothing kept', [], farTable('aa'), 'added'],
  ['one of a seat that has not joined', [], farTable('', { link: '||B', secret: 'X' }), 'added'],
  ['the same beside it', [farTable('aa')], farTable('', { link: '||B', secret: 'X' }), 'same'],
  ['another join', [farTable('aa')], farTable('aa', { link: 'aa|X|B', secret: 'X' }), 'added'],
  [
    'another join, and nobody has joined here',
    [farTable('', { link: '||B', secret: 'T' })],
    farTable('aa', { link: 'aa|X|B', secret: 'X' }),
    'added',
  ],
  [
    'one of two that are kept',
    [farTable('aa'), farTable('aa', { link: 'aa|X|B', secret: 'X' })],
    farTable('aaa', { link: 'aaa|X|B', secret: 'X' }),
    'updated',
  ],
  [
    'another seat',
    [farTable('aa')],
    { ...farTable('aa', { seat: 1, secret: 'B' }), seats: ['far', 'person'] },
    'added',
  ],
  ['the same, and another game', [farTable('aa')], farTable('ab'), 'The link contradicts.'],
  ['the same, and messages that are cut', [farTable('aa')], farTable('cut'), badMatch],
  ['the same, where messages kept here are cut', [farTable('cut')], farTable('aa'), 'added'],
];

for (const [name, tables, incoming, outcome] of SECRETS) {
  test(`a secret that is kept stays, whatever is imported: ${name}`, async () => {
    const { store, needs } = device();
    for (const table of tables) store.save({ ...table, record: record() });
    const secrets = () => store.all().map((table) => [table.key, matchOf(table)?.secret]);
    const before = secrets();
    const report = await importGames(exportText([incoming]), { ...needs, door: farDoor() });
    const [added, same, updated] = ['added', 'same', 'updated'].map((word) =>
      word === outcome ? 1 : 0,
    );
    const refused = added || same || updated ? [] : [transfer.refused(1, outcome)];
    assert.deepEqual(report, { added, same, refused, ...(updated && { updated }) });
    const after = secrets();
    for (const pair of before) assert.ok(after.some((each) => each.join() === pair.join()));
    const isHere = after.some(([, secret]) => secret === matchOf(incoming)?.secret);
    assert.equal(
      isHere,
      added === 1 || tables.some((table) => matchOf(table)?.secret === matchOf(incoming)?.secret),
    );
    const links = store
      .all()
      .filter((table) => matchOf(table)?.secret === matchOf(incoming)?.secret);
    if (added || updated)
      assert.deepEqual(
        links.map((table) => matchOf(table)?.link),
        [matchOf(incoming)?.link],
      );
  });
}

test('a turn that the rules don’t take is decided anew; damaged messages are refused', async () => {
  const { store, needs } = device();
  const far = { ...needs, door: farDoor() };
  await importGames(exportText([farTable('a', { since: 1, link: 'a||B' })]), far);
  const [table] = store.all();
  const [came, match] = [table.record, matchOf(table)];
  assert.deepEqual([came.actions, match?.fresh, match?.since], [['a'], true, null]);
  const cut = { ...farTable('cut'), match: { ...farTable('cut').match, id: 'other' } };
  const refused = [transfer.refused(1, transfer.badMatch)];
  assert.deepEqual(await importGames(exportText([cut]), far), { added: 0, same: 0, refused });
});

const FULL = {
  format: 1,
  key: 'k1k2k3',
  record: { ...record('a', 'b'), format: 'pygames-record-2', ended: 'draw', seed: 's' },
  seats: ['person', 'bot2'],
  ahead: [
    ['e', 'f'],
    ['c', 'd'],
  ],
  over: false,
  line: 'A to move',
  turn: 1,
  title: 'Mine',
  titled: 6,
  names: ['Ann', ''],
  serious: true,
  rooms: { teaching: true, fame: true, dare: { link: 'theirs', by: 'Cleo' } },
  given: 1,
  practice: true,
  finished: 5,
  branches: [{ actions: ['b'], ended: 'resigned-0' }],
  said: { '2.1a': 'Bold.' },
  used: 7,
} satisfies Required<Omit<SavedTable, 'match' | 'lang'>>;
const FAR = {
  ...FULL,
  ...{ format: 1, key: 'k4k5k6', record: record('a', 'a', 'decided'), seats: ['person', 'far'] },
  ...{ names: ['Ann', 'Ben'], ahead: [['more']], over: false, line: 'Red to move', turn: 0 },
  match: farTable('aa', { since: 2 }).match,
} satisfies Required<Omit<SavedTable, 'lang'>>;

test('all that is kept of a game comes back from an export', async () => {
  const { store, needs } = device();
  const cards = [part<Card>({ id: 'g', levels: [1, 2] })];
  const rules = part<Door>({
    call: async () => ({ over: false, result: null, status: 'A to move', to_move: 1 }),
  });
  const report = await importGames(exportText([FULL]), { ...needs, cards, door: rules });
  assert.deepEqual(report, { added: 1, same: 0, refused: [] });
  assert.deepEqual(store.load(FULL.key), FULL);
  const { branches: _, ...far } = FAR;
  await importGames(exportText([FAR]), { ...needs, door: farDoor() });
  assert.deepEqual(store.load(FAR.key), far);
});

test('what Redo would bring comes only where the rules take it', async () => {
  const { store, needs } = device();
  const games = [
    { record: record('a'), key: 'good00', ahead: [['c'], ['b']] },
    { record: record('b'), key: 'wrong0', ahead: [['bad'], ['b']] },
    { record: record('c'), key: 'damage', ahead: [['b'], 5] },
  ];
  await importGames(JSON.stringify({ format: 'pygames-games-1', games }), needs);
  const ahead = ['good00', 'wrong0', 'damage'].map((key) => store.load(key)?.ahead);
  assert.deepEqual(ahead, [[['c'], ['b']], [], []]);
});

test('a game that was deleted comes back as itself, and no other game gives way to it', async () => {
  const { store, needs } = device();
  const table = { ...newTable(record('a'), ['person', 'person']), key: 'k1k2k3' };
  store.save(table);
  const text = exportText(store.all());
  store.remove('k1k2k3');
  store.markDeleted('k1k2k3');
  await importGames(text, needs);
  assert.deepEqual(store.load('k1k2k3')?.record, record('a'));
  assert.equal(store.save({ ...table, used: 1 }), 'kept', 'and is played on');
  const other = text.replace('"game":"g"', '"game":"h"');
  for (let i = 0; i < 2; i += 1) await importGames(other, needs);
  assert.deepEqual(store.load('k1k2k3')?.record, record('a'));
  assert.equal(store.all().length, 2);
  await importGames(text.replace('"a"', '"c"').replace('k1k2k3', '__proto__'), needs);
  assert.equal(store.all().length, 3);
});

test('what was played elsewhere comes as that, and own games as they were played', async () => {
  const [from, to] = [device(), device()];
  const elsewhere = listed(record('a', 'b'), record('c'));
  await importGames(elsewhere, from.needs);
  const marks = ({ given, practice, finished }: SavedTable) => [given, practice, finished];
  assert.deepEqual(from.store.all().map(marks).sort(), [
    [1, undefined, undefined],
    [2, undefined, undefined],
  ]);
  const helped = newTable(record('d6'), ['person', 'person']);
  const own = { ...helped, record: record('d6', 'a'), practice: true as const, finished: 7 };
  await importGames(exportText([own]), to.needs);
  assert.deepEqual(to.store.all().map(marks), [[1, true, 7]]);
  await importGames(exportText(from.store.all()), to.needs);
  assert.equal(to.store.all().filter(({ given }) => given === 2).length, 1);
});

test('on a full device, an import deletes nothing', async () => {
  const { store, needs } = device(400);
  await importGames(listed(record('a')), needs);
  const tables = store.all();
  const report = await importGames(listed(record('b', 'x'.repeat(300))), needs);
  assert.deepEqual(report, { added: 0, same: 0, refused: [transfer.refused(1, transfer.noRoom)] });
  assert.deepEqual(store.all(), tables);
});

test('what the rules find in a text is kept, or it is said why not', async () => {
  const { store, needs } = device();
  const text = 'Look: https://x.org/#g=good, <https://x.org/#g=cut> #m=abc';
  const games = [
    { record: record('a', 'b') },
    { refused: { kind: 'bad-link', message: 'the link was cut off' } },
    { message: 'abc' },
    { refused: { kind: 'newer-link', message: 'newer' } },
  ];
  const rules = part<Door>({
    call: async (name: string, args: object) => {
      if (name !== 'games') return needs.door.call('state', args as never);
      const addresses = [
        ['g', 'good'],
        ['g', 'cut'],
        ['m', 'abc'],
      ];
      assert.deepEqual(args, { text, addresses });
      return { games, deck: [], beside: [] };
    },
  });
  const why = ['The link was cut off.', transfer.isMessage, transfer.newerGame];
  const refused = why.map((each, index) => transfer.refused(index + 2, each));
  assert.deepEqual(await importGames(text, { ...needs, door: rules }), {
    added: 1,
    same: 0,
    refused,
  });
  assert.deepEqual(
    store.all().map(({ record: { actions } }) => actions),
    [['a', 'b']],
  );
});

test('branches come with their game, but for those that the rules refuse', async () => {
  const { store, needs } = device();
  const branches = [{ actions: ['b', 'a'] }, { actions: ['a', 'bad'] }, { actions: 5 }];
  const seats = ['person', 'person'];
  const file = { format: 'pygames-games-1', games: [{ record: record('a'), seats, branches }] };
  await importGames(JSON.stringify(file), needs);
  assert.deepEqual(store.all()[0].branches, [{ actions: ['b', 'a'] }]);
  assert.deepEqual(JSON.parse(exportText(store.all())).games[0].branches, [
    { actions: ['b', 'a'] },
  ]);
});

/** What a reader of links could look at again and again, and what may stand before it. */
const PARTS = [
  ...['#record=', '#record=x', '#record=%7B', '#record={', '#g=a', '#m=a\n', '#', '%25', '#g=.'],
  ...['%23record%3D', '[', '{"a":', '%5B', ' ', '\n', '\n>', 'a'],
];
const BEFORE = ['', '#record=%7B', '#m=a'];

test('the work to find links grows with its length, not with the square of it', () => {
  for (const part of PARTS) {
    for (const before of BEFORE) {
      const [short, long] = [5_000, 40_000].map(
        (length) => `${before}${part.repeat(length / part.length)}"`,
      );
      const growth = () => work(() => linksIn(long)) / work(() => linksIn(short));
      // The square would be 64 times; a busy machine adds to either, but not each time.
      const fine = [1, 2, 3].some(() => growth() < 32);
      assert.ok(fine, `${JSON.stringify(before + part)}: 8 times as long, far more work`);
    }
  }
});

/** The processor's time in ms; what is too short to be measured is 1. */
function work(job: () => void) {
  const before = process.cpuUsage();
  job();
  return Math.max(1, process.cpuUsage(before).user / 1000);
}

test('a text with too many games, or too long, is refused as a whole', async () => {
  const many = (count: number) => listed(...Array.from({ length: count }, () => record('a')));
  const { games } = await readContent(many(MOST_GAMES), door);
  assert.equal(games.length, MOST_GAMES);
  const wrong = (text: string, message: string) =>
    assert.rejects(readContent(text, door), { message });
  await wrong(many(MOST_GAMES + 1), exchange.tooMany(MOST_GAMES));
  await wrong(' '.repeat(MOST_LETTERS + 1), exchange.tooLong(MOST_LETTERS));
});
