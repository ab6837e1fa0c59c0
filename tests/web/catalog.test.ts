import assert from 'node:assert/strict';
import { test } from 'node:test';
import { UnknownGame } from '../../web/src/catalog/brought.ts';
import { Games } from '../../web/src/catalog/catalog.ts';
import type { Card, Door } from '../../web/src/scene/types.ts';

/** A door that records its calls, and fails as often as it is told. */
function door(failures = 0) {
  const calls: unknown[] = [];
  let rest = failures;
  const call = async (_: string, { game }: { game: string }) => {
    calls.push(game);
    rest -= 1;
    if (rest >= 0) throw new Error('it did not come');
    return { id: game } as Card;
  };
  return { calls, games: new Games({ call } as unknown as Door, ['go', 'chess', 'nim']) };
}

const idOf = ({ id }: Card) => id;

test('a card is asked for alone, and once', async () => {
  const { calls, games } = door();
  const cards = await Promise.all([games.card('chess'), games.card('chess')]);
  assert.deepEqual([cards.map(idOf), calls], [['chess', 'chess'], ['chess']]);
  assert.equal(games.peek('chess')?.id, 'chess');
  assert.deepEqual([games.peek('go'), games.cards], [undefined, []]);
});

test('all cards come in the order of the shelf, and those that are there are not asked for', async () => {
  const { calls, games } = door();
  await games.card('nim');
  assert.deepEqual((await games.all()).map(idOf), ['go', 'chess', 'nim']);
  assert.deepEqual(calls, ['nim', 'go', 'chess']);
  assert.deepEqual(games.cards, await games.all());
});

test('no name is that of the first game', async () => {
  assert.equal((await door().games.card(null)).id, 'go');
});

test('what did not come is asked for again', async () => {
  const { calls, games } = door(1);
  await assert.rejects(games.all(), /did not come/);
  assert.deepEqual((await games.all()).map(idOf), ['go', 'chess', 'nim']);
  assert.deepEqual(calls, ['go', 'chess', 'nim', 'go']);
});

test('an unknown game asks nothing of the door', async () => {
  const { calls, games } = door();
  await assert.rejects(games.card('mills'), UnknownGame);
  assert.deepEqual(calls, []);
});

test('a page that leads to all games has a card once all are known', async () => {
  const { games } = door();
  assert.equal((await games.amongAll('chess')).id, 'chess');
  assert.equal(games.cards.length, 3);
});
