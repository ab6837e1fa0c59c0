import assert from 'node:assert/strict';
import { test } from 'node:test';
import { columns, lineStarts } from '../../web/src/table/rounds.ts';

/** Moves from a text: c for an outcome of chance, else a player's number. */
const moves = (text) => [...text].map((who) => ({ player: who === 'c' ? 'chance' : +who, text: who }));
const cells = (text) =>
  columns(moves(text)).map(({ row, column, part, round }) =>
    [row, part ? `${part[0]}/${part[1]}` : column, round ? `#${round}` : ''].join(' ').trim(),
  );

test('two players stand beside each other, a round a row', () => {
  assert.deepEqual(cells('010'), ['1 0 #1', '1 1', '2 0 #2']);
});

test('several actions of a turn stand under each other', () => {
  assert.deepEqual(cells('001'), ['1 0 #1', '2 0', '1 1']);
  assert.deepEqual(cells('00110'), ['1 0 #1', '2 0', '1 1', '2 1', '3 0 #2']);
});

test('an outcome stands before its move, a second one above it', () => {
  assert.deepEqual(cells('c0c1'), ['1 0 #1', '1 0', '1 1', '1 1']);
  assert.deepEqual(cells('cc0').slice(0, 2), ['1 0/2', '1 1/2']);
  assert.deepEqual(cells('c0cc1'), ['1 0 #1', '1 0', '1 1', '2 1', '2 1']);
});

test('a set-up and many outcomes have a line of their own', () => {
  assert.deepEqual(cells('cccccccc0').at(0), '1 0/8');
  assert.deepEqual(cells('cccccccc0').at(7), '1 7/8');
  assert.deepEqual(cells('cccccccc0').at(8), '2 0 #1');
  assert.deepEqual(cells('01cccc0').slice(2), ['2 0/4 #2', '2 1/4', '2 2/4', '2 3/4', '3 0']);
});

test('outcomes that nobody has answered yet have their place', () => {
  assert.equal(cells('ccc').length, 3);
  assert.deepEqual(cells('0c'), ['1 0 #1', '1 1']);
});

test('of more players each move begins a line, with its outcome', () => {
  assert.deepEqual(lineStarts(moves('c0c1c2'), 3), [0, undefined, 1, undefined, 2, undefined]);
  assert.deepEqual(lineStarts(moves('0001'), 3), [0, undefined, undefined, 1]);
  assert.deepEqual(lineStarts(moves('ccc012'), 3), [null, undefined, undefined, 0, 1, 2]);
});

test('alone, each roll begins one', () => {
  assert.deepEqual(lineStarts(moves('ccc0c0'), 1), [0, undefined, undefined, undefined, 0, undefined]);
  assert.equal(lineStarts(moves('ccc'), 1).length, 3);
});
