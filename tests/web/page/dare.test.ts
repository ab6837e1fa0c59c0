// A result to beat: who is offered to send one, and which links are none.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { goTo, press, said, says, until, visit } from './hand.ts';
import { begin, leaveFor, painted, python, tablesKept } from './tables.ts';

/** A game with dice that was played to its end by lot; one that isn't over; one without a seed. */
const [OVER, BROKEN_OFF, BY_CHANCE] = python<string[]>(
  '[links.write(each) for each in (over, off, replace(over, seed=None))]',
  'from dataclasses import replace',
  'from random import Random',
  'from pygames import link as links',
  'from pygames.games import find',
  'from pygames.record import new',
  'from tests.support.playthrough import played',
  'over = played(new(find("eight-by-eight"), 2, seed="fair"), Random(2))',
  'off = replace(over, actions=over.actions[:4])',
);

const dare = (beat: string, seats = 'person,bot1') =>
  `#of=eight-by-eight&by=Ann&seats=${seats}&beat=${beat}`;

/** Opens a link, with all that is kept. */
async function opens(hash: string) {
  await goTo('', 'home');
  await leaveFor(hash);
}

const main = () => document.querySelector('main');

test('several people are offered to play alone', async () => {
  await begin('#game=on-tour&seats=person,far,far,far');
  const takesLong = 'A game takes about 80 messages: good for a group chat.';
  await says(takesLong);
  await press('button', 'How the dice stay fair');
  await says('No player can know or choose one');
  await press('button', 'Play it as a dare');
  await until(() => !said(document.body).includes(takesLong));
  await painted();
  const [{ record, dares }] = tablesKept();
  assert.deepEqual([record.players, dares], [1, true]);
});

test('a new game with dice can be sent as a dare', async () => {
  await begin('#game=on-tour&seats=person');
  assert.match(tablesKept()[0].record.seed ?? '', /^[0-9a-f]{10}$/);
  await begin('#game=cercas&seats=person,bot1');
  assert.ok(!('seed' in tablesKept()[0].record));
});

test('a dare without a person, of an unfinished game or without a seed is refused', async () => {
  await visit('', 'home', {});
  for (const [hash, words] of [
    ...['person,person', 'bot1,bot2', 'person', 'person,bot9'].map((seats) => [
      dare(OVER, seats),
      'it doesn’t say which player’s result',
    ]),
    [dare(BROKEN_OFF), 'isn’t over, or what came by chance'],
    [dare(BY_CHANCE), 'isn’t over, or what came by chance'],
  ]) {
    await opens(hash);
    await says(words, main).catch(() => assert.fail(`${hash}: ${said()}`));
  }
});
