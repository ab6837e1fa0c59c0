import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FollowUp } from '../../../web/src/game/types.ts';
import { contribute } from '../../../web/src/slots/slots.ts';
import { announceEnds } from '../../../web/src/table/effects.ts';
import { gameHooks } from '../../../web/src/table/game-hooks.ts';
import type { End, Page } from '../../../web/src/table/hooks.ts';
import { part } from '../part.ts';
import { openTable, settled } from './table.ts';

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
