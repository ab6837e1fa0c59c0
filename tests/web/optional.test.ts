// What a browser may lack: its database, locks, caches, channels, storage and cryptography. The page
// plays on without each of them, however it fails.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { mock, test } from 'node:test';
import ts from '../../web/node_modules/typescript/lib/typescript.js';
import { claimTable } from '../../web/src/keep/claim.ts';
import { database, reopen } from '../../web/src/keep/database.ts';
import { asked, ifAny, LIMIT_MS } from '../../web/src/site/with-timeout.ts';
import { settled } from './game/table.ts';

const SOURCE = new URL('../../web/src/', import.meta.url);
/** What runs only where these are there, or takes them away. */
const APART = /offline\/(keep-builds|kill-sw)\.ts$|python\/walls\.ts$|app\/nothing-kept\.ts$/;
const GLOBALS = ['indexedDB', 'caches', 'BroadcastChannel', 'localStorage', 'sessionStorage'];
const FIELDS = ['navigator.locks', 'navigator.storage', 'navigator.serviceWorker', 'crypto.subtle'];

/** Whether what stands here can't end what stands around it: whoever asks gets an answer. */
function isGuarded(node: ts.Node): boolean {
  for (let [child, at] = [node, node.parent]; at; [child, at] = [at, at.parent]) {
    if (ts.isTryStatement(at) && at.tryBlock === child && at.catchClause) return true;
    if (!ts.isFunctionLike(at)) continue;
    // What an asynchronous function throws, it answers.
    if (ts.getModifiers(at as never)?.some(({ kind }) => kind === ts.SyntaxKind.AsyncKeyword))
      return true;
    const by = ts.isCallExpression(at.parent) || ts.isNewExpression(at.parent) ? at.parent : null;
    if (by && /^(asked|ifAny|SafeStorage)$/.test(by.expression.getText())) return true;
  }
  return false;
}

/** The lines of a module that ask for something optional and would fail with it. */
function unguarded(name: string, text: string): string[] {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const look = (node: ts.Node) => {
    if (ts.isTypeNode(node)) return;
    const field = ts.isPropertyAccessExpression(node) && node.getText().replace('globalThis.', '');
    const isOptional =
      (field && FIELDS.includes(field.replace('?.', '.'))) ||
      (ts.isIdentifier(node) && GLOBALS.includes(node.text));
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    if (isOptional && !isGuarded(node)) found.push(`${name}:${line + 1}: ${node.getText()}`);
    ts.forEachChild(node, look);
  };
  look(file);
  return found;
}

test('what a browser may lack is asked for where its absence is an answer', async () => {
  const all: string[] = [];
  for await (const path of glob('**/*.{ts,tsx}', { cwd: SOURCE.pathname })) {
    if (APART.test(path)) continue;
    all.push(...unguarded(path, readFileSync(new URL(path, SOURCE), 'utf8')));
  }
  assert.deepEqual(all, []);
});

test('a module that would fail with its browser is found', () => {
  const made = [
    'const base = await indexedDB.open("x");',
    'export function pages() { return new BroadcastChannel("x"); }',
    'function held(locks = navigator.locks) { return locks; }',
    'const hash = (text) => crypto.subtle.digest("SHA-256", text);',
  ];
  for (const text of made) assert.equal(unguarded('made.ts', text).length, 1, text);
  assert.deepEqual(unguarded('made.ts', 'const base = await asked(() => indexedDB.open("x"));'), []);
});

const FAILURES: Record<string, PropertyDescriptor> = {
  absent: { value: undefined },
  null: { value: null },
  'throws when read': {
    get: () => {
      throw new DOMException('', 'SecurityError');
    },
  },
  'throws when used': {
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
  const silent = asked(() => new Promise(() => {}));
  await settled();
  mock.timers.tick(LIMIT_MS);
  assert.equal(await silent, null);
  mock.timers.reset();
  assert.equal(await asked(() => Promise.reject(new Error('refused'))), null);
  assert.equal(ifAny(() => (globalThis as { none?: { such: string } }).none?.such), null);
  assert.equal(await asked(() => 7), 7);
});
