// Answers that the build has in files, however the files come.
import assert from 'node:assert/strict';
import { registerHooks } from 'node:module';
import { mock, test } from 'node:test';
import type { Door } from '../../web/src/scene/types.ts';
import { LIMIT_MS } from '../../web/src/site/with-timeout.ts';
import { part } from './part.ts';

const CONFIG = "export const config = { answers: { 'card-nim': 'sha', 'opening-nim-2': 'sha' } };";

registerHooks({
  resolve: (name, context, next) =>
    name === '../site/config.js'
      ? { url: `data:text/javascript,${CONFIG}`, shortCircuit: true }
      : next(name, context),
});
const { filed } = await import('../../web/src/catalog/prepared.ts');
const { openingOf } = await import('../../web/src/catalog/painted-opening.ts');

const card = (of: string) => part<never>({ title: of });
const running: Door = { call: async () => card('the rules') };
const failing: Door = { call: () => Promise.reject(new Error('no rules')) };
const silent: Door = { call: () => new Promise(() => {}) };

/** Asks for a card whose file comes when it is told to. */
async function answersFrom(rules: Door) {
  mock.reset();
  mock.timers.reset();
  mock.timers.enable({ apis: ['setTimeout'] });
  const file = Promise.withResolvers<Response>();
  mock.method(globalThis, 'fetch', () => file.promise);
  const answer = filed('card', { game: 'nim' }, () => rules.call('card', { game: 'nim' }));
  answer.catch(() => {});
  return { answer, comes: () => file.resolve(Response.json(card('the file'))) };
}

/** Lets what has been settled be heard. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('a file that comes is the answer, and the rules are not asked', async () => {
  const { answer, comes } = await answersFrom(failing);
  comes();
  assert.deepEqual(await answer, card('the file'));
});

test('a file whose connection hangs is waited for no longer than the rules', async () => {
  const { answer } = await answersFrom(running);
  mock.timers.tick(LIMIT_MS);
  assert.deepEqual(await answer, card('the rules'));
});

test('a slow file is the answer where the rules are still slower', async () => {
  const { answer, comes } = await answersFrom(silent);
  mock.timers.tick(LIMIT_MS);
  await settled();
  comes();
  assert.deepEqual(await answer, card('the file'));
});

test('without either, the error of the rules is told', async () => {
  const { answer } = await answersFrom(failing);
  mock.timers.tick(LIMIT_MS);
  await assert.rejects(answer, /no rules/);
});

test('a table does not wait for ever for a painted opening', async () => {
  await answersFrom(failing);
  const opening = openingOf('nim', 2);
  mock.timers.tick(LIMIT_MS);
  assert.equal(await opening, null);
});
