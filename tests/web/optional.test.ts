// What a browser may lack: its database, locks, caches, channels, storage and cryptography. The page
// plays on without each of them, however it fails.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { mock, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { type AnyNode, parse } from '../../web/node_modules/acorn/dist/acorn.mjs';
import { transformSync } from '../../web/node_modules/esbuild/lib/main.js';
import { claimTable } from '../../web/src/keep/claim.ts';
import { database, reopen } from '../../web/src/keep/database.ts';
import { answerOf, ifAny, LIMIT_MS } from '../../web/src/site/with-timeout.ts';
import { settled } from './game/table.ts';

const SOURCE = fileURLToPath(new URL('../../web/src/', import.meta.url));
/** What runs only where these are there, or takes them away. */
const APART =
  /\.d\.ts$|offline\/(keep-builds|kill-sw)\.ts$|python\/walls\.ts$|app\/nothing-kept\.ts$/;
const OPTIONAL = [
  ...['indexedDB', 'caches', 'BroadcastChannel', 'localStorage', 'sessionStorage'],
  ...['navigator.locks', 'navigator.storage', 'navigator.serviceWorker', 'crypto.subtle'],
];

/** What stands around a node, the nearest first. */
type Around = readonly AnyNode[];

/** Whether what fails here is an answer for what stands around it. */
function isGuarded(node: AnyNode, around: Around): boolean {
  return around.some((at, nth) => {
    const inner = nth ? around[nth - 1] : node;
    if (at.type === 'TryStatement') return at.block === inner && at.handler !== null;
    // What an asynchronous function throws, it answers.
    if ('async' in at && at.async) return true;
    const isCall = at.type === 'CallExpression' || at.type === 'NewExpression';
    return isCall && inner.type === 'ArrowFunctionExpression' && ASKS.test(nameOf(at.callee));
  });
}

const ASKS = /^(answerOf|ifAny|SafeStorage)$/;

function nameOf(node: AnyNode): string {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'ChainExpression') return nameOf(node.expression);
  if (node.type !== 'MemberExpression') return '';
  return `${nameOf(node.object)}.${nameOf(node.property)}`.replace('globalThis.', '');
}

/** What a module asks for that may be missing, and fails with. */
function unguarded(text: string): string[] {
  const { code } = transformSync(text, { loader: 'tsx', jsx: 'automatic', target: 'esnext' });
  const names: string[] = [];
  const look = (node: AnyNode, around: Around) => {
    const name = nameOf(node);
    if (OPTIONAL.includes(name) && !isGuarded(node, around)) names.push(name);
    for (const each of Object.values(node).flat())
      if (typeof each?.type === 'string') look(each, [node, ...around]);
  };
  look(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }), []);
  return names;
}

test('what a browser may lack is asked for where its absence is an answer', () => {
  const paths = globSync('**/*.{ts,tsx}', { cwd: SOURCE }).filter((path) => !APART.test(path));
  const all = paths.map((path) => [path, unguarded(readFileSync(SOURCE + path, 'utf8'))] as const);
  const wrong = all.filter(([, names]) => names.length);
  assert.deepEqual(wrong, []);
});

test('a module that would fail with its browser is found', () => {
  const examples = [
    'const base = await indexedDB.open("x");',
    'export function pages() { return new BroadcastChannel("x"); }',
    'function held(locks = navigator.locks) { return locks; }',
    'const hash = (text) => crypto.subtle.digest("SHA-256", text);',
  ];
  for (const text of examples) assert.equal(unguarded(text).length, 1, text);
  assert.deepEqual(unguarded('const base = await answerOf(() => indexedDB.open("x"));'), []);
});

const FAILURES: Record<string, PropertyDescriptor> = {
  absent: { value: undefined },
  null: { value: null },
  'throwing when read': {
    get: () => {
      throw new DOMException('', 'SecurityError');
    },
  },
  'throwing when used': {
    value: new Proxy(Object, {
      get: () => () => {
        throw new DOMException('', 'SecurityError');
      },
    }),
  },
};

for (const [how, descriptor] of Object.entries(FAILURES)) {
  test(`there is no database where that of the browser is ${how}`, async () => {
    Object.defineProperty(globalThis, 'indexedDB', { ...descriptor, configurable: true });
    reopen();
    assert.equal(await database(), null);
  });

  test(`a table is this page’s where the locks are ${how}`, async () => {
    const navigator = Object.defineProperty({}, 'locks', descriptor);
    Object.defineProperty(globalThis, 'navigator', { value: navigator, configurable: true });
    const claim = claimTable('a');
    await claim.decision;
    assert.ok(claim.here.value);
  });
}

test('whatever is asked for and fails, or stays silent, is nothing', async () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const silent = answerOf(() => new Promise(() => {}));
  await settled();
  mock.timers.tick(LIMIT_MS);
  assert.equal(await silent, null);
  mock.timers.reset();
  assert.equal(await answerOf(() => Promise.reject(new Error('refused'))), null);
  assert.equal(
    ifAny(() => (globalThis as { none?: { such: string } }).none?.such),
    null,
  );
  assert.equal(await answerOf(() => 7), 7);
});
