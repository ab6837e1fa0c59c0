import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTable } from './table.ts';

test('the rules are told who “you” is where one person plays', async () => {
  const asked = async (seats: ('person' | 'bot1')[]) => {
    const made = await openTable({ seats });
    made.door.held = true;
    made.session.viewpoint.goTo(0);
    made.session.play('a');
    return made.door.calls.map(({ args }) => args.you);
  };
  assert.deepEqual(await asked(['person', 'bot1']), [0]);
  assert.deepEqual(await asked(['person', 'person']), [undefined]);
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
