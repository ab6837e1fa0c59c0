import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
// @ts-expect-error: tests lie beside web/, where the package has types
import { effect } from '../../../web/node_modules/@preact/signals-core/dist/signals-core.mjs';
import type { FollowUp } from '../../../web/src/game/types.ts';
import { contribute } from '../../../web/src/slots/slots.ts';
import { announceEnds } from '../../../web/src/table/effects.ts';
import { gameHooks } from '../../../web/src/table/game-hooks.ts';
import type { End, Page } from '../../../web/src/table/hooks.ts';
import { part } from '../part.ts';
import { openTable, settled, type TestTable } from './table.ts';

const followUp = (words: string): FollowUp => ({ words, next: null });

type Hears = (end: End) => (() => FollowUp | Promise<FollowUp>) | null;

/** A table whose game has just ended, and what it tells after rooms have heard of that. */
async function after(...rooms: Hears[]): Promise<FollowUp> {
  const { session } = await openTable({ seats: ['person', 'bot1'] });
  gameHooks.filled.length = 0;
  for (const [at, hears] of rooms.entries()) contribute(gameHooks, { ended: hears })(`room ${at}`);
  const end = announceEnds(session, part<Page>({}));
  session.play('end');
  await settled();
  end();
  return session.now.followUp.value;
}

test('all rooms note the end of a game before any says what it meant', async () => {
  const events: string[] = [];
  const notes = (name: string, answers: boolean) => () => {
    events.push(`${name} notes`);
    if (!answers) return null;
    return async () => {
      events.push(`${name} says`);
      return followUp(name);
    };
  };
  const sentence = await after(notes('one', false), notes('two', true), notes('three', true));
  const order = ['one notes', 'two notes', 'three notes', 'two says', 'three says'];
  assert.deepEqual(events.slice(-5), order);
  assert.deepEqual(sentence, followUp('two'));
});

test('the first words count, and the first thing to do next', async () => {
  const next = (word: string) => ({ word, href: `#${word}` });
  const sentence = await after(
    () => () => ({ words: '', next: next('one') }),
    () => () => ({ words: 'two', next: next('two') }),
  );
  assert.deepEqual(sentence, { words: 'two', next: next('one') });
});

test('where the meaning of an end can’t be said, nothing is', async () => {
  const sentence = await after(() => () => Promise.reject(new Error('none')));
  assert.deepEqual(sentence, followUp(''));
});

test('during a game no room hears of an end', async () => {
  const { session } = await openTable({ seats: ['person', 'bot1'] });
  const answers: object[] = [];
  const hears = (end: End) => {
    answers.push(end);
    return null;
  };
  contribute(gameHooks, { ended: hears })('room');
  announceEnds(session, part<Page>({}))();
  assert.deepEqual(answers, []);
});

/** What the bar and the words of a table follow, each time one of them changes. */
function watchEnd({ session: { now } }: TestTable): string[] {
  const moments: string[] = [];
  const stop = effect(() => {
    const { lookBack } = now.offers.value;
    const { resign } = now.earlyEnds.value;
    const result = now.status.value?.words === 'Red wins';
    const facts = [now.over.value, lookBack, resign === 'none', result];
    moments.push(facts.map(Number).join(''));
  });
  stops.push(stop);
  return moments;
}

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

const changes = (all: string[]) => all.filter((facts, at) => facts !== all[at - 1]);

for (const sheets of ['', 'map']) {
  const whose = sheets && ', from the seat to which it turns';
  test(`an end shows once, when its motion has ended${whose}`, async () => {
    const game = await openTable({ sheets, actions: sheets ? ['a'] : [] });
    const moments = watchEnd(game);
    game.moves = true;
    game.fly();
    game.session.play('end');
    await settled();
    assert.deepEqual(changes(moments), ['0000']);
    await game.land();
    assert.deepEqual(changes(moments), ['0000', '1111']);
  });
}

test('one that is kept already shows at once, also while an earlier ply does', async () => {
  const game = await openTable({ actions: ['a', 'end'] });
  assert.equal(game.session.now.over.value, true);
  game.session.viewpoint.goTo(1);
  await settled();
  assert.equal(game.session.now.over.value, false);
  assert.equal(game.session.now.offers.value.lookBack, true);
  game.session.viewpoint.goTo(2);
  game.session.undo();
  await settled();
  assert.equal(game.session.now.offers.value.lookBack, false);
});
