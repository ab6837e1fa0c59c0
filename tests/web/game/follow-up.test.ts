import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FollowUp } from '../../../web/src/game/types.ts';
import { NOTHING } from '../../../web/src/game/types.ts';
import * as daily from '../../../web/src/rooms/daily/occasion.ts';
import * as fame from '../../../web/src/rooms/fame/at-table.ts';
import type { Card, Door, GameRecord, View } from '../../../web/src/scene/types.ts';
import { part } from '../part.ts';
import '../rooms.ts';
import { newTable } from '../../../web/src/keep/new-table.ts';

const MAP = { id: 'map', default: 'usa' } as Card['options'][number];
const card = (id: string, daily = true) =>
  part<Card>({ id, levels: [1, 2, 3], daily, options: [MAP] });

/** A finished game of the person here against a bot, or alone with a score. */
function ended(
  key: string,
  {
    game = 'nim',
    seats = ['person', 'bot1'],
    won = true,
    score = 0,
    seed = '',
    at = 100,
    options = {},
  } = {},
) {
  const alone = seats.length === 1;
  const record = part<GameRecord>({ game, players: seats.length, actions: ['a'], seed, options });
  const table = {
    ...newTable(record, seats as ['person']),
    key,
    given: 0,
    finished: at,
    over: true,
  };
  const view = part<View>({
    moves: [{ player: 0 }] as unknown as View['moves'],
    players: seats.map(() => ({ score: alone ? score : null })) as unknown as View['players'],
    winners: alone ? [0] : [won ? 0 : 1],
    places: alone ? [0] : won ? [0, 1] : [1, 0],
    ended: null,
  });
  return { table, view };
}

/** What the end of a game meant, as announced to rooms. */
async function after(
  { table: saved, view }: ReturnType<typeof ended>,
  cards: Card[] = [],
): Promise<FollowUp> {
  const end = { card: card(saved.record.game), saved, view, occasion: daily.occasion(saved) };
  const games = { cards, all: async () => cards };
  const meanings = [daily.tellEnd(end, { games }), fame.tellEnd(end, { door: part<Door>({}) })];
  return (await meanings.find(Boolean)?.()) ?? NOTHING;
}

test('a first win says so, and which bot is next', async () => {
  assert.deepEqual(await after(ended('lost', { won: false })), NOTHING);
  const sentence = 'Your first win against the Gentle bot. Next: the Patient bot.';
  assert.equal((await after(ended('first', { at: 200 }))).words, sentence);
  const second = 'You have won 2 of 3 games against the Gentle bot.';
  assert.equal((await after(ended('second', { at: 300 }))).words, second);
  const third = 'You have won 2 of 4 games against the Gentle bot.';
  assert.equal((await after(ended('third', { at: 400, won: false }))).words, third);
});

test('no bot comes after the strongest', async () => {
  const strongest = ended('strong', { game: 'go', seats: ['person', 'bot3'] });
  assert.equal((await after(strongest)).words, 'Your first win against the Keen bot.');
});

test('a score alone is compared with the best one before', async () => {
  const alone = async (key: string, at: number, score: number) =>
    (await after(ended(key, { game: 'tour', seats: ['person'], at, score }))).words;
  assert.equal(await alone('1', 100, 20), '');
  assert.equal(await alone('2', 200, 19), 'Your best is 20 points.');
  assert.equal(await alone('3', 300, 25), 'Your best score yet.');
});

test('a score is compared with those of the same options alone', async () => {
  const on = async (map: string | null, at: number, score: number) => {
    const options = map ? { map } : {};
    return (await after(ended(`${at}`, { game: 'maps', seats: ['person'], at, score, options })))
      .words;
  };
  assert.equal(await on('europe', 100, 45), '');
  assert.equal(await on('usa', 200, 40), '');
  assert.equal(await on(null, 300, 30), 'Your best is 40 points.');
  assert.equal(await on('europe', 400, 50), 'Your best score yet.');
});

test('practice says nothing of the sort', async () => {
  const { table, view } = ended('help', { at: 500 });
  assert.deepEqual(await after({ table: { ...table, practice: true as const }, view }), NOTHING);
});
