import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { firstSpoken } from '../../web/src/head/spoken.ts';
import { speak, takeOver } from '../../web/src/keep/language.ts';
import { newTable } from '../../web/src/keep/new-table.ts';
import { Store } from '../../web/src/keep/store.ts';
import type { GameRecord } from '../../web/src/scene/types.ts';

const SOURCE = fileURLToPath(new URL('../../web/src/', import.meta.url));
const CODES = globSync('words/*/', { cwd: SOURCE }).map((path) => basename(path));
const EXPORTED = /^export (?:const|function) (\w+)/gm;
/** A helper of sentences in the same language. */
const HELPERS = ['sending'];

/** The modules with words in a language, below the sources of the page. */
function modulesIn(code: string): string[] {
  const own = [`words/${code}/*.ts`, `rooms/*/words/${code}{,-*}.ts`];
  return own.flatMap((each) => globSync(each, { cwd: SOURCE })).sort();
}

const textOf = (module: string) => readFileSync(SOURCE + module, 'utf8');
const namesIn = (module: string) => [...textOf(module).matchAll(EXPORTED)].map(([, name]) => name);

/** The same module in another language. */
function inLanguage(module: string, code: string): string {
  const [folder, file] = [dirname(module), basename(module)];
  if (basename(folder) === 'en') return `${dirname(folder)}/${code}/${file}`;
  return `${folder}/${file.replace(/^en/, code)}`;
}

test('every English word can be replaced, by its name alone', () => {
  const names: string[] = [];
  for (const module of modulesIn('en')) {
    const words = namesIn(module).filter((name) => !HELPERS.includes(name));
    const replaced = [...textOf(module).matchAll(/= translated\(\s*'(\w+)'/g)];
    assert.deepEqual(
      replaced.map(([, name]) => name),
      words,
      module,
    );
    names.push(...words);
  }
  assert.ok(names.length > 40);
  assert.deepEqual(names, [...new Set(names)]);
});

for (const code of CODES.filter((each) => each !== 'en')) {
  test(`${code} has all words of the page, and nothing of English in them`, () => {
    const own = modulesIn('en').map((module) => inLanguage(module, code));
    const more = modulesIn(code).filter((module) => !own.includes(module));
    assert.deepEqual(
      more,
      more.includes(`words/${code}/grammar.ts`) ? [`words/${code}/grammar.ts`] : [],
    );
    for (const english of modulesIn('en')) {
      const module = inLanguage(english, code);
      const wanted = namesIn(english).filter((name) => !HELPERS.includes(name));
      assert.deepEqual(
        wanted.filter((name) => !namesIn(module).includes(name)),
        [],
        module,
      );
      for (const [line] of textOf(module).matchAll(/^import .*\/en[-/.].*$/gm))
        assert.match(line, /^import type /, module);
    }
  });
}

test('where nothing can be kept, the address has the language, and a reload takes games along', () => {
  const update = { state: null, address: '', reloads: 0 };
  Object.assign(globalThis, {
    location: { hash: '#table=one', reload: () => update.reloads++ },
    history: {
      get state() {
        return update.state;
      },
      replaceState: (state: null, _: string, address: string) =>
        Object.assign(update, { state, address }),
    },
  });
  const before = new Store(null);
  takeOver(before);
  const table = newTable({ game: 'cercas', actions: ['c3-e3'] } as unknown as GameRecord, [
    'person',
    'person',
  ]);
  before.save(table);
  speak('de');
  assert.equal(update.address, '?lang=de#table=one');
  assert.equal(update.reloads, 1);
  const after = new Store(null);
  takeOver(after);
  assert.deepEqual(after.all(), [table]);
});

test('a page speaks the first wanted language that the site has, or one near to it', () => {
  const all = ['en', 'de', 'es', 'et', 'fr', 'hr'];
  for (const [wanted, spoken] of [
    [['de-AT'], 'de'],
    [['de_AT', 'en'], 'de'],
    [['sh', 'en-US', 'en'], 'hr'],
    [['sr-Latn-RS', 'en'], 'hr'],
    [['bs'], 'hr'],
    [['cnr-ME', 'en'], 'hr'],
    [['sr', 'en'], 'en'],
    [['ca', 'en'], 'es'],
    [['gl', 'fr'], 'fr'],
    [['', 'en', 'hr'], 'en'],
    [['pt-BR', 'xx'], 'en'],
  ] as const)
    assert.equal(firstSpoken(wanted, all), spoken, wanted.join());
});
