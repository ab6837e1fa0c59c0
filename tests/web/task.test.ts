import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { inTurn, nextTask } from '../../web/src/ui/task.ts';

test('what takes long is done in tasks of its own, in the order in which it was asked for', async () => {
  let now = 0;
  mock.method(performance, 'now', () => now);
  const done: string[] = [];
  const job = (name: string, takes: number) => () => {
    done.push(name);
    now += takes;
  };
  inTurn(job('short', 1));
  inTurn(job('long', 20));
  inTurn(job('longer', 30));
  inTurn(job('last', 1));
  assert.deepEqual(done, ['short', 'long']);
  await nextTask();
  assert.deepEqual(done, ['short', 'long', 'longer']);
  await nextTask();
  assert.deepEqual(done, ['short', 'long', 'longer', 'last']);
  await nextTask();
  inTurn(job('later', 1));
  assert.equal(done.at(-1), 'later');
});
