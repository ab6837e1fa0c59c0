import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Block, parse, type Span } from '../../web/src/rules/markdown.ts';

const plain = (text: string): Span => ({ mark: '', text, spans: [] });
const strong = (text: string): Span => ({ mark: 'strong', text: '', spans: [plain(text)] });

/** Returns the first block, which is of this kind. */
function first<K extends Block['kind']>([block]: Block[], kind: K): Extract<Block, { kind: K }> {
  assert.equal(block.kind, kind);
  return block as Extract<Block, { kind: K }>;
}

test('headings by their level, and paragraphs over several lines', () => {
  assert.deepEqual(parse('# Game\r\n\r\nOne line\nand another.\n'), [
    { kind: 'heading', level: 1, spans: [plain('Game')] },
    { kind: 'paragraph', spans: [plain('One line and another.')] },
  ]);
});

test('a clause has its number apart', () => {
  assert.deepEqual(parse('**M4** **Distribute.** Take one.'), [
    {
      kind: 'clause',
      number: 'M4',
      spans: [strong('Distribute.'), plain(' Take one.')],
      ruling: [],
    },
  ]);
  assert.equal(first(parse('**E7a** Without a piece.'), 'clause').number, 'E7a');
});

test('a clause that is a ruling, and one that ends in one', () => {
  const ruling = [strong('Our ruling.'), plain(' A draw.')];
  assert.deepEqual(parse('**M9** **Our ruling.** A draw.'), [
    { kind: 'clause', number: 'M9', spans: [], ruling },
  ]);
  assert.deepEqual(parse('**C12** The higher score wins. **Our ruling.** A draw.'), [
    { kind: 'clause', number: 'C12', spans: [plain('The higher score wins.')], ruling },
  ]);
});

test('a figure is a line of its own, with or without room round it', () => {
  const figure = { kind: 'figure', name: 'loose-end', caption: 'A loose end (at c4).' };
  const words = { kind: 'paragraph', spans: [plain('Words.')] };
  const line = '![A loose end (at c4).](loose-end)';
  assert.deepEqual(parse(`Words.\n\n${line}\n\nWords.`), [words, figure, words]);
  assert.deepEqual(parse(`Words.\n${line}\nWords.`), [words, figure, words]);
});

test('lists, also right after a paragraph', () => {
  const items = [[plain('one and more')], [plain('two')]];
  assert.deepEqual(parse('These:\n- one\n  and more\n- two'), [
    { kind: 'paragraph', spans: [plain('These:')] },
    { kind: 'list', ordered: false, items },
  ]);
  assert.equal(first(parse('1. one\n2. two'), 'list').ordered, true);
});

test('marks within marks, and code as it stands', () => {
  assert.deepEqual(first(parse('It **is *so* now**: `a*b*`.'), 'paragraph').spans, [
    plain('It '),
    {
      mark: 'strong',
      text: '',
      spans: [plain('is '), { mark: 'em', text: '', spans: [plain('so')] }, plain(' now')],
    },
    plain(': '),
    { mark: 'code', text: 'a*b*', spans: [] },
    plain('.'),
  ]);
});

test('apostrophes become curly, but not in code', () => {
  assert.deepEqual(first(parse("You can't, `d'1`."), 'paragraph').spans, [
    plain('You can’t, '),
    { mark: 'code', text: "d'1", spans: [] },
    plain('.'),
  ]);
});
