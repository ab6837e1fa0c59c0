// No sentence of the page looks into a text. What it depends on is given as a fact: who is “you”, which
// bot, how a game ended (`Who` and `BotWords` in web/src/words/grammar.ts).
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { basename } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { type AnyNode, type Expression, parse } from '../../web/node_modules/acorn/dist/acorn.mjs';

const SOURCE = fileURLToPath(new URL('../../web/src/', import.meta.url));
const LOOKS = new Set(
  `at charAt charCodeAt codePointAt endsWith exec includes indexOf lastIndexOf localeCompare match
  matchAll normalize replace replaceAll search slice split startsWith substr substring test
  toLocaleLowerCase toLocaleUpperCase toLowerCase toUpperCase trim trimEnd trimStart`.split(/\s+/),
);
/** What may be compared, or chosen by: keys and numbers. */
const KEYS = ['course', 'how', 'played'];

/** What grammar has to look into: names and nouns for their case, phrases for how they begin and end. */
const GRAMMAR: Record<string, readonly string[]> = {
  'words/grammar.ts': ['capital', 'dated', 'ended', 'headOf', 'lower'],
  'words/line.ts': ['inTurn'],
  'words/de/grammar.ts': ['withOwner'],
  'words/et/grammar.ts': ['declined'],
  'words/fr/grammar.ts': ['bare', 'mine', 'of', 'to'],
  'words/hr/grammar.ts': ['isFeminine', 'mine'],
};

const textOf = (file: string) => readFileSync(SOURCE + file, 'utf8');

function read(source: string) {
  const code = stripTypeScriptTypes(source);
  const { body } = parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
  return { code, body };
}

/** The nodes of a tree, each before those in it. */
function* nodesIn(tree: unknown): Generator<AnyNode> {
  if (tree === null || typeof tree !== 'object') return;
  if ('type' in tree) yield tree as AnyNode;
  for (const part of Object.values(tree)) yield* nodesIn(part);
}

function looksInto(node: AnyNode): boolean {
  if (node.type === 'Literal') return Boolean(node.regex);
  if (node.type !== 'MemberExpression' || node.computed) return false;
  return node.property.type === 'Identifier' && LOOKS.has(node.property.name);
}

/** The name of what is compared or chosen by: “how” for `how` and for `result.how`. */
function nameOf(node: AnyNode): string {
  if (node.type === 'MemberExpression') return nameOf(node.property);
  return node.type === 'Identifier' ? node.name : '';
}

const isText = (node: AnyNode) => node.type === 'Literal' && typeof node.value === 'string';
const isPlain = (node: AnyNode) =>
  (node.type === 'Literal' && !isText(node)) || nameOf(node) === 'undefined';

/** Whether two sides are compared that may both be texts. */
function compares(one: AnyNode, right: AnyNode): boolean {
  if (isPlain(one) || isPlain(right)) return false;
  return !(KEYS.includes(nameOf(one)) && isText(right));
}

/** Whether something is chosen otherwise than by a key, or by a number that was worked out. */
function chooses(by: AnyNode): boolean {
  const works = ['BinaryExpression', 'CallExpression', 'ConditionalExpression'];
  return !works.includes(by.type) && !KEYS.includes(nameOf(by));
}

function inspects(node: AnyNode): boolean {
  if (node.type === 'SwitchStatement') return true;
  if (node.type === 'MemberExpression' && node.computed) return chooses(node.property);
  if (node.type !== 'BinaryExpression') return looksInto(node);
  if (node.operator === 'in') return true;
  return /^[!=]=/.test(node.operator) && compares(node.left as Expression, node.right);
}

/** Where the sentences of a file look into texts. */
function inspections(source: string): string[] {
  const { code, body } = read(source);
  return [...nodesIn(body)].filter(inspects).map(({ start, end }) => code.slice(start, end));
}

/** The functions of a file that look into texts. */
function looking(source: string): string[] {
  const { body } = read(source);
  return body.flatMap((statement) => {
    if (![...nodesIn(statement)].some(looksInto)) return [];
    const [name] = [...nodesIn(statement)].filter(({ type }) => type === 'Identifier');
    return nameOf(name);
  });
}

const files = globSync(['words/*/*.ts', 'rooms/*/words/*.ts'], { cwd: SOURCE });
const isGrammar = (file: string) => basename(file) === 'grammar.ts';

test('no sentence looks into a text', () => {
  const places = files
    .filter((file) => !isGrammar(file))
    .flatMap((file) => inspections(textOf(file)).map((code) => `${file}: ${code}`));
  assert.deepEqual(places, []);
  assert.ok(files.length > 200);
});

test('grammar looks into names, nouns and phrases alone', () => {
  const more = ['words/grammar.ts', 'words/line.ts', ...files.filter(isGrammar)].flatMap((file) => {
    const allowed = GRAMMAR[file] ?? [];
    return looking(textOf(file)).flatMap((name) =>
      allowed.includes(name) ? [] : `${file}: ${name}`,
    );
  });
  assert.deepEqual(more, []);
});

test('a made-up sentence that looks into a text is found', () => {
  const bad = [
    "(who) => (who === 'Du' ? a : b)",
    '(name) => (name === game.you ? a : b)',
    "(whose) => to(whose).replace(' à le ', ' au ')",
    '(result) => result.toLowerCase()',
    '(who) => DATIVE[who] ?? who',
    '(name) => name[0]',
    '(noun) => (/e$/.test(noun) ? a : b)',
    '(from) => (from in NAMES ? a : b)',
    "(who) => { switch (who) { case 'Du': return a; } }",
  ];
  for (const each of bad) assert.notDeepEqual(inspections(`export const a = ${each};`), [], each);
  assert.deepEqual(looking('export function of(name: string) { return name.at(0); }'), ['of']);
});

test('numbers, keys and facts decide', () => {
  const good = [
    "({ how }: Reached) => (how === 'won' ? a : b)",
    '(count: number) => (count === 1 ? a : b)',
    '(score: number | null) => (score === null ? a : b)',
    '({ name, you }: Who) => (you ? a : name)',
    '(result: Result) => ENDS[result.how]',
    '(strength: number) => BY_LOT[Math.floor(strength * 4)]',
    '(by: string) => (by ? a : b)',
  ];
  for (const each of good) assert.deepEqual(inspections(`export const a = ${each};`), [], each);
});
