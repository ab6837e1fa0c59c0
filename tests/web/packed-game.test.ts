// Games in one file as the letters of a link: short enough for invitations, and read for ever.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { pack } from '../../web/src/exchange/packed.ts';
import { packGame, unpackGame } from '../../web/src/rooms/workshop/packed-game.ts';

const EXAMPLES = fileURLToPath(new URL('../../pygames/examples/', import.meta.url));
const MOST = 100_000;
/** As many letters have room in an invitation beside the rest of it. */
const ALONG = 1150;

const games = globSync(`${EXAMPLES}**/[a-z]*.py`).map((file) => readFileSync(file, 'utf8'));

test('each game of ours is read as it was, and goes with an invitation', async () => {
  assert.ok(games.length > 15);
  for (const text of games) {
    const letters = packGame(text);
    assert.equal(await unpackGame(letters, MOST), text);
    assert.ok(letters.length <= ALONG, `${letters.length} letters: ${text.slice(0, 50)}`);
  }
});

test('a game that the primer does not have takes two thirds of what it took', async () => {
  const others = games.filter((text) => /\b(Nim|FourInARow|Goofspiel|Reversi)\(State/.test(text));
  for (const text of others) {
    const before = (await pack(text)) ?? assert.fail();
    assert.ok(packGame(text).length < 0.7 * before.length, text.slice(0, 50));
  }
});

test('links of version 1.0 open for ever, and so do those of this one', async () => {
  const text = '# Ä task: ♞\nGAME = game(Three, title="Drei", goal="Three in a line")\n';
  const old =
    'U1Y43KJQklicbaXwaOY8LndHX1cFW4X0xNxUjZCMotRUHYWSzJKcVFsll6LUTCUdhfT8xBxbJbCUQmaeQqJCTmZeqpImFwA';
  const now = 'By9TU1Y43AJctFScbaXwaOY8lFCABAB8aKEoNRM-oIAUEtAhLAA';
  assert.equal(await unpackGame(old, MOST), text);
  assert.equal(await unpackGame(now, MOST), text);
});

test('letters that were changed, cut or of too much are refused', async () => {
  const text = games[0];
  const letters = packGame(text);
  for (let at = 0; at < letters.length - 1; at += 37) {
    const other = letters[at] === 'A' ? 'B' : 'A';
    const changed = letters.slice(0, at) + other + letters.slice(at + 1);
    assert.equal(await unpackGame(changed, MOST), null, changed);
  }
  assert.equal(await unpackGame(letters.slice(0, -9), MOST), null);
  assert.equal(await unpackGame(letters, text.length - 1), null);
  assert.equal(await unpackGame('', MOST), null);
});
