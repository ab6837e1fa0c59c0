// Games by links: what the page says of them and keeps.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { nothingFound } from './axe.ts';
import { can, linkShown, offered, send, textOf } from './far-link.ts';
import { all, fill, findByRole, goTo, press, says, until, visit, wordsOf } from './hand.ts';
import { media } from './page.ts';
import { table } from './shown.ts';
import {
  at,
  begin,
  has,
  leaveDialog,
  leaveFor,
  menu,
  moves,
  play,
  python,
  spoken,
  statusIs,
  tablesKept,
} from './tables.ts';

type Device = Readonly<Record<string, string>>;

const hashOf = (link: string) => link.slice(link.indexOf('#'));
const opens = (link: string) => leaveFor(hashOf(link));
const everything = (): Device => ({ ...localStorage });
const undoes = () =>
  document.querySelector('[data-command=undo]')?.getAttribute('aria-disabled') !== 'true';

/** Takes up the device of another person. */
async function takeUp(device: Device) {
  await visit('', 'home', {});
  for (const [name, text] of Object.entries(device)) localStorage.setItem(name, text);
}

/** Changes what is kept of the only game, and opens it again. */
async function change(how: (table: ReturnType<typeof tablesKept>[0]) => object) {
  const { hash } = location;
  location.hash = '#delete';
  await findByRole('heading', 'Delete all my data?');
  const [name] = Object.keys(localStorage).filter((each) => each.includes(':table:'));
  localStorage.setItem(name, JSON.stringify(how(tablesKept()[0])));
  location.hash = hash;
}

const match = (more: object) => (now: ReturnType<typeof tablesKept>[0]) => ({
  ...now,
  match: { ...(now.match as object), ...more },
});

let [first, second, place] = ['', '', ''];
let device: Device = {};

/** Writes what Ben might answer: his page isn't needed. */
async function answered(link: string, ...actions: string[]): Promise<string> {
  const { page } = await table();
  const ben = { match: textOf(link), secret: `${'B'.repeat(21)}A`, actions, name: 'Ben' };
  return `#m=${(await page.door.call('message', ben)).match?.link ?? ''}`;
}

before(async () => {
  await begin('#game=murus-gallicus&seats=person,far&names=%5B%22Ann%22%5D');
  await play(['c1-a3']);
  first = await send();
  place = location.hash;
  device = everything();
  second = await answered(first, 'e7-e5');
});

/** Opens Ann's game, in which she has moved. */
async function ann() {
  await takeUp(device);
  await leaveFor(place);
  await at(1);
}

/** Opens it, takes Ben's answer, and decides, but sends nothing. */
async function annDecides() {
  await ann();
  await opens(second);
  await at(2);
  await play(['a1-c3'], 2);
}

test('a damaged game says so and continues from an export', async () => {
  await ann();
  await goTo('#games', 'games');
  await menu('Export');
  await says('anyone who has it can play them in your place');
  const field = (await findByRole('field', 'As text')) as HTMLTextAreaElement;
  const text = await until(() => field.value);
  await leaveDialog();
  await change(match({ secret: 7 }));
  await opens(second);
  await says('what was kept of it is damaged');
  await nothingFound();
  await press('button', 'Your games');
  await menu('Import');
  await fill(/^Or paste/, text);
  await press('button', 'Import', await findByRole('dialog'));
  await says('1 game added.');
  await opens(first);
  await at(1);
  await opens(second);
  await at(2);
  await statusIs(/Your turn/);
});

for (const [how, damage] of Object.entries({
  cut: (text: string) => text.slice(0, -3),
  changed: (text: string) => text.slice(0, -3) + (text.endsWith('AAA') ? 'BBB' : 'AAA'),
  'as if newer': (text: string) => `n${text}`,
})) {
  test(`a damaged link that is kept is mended by the next one: ${how}`, async () => {
    await ann();
    await change(match({ link: damage(textOf(first)) }));
    await opens(second);
    await at(2);
    await statusIs(/Your turn/);
  });
}

test('a turn that was begun stays when its link is mended', async () => {
  await annDecides();
  await change(match({ link: textOf(second).slice(0, -3) }));
  await says('is damaged. Open that link once more.');
  await opens(second);
  await at(3);
  await statusIs('Send your move to Ben');
  const link = await send();
  await change(match({ link: textOf(link).slice(0, -3) }));
  for (const old of [first, second]) {
    await opens(old);
    await says('this link is too old to mend it');
    await nothingFound();
    await press('button', 'Open your game');
    await at(3);
  }
  await opens(link);
  await at(3);
  await press('button', 'Show my link');
  assert.equal(textOf(await linkShown()), textOf(link));
  await leaveDialog();
});

test('a damaged record is taken from the last link', async () => {
  await ann();
  for (const [link, ply, words] of [
    [first, 1, /Waiting for/],
    [second, 2, /Your turn/],
  ] as const) {
    await opens(link);
    await at(ply);
    await statusIs(words);
    await change((now) => ({ ...now, record: { ...now.record, actions: ['a1-a9'] } }));
    await at(ply);
    await statusIs(words);
    await spoken('It continues from the last link.');
  }
  await play(['a1-c3'], 2);
  await statusIs('Send your move to Ben');
});

