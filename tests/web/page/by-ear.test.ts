// What somebody needs who only hears the page: names, where the keys go, and what is said when.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fill, findByRole, says, until, visit, wordsOf } from './hand.ts';
import { begin, key, leaveDialog, place, ready, spoken, submit, texts } from './tables.ts';

const { announce } = await import('../../../web/src/ui/announce.ts');

const TWO = '#game=murus-gallicus&seats=person,person';
const OPENED = [
  ['a table', TWO, 'table'],
  ['a puzzle', '#puzzles=murus-gallicus&way=threat', 'learn'],
  ['a lesson', '#learn=murus-gallicus', 'learn'],
] as const;
const GREETING = /^Murus Gallicus: You, White; .* Your turn/;

/** Presses a button as a key does, or with a mouse. */
function press(button: HTMLElement, detail: 0 | 1) {
  button.focus();
  button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
}

async function beginFromHome(detail: 0 | 1) {
  await visit('', 'home', {});
  const before = greetings();
  press(await findByRole('button', /^Murus Gallicus/), detail);
  press(await findByRole('button', /^Start:/), detail);
  await until(() => greetings() > before);
}

/** How many tables have said what has opened. */
const greetings = () => texts('[role=log] p').filter((each) => GREETING.test(each)).length;

const focused = () => document.activeElement as HTMLElement;

test('what a game is about describes its card on the home page, and is no part of its name', async () => {
  await visit('', 'home', {});
  const card = await findByRole('button', /^Eight-by-Eight/);
  const copy = card.cloneNode(true) as HTMLElement;
  for (const each of copy.querySelectorAll('[aria-hidden]')) each.remove();
  assert.equal(wordsOf(copy), 'Eight-by-Eight');
  assert.match(
    card.getAttribute('aria-description') ?? '',
    /^Make a line.* 2 to 4 players \d+ min$/,
  );
  // Firefox takes what describes a button into its name.
  assert.ok(!card.hasAttribute('aria-describedby'));
});

test('the button that begins a game says which one', async () => {
  await visit('', 'home', {});
  press(await findByRole('button', /^Cercas/), 0);
  await findByRole('button', 'Start: Cercas, X, against the gentle bot');
  await leaveDialog();
});

test('a game that was begun with a key has the keys on the board, with a mouse it marks no place', async () => {
  for (const clicks of [0, 1] as const) {
    await beginFromHome(clicks);
    assert.equal(focused().getAttribute('role') === 'option', clicks === 0);
  }
});

for (const [what, hash, page] of OPENED) {
  test(`${what} that a link has opened has the keys on the board, and no ring before one is pressed`, async () => {
    press(document.body.appendChild(document.createElement('button')), 0);
    await visit(hash, page, {});
    await until(() => focused().getAttribute('role') === 'option');
    assert.ok('unused' in document.documentElement.dataset);
    key('Shift');
    assert.ok(!('unused' in document.documentElement.dataset));
  });
}

test('the keys go to the board where what had them has gone', async () => {
  await begin(TWO);
  const note = document.querySelector('main')?.appendChild(document.createElement('button'));
  note?.focus();
  note?.remove();
  await until(() => focused().getAttribute('role') === 'option');
});

/** By which key a dialog opens, its name, what has the focus then, and what its own log says. */
const DIALOGS: [sign: string, name: string, focus: string, log?: RegExp][] = [
  // A small one begins at itself, so that its name and its question are said.
  ['g', 'Resign this game?', 'dialog'],
  ['?', 'Keyboard and screen reader', '[role=group]'],
  ['b', 'The board in words', '[role=group]', /White: 8 stacks: a1, .*Row 1: /],
  ['m', 'Type a move', 'input', /Type a move.*Moves look like a1 a3/],
  ['c', 'Share this game', '[role=group] button'],
];

for (const [sign, name, focus, log] of DIALOGS) {
  test(`a dialog begins at what it holds, which has its name: ${name}`, async () => {
    await begin(TWO);
    key(sign, document.body);
    const dialog = await findByRole('dialog', name);
    assert.ok(dialog.contains(focused()) && focused().matches(focus));
    const group = focused().closest<HTMLElement>('[role=group]');
    if (focus.startsWith('[role')) assert.equal(group?.ariaLabel, name);
    if (log) await says(log, () => dialog.querySelector('[role=log]'));
    await leaveDialog();
  });
}

