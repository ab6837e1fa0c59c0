// Finished games: they are listed, opened, exported, and make room; nothing of them is lost.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { all, goTo, press, says, until, visit, wordsOf } from './hand.ts';
import { refuse } from './odd-storage.ts';
import {
  at,
  BREAKTHROUGH,
  begin,
  LAST,
  linkTo,
  names,
  painted,
  play,
  RECORD,
  spoken,
} from './tables.ts';

const PLIES = 4;
const GIVEN_UP = {
  ...RECORD,
  ...{ format: 'pygames-record-2', actions: BREAKTHROUGH.slice(0, PLIES), ended: 'resigned-0' },
};

/** Keeps this many finished games; in the oldest, which comes last, White resigned. */
async function withFinished(count: number) {
  const games = Array.from({ length: count }, (_, before) => {
    const number = before + 1;
    const key = `old${`${number}`.padStart(2, '0')}`;
    const record = number === count ? GIVEN_UP : { ...RECORD, actions: BREAKTHROUGH };
    const more = { seats: ['person', 'person'], over: true, line: 'White wins' };
    const table = { format: 1, key, record, ...more, used: 1000 - number };
    return [`finished:murus-gallicus:${key}`, table];
  });
  await visit('#games', 'games', Object.fromEntries(games));
}

const rows = () => [...(all('list', 'Games kept on this device')[0]?.children ?? [])];
const count = (wanted: number) => until(() => rows().length === wanted);

test('of very many games the last ones show, and the others when they are wanted', async () => {
  await withFinished(103);
  await count(100);
  await says('103 games');
  await press('button', 'Show more (3)');
  await count(103);
  assert.deepEqual(all('button', /^Show more/), []);
});

test('on a full device the oldest finished game is deleted and named', async (t) => {
  await withFinished(3);
  await goTo('#game=murus-gallicus', 'table');
  await painted();
  // There is room for nothing more until one of them is gone.
  refuse(t, () => names('finished:').length > 2);
  await play(['d1-d3', 'e7-e5']);
  await spoken('oldest finished game (Murus Gallicus)');
  assert.doesNotMatch(wordsOf(document.body), /no room left to keep/);
  const keys = names('finished:').map((name) => name.slice(-5));
  assert.deepEqual(keys.sort(), ['old01', 'old02']);
});

test('a file can be dropped before the page has painted', async () => {
  await visit('', 'home', {});
  const files = [new File([JSON.stringify({ ...RECORD, actions: ['d1-d3'] })], 'games.json')];
  const drop = Object.assign(new Event('drop', { bubbles: true, cancelable: true }), {
    dataTransfer: { files },
  });
  const watch = new MutationObserver(() => {
    const heading = document.body.dataset.page === 'games' && document.querySelector('main h1');
    if (!heading) return;
    watch.disconnect();
    heading.dispatchEvent(drop);
  });
  watch.observe(document, { childList: true, subtree: true, attributes: true });
  await goTo('#games', 'games');
  await count(1);
  assert.match(wordsOf(rows()[0]), /Murus Gallicus/);
});

test('once a game has ended, the home page asks the browser once to keep what is here', async (t) => {
  let calls = 0;
  const persist = async () => {
    calls += 1;
    return false;
  };
  const own = Object.getOwnPropertyDescriptor(navigator, 'storage');
  Object.defineProperty(navigator, 'storage', { configurable: true, value: { persist } });
  t.after(() => {
    if (own) Object.defineProperty(navigator, 'storage', own);
    else Reflect.deleteProperty(navigator, 'storage');
  });
  await begin(linkTo(BREAKTHROUGH.slice(0, LAST)));
  await at(LAST);
  assert.equal(calls, 0);
  await play(BREAKTHROUGH.slice(LAST), LAST);
  await until(() => document.querySelector('[data-over]'));
  // The result is told.
  assert.equal(calls, 0);
  await goTo('', 'home');
  await until(() => calls);
  await goTo('#games', 'games');
  await goTo('', 'home');
  assert.equal(calls, 1);
});
