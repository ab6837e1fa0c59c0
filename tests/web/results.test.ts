import assert from 'node:assert/strict';
import { test } from 'node:test';
import { write } from '../../web/src/keep/prefs.ts';
import { countResult, tallyOf } from '../../web/src/keep/results.ts';

test('games against a bot are counted, each once', () => {
  assert.equal(tallyOf('nim', 2), null);
  countResult('nim', 'first', [2], true);
  countResult('nim', 'second', [2], false);
  countResult('nim', 'second', [2], true);
  assert.deepEqual(tallyOf('nim', 2), { won: 1, played: 2 });
  assert.equal(tallyOf('nim', 1), null);
  assert.equal(tallyOf('chess', 2), null);
});

test('a game against several bots counts once for each level', () => {
  countResult('many', 'game', [1, 1, 3], true);
  assert.deepEqual(
    [tallyOf('many', 1), tallyOf('many', 3)],
    [
      { won: 1, played: 1 },
      { won: 1, played: 1 },
    ],
  );
});

test('what is damaged is left out, and what is sound stays', () => {
  for (const text of ['', 'null', '7', '[]', '{"tallies": 3}', '{"tallies": {"2": null}}']) {
    write('results:hurt', text);
    assert.equal(tallyOf('hurt', 2), null);
  }
  const bad = { won: 9, played: 1 };
  const tallies = {
    1: { won: 1, played: 2 },
    2: bad,
    3: { won: 'x', played: 1 },
    4: { won: -1, played: 1 },
  };
  write('results:hurt', JSON.stringify({ tallies, counted: [3, 'key'] }));
  assert.deepEqual(
    [1, 2, 3, 4].map((level) => tallyOf('hurt', level)),
    [{ won: 1, played: 2 }, null, null, null],
  );
  countResult('hurt', 'key', [1], true);
  countResult('hurt', 'other', [2], true);
  assert.deepEqual(
    [tallyOf('hurt', 1), tallyOf('hurt', 2)],
    [
      { won: 1, played: 2 },
      { won: 1, played: 1 },
    ],
  );
});
