import assert from 'node:assert/strict';
import { test } from 'node:test';
// @ts-expect-error: tests lie beside web/, where the package has types
import { signal } from '../../../web/node_modules/@preact/signals-core/dist/signals-core.mjs';
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

test('what is judged to be wrong is taken back, and marks of what is right stay', async () => {
  const game = await openTable({
    policy: policy({
      judge: async () => {
        game.session.picking.mark(['b', 'c']);
        return null;
      },
    }),
  });
  const { session } = game;
  session.picking.picked(['a']);
  const before = session.now.display.value;
  session.play('a');
  assert.equal(session.now.live.value, false);
  await settled();
  assert.deepEqual(session.now.path.value, []);
  assert.notEqual(session.now.display.value, before);
  assert.deepEqual(session.now.hint.value.advice?.picks, ['b', 'c']);
  assert.deepEqual([session.now.record.value.actions, session.now.live.value], [[], true]);
});

test('where the same position stays, as where a place was found, it is dressed anew', async () => {
  const done = signal(false);
  const game = await openTable({
    actions: ['a', 'end'],
    policy: policy({
      live: () => !done.value,
      judge: async () => {
        done.value = true;
        return game.session.now.record.value;
      },
      dress: (view) => ({ ...view, changed: done.value ? ['found'] : [], picks: { x: 'x' } }),
    }),
  });
  // Something can be looked for where the game is over, too.
  assert.equal(game.session.now.live.value, true);
  game.session.play('x');
  await settled();
  assert.deepEqual(game.session.now.display.value?.view.changed, ['found']);
  assert.equal(game.session.now.live.value, false);
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
