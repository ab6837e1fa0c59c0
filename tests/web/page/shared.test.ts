// Links to games that a player made, opened as they are by a friend who may lack the file.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { files } from './files.ts';
import { goTo, press, says, seen, until, visit } from './hand.ts';
import { plays, table } from './shown.ts';

const EXAMPLES = fileURLToPath(new URL('../../../pygames/examples/', import.meta.url));
const THREE = readFileSync(`${EXAMPLES}three.py`, 'utf8');
/** The same game in a file that is too long to come along. */
const LONG = `${THREE}\n# ${Array.from({ length: 400 }, (_, at) => (at * at * 7919) % 9973).join(' ')}\n`;
assert.equal(files.damaged, '');

const { codeHash } = await import('../../../web/src/rooms/workshop/hashes.ts');
const { forgetCard } = await import('../../../web/src/rooms/workshop/cards.ts');
const { pack } = await import('../../../web/src/exchange/packed.ts');
const { config } = await import('../../../web/src/python/config.js');
const { addressToShare } = await import('../../../web/src/share/address.ts');

/** Turns to a device that keeps nothing, and opens an address there, as it was sent. */
async function turnTo(link: string) {
  const { pathname, hash } = new URL(link);
  assert.equal(pathname, '/', 'there is no other page here');
  for (const name of Object.keys(localStorage)) {
    const [, id] = /made:(.+)$/.exec(name) ?? [];
    if (id) forgetCard(id);
  }
  await visit('', 'home', {});
  location.hash = hash;
}

/** Makes a game, as by a link from another person, and returns its id. */
async function made(text: string): Promise<string> {
  const packed = (await pack(text)) ?? '';
  await visit(codeHash({ packed, name: 'three.py', by: '' }), 'workshop', {});
  await press('button', 'Play');
  const { card } = await table(({ card }) => card.title === 'Three in a Row');
  return card.id;
}

/** Takes the link that is to be sent. */
async function linkToSend(): Promise<string> {
  await press('button', 'Send the link');
  const field = (await seen('field', 'Link to this game')) as HTMLInputElement;
  return until(() => field.value);
}

async function invites(text: string) {
  const id = await made(text);
  await goTo(`#game=${id}&seats=person,far`, 'table');
  await plays('b2');
  return { id, link: await linkToSend() };
}

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

test('a friend who lacks a made game gets it with the invitation', async () => {
  const { id, link } = await invites(THREE);
  assert.ok(link.length <= 1500);
  await turnTo(link);
  await seen('heading', 'Three in a Row');
  await says('not by this site');
  await press('button', 'Keep it and go on');
  await seen('heading', 'You are invited to a game of Three in a Row');
  await says('You play Blue, against Red.');
  assert.ok(Object.keys(localStorage).some((name) => name.endsWith(`made:${id}`)));
});

test('where a game is too long to come along, both pages say what to do', async () => {
  const { link } = await invites(LONG);
  await says('This link doesn’t hold the game itself.');
  await press('button', 'Send the game');
  const field = (await seen('field', 'The link to the game')) as HTMLInputElement;
  const game = await until(() => field.value);
  await turnTo(link);
  await seen('heading', 'Three in a row');
  await says('Ask whoever sent this link to press “Send the game” beside it.');
  await goTo(new URL(game).hash, 'workshop');
  await press('button', 'Keep it and go on');
  await seen('heading', 'You are invited to a game of Three in a Row');
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
    await seen('heading', 'Three in a row');
    await says(/Ask (Ann|whoever sent this link) to press “Send the game”/);
    await seen('button', 'Open a link');
    // A file that isn't that of the game doesn't stand in for it.
    const packed = (await pack(THREE)) ?? '';
    if (kind !== 'a new game' && kind !== 'a record')
      await visit(`${hash(id)}&name=three.py&code=${packed}`, 'words', {});
  });
}
