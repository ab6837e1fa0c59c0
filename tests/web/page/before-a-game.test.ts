// The dialog before a game: names, seats, levels, options; and what is kept of them at the table.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { all, fill, findByRole, goTo, keep, press, says, until, visit, wordsOf } from './hand.ts';
import {
  are,
  at,
  BREAKTHROUGH,
  begin,
  has,
  key,
  LAST,
  leaveDialog,
  menu,
  moves,
  none,
  painted,
  play,
  reopen,
  resign,
  statusIs,
  tableEntry,
  tablesKept,
  texts,
} from './tables.ts';

const { OWN } = await import('../../../web/src/keep/own-keys.ts');

const HOSTILE = '<img src=x>';
const PLATES = '.plate .called b';

/** Opens the dialog of a game; with all that is kept if nothing is said. */
async function dialogFor(fresh = true, game = 'murus-gallicus') {
  if (fresh) await visit('', 'home', {});
  else await goTo('', 'home');
  (await until(() => document.querySelector<HTMLElement>(`[data-game="${game}"]`))).click();
  const dialog = await findByRole('dialog');
  await openMore(dialog);
  return dialog;
}

async function openMore(dialog: Element) {
  const more = await until(() =>
    [...dialog.querySelectorAll('summary')].find((each) => wordsOf(each) === 'More'),
  );
  (more.parentElement as HTMLDetailsElement).open = true;
}

/** All tips as seen: a note stands in their place. */
const TIPS = ['game murus-gallicus', 'undo', 'hint', 'rules'];

async function start() {
  await press('button', /^Start:/);
  await until(() => document.body.dataset.page === 'table');
  await painted();
}

const filledIn = async (name: string) =>
  ((await findByRole('field', name)) as HTMLInputElement).value;

async function beginBetween(first: string, second: string) {
  const dialog = await dialogFor();
  await press('radio', 'Two on this device', dialog);
  await fill('Name of White', first);
  await fill('Name of Black', second);
  await start();
}

function named(seats: string, ...names: string[]) {
  const listed = encodeURIComponent(JSON.stringify(names));
  return `#game=murus-gallicus&seats=${seats}&names=${listed}`;
}

test('names stand at the table from the first move to a later visit', async () => {
  await beginBetween('Anna', HOSTILE);
  await are(PLATES, ['Anna', HOSTILE]);
  await statusIs('Anna, choose a stack to move');
  await play(['d1-d3']);
  await statusIs(`${HOSTILE}, choose a stack to move`);
  await has('.status-below', /^Anna moved d1–d3\.$/);
  assert.equal(document.title, `${HOSTILE}, choose a stack to move · Murus Gallicus`);
  await reopen();
  await at(1);
  await are(PLATES, ['Anna', HOSTILE]);
});

test('the next game offers the same names', async () => {
  await beginBetween('Anna', 'Ben');
  const dialog = await dialogFor(false);
  assert.equal(await filledIn('Name of White'), 'Anna');
  const options = [...document.querySelectorAll<HTMLOptionElement>('datalist option')];
  assert.deepEqual(options.map(({ value }) => value).slice(0, 2), ['Anna', 'Ben']);
  await press('radio', 'You and a bot', dialog);
  await press('radio', 'Black', dialog);
  assert.equal(await filledIn('Your name'), 'Anna');
});

test('games are found by the name of a player', async () => {
  const games = Array.from({ length: 10 }, (_, number) => {
    const names = number ? ['Dora', 'Emil'] : ['Cleo', 'Ben'];
    return tableEntry(`game${number}`, ['d1-d3'], { names, turn: 1, used: 100 - number });
  });
  await visit('#games', 'games', Object.assign({}, ...games));
  await menu('Filter');
  await fill('Player’s name', 'cle');
  const rows = () => [...all('list', 'Games kept on this device')[0].children];
  await until(() => rows().length === 1);
  assert.match(wordsOf(rows()[0]), /Cleo and Ben.*Ben to move/);
});

