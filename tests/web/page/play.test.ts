// Games played at the table: what is picked, taken back, looked at, begun again and ended early.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { all, fill, findByRole, goTo, press, says, until, visit, wordsOf } from './hand.ts';
import { askWhatWasHeld, holdQuestions } from './page.ts';
import {
  ask,
  at,
  BREAKTHROUGH,
  begin,
  board,
  has,
  key,
  leaveDialog,
  linkTo,
  menu,
  moves,
  none,
  openPicks,
  past,
  pick,
  play,
  ply,
  reopen,
  resign,
  spoken,
  statusIs,
  submit,
  texts,
} from './tables.ts';

const TWO = '#game=murus-gallicus';

test('who listens hears what has opened, who plays and what to do, and once how to find the keys', async () => {
  const opens =
    /Murus Gallicus: You, White; Black, Gentle bot\. Your turn: choose a stack to move\.(.*)$/;
  await visit('', 'home', {});
  for (const after of [' A question mark shows the keys.', '']) {
    await goTo('', 'home');
    await goTo('#game=murus-gallicus&seats=person,bot1', 'table');
    const log = document.querySelector('[role=log]') ?? assert.fail();
    // Lines of games before may come first.
    const match = await until(() => opens.exec(wordsOf(log)));
    assert.equal(match[1], after);
    log.replaceChildren();
  }
});

test('what is picked shows though the rules take long', async () => {
  await begin(TWO);
  holdQuestions();
  await pick('d1');
  await pick('d3');
  await until(() => document.querySelector('[aria-label^="d3,"][aria-label$=", chosen"]'));
  await ask('e1');
  askWhatWasHeld();
  await at(1);
  assert.deepEqual(moves(), ['d1-d3']);
});

test('a ply leaves texts alone that stay as they are', async () => {
  await begin('#game=eight-by-eight&seats=person,person&seed=texts');
  const again: string[] = [];
  const watch = new MutationObserver((changes) => {
    for (const { target, oldValue } of changes)
      if (target.textContent === oldValue) again.push(target.parentElement?.outerHTML ?? '');
  });
  const how = { subtree: true, characterData: true, characterDataOldValue: true };
  watch.observe(document.body, how);
  const before = ply();
  const space = openPicks().find((each) => each.getAttribute('data-pick')?.startsWith('space'));
  space?.click();
  await past(before);
  watch.disconnect();
  assert.deepEqual(again, []);
});

test('New game asks first, and an unfinished game stays', async () => {
  await begin(TWO);
  await play(BREAKTHROUGH.slice(0, 1));
  await menu('New game');
  await says('It stays in “Your games”.', () => all('dialog')[0]);
  await leaveDialog();
  assert.equal(ply(), 1);
  const { hash } = location;
  await menu('New game');
  await press('button', /^Start:/, await findByRole('dialog'));
  await at(0);
  await goTo(hash, 'table');
  await at(1);
});

test('a bot’s level stands beside its name, and several of a level are told apart', async () => {
  await begin(`${TWO}&seats=person,bot4`);
  const plates = () => [...document.querySelectorAll('.plate')];
  const [stern] = plates().filter((plate) => wordsOf(plate).includes('Stern bot'));
  assert.ok(stern.querySelector('[role=img][aria-label="level 4 of 5"]'));
  assert.equal(document.querySelectorAll('.plate [role=img]').length, 1);
  await begin('#game=eight-by-eight&seats=bot1,bot1,bot1&seed=b');
  await statusIs('Red is thinking');
  assert.deepEqual(texts('.plate .called b'), ['Red', 'Yellow', 'Green']);
});

test('bots that play each other can be paused', async () => {
  await begin(`${TWO}&seats=bot1,bot1`);
  assert.deepEqual(all('button', 'Hint'), []);
  await past(0);
  await press('button', 'More');
  assert.deepEqual(all('button', 'Resign'), []);
  await press('button', 'Pause');
  await statusIs(/Paused/);
  await until(() => !board()?.hasAttribute('data-moving'));
  const before = ply();
  await press('button', 'Undo');
  await at(before - 1);
  await statusIs(/Paused/);
  await press('button', 'Resume');
  await past(before - 1);
  await findByRole('button', 'Pause');
});

// A game that people end early.