test('a damaged secret is said to be ours', async () => {
  for (const secret of ['short', `${'B'.repeat(21)}A`]) {
    await ann();
    await change(match({ secret }));
    await opens(second);
    await says('what was kept of it is damaged. Without your secret');
  }
});

test('a link that contradicts the game is refused and says where', async () => {
  await ann();
  await opens(second);
  await at(2);
  await opens(await answered(first, 'c7-a5'));
  await says('contradicts the game kept here, whose move 2 is “');
  await until(() => document.querySelector(".offered [data-ply='1']"));
  await nothingFound();
  await press('button', 'Open your game');
  await at(2);
});

test('a forged link of another game is refused under the name of the game kept here', async () => {
  const forged = python<string>(
    'write(replace(other, id=read(link).id))',
    'from dataclasses import replace',
    'from random import Random',
    'from pygames.match import read, write',
    'from tests.support.matches import table',
    'other = table("cercas", 2, Random(7)).after(1).match',
    `link = ${JSON.stringify(textOf(second))}`,
  );
  await ann();
  await opens(`#m=${forged}`);
  await findByRole('button', 'Open your game');
  assert.deepEqual(all('heading').map(wordsOf), ['pygames', 'Murus Gallicus']);
});

test('a link that is cut, older, known or of others says so', async () => {
  await takeUp({});
  await opens(first);
  await says('Ann invites you to a game of Murus Gallicus');
  await nothingFound();
  // Of more than two players, another one may send the invitation on.
  await opens(first.replace('by=Ann', 'by=Cleo'));
  await says('Cleo invites you to a game of Murus Gallicus');
  await says('You play Black, against Ann.');
  await opens(second);
  await says('All seats of this game are taken');
  await until(() => document.querySelector(".offered [data-ply='2']"));
  await ann();
  await opens(second.slice(0, -4));
  await says('Part of this link is missing; copy all of it.');
  await opens(second);
  await at(2);
  await opens(first);
  await says('This link is older than your game.');
  await at(2);
  await opens(second);
  await says('You have opened this link before.');
});

test('an invitation says if those who begin and join last could choose how chance begins', async () => {
  const hasNote = () => document.body.textContent.includes('the player who joins last could');
  for (const [game, seats, both] of [
    ['eight-by-eight', 'person,far,far', true],
    ['eight-by-eight', 'person,far', false],
    ['murus-gallicus', 'far,person', false],
  ] as const) {
    await begin(`#game=${game}&seats=${seats}`);
    await says('Your friend will play');
    assert.equal(hasNote(), both);
    const link = await send();
    await takeUp({});
    await opens(link);
    await says('You play');
    assert.equal(hasNote(), both);
    await nothingFound();
  }
});

test('a link can be pasted', async () => {
  await ann();
  await press('button', 'Open a link');
  await fill('Paste the link here', 'no link');
  await press('button', 'Open it');
  await says('This text holds no link');
  await nothingFound();
  await fill('Paste the link here', `Your turn: ${second} !`);
  await press('button', 'Open it');
  await at(2);
});

test('a move can be taken back until it is sent', async () => {
  await annDecides();
  await statusIs('Send your move to Ben');
  await leaveFor(place);
  await at(3);
  await statusIs('Send your move to Ben');
  await press('button', 'Undo');
  await at(2);
  await statusIs(/Your turn/);
  await menu('Resign');
  const dialog = await findByRole('dialog', 'Resign this game?');
  assert.doesNotMatch(wordsOf(dialog), /Undo/);
  await press('button', 'Play on', dialog);
  await play(['b1-d3'], 2);
  await offered();
  await has('.sending .note', 'you can’t take your move back');
  await leaveDialog();
  await statusIs('Send your move to Ben');
  assert.ok(undoes());
  await send();
  assert.ok(!undoes());
});

test('a link is sent once the system has taken it', async () => {
  media.pointer = 'coarse';
  const fails = (name: string) => async () => {
    throw new DOMException('', name);
  };
  for (const [share, isSent] of [
    [async () => {}, true],
    [fails('AbortError'), false],
    [fails('DataError'), false],
  ] as const) {
    let wasAsked = false;
    can('share', () => {
      wasAsked = true;
      return share();
    });
    await begin('#game=murus-gallicus&seats=person,far');
    can('clipboard', undefined);
    await play(['c1-a3']);
    await offered();
    await press('button', 'Send…');
    await until(() => wasAsked);
    if (isSent) await until(() => !undoes());
    await leaveDialog();
    assert.equal(undoes(), !isSent);
  }
  can('share', undefined);
  media.pointer = 'fine';
});

test('a link that left the page unseen is sent when it comes back', async () => {
  // Another player may have scanned it: then the answer continues from the move that was sent.
  await annDecides();
  const link = await offered();
  await leaveDialog();
  await opens(await answered(link, 'c7-a5'));
  await at(4);
  await statusIs(/Your turn/);
  assert.equal(moves()[2], 'a1-c3');
});

test('the own link on another device is the own one there too', async () => {
  // A game moved by an export continues from the links sent by the first device.
  await annDecides();
  const link = await send();
  await takeUp(device);
  await opens(link);
  await at(3);
  await statusIs('Waiting for Ben');
  await press('button', 'Show my link');
  assert.equal(textOf(await linkShown()), textOf(link));
  await leaveDialog();
});
