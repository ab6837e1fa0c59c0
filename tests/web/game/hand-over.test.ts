import assert from 'node:assert/strict';
import { test } from 'node:test';
import { handOver } from '../../../web/src/keep/settings.ts';
import type { SeatPlayer } from '../../../web/src/scene/types.ts';
import { openTable, settled } from './table.ts';

const TWO: SeatPlayer[] = ['person', 'person'];

async function openHidden(
  covers: 'sheets' | 'always' | 'off',
  more: { sheets?: string; secrets?: boolean; seats?: SeatPlayer[] } = {},
) {
  const game = await openTable({ seats: TWO, sheets: 'map', ...more });
  handOver.choose(covers);
  const play = async (action: string) => {
    game.session.play(action);
    await settled();
  };
  const covered = () => game.session.now.covered.value;
  return { ...game, play, covered };
}

test('what was done on a sheet is neither said nor told to the next person', async () => {
  const game = await openHidden('sheets');
  await game.play('a');
  game.session.takeOver();
  assert.equal(game.announcements.filter((words) => words.includes('plays')).length, 0);
  assert.equal(game.announcements.at(-1), '1 to move.');
  assert.equal(game.session.now.status.value?.below, '');
});

test('a board that all share is covered only where people ask for it, once all have seen', async () => {
  const usual = await openHidden('sheets', { sheets: '' });
  await usual.play('a');
  assert.deepEqual([usual.covered(), usual.session.now.status.value?.below], [null, '0 plays a.']);
  const always = await openHidden('always', { sheets: '' });
  always.fly();
  await always.play('a');
  assert.deepEqual([always.covered(), always.session.now.live.value], [null, false]);
  await always.land();
  assert.equal(always.covered(), 1);
  assert.equal(always.session.now.status.value?.below, '0 plays a.');
});

test('nothing is covered if that is switched off, for one person, and at the end', async () => {
  const off = await openHidden('off');
  await off.play('a');
  assert.equal(off.covered(), null);
  const one = await openHidden('always', { seats: ['person', 'bot1'] });
  await one.play('a');
  assert.equal(one.covered(), null);
  const over = await openHidden('sheets');
  await over.play('end');
  assert.equal(over.covered(), null);
});

test('the person who opens a game in the middle has the device', async () => {
  const { covered, session } = await openTable({ seats: TWO, sheets: 'map', actions: ['a'] }).then(
    (game) => {
      handOver.choose('sheets');
      return { ...game, covered: game.session.now.covered.value };
    },
  );
  assert.deepEqual([covered, session.now.live.value], [null, true]);
});
