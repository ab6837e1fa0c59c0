import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTable } from './table.ts';

test('the rules are told who “you” is where one person plays', async () => {
  const calls = async (seats: ('person' | 'bot1')[]) => {
    const game = await openTable({ seats });
    game.door.held = true;
    game.session.viewpoint.goTo(0);
    game.session.play('a');
    return game.door.calls.map(({ args }) => args.you);
  };
  assert.deepEqual(await calls(['person', 'bot1']), [0]);
  assert.deepEqual(await calls(['person', 'person']), [undefined]);
});

test('the last actions are below the status, also during picks', async () => {
  const { session } = await openTable({ actions: ['a'] });
  assert.equal(session.now.status.value?.below, '0 plays a.');
  session.picking.picked(['b']);
  assert.deepEqual(session.now.status.value, {
    words: 'Where does b go?',
    below: '0 plays a.',
    note: '',
    explains: false,
  });
});

test('at the end the reason stands there instead', async () => {
  const { session } = await openTable({ actions: ['end'] });
  assert.deepEqual(
    [session.now.status.value?.words, session.now.status.value?.below],
    ['Red wins', 'It ended.'],
  );
});
