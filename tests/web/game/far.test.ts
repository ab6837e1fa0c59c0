import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  allHere,
  deedOf,
  farSeats,
  namesAfterMessage,
  newSecret,
  type SavedMatch,
  showBadge,
} from '../../../web/src/keep/far.ts';
import { readTable } from '../../../web/src/keep/store.ts';
import type { Match } from '../../../web/src/scene/types.ts';
import { savedTable, settled, type TestTable, table } from './table.ts';

const COME: SavedMatch = {
  id: 'abcdefgh',
  link: 'm1',
  seat: 1,
  secret: 'S',
  next: 1,
  joined: 2,
  own: false,
  fresh: true,
  since: null,
};

/** A message of Red's came: they did "a!", and Blue opens the dice. */
async function cameTo(match: Partial<SavedMatch> = {}): Promise<TestTable> {
  const seats = farSeats(2, match.seat ?? 1);
  const made = table({ actions: ['a!'], seats, match: { ...COME, ...match } });
  const { record } = savedTable(['a!', 'd6', 'd1'], seats);
  made.door.answers.message = { seat: 1, record, match: null };
  await made.session.open();
  await settled();
  return made;
}

function message(actions: string[], next: number | null): Match {
  const { record } = savedTable(actions, farSeats(2, 1));
  const both = { joined: [0, 1], names: ['', ''] };
  return { link: 'm2', id: COME.id, record, first: 0, chance: true, ...both, next };
}

test('nothing is drawn here: the dice come with the message that opens them', async () => {
  const { session, door } = await cameTo();
  assert.deepEqual(session.record.value.actions, ['a!', 'd6', 'd1']);
  assert.equal(session.saved.value.match?.since, 3);
  assert.equal(session.live.value, true);
  assert.equal(session.far.value, null);
  assert.equal(door.names.includes('continue'), false);
});

test('an own move can be undone until it is sent, and no more then', async () => {
  const { session, door } = await cameTo();
  assert.equal(session.canUndo.value, false);
  door.answers.message = { match: message(['a!', 'd6', 'd1', 'd!'], 0) };
  session.play('d!');
  await settled();
  assert.deepEqual(session.record.value.actions, ['a!', 'd6', 'd1', 'd!']);
  assert.equal(door.names.includes('act'), false);
  assert.deepEqual(session.far.value?.deed, 'send');
  assert.equal(session.status.value?.words, 'Send your move to Red');
  const whole = door.answers.message;
  door.answers.message = { match: null };
  session.undo();
  await settled();
  assert.equal(session.live.value, true);
  assert.equal(session.far.value, null);
  door.answers.message = whole;
  session.redo();
  await settled();
  assert.equal(session.send(), 'm2');
  assert.equal(session.canUndo.value, false);
  assert.deepEqual(session.saved.value.ahead, []);
  assert.equal(session.status.value?.words, 'Waiting for Red');
  assert.equal(session.send(), 'm2', 'the same link, as often as it is wanted');
});

test('a player resigns only in their own turn, and may think better of it until it is sent', async () => {
  const { session, door } = await cameTo();
  assert.equal(session.ways.value.resign, 'resigned-1');
  assert.equal(session.ways.value.draw, 'none');
  door.answers.message = { match: message(['a!', 'd6', 'd1'], null) };
  session.end('resigned-1');
  await settled();
  assert.equal(session.far.value?.deed, 'send');
  assert.equal(session.canUndo.value, true);
  session.send();
  assert.equal(session.canUndo.value, false);
  assert.equal(session.far.value?.deed, 'over');
});

test('while others are next there is nothing to do here', async () => {
  const { session, door } = await cameTo({ seat: 0, next: 1, own: true, fresh: false });
  assert.equal(session.live.value, false);
  assert.equal(session.ways.value.resign, 'closed');
  assert.equal(session.offers.value.hint, 'none');
  assert.equal(session.status.value?.words, 'Waiting for Blue');
  assert.deepEqual(door.names, ['view']);
});

