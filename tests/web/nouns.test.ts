// A name is a noun of what it holds. `found` or `kept` says that something was done, not what it is:
// a view, a table, a match. So is that of a slot, which others read: `tableServices`, not `ofTable`.
// What sets a state is called `set…`.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { type AnyNode, parse } from '../../web/node_modules/acorn/dist/acorn.mjs';
import { transformSync } from '../../web/node_modules/esbuild/lib/main.js';

const SOURCE = fileURLToPath(new URL('../../web/src/', import.meta.url));
const TESTS = fileURLToPath(new URL('./', import.meta.url));
const LANGUAGES = ['de', 'en', 'es', 'et', 'fr', 'hr'];
const PARTICIPLES = new Set(
  `asked begun found given heard kept known made said seen shown taken told tried`.split(' '),
);
/** A list, in sentences of a room. */
const ALLOWED = LANGUAGES.map((each) => `rooms/workshop/words/${each}.ts: kept`);

/** The names that a pattern binds; what is taken from a field under its own name follows the field. */
function* boundBy(pattern: AnyNode | null): Generator<string> {
  if (!pattern) return;
  if (pattern.type === 'Identifier') yield pattern.name;
  if (pattern.type === 'AssignmentPattern') yield* boundBy(pattern.left);
  if (pattern.type === 'RestElement') yield* boundBy(pattern.argument);
  if (pattern.type === 'ArrayPattern') for (const each of pattern.elements) yield* boundBy(each);
  if (pattern.type !== 'ObjectPattern') return;
  for (const each of pattern.properties) {
    if (each.type === 'RestElement') yield* boundBy(each);
    else if (!each.shorthand) yield* boundBy(each.value);
  }
}

/** The names that a node binds: variables, parameters, functions, members and whole modules. */
function* bound(node: AnyNode): Generator<string> {
  if (node.type === 'VariableDeclarator') yield* boundBy(node.id);
  if (node.type === 'ImportNamespaceSpecifier') yield node.local.name;
  if (node.type === 'CatchClause') yield* boundBy(node.param ?? null);
  if ('params' in node) for (const each of node.params) yield* boundBy(each);
  if (node.type === 'FunctionDeclaration' && node.id) yield node.id.name;
  if (node.type !== 'MethodDefinition' && node.type !== 'PropertyDefinition') return;
  if (node.key.type === 'Identifier' || node.key.type === 'PrivateIdentifier') yield node.key.name;
}

function* nodesIn(tree: unknown): Generator<AnyNode> {
  if (tree === null || typeof tree !== 'object') return;
  if ('type' in tree) yield tree as AnyNode;
  for (const part of Object.values(tree)) yield* nodesIn(part);
}

const PREPOSITION = /^(of|at|in|on|around|before|after|for|with)[A-Z]/;

/** The names of slots that are no nouns, and those of what sets a state that don't say so. */
function* misnamed(node: AnyNode): Generator<string> {
  if (node.type !== 'VariableDeclarator' || !node.init) return;
  const { id, init } = node;
  const maker = 'callee' in init && init.callee.type === 'Identifier' ? init.callee.name : '';
  const isSlot = init.type === 'NewExpression' && /^(Contributions|Abilities)$/.test(maker);
  if (isSlot && id.type === 'Identifier' && PREPOSITION.test(id.name)) yield id.name;
  if (maker !== 'useState' || id.type !== 'ArrayPattern') return;
  const [, setter] = id.elements;
  if (setter?.type === 'Identifier' && !/^set[A-Z]/.test(setter.name)) yield setter.name;
}

/** The names in a source that hide what they stand for. */
function obscure(source: string, loader: 'ts' | 'tsx' = 'ts'): string[] {
  const { code } = transformSync(source, { loader, jsx: 'automatic' });
  const { body } = parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
  const nodes = [...nodesIn(body)];
  const participles = nodes
    .flatMap((node) => [...bound(node)])
    .filter((name) => PARTICIPLES.has(name));
  return [...participles, ...nodes.flatMap((node) => [...misnamed(node)])];
}

/** Where names in a folder are obscure. */
function placesIn(folder: string): string[] {
  const files = globSync('**/*.{ts,tsx}', { cwd: folder }).filter(
    (file) => !file.endsWith('.d.ts'),
  );
  assert.ok(files.length > 100);
  const places = files.flatMap((file) =>
    obscure(readFileSync(folder + file, 'utf8'), file.endsWith('x') ? 'tsx' : 'ts').map(
      (name) => `${file}: ${name}`,
    ),
  );
  return places.filter((place) => !ALLOWED.includes(place));
}

test('what the page holds has a noun for a name', () => {
  assert.deepEqual(placesIn(SOURCE), []);
});

test('what tests of the page hold has one too', () => {
  assert.deepEqual(placesIn(TESTS), []);
});

test('a made-up name that hides what it stands for is seen, wherever it stands', () => {
  const bad = [
    'const found = views.find(isOpen);',
    'let [first, shown]: View[] = views;',
    'const { view: seen } = table;',
    'const open = (kept: SavedTable) => kept.key;',
    "import * as kept from './settings.ts'; open(kept);",
    'function asked() {}',
    'class Store { #known = new Map(); }',
    'class Lesson { said(): string { return ""; } }',
    'try { open(); } catch (given) { throw given; }',
    "export const atBoard = new Contributions<Part>('board');",
    "const ofBoard = new Abilities<{ lens: Lens }>('board');",
    'const [view, tell] = useState<View | null>(null);',
  ];
  for (const each of bad) assert.equal(obscure(each).length, 1, each);
  const good = [
    'const { said } = saved;',
    'const view = board.shown;',
    'open({ kept: 1 });',
    "const boardParts = new Contributions<Part>('board');",
    'const [view, setView] = useState<View | null>(null);',
    'const [own] = useState(makeName);',
  ];
  for (const each of good) assert.deepEqual(obscure(each), [], each);
});
