import assert from 'node:assert/strict';
import { registerHooks } from 'node:module';
import { test } from 'node:test';
import type { SavedTable } from '../../web/src/keep/saved-table.ts';
import type { RulesWorker } from '../../web/src/python/engine.ts';
import type { View } from '../../web/src/scene/types.ts';
import { part } from './part.ts';

const WORDS = `export const words = { fits: 'Passt' }; export const files = [];`;

// The page is in German, and its words are these.
const document = { documentElement: { lang: 'de' } };
Object.assign(globalThis, { document, Worker: class {} });
registerHooks({
  resolve: (name, context, next) =>
    name.endsWith('/words-de.js')
      ? { url: `data:text/javascript,${WORDS}`, shortCircuit: true }
      : next(name, context),
});

const { chosen, spoken } = await import('../../web/src/site/language.ts');
const { translated } = await import('../../web/src/words/translated.ts');
const { listed, percent } = await import('../../web/src/words/grammar.ts');
const { date } = await import('../../web/src/words/dates.ts');
const { keepView, keptView } = await import('../../web/src/keep/views.ts');
const { keepReview, reviewOf } = await import('../../web/src/thought/run.ts');
const { Engine } = await import('../../web/src/python/engine.ts');
const { Guarded } = await import('../../web/src/python/guarded.ts');
const { BUILD } = await import('../../web/src/site/build.ts');
const { inMemory } = await import('../../web/src/keep/prefs.ts');

const TABLE = part<SavedTable>({ key: 'k', record: part({ actions: ['a'] }) });

/** Changes what was kept as if a page in English had kept it. */
function keptInEnglish(name: string, change: (text: string) => string) {
  const text = inMemory.get(name) ?? '';
  inMemory.set(name, change(text));
  assert.notEqual(inMemory.get(name), text);
}

test('words have those of the language in their place, where it has some', () => {
  assert.deepEqual([chosen, spoken], ['de', 'de']);
  assert.equal(translated('fits', 'Fits'), 'Passt');
  assert.equal(translated('other', 'Other'), 'Other');
});

test('lists, percentages and dates are those of the language', () => {
  assert.equal(listed(['a', 'b', 'c']), 'a, b und c');
  assert.equal(percent(0.55), '55\u00a0%');
  assert.equal(date(Date.UTC(2026, 10, 21)), '21. November 2026');
});

test('a view is shown again only in the language that it was made in', () => {
  keepView(TABLE, part<View>({ status: 'Du bist am Zug' }));
  assert.ok(keptView(TABLE));
  keptInEnglish('found:view:k', (text) => text.replace(' de"', ' "'));
  assert.equal(keptView(TABLE), null);
});

test('a review keeps its figures in any language, and its words in one', () => {
  const looks = [part<never>({ because: 'Das schließt ein Gebiet.' })];
  keepReview(TABLE, { evaluations: [{ ply: 0, action: 'a', win: [1, 0] }], looks });
  assert.deepEqual(reviewOf(TABLE)?.looks, looks);
  keptInEnglish('found:review:k', (text) => text.replace('"lang":"de"', '"lang":""'));
  const { evaluations, looks: others } = reviewOf(TABLE) ?? {};
  assert.equal(evaluations?.length, 1);
  assert.deepEqual(others, []);
});

/** A worker that is ready at once, and repeats what it is asked. */
function worker(ready: object) {
  const calls: Record<string, unknown>[] = [];
  const own = part<RulesWorker>({
    postMessage: ({ text }: { text: string }) => {
      const request = JSON.parse(text);
      calls.push(request);
      tell({ answer: JSON.stringify({ id: request.id, ok: {} }) });
    },
    terminate: () => {},
    addEventListener: () => {},
  });
  const tell = (message: object) =>
    queueMicrotask(() => {
      const event = new MessageEvent('message', { data: { build: BUILD, ...message } });
      own.onmessage?.call(own as Worker, event);
    });
  tell({ ready: true, ...ready });
  return { own, calls };
}

async function askedBy(ready: object) {
  const { own, calls } = worker(ready);
  const engine = new Engine({ open: () => own });
  await engine.start();
  await engine.call('catalog', {});
  return { engine, calls };
}

test('each request names the language once the worker speaks it', async () => {
  const { engine, calls } = await askedBy({ lang: 'de' });
  assert.deepEqual(calls, [{ id: 1, call: 'catalog', lang: 'de' }]);
  assert.equal(engine.lacksLanguage, false);
});

test('a worker without the language is asked in English', async () => {
  const { engine, calls } = await askedBy({});
  assert.deepEqual(calls, [{ id: 1, call: 'catalog' }]);
  assert.equal(engine.lacksLanguage, true);
});

test('a worker of others can name no other language than that of the page', () => {
  for (const [lang, expected] of [
    ['de', 'de'],
    ['fr', undefined],
    [7, undefined],
  ]) {
    const own = part<Worker>({ addEventListener: () => {} });
    const guarded = new Guarded(own, { types: {}, answers: {} });
    let utterance: { lang?: string } = {};
    guarded.onmessage = ({ data }) => {
      utterance = data;
    };
    own.onmessage?.(new MessageEvent('message', { data: { ready: true, lang } }));
    assert.equal(utterance.lang, expected);
  }
});
