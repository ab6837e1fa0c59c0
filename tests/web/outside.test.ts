import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { textIn } from '../../web/src/exchange/outside.ts';
import { inPlainSigns } from '../../web/src/rooms/workshop/plain-signs.ts';

type Coded = { what: string; bytes: string; text: string; guessed: boolean };

const ENCODINGS = JSON.parse(
  readFileSync(new URL('../corpus/encodings.json', import.meta.url), 'utf8'),
) as Coded[];

test('a file is read in the code it was written in, or it is said that this was guessed', () => {
  for (const { what, bytes, text, guessed } of ENCODINGS) {
    const content = Uint8Array.from(Buffer.from(bytes, 'hex'));
    assert.deepEqual(textIn(content.buffer), { text, guessed }, what);
  }
});

test('code gets the signs that Python knows, and what it says stays', () => {
  const plain = (text: string, expected: string) => assert.equal(inPlainSigns(text), expected);
  plain('a = “x”  # it’s “so”', 'a = "x"  # it’s “so”');
  plain('a = "it’s – “so”"', 'a = "it’s – “so”"');
  plain("a = ‘x' + „y“", 'a = \'x\' + "y"');
  plain('a\u00a0=\u30001 – 2', 'a = 1 - 2');
  plain('f（1，2）', 'f(1,2)');
  plain('>>> a = 1\n... b\n>>> c', 'a = 1\nb\nc');
  plain('```python\na = 1\n```\n', '\na = 1\n\n');
  plain('"""\n“doc” – it’s\n"""\na = [1]', '"""\n“doc” – it’s\n"""\na = [1]');
  plain("a = '’'\nb = \"'\" # ‘", "a = '’'\nb = \"'\" # ‘");
});
