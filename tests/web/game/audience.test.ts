import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTable } from './table.ts';

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