const four = () => begin(linkTo(BREAKTHROUGH.slice(0, 4)));

async function whiteResigned() {
  await has('[data-over]', 'Black wins');
  await has('[data-over]', 'White resigned.');
}

test('White resigns once asked, and Undo takes it back', async () => {
  await four();
  await menu('Resign');
  const dialog = await findByRole('dialog', 'Resign this game?');
  await says('Then White loses the game.', () => dialog);
  await press('button', 'Resign', dialog);
  await whiteResigned();
  await has('[data-moves] .ended', /^White resigned$/);
  await reopen();
  await whiteResigned();
  await press('button', 'Undo');
  await none('[data-over]');
  assert.equal(moves().length, 4);
});

test('by key both agree on a draw', async () => {
  await four();
  key('d', document.body);
  await press('button', 'Agree on a draw', await findByRole('dialog', 'Do both players agree?'));
  await has('[data-over]', 'A draw');
  await has('[data-over]', 'Both players agreed on a draw.');
});

test('White resigns by typing it', async () => {
  await four();
  key('m', document.body);
  submit(await fill('Your move', 'resign'));
  await press('button', 'Play on', await findByRole('dialog', 'Resign this game?'));
  await none('[data-over]');
  await until(() => !all('dialog').length);
  await resign();
  await whiteResigned();
});

test('a move is typed at the own turn from wherever one looks, and else it is said who is to move', async () => {
  await four();
  key(',', document.body);
  await at(3);
  key('m', document.body);
  await at(4);
  const typing = await findByRole('dialog', 'Type a move');
  await says(/Moves look like [a-h]1 [a-h]\d or /, () => typing);
  submit(await fill('Your move', 'd1 d3'));
  await at(5);
  await begin(`${TWO}&seats=bot5,person`);
  key('m', document.body);
  const dialog = await findByRole('dialog', 'Type a move');
  await says('is thinking', () => dialog);
  submit(await fill('Your move', 'a1 a3'));
  await says('is thinking', () => dialog.querySelector('.typing-why'));
  assert.deepEqual(moves(), []);
  await leaveDialog();
});

test('a key that leads nowhere says so, and why', async () => {
  await four();
  key('.', document.body);
  await spoken('Last position.');
  key('v', document.body);
  await spoken('Review a finished game: not possible now.');
  key(',', document.body);
  await at(3);
  key('h', document.body);
  await spoken('Hint: not possible now. This is an earlier position. Go back to the game to play.');
  key('g', document.body);
  await spoken('Resign: not possible now.');
  assert.deepEqual(all('dialog'), []);
});

test('a person resigns to a bot from the menu', async () => {
  await begin(`${TWO}&seats=person,bot1`);
  await press('button', 'More');
  assert.deepEqual(all('button', 'Offer a draw'), []);
  await press('button', 'Resign');
  const dialog = await findByRole('dialog', 'Resign this game?');
  await says('Then you lose the game.', () => dialog);
  await press('button', 'Resign', dialog);
  await has('[data-over]', 'You lose');
  await has('[data-over]', 'You resigned.');
});

// What is said to people who play for the first time.

test('the one who plays is you, and the bot is told of', async () => {
  await begin(`${TWO}&seats=person,bot1`);
  await statusIs('Your turn: choose a stack to move');
  assert.equal(wordsOf(document.querySelector('.status-below')), '');
  await ask('d7');
  await statusIs('d7 is Black’s, and it is your turn.');
  await ask('d4');
  await statusIs('d4 is empty. Choose one of your stacks.');
  await play(['d1-d3']);
  await at(2);
  await statusIs('Your turn: choose a stack to move');
  const line = await has('.status-below', /^Black (moved|hit) .*\.$/);
  await spoken(line.replace('–', ' to '));
});

test('the plates name players as the sentences do', async () => {
  await begin('#game=eight-by-eight&seats=person,bot1,bot1,bot1&seed=cost');
  assert.deepEqual(texts('.plate b'), ['You', 'Yellow', 'Green', 'Blue']);
  const can = () =>
    openPicks().find((each) => /can take a piece/.test(each.getAttribute('aria-label') ?? ''));
  ((await until(can)) as HTMLElement).click();
  await has('.status-below', /^Yellow rolled .* Green rolled .* Blue rolled/);
});