test('players swap seats for the next game', async () => {
  // Names and bots move along; the result of the first game doesn't change.
  await begin(named('person,person', 'Anna', 'Ben'));
  await resign();
  await statusIs('Ben wins');
  await press('button', 'Swap seats and play again');
  await statusIs('Ben, choose a stack to move');
  await are(PLATES, ['Ben', 'Anna']);
  await until(() => !all('button', 'Swap seats and play again').length);
});

test('chance decides who begins', async (t) => {
  const dialog = await dialogFor();
  await press('radio', 'You and a bot', dialog);
  await press('radio', 'By chance', dialog);
  await fill('Your name', 'Anna');
  t.mock.method(Math, 'random', () => 0);
  await start();
  t.mock.restoreAll();
  await are(PLATES, ['White', 'Anna']);
});

test('in a serious game no move is taken back', async () => {
  const dialog = await dialogFor();
  await press('radio', 'Two on this device', dialog);
  await press('checkbox', /^No undo/, dialog);
  await start();
  await play(['d1-d3']);
  assert.deepEqual(all('button', 'Undo'), []);
  key('u', document.body);
  await play(['d7-d5'], 1);
  assert.deepEqual(moves(), ['d1-d3', 'd7-d5']);
  await menu('Resign');
  assert.doesNotMatch(wordsOf(await findByRole('dialog')), /Undo/);
  await leaveDialog();
});

test('two bots play again, each with a level of its own', async () => {
  await begin('#game=murus-gallicus&seats=bot1,bot1');
  await menu('New game');
  await openMore(await findByRole('dialog'));
  const white = await fill('White', 'bot2');
  white.dispatchEvent(new Event('change', { bubbles: true }));
  await start();
  await until(() => tablesKept().some(({ seats }) => seats.join() === 'bot2,bot1'));
});

test('a game that is won is counted once and kept, beside damaged results', async () => {
  const table = tableEntry('nearlywon', BREAKTHROUGH.slice(0, LAST), {
    seats: ['person', 'bot1'],
    given: 0,
  });
  await visit('', 'home', table);
  localStorage.setItem(`${OWN}fame`, '{damaged');
  await goTo('#table=nearlywon', 'table');
  for (const _ of [1, 2]) {
    await at(LAST);
    await play(BREAKTHROUGH.slice(LAST), LAST);
    await until(() => document.querySelector('[data-over]'));
    await press('button', 'Undo');
    await none('[data-over]');
    await at(LAST);
  }
  const dialog = await dialogFor(false);
  await says('You have won 1 of 1 game against it.', () => dialog);
  await press('radio', /^Keen/, dialog);
  await until(() => !wordsOf(dialog).includes('You have won'));
});

test('a swap is allowed before the game, and made', async () => {
  const dialog = await dialogFor();
  await press('radio', 'Two on this device', dialog);
  await press('radio', 'Black may swap', dialog);
  keep('tips', TIPS);
  await start();
  await has('.stage', 'Black can take this turn over by swapping.');
  await play(['d1-d3']);
  await press('button', 'Swap: play this opening yourself (d7–d5)');
  await at(2);
  for (const square of ['d1, white stack', 'd5, single black stone', 'd7, empty']) {
    await until(() => document.querySelector(`.board [aria-label^="${square}"]`));
  }
  await statusIs('White, choose a stack to move');
  assert.ok(moves().some((move) => /swap/i.test(move)));
});

test('a game without options of its own is kept as before there were any', async () => {
  const dialog = await dialogFor();
  await press('radio', 'Two on this device', dialog);
  await press('radio', 'No swap', dialog);
  await start();
  await play(['d1-d3']);
  assert.deepEqual(tablesKept()[0].record.options, {});
});

test('the goal is said before a game and at its first table', async () => {
  await visit('', 'home', {});
  const games = [...document.querySelectorAll<HTMLElement>('[data-game]')];
  for (const { dataset } of games) {
    const dialog = await dialogFor(true, dataset.game);
    const goal = wordsOf(dialog.querySelector('.goal'));
    assert.ok(goal, dataset.game);
    await begin(`#game=${dataset.game}&seed=goal`);
    await has('.tip', `Goal: ${goal}`);
  }
});

