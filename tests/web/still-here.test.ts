// What was asked for comes while the page shows the same place, whatever its address is by then.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { part } from './part.ts';

const location = { hash: '' };
const history = {
  state: null,
  replaceState: (_: unknown, __: string, hash: string) => Object.assign(location, { hash }),
};
Object.assign(globalThis, { location, history: part<History>(history) });
const { readdress, stillHere } = await import('../../web/src/ui/still-here.ts');

beforeEach(() => Object.assign(location, { hash: '#game=nim' }));

test('a table that gets an address of its own stays the same place', () => {
  const here = stillHere();
  readdress('#table=1');
  assert.ok(here());
  readdress('#table=1&at=2', here);
  assert.ok(here() && stillHere()());
});

test('another address is another place, though it gets one of its own', () => {
  const here = stillHere();
  location.hash = '#rules';
  assert.ok(!here());
  readdress('#rules=nim');
  assert.ok(!here());
});

test('an address that was left is not replaced', () => {
  const here = stillHere();
  location.hash = '#rules';
  readdress('#lesson=2', here);
  assert.equal(location.hash, '#rules');
});
