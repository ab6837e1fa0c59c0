// The addresses under which hosts have a page, for a page that is kept.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { filesAt, lacksSlash, languageAt, plainPath } from '../../web/src/offline/spellings.ts';

const PAGES = ['index.html', 'embed.html', 'murus-gallicus/index.html', 'de/on-tour/index.html'];

/** All that a host answers with a page. */
function spelled(file: string): string[] {
  const folder = file.replace(/index\.html$/, '');
  const bare = file.replace(/\.html$/, '');
  const all = folder === file ? [file, bare] : [file, bare, folder, folder.replace(/\/$/, '')];
  return [...all, file.replace('-', '%2D')];
}

test('a page is found under every address that hosts have it at', () => {
  for (const file of PAGES) {
    for (const path of spelled(file)) {
      const page = filesAt(plainPath(path)).find((each) => PAGES.includes(each));
      assert.equal(page, file, path);
      assert.equal(lacksSlash(path, file), path !== '' && file === `${path}/index.html`, path);
    }
  }
});

test('a page that isn’t kept says its language', () => {
  assert.deepEqual(['de/cercas/', 'de', 'nim-0/', 'decks/', ''].map(languageAt), [
    ...['?lang=de', '?lang=de', '', '', ''],
  ]);
});

test('an address that can’t be decoded stays as it is', () => {
  assert.equal(plainPath('%E0%A4%A'), '%E0%A4%A');
});
