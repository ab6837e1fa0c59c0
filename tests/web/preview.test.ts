import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SavedTable } from '../../web/src/keep/saved-table.ts';
import { PrintPreview } from '../../web/src/rooms/print/preview.ts';
import {
  footnote,
  optionsOf,
  paperCalls,
  wantedAtFirst,
} from '../../web/src/rooms/print/wanted.ts';
import type { Card, Door, GameOption, Handout } from '../../web/src/scene/types.ts';
import { settled } from './game/table.ts';
import { part } from './part.ts';

const board: Handout = {
  id: 'board',
  title: 'Board',
  options: ['size'],
  players: true,
  chance: true,
};
const sheet: Handout = { id: 'sheet', title: 'Sheet', options: [], players: false, chance: false };
const option = (id: string): GameOption => ({ id, title: id, choices: [], default: 'usual' });
const card = part<Card>({
  id: 'game',
  players: [2, 4],
  options: [option('size'), option('start')],
  paper: [board, sheet],
});

test('at first the first handout is wanted, or the game that was played', () => {
  const wanted = wantedAtFirst(card, false);
  assert.equal(wanted.handout, board);
  assert.deepEqual(wanted.options, { size: 'usual', start: 'usual' });
  assert.deepEqual([wanted.players, wanted.copies], [4, 1]);
  assert.equal(wantedAtFirst(card, true).handout, null);
});

test('a handout is asked about its own options', () => {
  assert.deepEqual(
    optionsOf(card, board).map(({ id }) => id),
    ['size'],
  );
  assert.deepEqual(optionsOf(card, sheet), []);
});

test('each copy has a seed of its own, which stays while other choices change', () => {
  const wanted = wantedAtFirst(card, false);
  const seeds = (copies: number) =>
    paperCalls(card, board, { ...wanted, copies }).map(({ seed }) => seed);
  assert.equal(new Set(seeds(8)).size, 8);
  assert.deepEqual(seeds(8).slice(0, 3), seeds(3));
});

type Call = { name: string; args: object; come: () => void; fail: (error: Error) => void };

/** A print page whose leaves come when a test says so. */
function page(saved: SavedTable | null = null) {
  const calls: Call[] = [];
  const call = (name: string, args: { handout?: string }) =>
    new Promise((resolve, reject) => {
      const leaf = { title: `${name} ${args.handout ?? ''}` };
      calls.push({ name, args, come: () => resolve({ leaves: [leaf] }), fail: reject });
    });
  const games = {
    amongAll: async (id: string | null) => ({ ...card, id: id ?? card.id }),
  };
  const news: number[] = [];
  const preview = new PrintPreview({
    games,
    door: part<Door>({ call }),
    store: { load: () => saved },
    fonts: async () => {},
    tell: (count) => {
      news.push(count);
    },
  });
  return { preview, calls, news };
}

async function come(calls: Call[]) {
  await settled();
  for (const { come } of calls.splice(0)) come();
  await settled();
}

const titles = (preview: PrintPreview) => preview.paper.value?.leaves.map(({ title }) => title);

test('other leaves take their place when they have come', async () => {
  const { preview, calls } = page();
  preview.open(null, null);
  await come(calls);
  preview.want({ handout: sheet, copies: 2 });
  assert.equal(preview.busy.value, true);
  assert.deepEqual(titles(preview), ['paper board']);
  await come(calls);
  assert.deepEqual(titles(preview), ['paper sheet', 'paper sheet']);
  assert.equal(preview.busy.value, false);
});

test('leaves that come too late do not show', async () => {
  const { preview, calls, news } = page();
  preview.open(null, null);
  await settled();
  preview.want({ handout: sheet });
  await settled();
  const [first, second] = calls;
  second.come();
  await settled();
  first.come();
  await settled();
  assert.deepEqual(titles(preview), ['paper sheet']);
  assert.deepEqual(news, [1]);
});

test('a game that was played is printed with its bots’ names and its date', async () => {
  const record = { game: 'game', actions: [] };
  const used = Date.UTC(2026, 4, 17, 12);
  const saved = part<SavedTable>({ record, seats: ['person', 'bot2'], used });
  const { preview, calls } = page(saved);
  preview.open('game', 'table');
  await settled();
  assert.equal(preview.subject.value?.played, saved);
  assert.deepEqual(calls[0].args, { record, names: ['', 'Patient bot'] });
  await come(calls);
  assert.equal(preview.paper.value?.note, '17 May 2026');
  preview.want({ handout: board });
  await come(calls);
  assert.equal(preview.paper.value?.note, '');
});

test('a game’s own title stands before its date, unless it has the date', () => {
  const used = Date.UTC(2026, 4, 17, 12);
  const note = (title: string) => footnote(part<SavedTable>({ title, used }));
  assert.equal(note('Final'), 'Final · 17 May 2026');
  assert.equal(note('Nim, 17 May 2026'), 'Nim, 17 May 2026');
});

test('a game that was played is no part of another game’s page', async () => {
  const { preview } = page(part<SavedTable>({ record: { game: 'other' }, seats: [], used: 0 }));
  preview.open('game', 'table');
  await settled();
  assert.equal(preview.subject.value?.played, null);
  assert.equal(preview.wanted.value?.handout, board);
});

test('leaves that fail can be asked for again', async () => {
  const { preview, calls } = page();
  const failure = new Error('none');
  preview.open(null, null);
  await settled();
  calls.pop()?.fail(failure);
  await settled();
  assert.deepEqual([preview.error.value, preview.busy.value], [failure, false]);
  preview.open(null, null);
  assert.equal(preview.error.value, null);
  await come(calls);
  assert.deepEqual(titles(preview), ['paper board']);
});

test('nothing shows once the page is closed', async () => {
  const { preview, calls } = page();
  preview.open(null, null);
  await settled();
  preview.close();
  await come(calls);
  assert.equal(preview.paper.value, null);
});
