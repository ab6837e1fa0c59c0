import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Latest } from '../../../web/src/game/latest.ts';
import { settled } from './table.ts';

/** An answer that comes when a test says so. */
function later<T>() {
  let [come, fail] = [(_: T) => {}, (_: unknown) => {}];
  const answer = new Promise<T>((resolve, reject) => {
    come = resolve;
    fail = reject;
  });
  return { answer, come, fail };
}

test('of two answers only that of the later job counts, whichever comes first', async () => {
  for (const order of [
    [0, 1],
    [1, 0],
  ]) {
    const latest = new Latest();
    const answers = [later<number>(), later<number>()];
    const came: number[] = [];
    const runs = answers.map(({ answer }) =>
      latest.run(async (ifCurrent) => {
        came.push(await ifCurrent(answer));
      }),
    );
    for (const at of order) answers[at].come(at);
    assert.deepEqual(await Promise.all(runs), [false, true]);
    assert.deepEqual(came, [1]);
  }
});

test('a job that fails too late is not heard of; one that counts rejects', async () => {
  const latest = new Latest();
  const [old, now] = [later(), later()];
  const first = latest.run(async (ifCurrent) => void (await ifCurrent(old.answer)));
  const second = latest.run(async (ifCurrent) => void (await ifCurrent(now.answer)));
  old.fail(new Error('old'));
  now.fail(new Error('now'));
  assert.equal(await first, false);
  await assert.rejects(second, { message: 'now' });
  assert.equal(latest.busy, false);
});

test('what is stopped goes no further, and what comes after the end never begins', async () => {
  const latest = new Latest();
  const { answer, come } = later<void>();
  let went = false;
  const run = latest.run(async (ifCurrent) => {
    await ifCurrent(answer);
    went = true;
  });
  latest.end();
  come();
  assert.equal(await run, false);
  assert.equal(
    await latest.run(async () => {
      went = true;
    }),
    false,
  );
  assert.equal(went, false);
});

test('it is idle when the newest job is done, whatever became of older ones', async () => {
  const latest = new Latest();
  const { answer, come } = later<void>();
  let idle = false;
  void latest.run(async (ifCurrent) => ifCurrent(new Promise<void>(() => {})));
  void latest.idle().then(() => {
    idle = true;
  });
  void latest.run(async (ifCurrent) => ifCurrent(answer));
  await settled();
  assert.equal(idle, false);
  come();
  await settled();
  assert.equal(idle, true);
});
