import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type Choices,
  keepChoices,
  lastChoices,
  rememberedChoices,
} from '../../web/src/keep/last-choices.ts';
import type { Card } from '../../web/src/scene/types.ts';
import { part } from './part.ts';

const CARD = part<Card>({
  id: 'g',
  players: [1, 3],
  levels: [1, 2],
  options: [{ id: 'map', choices: [{ value: 'big' }, { value: 'small' }] }],
});

test('the next game begins with the players and options of the last one', () => {
  assert.deepEqual(rememberedChoices({ ...CARD, id: 'never-played' }), {});
  const choices: Choices = { seats: ['person', 'bot2'], options: { map: 'small' } };
  keepChoices('g', choices);
  assert.deepEqual(rememberedChoices(CARD), choices);
});

test('the names of those who played are offered again', () => {
  const choices: Choices = { seats: ['person', 'person'], options: {}, names: ['Anna', 'Ben'] };
  keepChoices('g', choices);
  assert.deepEqual(lastChoices(CARD), choices);
});

test('what the game no longer has is forgotten', () => {
  keepChoices('g', { seats: ['person', 'bot5'], options: { map: 'small' } });
  assert.deepEqual(rememberedChoices(CARD), { options: { map: 'small' } });
  keepChoices('g', { seats: ['person', 'person'], options: { map: 'round' } });
  assert.deepEqual(rememberedChoices(CARD), { seats: ['person', 'person'] });
  keepChoices('g', { seats: ['person', 'person', 'bot1', 'bot1'], options: {} });
  assert.deepEqual(rememberedChoices(CARD), { options: {} });
});

test('the same can begin again once it was played, and only while the game still has it', () => {
  assert.equal(lastChoices({ ...CARD, id: 'never-played' }), null);
  const choices: Choices = { seats: ['person', 'bot2'], options: { map: 'small' } };
  keepChoices('g', choices);
  assert.deepEqual(lastChoices(CARD), choices);
  keepChoices('g', { seats: ['person', 'bot5'], options: { map: 'small' } });
  assert.equal(lastChoices(CARD), null);
});