// Even matches: the bot's strength follows how games went on this device.

const NEARLY = tableEntry('even', BREAKTHROUGH.slice(0, LAST), {
  ...{ seats: ['person', 'bot1.5'], rooms: { fame: true }, given: 0 },
});
const levelShown = (level: string) =>
  until(() => document.querySelector(`.plate [role=img][aria-label="level ${level} of 5"]`));

test('the next even match is stronger after a win, and gentler after a loss', async () => {
  await begin('#table=even', NEARLY);
  await levelShown('1.5');
  await play(BREAKTHROUGH.slice(LAST), LAST);
  await says('The next even match will be a little stronger.');
  const fame = JSON.parse(localStorage.getItem(`${OWN}fame`) ?? '');
  assert.deepEqual(fame.games.at(-1).seats, ['person', 'bot1.5']);
  await goTo('#game=murus-gallicus&seats=person,bot1&even=yes&seed=even', 'table');
  await levelShown('2.5');
  await play(['c1-a3']);
  await resign();
  await says('The next even match will be a little gentler.');
});

test('the dialog says what an even match is, and keeps the choice', async () => {
  const dialog = await dialogFor();
  await press('radio', /^Even match/, dialog);
  await says('Adapts to your results, so that you win about half', () => dialog);
  await start();
  await until(() => texts('.plate').some((each) => each.includes('Even match')));
  const usual = JSON.parse(localStorage.getItem(`${OWN}usual:murus-gallicus`) ?? '');
  assert.deepEqual(usual.rooms, { fame: true });
  assert.deepEqual(usual.seats, ['person', 'bot1']);
});

// A teaching game: it tells what a move costs, and a costly one can be taken back, once.

/** White wins with d5-d7; after nearly anything else Black does. */
const WIN_OR_LOSE = '8/8/3W4/8/7B/8/W7 w';
/** White has one move. */
const ONE_WAY = '8/8/8/8/8/BB6/W1w5 w';

async function taught(start = WIN_OR_LOSE) {
  const more = { seats: ['person', 'bot2'], rooms: { teaching: true }, practice: true };
  await begin('#table=taught', { ...tableEntry('taught', [], more, { start }), tips: TIPS });
  await at(0);
  await play(['a1-c1']);
}

const offer = () => document.querySelector('.table [role=alert], main [role=alert]');

test('a move that loses can be taken back and played better', async () => {
  await taught();
  await says('Your opponent then wins at once.', offer);
  await statusIs('You can take this back');
  await press('button', 'See what it allows');
  await has('.status-below', /^Black moved .*\. You lose\.$/);
  await statusIs('You can take this back');
  await press('button', 'Back');
  await has('.status-below', /^You moved a1–c1\.$/);
  await press('button', 'Take it back');
  await at(0);
  await until(() => !wordsOf(offer()));
  await play(['d5-d7']);
  await statusIs('You win');
  await has('[data-over]', 'This was practice');
});

test('a move that is left is answered', async () => {
  await taught();
  await press('button', 'Leave it');
  await statusIs('You lose');
});

test('a move that stands is judged beside the status', async () => {
  await taught(ONE_WAY);
  await at(2);
  await has('.status-note', /^Just what the bot would have played\.$/);
});

test('the dialog before a game offers to teach against bots only', async () => {
  const dialog = await dialogFor();
  for (const others of ['Two on this device', /^Each on their own device/]) {
    await press('radio', others, dialog);
    await until(() => !all('checkbox', /^Teaching game/).length);
  }
  await press('radio', 'You and a bot', dialog);
  await openMore(dialog);
  const serious = (await press('checkbox', /^No undo/, dialog)) as HTMLInputElement;
  assert.ok(serious.checked);
  await press('checkbox', /^Teaching game/, dialog);
  await until(() => !(all('checkbox', /^No undo/)[0] as HTMLInputElement).checked);
  await start();
  const [table] = tablesKept();
  assert.deepEqual([table.rooms, table.practice], [{ teaching: true }, true]);
});