test('the list of keys says what it is for', async () => {
  await begin(TWO);
  key('?', document.body);
  await findByRole('dialog', 'Keyboard and screen reader');
  const about = focused().getAttribute('aria-describedby') ?? '';
  assert.match(wordsOf(document.getElementById(about)), /What happens is said by itself/);
  await leaveDialog();
});

test('Enter in the question to resign leads to its first answer, which resigns nothing', async () => {
  await begin(TWO);
  key('g', document.body);
  await findByRole('dialog', 'Resign this game?');
  key('Enter');
  assert.equal(wordsOf(focused()), 'Play on');
  await leaveDialog();
});

for (const [what, arrow, shift] of [
  ['an arrow', 'ArrowLeft', false],
  ['shift and an arrow', 'ArrowUp', true],
] as const) {
  test(`${what} says that no place lies there`, async () => {
    await begin(TWO);
    const refusals = () => texts('[role=log] p').filter((each) => each.startsWith('No place'));
    const before = refusals().length;
    (await place('a1')).focus();
    key(arrow, focused(), shift);
    await until(() => refusals().length > before);
    assert.match(focused().getAttribute('aria-label') ?? '', /^a1,/);
  });
}

test('the key for a hint says in a puzzle what there is instead', async () => {
  await visit('#puzzles=murus-gallicus&way=threat', 'learn', {});
  await ready();
  key('h', document.body);
  await spoken('“Show me” shows the answer.');
});

test('moves are proposed once typing rests', async () => {
  await begin(TWO);
  key('m', document.body);
  const options = () => [...document.querySelectorAll('#proposals option')];
  await until(() => options().length);
  await fill('Your move', 'd');
  const fits = (option: Element) => option.getAttribute('value')?.startsWith('d');
  await until(() => options().length && options().every(fits));
  await leaveDialog();
});

test('what is said as a dialog closes is said once the page is back', async () => {
  await begin(TWO);
  key('m', document.body);
  await findByRole('dialog', 'Type a move');
  await leaveDialog();
  const words = 'A line of a test.';
  const isSaid = () => texts('[role=log] p').includes(words);
  announce(words);
  assert.ok(!isSaid());
  await until(isSaid);
});

test('the same refusal is said again, with what moves look like, which shows once', async () => {
  await begin(TWO);
  key('m', document.body);
  const dialog = await findByRole('dialog', 'Type a move');
  await says('Moves look like', () => dialog);
  const field = await fill('Your move', 'zz');
  const refusals = () => texts('[role=log] p', dialog).filter((each) => each.includes('“zz”'));
  for (const count of [1, 2]) {
    submit(field);
    await until(() => refusals().length === count);
  }
  await says(/written like a move here. Moves look like/, () => dialog);
  assert.equal(wordsOf(dialog.querySelector('form')).split('Moves look like').length, 2);
  await leaveDialog();
});

test('what moves look like is asked anew once a bot has moved', async () => {
  await begin('#game=murus-gallicus&seats=bot1,person');
  key('m', document.body);
  const dialog = await findByRole('dialog', 'Type a move');
  // On a slow machine the greeting is said while the dialog is open.
  const form = () => dialog.querySelector('form');
  await says('Moves look like', form);
  assert.doesNotMatch(wordsOf(form()), /thinking/);
  await leaveDialog();
});

test('the board in words follows the game while it shows', async () => {
  await begin('#game=murus-gallicus&seats=bot1,bot1');
  key('b', document.body);
  const dialog = await findByRole('dialog', 'The board in words');
  const before = wordsOf(dialog.querySelector('.in-words'));
  await until(() => wordsOf(dialog.querySelector('.in-words')) !== before);
  await leaveDialog();
});

test('lines that come at once are said in their order, each in a place that was there before', async () => {
  await begin(TWO);
  const log = document.querySelector('body > [role=log]') as HTMLElement;
  const places = [...log.children];
  for (const words of ['One line.', 'Another line.']) announce(words);
  await says('Another line.', () => log);
  const lines = [...log.querySelectorAll('p')].slice(-2);
  assert.deepEqual(lines.map(wordsOf), ['One line.', 'Another line.']);
  for (const { parentElement } of lines) assert.ok(parentElement && places.includes(parentElement));
});
