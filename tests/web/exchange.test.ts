import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Archive } from '../../web/src/keep/archive.ts';
import { Store } from '../../web/src/keep/store.ts';
import { MOST_GAMES, MOST_LETTERS, readGames, written } from '../../web/src/library/exchange.ts';
import { takeIn } from '../../web/src/library/take-in.ts';
import type { Door } from '../../web/src/scene/types.ts';
import { words } from '../../web/src/words/words.ts';
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

test('where there is no room, nothing that is kept goes', async () => {
  const { store, needs } = device(400);
  await takeIn(JSON.stringify(record('a')), needs);
  const kept = store.all();
  const report = await takeIn(JSON.stringify(record('b', 'x'.repeat(300))), needs);
  assert.deepEqual(report, { added: 0, known: 0, refused: [library.refused(1, library.noRoom)] });
  assert.deepEqual(store.all(), kept);
});

test('a text that holds no games, too many, or too much is refused as a whole', () => {
  const list = (count: number) => JSON.stringify(Array.from({ length: count }, () => record('a')));
  const texts = ['', 'x', '5', 'null', '{}', '[]', '{"format":5}', '{"format":"pygames-games-1"}'];
  for (const text of texts) assert.equal(readGames(text), library.notGames, text);
  assert.equal(readGames('{"format":"pygames-games-2"}'), library.newer);
  assert.equal(readGames(list(MOST_GAMES)).length, MOST_GAMES);
  assert.equal(readGames(list(MOST_GAMES + 1)), library.tooMany(MOST_GAMES));
  assert.equal(readGames(' '.repeat(MOST_LETTERS + 1)), library.tooLong(MOST_LETTERS));
});
