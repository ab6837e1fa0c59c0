/** What is tried on the analysis board goes to its game, wherever that is played. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SavedTable } from '../../../web/src/keep/saved-table.ts';
import { KeptGame, type TriedMessage } from '../../../web/src/rooms/analysis/kept-game.ts';
import { claimed, openTable, savedTable, settled } from './table.ts';

/** A kept game with a branch, which this page or another plays. */
function keptGame(here: boolean, saved: SavedTable | null = branched()) {
  const page = { saved, saves: 0, news: [] as TriedMessage[] };
  const game = new KeptGame('here', {
    stored: () => page.saved,
    keep: (next) => {
      page.saved = next;
      page.saves += 1;
    },
    claim: () => claimed(here),
    tell: (message) => page.news.push(message),
  });
  return { page, game };
}

const branched = (): SavedTable => ({
  ...savedTable(['a', 'a']),
  branches: [{ actions: ['a', 'b-c'] }],
});

const TRIED = { add: { actions: ['b-c'] } };
const DROPPED = { drop: { actions: ['a', 'b-c'] } };

test('what is tried is kept with the game as it is kept now, one change after the other', async () => {
  const { page, game } = keptGame(true);
  const both = [game.change(TRIED), game.change(DROPPED)];
  page.saved = { ...branched(), line: 'played on meanwhile' };
  await Promise.all(both);
  assert.deepEqual(page.saved.branches, [{ actions: ['b-c'], tried: true }]);
  assert.equal(page.saved.line, 'played on meanwhile');
});

test('what the game has already, or a game that was deleted, is not written', async () => {
  const { page, game } = keptGame(true);
  await game.change({ add: { actions: ['a', 'b-c'] } });
  page.saved = null;
  await game.change(TRIED);
  assert.equal(page.saves, 0);
});

test('a game that another page plays is left to that one', async () => {
  const { page, game } = keptGame(false);
  await game.change(TRIED);
  assert.equal(page.saves, 0);
  assert.deepEqual(page.news, [{ key: 'here', tried: TRIED }]);
});

test('the page that plays adopts a line tried elsewhere, and continues with it', async () => {
  const game = await openTable({ actions: ['a'] });
  game.session.otherTab.keepEdit(TRIED);
  assert.deepEqual(game.saves.at(-1)?.branches, [{ actions: ['b-c'], tried: true }]);
  game.session.play('a');
  await settled();
  const { record, branches } = game.saves.at(-1) ?? savedTable([]);
  assert.deepEqual([record.actions, branches?.length], [['a', 'a'], 1]);
  game.session.otherTab.keepEdit({ drop: { actions: ['b-c'] } });
  assert.deepEqual(game.session.now.saved.value.branches, []);
});

test('a page that only follows keeps nothing of what was tried', async () => {
  const game = await openTable({ actions: ['a'], claim: claimed(false) });
  game.session.otherTab.keepEdit(TRIED);
  assert.equal(game.saves.length, 0);
});

test('a table that opens has what was kept while it waited', async () => {
  const game = await openTable({ actions: ['a'] });
  game.stored = { ...savedTable(['a', 'a']), used: 5 };
  game.session.otherTab.keepEdit(TRIED);
  await settled();
  assert.deepEqual(game.session.now.record.value.actions, ['a', 'a']);
  assert.equal(game.session.now.saved.value.branches?.length, 1);
});
