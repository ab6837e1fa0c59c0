import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { enclosed } from '../../web/src/keep/outside.ts';

type Case = { what: string; text: string; holds: unknown[] };

const CASES = JSON.parse(
  readFileSync(new URL('../corpus/texts.json', import.meta.url), 'utf8'),
) as Case[];

test('the games in a text are found whatever it went through', () => {
  for (const { what, text, holds } of CASES) {
    assert.deepEqual(
      [...enclosed(text)].map((found) => JSON.parse(found)),
      holds,
      what,
    );
  }
});

test('what is right is only copied', () => {
  const text = JSON.stringify({ title: 'a\n> b “c” \ufeff\u00a0', n: [1, { x: ']' }] });
  assert.deepEqual([...enclosed(`${text} ${text}`)], [text, text]);
});

test('hostile texts take no long time', () => {
  for (const hostile of ['{"', '[{"', '{"a":"', '[{"\\', '“', '{“:', '> \n', '{ ', '[', '{"\\"'])
    assert.deepEqual([...enclosed(hostile.repeat(200_000))], [], hostile);
});
