// Everything on a device as a file, a link or codes, and warnings that it may be lost.
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { nothingFound } from './axe.ts';
import { saves } from './files-saved.ts';
import { all, findByRole, press, says, unfold, until, visit, wordsOf } from './hand.ts';
import { tell, unreadable } from './odd-storage.ts';
import { media } from './page.ts';
import {
  leaveDialog,
  leaveFor,
  menu,
  painted,
  play,
  python,
  RECORD,
  spoken,
  tableEntry,
} from './tables.ts';

type Device = Readonly<Record<string, string>>;

const { OWN } = await import('../../../web/src/keep/own-keys.ts');
const { CAME, collect, endCollecting, pieceHashes } = await import(
  '../../../web/src/rooms/backup/moving.ts'
);
const { outline } = await import('../../../web/src/rooms/qr/outline.ts');
const { encode } = await import('../../../web/node_modules/uqr/dist/index.mjs');

const DAY = 86_400_000;
const MINE = ['a1-a3', 'a7-a5'];
const [MINE_LINK, YOURS_LINK] = python<string[]>(
  '[links.write(parse(record | {"actions": actions})) for actions in games]',
  'from pygames import link as links',
  'from pygames.record import parse',
  `record = ${JSON.stringify(RECORD)}`,
  `games = ${JSON.stringify([MINE, ['b1-b3']])}`,
);

/** What a device keeps: a game, an exercise and a result. */
function furnished(key: string, actions: readonly string[], link: string): Device {
  const sides = { seats: ['person', 'bot1'], names: ['', ''], places: [0, 1] };
  const result = { key: `end${key}`, game: 'cercas', at: DAY, scores: [3, 2], moves: [5, 5] };
  const more = { ...sides, kind: 'rated', early: false, options: {} };
  const [[name, table]] = Object.entries(tableEntry(key, actions, { used: DAY }));
  return {
    [OWN + name]: JSON.stringify(table),
    [`${OWN}fame`]: JSON.stringify({ since: 0, games: [{ ...result, ...more }] }),
    [`${OWN}deck`]: `${link} 20000:1`,
  };
}

const HERE = furnished('mine', MINE, MINE_LINK);
const THERE = furnished('yours', ['b1-b3'], YOURS_LINK);

/** Goes to a page that reads nothing of what is kept. */
async function readNothing() {
  location.hash = '#delete';
  await findByRole('heading', 'Delete all my data?');
}

/** Takes up a device, which keeps this and nothing else, and opens an address. */
async function takeUp(device: Device, hash = '') {
  await visit('', 'home', {});
  await readNothing();
  for (const [name, text] of Object.entries(device)) localStorage.setItem(name, text);
  for (const name of ['theme', 'deck']) tell(OWN + name);
  await leaveFor(hash);
}

const everything = (): Device => ({ ...localStorage });
const read = (name: string) => localStorage.getItem(OWN + name);
const fame = () => JSON.parse(read('fame') ?? 'null');
const hashOf = (link: string) => link.slice(link.indexOf('#'));
const alertSays = (words: string | RegExp) =>
  until(() =>
    [...document.querySelectorAll('main [role=alert], [role=alert]')].some((each) =>
      typeof words === 'string' ? wordsOf(each).includes(words) : words.test(wordsOf(each)),
    ),
  );

/** Opens the page that backs up, and returns the link with everything. */
async function linkToAll(): Promise<string> {
  await leaveFor('#backup');
  await findByRole('button', 'Save as a file');
  await unfold('Other ways');
  const field = (await findByRole('field', 'Link with everything')) as HTMLInputElement;
  return until(() => field.value);
}

async function add() {
  await press('button', 'Add it');
  await says('1 game added.');
}

/** Checks that what came was added to what was there. */
async function hasBoth() {
  await until(() => all('list', 'Games kept on this device')[0]?.children.length === 2);
  assert.equal(fame().games.length, 2);
  assert.equal(read('deck')?.split('\n').length, 2);
}