test('a game says what there is to do in it', () => {
  const kept = (match: Partial<SavedMatch>, more = {}) => ({
    ...savedTable([], farSeats(2, 1)),
    match: { ...COME, ...match },
    ...more,
  });
  assert.equal(deedOf(savedTable([])), null);
  assert.equal(deedOf(kept({})), 'play');
  assert.equal(deedOf(kept({ since: 1, fresh: false }, { turn: 1 })), 'play');
  assert.equal(deedOf(kept({ since: 1, fresh: false }, { turn: 0 })), 'send');
  assert.equal(deedOf(kept({ since: 1, fresh: false }, { over: true })), 'send');
  assert.equal(deedOf(kept({ next: 0 })), 'wait');
  assert.equal(deedOf(kept({ next: null })), 'over');
});

test('a game with people far away is kept in a format that older pages leave alone', () => {
  const seats = farSeats(3, 1);
  assert.deepEqual(seats, ['far', 'person', 'far']);
  assert.deepEqual(allHere(seats), ['person', 'person', 'person']);
  const plain = { ...savedTable([], seats), format: 3 };
  const read = (match: unknown) => readTable(JSON.stringify({ ...plain, match }), 'here');
  const found = read(COME);
  assert.deepEqual(found.is === 'kept' && found.table.match, COME);
  for (const damaged of [undefined, {}, { ...COME, link: 1 }, { ...COME, since: 'x' }]) {
    assert.equal(read(damaged).is, 'damaged');
  }
});

test('the own name goes with a message, a new one too; the others say theirs', async () => {
  const { session, door } = await cameTo();
  const said: unknown[] = [];
  const { call } = door;
  door.call = (name, args) => {
    if (name === 'message') said.push((args as { name?: string }).name);
    return call(name, args);
  };
  door.answers.message = { match: message(['a!', 'd6', 'd1', 'd!'], 0) };
  session.rename(['', 'Bea']);
  await settled();
  session.play('d!');
  await settled();
  session.rename(['', 'Beatrix']);
  await settled();
  assert.deepEqual(said, ['Bea', 'Bea', 'Beatrix']);
  const match = { ...message([], 0), names: ['Ann', 'Mallory'] };
  assert.deepEqual(namesAfterMessage(match, 1, ['', 'Beatrix']), ['Ann', 'Beatrix']);
  const begun = { ...match, joined: [1], names: ['', 'Beatrix'] };
  assert.deepEqual(namesAfterMessage(begun, 0, ['Ann', 'Ben']), ['Ann', 'Beatrix']);
});

test('the icon counts the games in which something is to be done here, and none is no badge', (t) => {
  const counts: number[] = [];
  const known = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
  const setAppBadge = (count: number) => {
    counts.push(count);
    return counts.length > 1 ? Promise.reject(new Error('not allowed')) : Promise.resolve();
  };
  Object.defineProperty(globalThis, 'navigator', { value: { setAppBadge }, configurable: true });
  t.after(() => known && Object.defineProperty(globalThis, 'navigator', known));
  const [here, seats] = [savedTable([]), farSeats(2, 1)];
  const kept = (match: Partial<SavedMatch>) => ({
    ...savedTable([], seats),
    match: { ...COME, ...match },
  });
  showBadge(() => [
    here,
    kept({}),
    kept({ next: 0 }),
    kept({ since: 1, fresh: false }),
    kept({ next: null }),
  ]);
  showBadge(() => [here, kept({ next: 0 })]);
  assert.deepEqual(counts, [2, 0]);
});

test('secrets are 16 bytes, and each is another', () => {
  const secrets = Array.from({ length: 20 }, newSecret);
  for (const secret of secrets) assert.match(secret, /^[\w-]{21}[AQgw]$/);
  assert.equal(new Set(secrets).size, 20);
});
