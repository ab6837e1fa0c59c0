// The page with all games kept on this device.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nothingFound } from './axe.ts';
import { saves } from './files-saved.ts';
import { all, fill, findByRole, goTo, press, says, until, visit, wordsOf } from './hand.ts';
import { askWhatWasHeld, holdQuestions } from './page.ts';
import { BREAKTHROUGH, menu, RECORD } from './tables.ts';

const GAME = JSON.stringify({ ...RECORD, actions: ['d1-d3'] });

/** The last played first. */
const GAMES = [
  {
    key: 'mine',
    game: 'murus-gallicus',
    actions: ['d1-d3', 'e7-e5'],
    seats: ['person', 'bot2'],
    turn: 0,
  },
  { key: 'ours', game: 'cercas', actions: ['d4-e4:d4'], seats: ['person', 'person'], turn: 1 },
  {
    ...{ key: 'won', game: 'murus-gallicus', actions: BREAKTHROUGH, seats: ['person', 'bot4'] },
    ...{ over: true, line: 'White wins' },
  },
];

/** Goes to the page with three games, or several times as many. */
async function filled(times = 1) {
  const many = Array.from({ length: times }, () => GAMES).flat();
  const tables = many.map(({ key, game, actions, ...rest }, number) => {
    const own = number < GAMES.length ? key : key + number;
    const record = { ...RECORD, game, actions };
    const table = { format: 1, key: own, record, used: 1000 - number, ...rest };
    return [`table:${own}`, table];
  });
  await visit('#games', 'games', Object.fromEntries(tables));
  await count(3 * times);
}

function rows() {
  const [list] = all('list', 'Games kept on this device');
  return list ? [...list.children] : [];
}

function count(number: number) {
  return until(() => rows().length === number);
}

/** Does something with a game, such as "Cercas, 2". */
async function deed(word: string, game: string) {
  await press('button', `More: ${game}`);
  await press('button', `${word}: ${game}`);
}

async function takeIn(text: string) {
  await menu('Import');
  await fill(/^Or paste/, text);
  await press('button', 'Import', await findByRole('dialog'));
}

async function choose(field: string, option: string) {
  const list = (await findByRole('field', field)) as HTMLSelectElement;
  list.value = [...list.options].find((each) => wordsOf(each) === option)?.value ?? '';
  list.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Drops a file on the page. */
function drop(text: string) {
  const files = [new File([text], 'games.json')];
  const event = new Event('drop', { bubbles: true, cancelable: true });
  Object.assign(event, { dataTransfer: { files } });
  document.querySelector('main h1')?.dispatchEvent(event);
}

test('games stand with the newest first and say how they stand', async () => {
  await filled();
  const words = ['Your move', 'O to move', 'White wins.'];
  for (const [number, each] of words.entries()) await says(each, () => rows()[number]);
});

test('there are filters from ten games on', async () => {
  await filled(3);
  await press('button', 'More');
  await findByRole('button', 'Export');
  assert.deepEqual(all('button', 'Filter'), []);
});

test('filters choose by progress, game and opponent', async () => {
  await filled(4);
  assert.deepEqual(all('radio'), []);
  await menu('Filter');
  await press('radio', 'Finished');
  await count(4);
  await choose('Game', 'Cercas');
  await says('No game here matches.');
  await press('radio', 'All');
  await choose('Opponent', 'A person');
  await count(4);
  assert.match(wordsOf(rows()[0]), /Cercas/);
  await menu('Show all games');
  await count(12);
});

test('the number of games is that of those that are left', async () => {
  await filled();
  const total = () => document.querySelector('.kept-count');
  await says('3 games', total);
  for (const words of ['2 games', '1 game', 'No games are left on this device.']) {
    await press('button', /^More: /);
    await press('button', /^Delete: /);
    await says(new RegExp(`^${words}$`), total);
  }
  await press('button', 'More');
  await findByRole('button', 'Import');
  assert.deepEqual(all('button', 'Export'), []);
  await press('button', 'Undo');
  await says('1 game', total);
});

test('what was exported comes in again, and says what does not', async (t) => {
  await filled();
  await menu('Export');
  const { value } = (await findByRole('field', 'As text')) as HTMLTextAreaElement;
  await nothingFound();
  const saved = saves(t);
  await press('button', 'Save as a file', await findByRole('dialog'));
  assert.equal(await saved[0].text, value);
  assert.equal(saved[0].name, 'pygames.json');
  await press('button', 'Close');
  await deed('Delete', 'Cercas, 2');
  const bad = JSON.parse(value);
  bad.games[0].record.actions[1] = 'a1-a9';
  await takeIn(JSON.stringify(bad));
  await says('1 game added. 1 game was already here.');
  await says('Game 1: Its move 2 isn’t possible.');
});

test('a game that this page does not know is refused in plain words', async () => {
  await filled();
  await takeIn(GAME.replace('pygames-record-1', 'pygames-record-3'));
  await says('It was made by a newer version of this page.');
  await findByRole('button', 'Reload');
  await takeIn('{"format": "pygames-games-1", "games": ["text"]}');
  await says('Game 1: It is just text, not a record');
  await takeIn(GAME.replace('murus-gallicus', 'chess'));
  await says('Game 1: This version of the page doesn’t know');
});

test('an empty field is not taken for a text without games', async () => {
  await filled();
  await takeIn('');
  assert.equal(all('dialog').length, 1);
  assert.doesNotMatch(wordsOf(document.body), /There is no game in this text/);
  await press('button', 'Close');
});

test('a long text that is pasted is not laid out', async () => {
  await filled();
  const many = GAME.length + 60_000;
  for (const [text, letters, words] of [
    ['a'.repeat(8_000_001), '8,000,001', 'This text is too long: at most 8,000,000 characters'],
    [GAME + ' '.repeat(60_000), many.toLocaleString('en'), '1 game added.'],
  ]) {
    await menu('Import');
    const field = (await findByRole('field', /^Or paste/)) as HTMLTextAreaElement;
    const clipboardData = { getData: () => text };
    const event = new Event('paste', { bubbles: true, cancelable: true });
    field.dispatchEvent(Object.assign(event, { clipboardData }));
    await says(`The whole text has ${letters} characters.`);
    assert.ok(field.value.length < 2_000);
    await press('button', 'Import', await findByRole('dialog'));
    await says(words);
  }
});

test('files that are dropped are imported one after the other, though the page is left', async () => {
  await filled();
  holdQuestions();
  for (const text of [GAME, 'no games', GAME]) drop(text);
  await says('Checking the games');
  await goTo('', 'home');
  await goTo('#games', 'games');
  await says('Checking the games');
  askWhatWasHeld();
  await count(4);
  for (const words of [
    '1 game added.',
    'There is no game in this text',
    '1 game was already here.',
  ])
    await says(words);
  await goTo('', 'home');
  await goTo('#games', 'games');
  await count(4);
  assert.doesNotMatch(wordsOf(), /1 game added/);
});

test('a game of an unknown kind can only be deleted', async () => {
  const record = { ...RECORD, game: 'hex', actions: ['a1'] };
  const seats = ['person', 'person'];
  await visit('#games', 'games', {
    'table:hex': { format: 1, key: 'hex', record, seats, used: 1 },
  });
  await says('doesn’t know this game', () => rows()[0]);
  assert.deepEqual(all('link', /./, rows()[0]), []);
  await deed('Delete', 'hex, 1');
  await says('“hex” was deleted', () => rows()[0]);
});