test('a link brings everything, and nothing is lost on either side', async () => {
  await takeUp({ ...HERE, [`${OWN}theme`]: 'dark' });
  const link = await linkToAll();
  const here = everything();
  await takeUp(THERE, hashOf(link));
  await says('1 game, 1 exercise, results, and settings');
  await add();
  await hasBoth();
  assert.equal(read('theme'), 'dark');
  const back = await linkToAll();
  await takeUp(here, hashOf(back));
  await add();
  await hasBoth();
});

test('nothing is imported before it is confirmed, or of a link that was cut off', async () => {
  await takeUp(HERE);
  const link = await linkToAll();
  await takeUp({}, hashOf(link));
  await press('link', 'Not now');
  await says('No games are kept on this device yet.');
  assert.equal(read('fame'), null);
  await leaveFor(hashOf(link).slice(0, -9));
  await alertSays('cut off');
});

test('a file brings everything', async (t) => {
  const saved = saves(t);
  await takeUp(HERE);
  await linkToAll();
  await until(() => document.querySelector('.link-code svg'));
  await nothingFound();
  await press('button', 'Save as a file');
  assert.match(saved[0].name, /^pygames-20\d\d-\d\d-\d\d\.json$/);
  const text = await saved[0].text;
  await takeUp(THERE, '#games');
  await menu('Import');
  const field = await until(() => document.querySelector<HTMLInputElement>('input[type=file]'));
  Object.defineProperty(field, 'files', { value: [new File([text], 'backup.json')] });
  field.dispatchEvent(new Event('change', { bubbles: true }));
  await alertSays('Results and settings');
  await hasBoth();
});

/** Letters that can't be compressed, so that one code isn't enough. */
const letters = (count: number, by: (at: number) => number) =>
  Array.from({ length: count }, (_, at) => String.fromCharCode(0x4e00 + (by(at) % 20000))).join('');
const NAMES = Array.from({ length: 12 }, (_, i) => letters(19, (j) => i * 7919 + j * 104729));
const MUCH = {
  [`${OWN}names`]: JSON.stringify(Object.fromEntries(NAMES.map((name, at) => [name, DAY + at]))),
  [`${OWN}tips`]: JSON.stringify([letters(100, (at) => at * 48271)]),
};

/** Opens the codes but the first in other tabs. */
function openElsewhere(hashes: readonly string[]) {
  for (const hash of hashes) {
    const fields = new URLSearchParams(hash.slice(1));
    const [at, of, sum] = (fields.get('part') ?? '').split('-');
    collect({ at: Number(at), of: Number(of), sum, code: fields.get('move') ?? '' });
  }
}

test('codes are scanned one by one in tabs of their own', async () => {
  await takeUp({ ...HERE, ...MUCH });
  const link = await linkToAll();
  const site = link.slice(0, link.indexOf('#'));
  const code = new URLSearchParams(hashOf(link).slice(1)).get('move') ?? '';
  const hashes = pieceHashes(code);
  for (const [number, hash] of hashes.entries()) {
    if (number) await press('button', 'Next');
    await says(`Code ${number + 1} of ${hashes.length}`);
    const picture = outline(encode(site + hash, { border: 4 }).data);
    await until(() => document.querySelector('.link-code path')?.getAttribute('d') === picture);
  }
  assert.ok(hashes.length > 2);
  const [first, ...rest] = hashes;
  await takeUp({}, (rest.at(-1) ?? '').slice(0, -9));
  await alertSays('cut off');
  await leaveFor(first);
  await alertSays(`1 of ${hashes.length} codes`);
  openElsewhere(rest);
  // The tab that was first knows that all have come, once it listens, and so does the last.
  await until(() => {
    tell(OWN + CAME);
    return all('button', 'Add it').length;
  });
  const came = read(CAME);
  endCollecting();
  tell(OWN + CAME);
  // It doesn't begin to collect again.
  await findByRole('button', 'Add it');
  assert.equal(read(CAME), null);
  localStorage.setItem(OWN + CAME, came ?? '');
  await leaveFor(rest.at(-1) ?? '');
  await add();
  assert.deepEqual(Object.keys(JSON.parse(read('names') ?? '')).toSorted(), NAMES.toSorted());
  assert.equal(read(CAME), null);
});

// What can't be read.

