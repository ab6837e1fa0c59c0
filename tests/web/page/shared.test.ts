// Links to games that a player made, opened as they are by a friend who may lack the file.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import './files.ts';
import { all, findByRole, goTo, press, says, until, visit } from './hand.ts';
import { table } from './shown.ts';

const EXAMPLES = fileURLToPath(new URL('../../../pygames/examples/', import.meta.url));
const THREE = readFileSync(`${EXAMPLES}three.py`, 'utf8');
const { codeHash } = await import('../../../web/src/rooms/workshop/hashes.ts');
const { pack } = await import('../../../web/src/exchange/packed.ts');
const { config } = await import('../../../web/src/site/config.js');
const { addressToShare } = await import('../../../web/src/share/address.ts');

test('an address is that of a page that is there, wherever the site lies', () => {
  const { href } = location;
  for (const at of ['/', '/games/', '/games/index.html', '/games/?lang=de', '/a/b/?#table=1']) {
    history.replaceState(null, '', at);
    const root = new URL('.', location.href).href;
    const hash = '#of=nim-0123456789ab&g=1';
    assert.equal(addressToShare('nim-0123456789ab', hash), `${root}${hash}`);
    assert.equal(addressToShare('', hash), `${root}${hash}`);
    for (const id of config.games) assert.equal(addressToShare(id, '#g=1'), `${root}${id}/#g=1`);
  }
  history.replaceState(null, '', href);
});

/** Every kind of address that has a game in it. */
const KINDS: Readonly<Record<string, (id: string) => string>> = {
  'a game': (id) => `#of=${id}&g=x`,
  'a record': (id) => `#record=${encodeURIComponent(JSON.stringify({ game: id }))}`,
  'a message': (id) => `#of=${id}&m=x`,
  'an invitation': (id) => `#of=${id}&by=Ann&m=x`,
  'a live invitation': (id) => `#of=${id}&by=Ann&live=x&m=x`,
  'a dare': (id) => `#of=${id}&by=Ann&seats=person,bot2&beat=x`,
  'a new game': (id) => `#game=${id}`,
};

for (const [kind, hash] of Object.entries(KINDS)) {
  test(`the address of ${kind} whose game isn’t here says what to do`, async () => {
    const id = 'three-in-a-row-0123456789ab';
    await visit(hash(id), 'workshop', {});
    await findByRole('heading', 'Three in a row');
    await says(/Ask (Ann|whoever sent this link) to press “Send the game”/);
    await findByRole('button', 'Open a link');
    // A file that isn't that of the game doesn't stand in for it.
    const packed = (await pack(THREE)) ?? '';
    if (kind !== 'a new game' && kind !== 'a record')
      await visit(`${hash(id)}&name=three.py&code=${packed}`, 'words', {});
  });
}

test('no link of a made game leads to a page that only games of the site have', async () => {
  const packed = (await pack(THREE)) ?? '';
  await visit(codeHash({ packed, name: 'three.py', by: '' }), 'workshop', {});
  await press('button', 'Play');
  const { card } = await table(({ card }) => card.title.startsWith('Three in a Row'));
  for (const [field, page] of Object.entries({ game: 'table', rules: 'rules' })) {
    const hash = `#${field}=${card.id}`;
    await goTo(hash, page);
    await until(() => all('link').length > 0 && !document.querySelector('[aria-busy=true]'));
    await says('Three in a Row');
    const links = all('link').map((link) => (link as HTMLAnchorElement).href);
    assert.deepEqual(
      links.filter((href) => new URL(href).pathname !== '/'),
      [],
      hash,
    );
  }
});
