import assert from 'node:assert/strict';
import { test } from 'node:test';
import { handOver } from '../../../web/src/keep/settings.ts';
import type { SeatPlayer } from '../../../web/src/scene/types.ts';
import { openTable, settled } from './table.ts';

const TWO: SeatPlayer[] = ['person', 'person'];

async function begun(
  covers: 'sheets' | 'always' | 'off',
  more: { sheets?: string; secrets?: boolean; seats?: SeatPlayer[] } = {},
) {
  const made = await openTable({ seats: TWO, sheets: 'map', ...more });
  handOver.choose(covers);
  const play = async (action: string) => {
    made.session.play(action);
    await settled();
  };
  const covered = () => made.session.now.covered.value;
  return { ...made, play, covered };
}

test('a sheet is covered until the next person has the device', async () => {
  const { session, play, covered } = await begun('sheets');
  assert.equal(covered(), null);
  await play('a');
  assert.equal(covered(), 1);
  assert.equal(session.now.live.value, false);
  await play('a');
  assert.deepEqual(session.now.record.value.actions, ['a']);
  session.takeOver();
  assert.deepEqual([covered(), session.now.live.value], [null, true]);
  await play('a');
  assert.equal(covered(), 0);
});

test('the own sheet shows until what was done on it has been seen', async () => {
  const made = await begun('sheets');
  made.fly();
  await made.play('a');
  assert.deepEqual([made.covered(), made.session.now.display.value?.view.seat], [null, 0]);
  await made.land();
  assert.deepEqual([made.covered(), made.session.now.display.value?.view.seat], [1, 1]);
});

test('what was done on a sheet is neither said nor told to the next person', async () => {
  const made = await begun('sheets');
  await made.play('a');
  made.session.takeOver();
  assert.equal(made.said.filter((words) => words.includes('plays')).length, 0);
  assert.equal(made.said.at(-1), '1 to move.');
  assert.equal(made.session.now.status.value?.below, '');
});

test('a board that all share is covered only where people ask for it, once all have seen', async () => {
  const usual = await begun('sheets', { sheets: '' });
  await usual.play('a');
  assert.deepEqual([usual.covered(), usual.session.now.status.value?.below], [null, '0 plays a.']);
  const always = await begun('always', { sheets: '' });
  always.fly();
  await always.play('a');
  assert.deepEqual([always.covered(), always.session.now.live.value], [null, false]);
  await always.land();
  assert.equal(always.covered(), 1);
  assert.equal(always.session.now.status.value?.below, '0 plays a.');
});

test('a board on which all choose in secret is covered, and what was chosen is foreseen nowhere', async () => {
  const made = await begun('sheets', { sheets: '', secrets: true });
  made.session.picking.preview('b-c');
  await made.pass();
  assert.equal(made.session.now.foreseen.value, null);
  made.door.more = { secret: 1 };
  await made.play('a');
  assert.deepEqual([made.covered(), made.session.now.live.value], [1, false]);
  made.session.takeOver();
  assert.deepEqual([made.covered(), made.session.now.live.value], [null, true]);
  // What all have chosen stays in sight, and the first of the next round may choose.
  made.door.more = { secret: 0 };
  await made.play('a');
  assert.deepEqual([made.covered(), made.session.now.live.value], [null, true]);
  made.door.more = { secret: 1 };
  await made.play('a');
  assert.equal(made.covered(), 1);
});

test('nothing is covered if that is switched off, for one person, and at the end', async () => {
  const off = await begun('off');
  await off.play('a');
  assert.equal(off.covered(), null);
  const one = await begun('always', { seats: ['person', 'bot1'] });
  await one.play('a');
  assert.equal(one.covered(), null);
  const over = await begun('sheets');
  await over.play('end');
  assert.equal(over.covered(), null);
});

test('undo gives the device back to the person who had it', async () => {
  const { session, play, covered } = await begun('sheets');
  await play('a');
  session.undo();
  await settled();
  assert.deepEqual([covered(), session.now.live.value], [null, true]);
});

test('the person who opens a game in the middle has the device', async () => {
  const { covered, session } = await openTable({ seats: TWO, sheets: 'map', actions: ['a'] }).then(
    (made) => {
      handOver.choose('sheets');
      return { ...made, covered: made.session.now.covered.value };
    },
  );
  assert.deepEqual([covered, session.now.live.value], [null, true]);
});