test('a backup that may lack a game is not made', async (t) => {
  await takeUp(HERE);
  const readable = unreadable(t, (name) => name.includes(':table:'));
  await leaveFor('#backup');
  await alertSays('Not everything that is kept here');
  assert.deepEqual(all('button', 'Save as a file'), []);
  assert.deepEqual(all('field', 'Link with everything'), []);
  readable();
  await leaveFor('');
  await leaveFor('#backup');
  await findByRole('button', 'Save as a file');
});

test('a backup says how much of what is here is damaged', async () => {
  await takeUp({ ...HERE, [`${OWN}table:mine`]: '{"format":1,' });
  await leaveFor('#backup');
  await says('1 entry on this device is damaged');
});

// Reminders.

/** What the browser says when it is asked whether it keeps what is here for good. */
function promises(t: TestContext, promised: boolean): () => number {
  let calls = 0;
  const persisted = async () => {
    calls += 1;
    return promised;
  };
  Object.defineProperty(navigator, 'storage', { configurable: true, value: { persisted } });
  t.after(() =>
    Object.defineProperty(navigator, 'storage', { configurable: true, value: undefined }),
  );
  return () => calls;
}

const ONLY_HERE = 'only in this browser';

test('games of a month in no backup are spoken of once a month', async (t) => {
  const requests = promises(t, false);
  await takeUp(HERE);
  await says(ONLY_HERE);
  await press('button', 'Not now');
  assert.ok(JSON.parse(read('backup') ?? '').asked > 0);
  const before = requests();
  await leaveFor('');
  await until(() => requests() > before);
  await findByRole('heading', 'Cercas');
  assert.doesNotMatch(wordsOf(document.body), new RegExp(ONLY_HERE));
  await readNothing();
  localStorage.setItem(`${OWN}backup`, JSON.stringify({ made: 0, asked: 0 }));
  await leaveFor('');
  await press('button', 'Back up');
  await findByRole('heading', 'Back up and transfer');
});

test('a browser that promised to keep all shows no reminder', async (t) => {
  promises(t, false);
  await takeUp(HERE);
  // What reminds is loaded from now on.
  await says(ONLY_HERE);
  const requests = promises(t, true);
  await leaveFor('');
  await until(requests);
  // It would show before a game can be begun.
  (await until(() => document.querySelector<HTMLElement>('[data-game=cercas]'))).click();
  await press('button', /^Start:/, await findByRole('dialog'));
  await painted();
  await leaveFor('');
  await until(() => requests() > 1);
  await press('button', 'Settings');
  await press('button', 'Close', await findByRole('dialog'));
  assert.doesNotMatch(wordsOf(document.body), new RegExp(ONLY_HERE));
});

// Safari.

const FORGETS = 'Safari deletes what a site keeps after seven days';

function inSafari(t: TestContext) {
  const vendor = (value: string) =>
    Object.defineProperty(navigator, 'vendor', { configurable: true, value });
  vendor('Apple Computer, Inc.');
  t.after(() => {
    vendor('');
    delete media['display-mode'];
  });
}

for (const [hash, page] of [
  ['#deck', 'deck'],
  ['#fame', 'fame'],
]) {
  test(`Safari is said to forget where something has to last: ${page}`, async (t) => {
    await visit('', 'home', {});
    await leaveFor(hash);
    await until(() => document.querySelector('main h1'));
    assert.doesNotMatch(wordsOf(), new RegExp(FORGETS));
    inSafari(t);
    await leaveFor('');
    await leaveFor(hash);
    await says(FORGETS);
    await press('link', 'Back up and transfer');
    await findByRole('heading', 'Back up and transfer');
  });
}

for (const [installed, words] of [
  ['browser', 'If you have added the page to your home screen'],
  ['standalone', 'opens in Safari'],
]) {
  test(`games by link say where links open: ${installed}`, async (t) => {
    inSafari(t);
    media['display-mode'] = installed;
    const clipboard = { writeText: async () => {} };
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
    await visit('#game=murus-gallicus&seats=person,far', 'table', {});
    await painted();
    await play(['a1-a3']);
    await press('button', 'Send the link');
    await press('button', 'Copy message');
    await spoken('Copied');
    await leaveDialog();
    await alertSays(new RegExp(`When a link comes back.*${words}`));
  });
}
