// Links: shared from a table, opened from an address, pasted, changed on their way.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { all, fill, findByRole, goTo, press, says, until, visit, wordsOf } from './hand.ts';
import { media } from './page.ts';
import {
  at,
  BREAKTHROUGH,
  begin,
  key,
  leaveDialog,
  linkTo,
  moves,
  names,
  python,
  RECORD,
  recordLink,
  spoken,
  submit,
} from './tables.ts';

/** The game after each number of plies as the text of a link; a newer link; an odd one. */
const [COMPACT, NEWER, NOWHERE] = python<[string[], string, string]>(
  '[compact, sealed("2", Packer()), nowhere]',
  'from dataclasses import replace',
  'from pygames import link as links',
  'from pygames.link import codec',
  'from pygames.link.seal import sealed',
  'from pygames.packing import Packer',
  'from pygames.record import parse',
  'from tests.support.door import NEARLY',
  'from tests.support.hostile import resealed',
  `record = ${JSON.stringify({ ...RECORD, actions: [] })}`,
  `plies = ${JSON.stringify(BREAKTHROUGH)}`,
  'count = range(len(plies) + 1)',
  'compact = [links.write(parse(record | {"actions": plies[:ply]})) for ply in count]',
  'start = parse(record | {"start": NEARLY})',
  'packer = Packer()',
  'codec._add_header(packer, replace(start, header=replace(start.header, start="x")))',
  'packer.add_count(0)',
  'packer.add_count(0)',
  'nowhere = resealed(codec.VERSION, packer.letters())',
);
const ALL = BREAKTHROUGH.length;
const SITE = 'http://localhost/';

const compact = (plies: number) => `#g=${COMPACT[plies]}`;

/** Opens an address, with all that is kept, and waits for a table with this many plies. */
async function opens(hash: string, plies: number) {
  location.hash = hash;
  await until(() => document.body.dataset.page === 'table');
  await at(plies).catch(() => assert.fail(`${hash}: ${wordsOf()}`));
}

async function paste(text: string) {
  await goTo('', 'home');
  await press('button', 'Open a link');
  submit(await fill('Paste the link here', text));
}

test('of several links in a text that is pasted the first opens, and that is said', async () => {
  await visit('', 'home', {});
  const several = 'This text holds several links. The first one is open.';
  assert.ok(!wordsOf(document.body).includes(several));
  await paste(`${SITE}${compact(7)}\n${SITE}${compact(6)}`);
  await at(7);
  await says(several);
  await paste(`Today: ${SITE}#daily=2025-11-21.`);
  await says('Friday, 21 November 2025');
});

test('what can not be mended says why, opened or pasted', async () => {
  await visit('', 'home', {});
  const place = compact(19);
  for (const [changed, words] of [
    [place.toLowerCase(), 'This link has lost its capital letters; copy the link itself.'],
    [place.toUpperCase(), 'This link has lost its small letters; copy the link itself.'],
    [place.slice(0, -5), 'Part of this link is missing; copy all of it.'],
    [`${place.slice(0, 40)}…`, 'Part of this link is missing; copy all of it.'],
    [`${place.slice(0, 30)}xy${place.slice(32)}`, 'This link was changed on its way'],
    ['#g=hello', 'This isn’t a link from pygames, or part of it is missing.'],
    ['#m=HowAreYouToday', 'This isn’t a link from pygames'],
    ['#record=%7B%22format%22%3A%22py', 'its text was cut off or changed.'],
    ['#daily=2026-11-2', 'names a day that doesn’t exist: “2026-11-2”.'],
    ['#table=1a2b3c', 'Ask the person who has it to share it with you.'],
    [`#g=${COMPACT[ALL].slice(0, -3)}`, 'art of this link is missing'],
    [`#g=${NEWER}`, 'made by a newer version'],
  ]) {
    for (const isPasted of [false, true]) {
      if (isPasted) await paste(`<${changed}>`);
      else location.hash = changed;
      await until(() =>
        [...document.querySelectorAll('[role=alert]')].some((each) =>
          wordsOf(each).includes(words),
        ),
      ).catch(() => assert.fail(`${changed}: ${wordsOf(document.body)}`));
      await leaveDialog();
      await goTo('', 'home');
    }
  }
  assert.deepEqual(names('table:'), []);
});

test('a link with a position that the game does not have says so', async () => {
  await visit('', 'home', {});
  location.hash = `#g=${NOWHERE}`;
  await says('The game in this link isn’t valid.');
  const details = await until(() => document.querySelector('main details'));
  assert.match(wordsOf(details), /Expected seven rows/);
  assert.ok(!(details as HTMLDetailsElement).open);
  await press('button', 'Details');
  await until(() => (details as HTMLDetailsElement).open);
});

// Sharing

const hasLink = () =>
  until(() => (all('field', 'Link to this game') as HTMLInputElement[])[0]?.value.includes('#'));

test('a game is shared by a short link that opens as the same game', async () => {
  const copied: string[] = [];
  const clipboard = { writeText: async (text: string) => void copied.push(text) };
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  await begin(linkTo(BREAKTHROUGH));
  await press('button', 'Share');
  const dialog = await findByRole('dialog', 'Share this game');
  await hasLink();
  const code = () => dialog.querySelector('[role=img][aria-label="QR code of the link"]');
  const fold = dialog.querySelector('details') as HTMLDetailsElement;
  assert.equal(code(), null);
  fold.open = true;
  fold.dispatchEvent(new Event('toggle'));
  await until(code);
  await press('button', 'Copy message', dialog);
  await spoken('Copied');
  await findByRole('button', 'Copied', dialog);
  const [, words, address] = /^(.*) (\S+)$/.exec(copied[0]) ?? [];
  assert.equal(words, 'A game of Murus Gallicus:');
  assert.ok(address.length < 150);
  assert.ok(address.endsWith(`murus-gallicus/#of=murus-gallicus&g=${COMPACT[ALL]}`), address);
  await visit(address.slice(address.indexOf('#')), 'table', {});
  await at(ALL);
  assert.deepEqual(moves(), BREAKTHROUGH);
});

test('a phone hands the link to the system, and says where that fails', async () => {
  const sent: ShareData[] = [];
  const share = (value: unknown) =>
    Object.defineProperty(navigator, 'share', { configurable: true, value });
  media.pointer = 'coarse';
  share(async (what: ShareData) => void sent.push(what));
  await begin(linkTo(BREAKTHROUGH.slice(0, 3)));
  key('c', document.body);
  await press('button', 'Send…', await findByRole('dialog', 'Share this game'));
  await until(() => sent.length);
  assert.equal(sent[0].text, 'A game of Murus Gallicus:');
  assert.ok(sent[0].url?.endsWith(`g=${COMPACT[3]}`));
  share(() => {
    throw new TypeError('no');
  });
  await press('button', 'Send…');
  await spoken('could not be sent. ');
  share(undefined);
  media.pointer = 'fine';
});

test('a link to a kept finished game opens that table, in either form', async () => {
  await visit(recordLink({ ...RECORD, actions: BREAKTHROUGH }), 'table', {});
  await at(ALL);
  assert.deepEqual(moves(), BREAKTHROUGH);
  const { hash } = location;
  for (const address of [compact(ALL), linkTo(BREAKTHROUGH), compact(ALL)]) {
    await goTo('', 'home');
    await opens(address, ALL);
    await until(() => location.hash === hash);
  }
  assert.equal(names('finished:').length, 1);
});
