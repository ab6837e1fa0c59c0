import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Policy } from '../../../web/src/game/types.ts';
import { handOver, side } from '../../../web/src/keep/settings.ts';
import { keptActions, openTable, settled, table } from './table.ts';

/** A policy by which all is as at a table, but for what a test says. */
function policy(more: Partial<Policy> = {}): Policy {
  return { you: () => undefined, live: () => true, draws: () => true, explain: () => {}, ...more };
}

test('what is judged to be right shows ply by ply, with what the others do', async () => {
  const calls: (readonly string[])[] = [];
  const game = await openTable({
    policy: policy({
      judge: async (actions) => {
        calls.push(actions);
        return { ...game.session.now.record.value, actions: [...actions, 'd!', 'd6', 'd1'] };
      },
    }),
  });
  game.fly();
  game.session.play('a');
  await settled();
  assert.deepEqual(calls, [['a']]);
  assert.equal(game.session.now.display.value?.view.ply, 1);
  assert.ok(!game.door.names.includes('act'));
  await game.land();
  assert.equal(game.session.now.display.value?.view.ply, 4);
  assert.deepEqual(game.announcements.slice(0, 2), ['0 plays a.', '1 plays d!']);
});

test('a judge that fails is a problem, and the picks begin anew', async () => {
  const failing = async () => {
    throw new Error('broken');
  };
  const game = await openTable({ policy: policy({ judge: failing }) });
  game.session.play('a');
  await settled();
  assert.match(game.session.now.problem.value?.message ?? '', /broken/);
  assert.equal(game.session.now.live.value, true);
});

test('chance is drawn only where the policy says so', async () => {
  for (const draws of [false, true]) {
    const game = await openTable({ actions: ['d!'], policy: policy({ draws: () => draws }) });
    await settled();
    assert.equal(game.session.now.plies.value, draws ? 3 : 1);
  }
});

test('at a shared device the board neither turns nor is it covered', async () => {
  for (const sheets of ['', 'sheet']) {
    const game = table({ policy: policy(), sheets });
    handOver.choose('always');
    side.choose('second');
    await game.session.open();
    if (!sheets) assert.equal(game.session.now.display.value?.view.seat, 0);
    game.session.play('a');
    await settled();
    assert.equal(game.session.now.covered.value, null);
    assert.equal(game.session.now.live.value, true);
    assert.deepEqual(keptActions(game), ['a']);
  }
});
