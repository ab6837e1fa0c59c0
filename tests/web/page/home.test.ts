// The home page, the dialog before a game, and names in it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { all, fill, findByRole, goTo, press, says, unfold, until, visit, wordsOf } from './hand.ts';
import { at, tablesKept } from './tables.ts';

const RECORD = { format: 'pygames-record-1', options: {}, players: 2 };
const OPEN = [
  { game: 'murus-gallicus', actions: ['d1-d3', 'e7-e5'], seats: ['person', 'bot2'], turn: 0 },
  { game: 'cercas', actions: ['d4-e4:d4'], seats: ['person', 'person'], turn: 1 },
  { game: 'murus-gallicus', actions: ['d1-d3'], seats: ['bot3', 'bot4'], turn: 1 },
];

/** Goes home, where games were left open. */
async function home(games: readonly (typeof OPEN)[number][] = [], entries = {}) {
  const tables = games.map(({ game, actions, ...rest }, number) => {
    const record = { ...RECORD, game, actions };
    const table = { format: 1, key: `open${number}`, record, used: 1000 - number, ...rest };
    return [`table:${table.key}`, table];
  });
  await visit('', 'home', { ...Object.fromEntries(tables), ...entries });
  await findByRole('heading', 'Cercas');
}

/** Opens the dialog before a game. */
async function dialogFor(game = 'murus-gallicus') {
  (await until(() => document.querySelector<HTMLElement>(`[data-game="${game}"]`))).click();
  return findByRole('dialog');
}

test('the last open game tells whose move it is, and each can be reached', async () => {
  await home(OPEN);
  await says('Murus Gallicus, your move', () =>
    document.querySelector('[aria-label="Your open game"]'),
  );
  assert.equal((await findByRole('link', /^Resume/)).getAttribute('href'), '#table=open0');
  await press('button', '2 more open games');
  const games = all('link', /./, await findByRole('dialog'));
  assert.deepEqual(
    games.map((game) => game.getAttribute('href')),
    ['#table=open1', '#table=open2'],
  );
  assert.match(wordsOf(games[0]), /Cercas, O to move/);
  assert.match(wordsOf(games[1]), /Stern bot to move/);
});

test('the same begins again with one press', async () => {
  await home();
  assert.deepEqual(all('button', /^Play again/), []);
  await home([], { 'usual:cercas': { seats: ['person', 'person'], options: {} } });
  const again = await findByRole('button', 'Play again: X and O');
  const box = again.closest('li');
  assert.match(wordsOf(box), /Cercas/);
  again.click();
  await at(0);
  assert.deepEqual(tablesKept()[0].seats, ['person', 'person']);
});

test('each level shows its place among the levels', async () => {
  await home();
  const levels = (await dialogFor()).querySelectorAll('.levels [role=img], fieldset [role=img]');
  const names = [...levels].map((level) => level.getAttribute('aria-label'));
  assert.deepEqual(
    names,
    [1, 2, 3, 4, 5].map((level) => `level ${level} of 5`),
  );
});

test('a game takes as long wherever it is said', async () => {
  await home();
  for (const box of document.querySelectorAll<HTMLElement>('[data-game]')) {
    const minutes = /\d+ min/.exec(wordsOf(box))?.[0] ?? '';
    assert.ok(minutes, box.dataset.game);
    await goTo(`#rules=${box.dataset.game}`, 'rules');
    await says(minutes, () => document.querySelector('[aria-label="In short"]'));
    await goTo('', 'home');
  }
});

test('a field that takes no more letters says so', async () => {
  await home();
  const dialog = await dialogFor();
  await unfold('More');
  const field = (await findByRole('field', 'Your name', dialog)) as HTMLInputElement;
  assert.equal(field.maxLength, 20);
  await fill('Your name', 'Maximiliana von Hohe');
  field.dispatchEvent(
    new InputEvent('beforeinput', { data: 'n', bubbles: true, cancelable: true }),
  );
  await says('A name has at most 20 letters.');
});
