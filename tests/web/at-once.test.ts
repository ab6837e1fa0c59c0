// Games in which all decide at once: who is told what opens a turn, and may decide.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import './jsx.ts';
// @ts-expect-error: tests lie beside web/, where the package has types
import { signal } from '../../web/node_modules/@preact/signals-core/dist/signals-core.mjs';
import type { SavedMatch } from '../../web/src/rooms/far/kept.ts';
import type { OpenTable, Page } from '../../web/src/table/hooks.ts';
import { part } from './part.ts';

const { farGame } = await import('./far-game.ts');
const { Simultaneous } = await import('../../web/src/rooms/far/at-once.ts');

/** Lets all that waits for nothing but its turn go on. */
const settled = () => new Promise(setImmediate);

/** The message after which chance is opened, and what opens it. */
const LAST = 'm3';
const OPENS = 'value';

/** The page of whoever has this seat, at a table with sheets: who is let decide, and what the page knows. */
function pageOf(seat: number, isHere = true) {
  const match = signal({ link: LAST, seat, fresh: false, since: null });
  const here = signal(isHere);
  const records: unknown[] = [];
  const decideBeforehand = (record: unknown) => records.push(record);
  const session = { now: { here }, elsewhere: farGame({ match, decideBeforehand }) };
  const table = signal(part<OpenTable>({ card: { sheets: 'sheet' }, session }));
  const call = async (_: string, { opening }: { opening?: string }) => {
    if (opening && opening !== OPENS) throw new Error('not promised');
    if (seat === 0) return { deciding: [0, 1], record: null, opening: OPENS };
    return opening ? { deciding: [0, 1], record: 'dice', opening: null } : { deciding: [] };
  };
  const atOnce = new Simultaneous(part<Page>({ door: { call } }), table, signal(true));
  const hear = (opening: string) => atOnce.open(part<SavedMatch>(match.peek()), opening);
  return { match, here, hear, atOnce, records };
}

test('what opens the chance of a turn lets a guest decide', async () => {
  const ben = pageOf(1);
  assert.equal(await ben.hear(OPENS), true);
  await settled();
  assert.deepEqual(ben.records, ['dice']);
});

test('it may come before this page has the table', async () => {
  const ben = pageOf(1, false);
  await ben.hear(OPENS);
  await settled();
  assert.deepEqual(ben.records, []);
  ben.here.value = true;
  await settled();
  assert.deepEqual(ben.records, ['dice']);
});

test('a value that was not promised opens nothing', async () => {
  const ben = pageOf(1);
  assert.equal(await ben.hear('false'), false);
  ben.match.value = { ...ben.match.peek(), link: 'm4' };
  await settled();
  assert.deepEqual(ben.records, []);
  assert.equal(ben.atOnce.opening.peek(), null);
});

test('what has opened a turn after another message is told once more', async () => {
  const ann = pageOf(0);
  await settled();
  assert.deepEqual(ann.atOnce.opening.peek(), { after: LAST, text: OPENS });
  ann.match.value = { ...ann.match.peek(), link: 'm3, written anew' };
  await settled();
  assert.deepEqual(ann.atOnce.opening.peek(), { after: 'm3, written anew', text: OPENS });
});
