import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RulesReader } from '../../web/src/rooms/rules/reader.ts';
import type { Card, Door } from '../../web/src/scene/types.ts';
import { part } from './part.ts';

type Call = { game: string; come: () => void; fail: (error: Error) => void };

/** A shelf of two games, and rules that come when a test says so. */
function shelf() {
  const calls: Call[] = [];
  const call = (_: string, args: object) =>
    new Promise((resolve, reject) => {
      const { game } = args as { game: string };
      calls.push({ game, come: () => resolve({ text: game, figures: {} }), fail: reject });
    });
  const card = async (id: string | null) => {
    if (id === 'none') throw Object.assign(new Error('none'), { kind: 'unknown-game' });
    return part<Card>({ id: id ?? 'first' });
  };
  return { calls, reader: new RulesReader({ amongAll: card }, part<Door>({ call })) };
}

/** Lets everything go on that waits for nothing but promises. */
async function settled() {
  for (let i = 0; i < 5; i += 1) await new Promise((resolve) => setImmediate(resolve));
}

test('rules stay until those of another game have come', async () => {
  const { calls, reader } = shelf();
  reader.open('one');
  await settled();
  calls[0].come();
  await settled();
  reader.open('two');
  await settled();
  assert.equal(reader.card.value?.id, 'two');
  assert.equal(reader.text.value?.card.id, 'one');
  calls[1].come();
  await settled();
  assert.equal(reader.text.value?.card.id, 'two');
});

test('rules that come too late do not show', async () => {
  const { calls, reader } = shelf();
  reader.open('one');
  await settled();
  reader.open('two');
  await settled();
  calls[1].come();
  await settled();
  calls[0].come();
  await settled();
  assert.equal(reader.text.value?.card.id, 'two');
});

test('rules that fail can be asked for again', async () => {
  const { calls, reader } = shelf();
  const failure = new Error('none');
  const open = reader.open('one');
  await settled();
  calls[0].fail(failure);
  await open;
  assert.equal(reader.error.value, failure);
  reader.open('one');
  assert.equal(reader.error.value, null);
  await settled();
  calls[1].come();
  await settled();
  assert.equal(reader.text.value?.card.id, 'one');
});

test('nothing shows once the page is closed', async () => {
  const { calls, reader } = shelf();
  reader.open('one');
  await settled();
  reader.close();
  calls[0].come();
  await settled();
  assert.equal(reader.text.value, null);
});
