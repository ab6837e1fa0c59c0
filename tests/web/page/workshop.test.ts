// The workshop on the page: how people come to it, its list of files, and what helps to write a game.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { nothingFound } from './axe.ts';
import './files.ts';
import { saves } from './files-saved.ts';
import { click, fill, findByRole, goTo, press, says, until, visit, wordsOf } from './hand.ts';
import { askWhatWasHeld, holdQuestions } from './page.ts';
import { plays } from './shown.ts';
import { at, has, past, python } from './tables.ts';

const THREE = readFileSync(
  fileURLToPath(new URL('../../../pygames/examples/three.py', import.meta.url)),
  'utf8',
);

const { cards } = await import('../../../web/src/rooms/workshop/cards.ts');
const { codeHash, startHash } = await import('../../../web/src/rooms/workshop/hashes.ts');
const { allTexts, Writing } = await import('../../../web/src/rooms/workshop/texts.ts');
const { storage } = await import('../../../web/src/keep/prefs.ts');
const { pack } = await import('../../../web/src/exchange/packed.ts');
const words = await import('../../../web/src/rooms/workshop/words/en.ts');

/** Opens a game that Ann has sent, and begins it. */
async function played(text = THREE) {
  const packed = (await pack(text)) ?? '';
  await goTo(codeHash({ packed, name: 'three.py', by: 'Ann' }), 'workshop');
  await press('button', 'Play');
  await says('Made by “Ann”, not by this site.');
  await plays('b2');
}

async function openFiles() {
  await press('button', 'More files');
  await press('button', 'Your files');
}

test('the home page leads to the workshop, and asks who plays a game that was made', async () => {
  await visit('', 'home', {});
  await findByRole('link', /^Make your own/);
  await played();
  await goTo('', 'home');
  await press('button', /^Three in a Row \(by Ann\)/);
  await press('button', /^Start/);
  await says('Made by “Ann”, not by this site.');
});

test('of several versions of a game the home page shows the newest', async () => {
  await visit('', 'home', {});
  await played();
  await played(THREE.replace('three pieces in a line', 'three in a row'));
  const gamesHere = () => [...document.querySelectorAll('.own-games button')].map(wordsOf);
  const newest = ['Three in a Row (by Ann)Be the first to have three in a row.'];
  await goTo('', 'home');
  assert.deepEqual(gamesHere(), newest);
  // Whatever the order in which a browser lists what it keeps.
  const names = storage.names.bind(storage);
  for (const order of [1, -1]) {
    storage.names = () => names().sort((one, other) => (one < other ? -order : order));
    cards.clear();
    await goTo('#games', 'games');
    await goTo('', 'home');
    await until(() => cards.size === 2);
    await until(() => JSON.stringify(gamesHere()) === JSON.stringify(newest));
  }
  storage.names = names;
  cards.clear();
});

test('a text is renamed, copied and saved from the list, and goes on while it is open', async (t) => {
  const saved = saves(t);
  const text = THREE.replaceAll(/"([^"\n]*)"/g, '“$1”');
  const mine = { name: 'mine.py', text, by: 'Ann', used: 1 };
  await visit('#workshop', 'workshop', { 'text:abc': mine });
  const names = () => allTexts().map(({ file }) => file.name);
  await openFiles();
  await press('button', 'More for mine.py');
  await press('button', 'Rename');
  await fill('File name', 'other');
  await press('button', 'Save');
  await until(() => names()[0] === 'other.py');
  assert.equal(wordsOf(document.querySelector('.file-name')), 'other.py');
  await press('button', 'More for other.py');
  await press('button', 'Make a copy');
  assert.deepEqual(names(), ['other.py', 'other.py']);
  await press('button', 'More for other.py');
  await press('button', 'Save other.py');
  const last = await until(() => saved.pop());
  assert.deepEqual([last.name, await last.text], ['other (by Ann).py', text]);
  await press('button', 'Close', await findByRole('dialog'));
  await press('button', words.workshop.plainSigns);
  await says(words.workshop.fine);
  // Whoever changes a file of somebody else has made what comes of it.
  const files = allTexts().map(({ file }) => [file.text.startsWith('"""'), file.by]);
  assert.deepEqual(files, [
    [true, undefined],
    [false, 'Ann'],
  ]);
});

test('what a game can use is listed, and what a position consists of shows as it is played', async () => {
  await visit('#workshop', 'workshop', {});
  await press('button', 'What a game can use');
  const dialog = await findByRole('dialog');
  assert.match(wordsOf(dialog), /rolled\(outcome\)Return the number of a roll/);
  await press('button', 'Close', dialog);
  const fold = await until(() => document.querySelector<HTMLDetailsElement>('.tried details'));
  fold.open = true;
  fold.dispatchEvent(new Event('toggle'));
  await until(() => wordsOf(fold).includes('current_player()0'));
  await press('option', /^b2/);
  await until(() => wordsOf(fold).includes("piecesPieces({'b2': 'red'})current_player()1"));
});

test('the editor and the models show before Python runs', async () => {
  const Plain = globalThis.Worker;
  const late: (() => void)[] = [];
  let starts = false;
  globalThis.Worker = new Proxy(Plain, {
    construct: (_, [script]) => {
      const worker = new Plain(script);
      const send = worker.postMessage.bind(worker);
      worker.postMessage = (message: unknown) =>
        starts ? send(message) : void late.push(() => send(message));
      return worker;
    },
  });
  await visit('#workshop', 'workshop', {});
  await until(() => editor()?.textContent?.includes('class Three(State)'));
  await findByRole('button', 'Placing stones');
  assert.equal(wordsOf(document.querySelector('.verdict')), words.workshop.checking);
  globalThis.Worker = Plain;
  starts = true;
  for (const each of late) each();
  await says(words.workshop.fine);
});

const editor = () => document.querySelector('.editor')?.shadowRoot?.querySelector('.cm-content');

/** Chooses files as browsers let it. */
async function choose(...files: File[]) {
  const field = await until(() => document.querySelector<HTMLInputElement>('[type=file]'));
  Object.defineProperty(field, 'files', { configurable: true, value: files });
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

const names = () =>
  allTexts()
    .map(({ file }) => file.name)
    .sort();

test('a link to begin from opens the file in the editor, also one with a fault', async () => {
  const packed = (await pack('# Task 1: mend this.\nGAME = game(')) ?? '';
  await visit('', 'home', {});
  await goTo(startHash({ packed, name: 'task.py', by: 'Ann' }), 'workshop');
  await until(() => editor()?.textContent?.startsWith('# Task 1: mend this.'));
  await says('task.py, line 2: this isn’t Python');
  assert.equal(wordsOf(document.querySelector('.file-name')), 'task.py');
  assert.deepEqual(names(), []);
});

test('a file with a fault can be sent to begin from, a game also to be played', async () => {
  await visit('#workshop', 'workshop', { 'text:abc': { name: 'a.py', text: '(', used: 1 } });
  await press('button', 'Share');
  await until(() => shownLink().includes('#workshop=&name=a.py&'));
  await press('button', 'Close', await findByRole('dialog'));
  await visit('#workshop', 'workshop', {});
  await has('.verdict', words.workshop.fine);
  await press('button', 'Share');
  await until(() => shownLink().includes('#name=my_game.py&'));
  await press('radio', 'The file, to change it');
  await until(() => shownLink().includes('#workshop=&name=my_game.py&'));
  await press('button', 'Close', await findByRole('dialog'));
});

function shownLink(): string {
  const fields = document.querySelectorAll<HTMLInputElement>('dialog[open] input[readonly]');
  return fields[0]?.value ?? '';
}

test('of several files that are opened at once each is kept', async () => {
  await visit('#workshop', 'workshop', {});
  await choose(...['a', 'b', 'c'].map((name) => new File([`${name} = 1\n`], `${name}.py`)));
  await until(() => wordsOf(document.querySelector('.file-name')) === 'c.py');
  assert.deepEqual(names(), ['a.py', 'b.py', 'c.py']);
  await says('c.py is in “Your files”.');
  await choose(new File(['b = 1\n'], 'b.py'));
  await until(() => wordsOf(document.querySelector('.file-name')) === 'b.py');
  assert.deepEqual(names(), ['a.py', 'b.py', 'c.py']);
  await goTo('', 'home');
  await goTo('#workshop', 'workshop');
  assert.equal(wordsOf(document.querySelector('.file-name')), 'b.py');
});

/** Twenty files of a class, as mails and browsers name them, and one that is none. */
function ofClass(): File[] {
  const crlf = `\ufeff${THREE.replaceAll('\n', '\r\n')}`;
  const broken = [
    THREE.replace('):\n', ')\n'),
    THREE.replace('GAME = ', 'GAMES = '),
    THREE.replace('        return Three(', '        while True: pass\n$&'),
    '',
  ];
  const working = Array.from({ length: 15 }, (_, at) =>
    THREE.replace('Three in a Row', `Game ${at + 1}`),
  );
  const texts = [...working, crlf, ...broken];
  const files = texts.map((text, at) => new File([text], `my_game${at ? ` (${at})` : ''}.py`));
  files[3] = new File([working[3]], 'my_game (by Zoë) (3).py');
  return [...files, new File([Uint8Array.of(80, 75, 3, 4, 20, 0, 6, 0)], 'game.docx')];
}

test('of a class of twenty each file shows title, maker, board, and whether it works', async () => {
  await visit('#workshop', 'workshop', {});
  await choose(...ofClass());
  const dialog = await findByRole('dialog');
  const rows = () => [...dialog.querySelectorAll('.written')];
  await until(() => rows().length === 20);
  assert.equal(allTexts().length, 20);
  assert.equal(wordsOf(document.querySelector('.said .note')), words.workshop.noText('game.docx'));
  await until(() => !rows().some((row) => wordsOf(row).includes(words.workshop.checking)));
  const faulty = rows().filter((row) => row.querySelector('.fault'));
  assert.equal(faulty.length, 4);
  assert.ok(!faulty.some((row) => row.querySelector('canvas')));
  const works = rows().filter((row) => row.querySelector('canvas'));
  assert.equal(works.length, 16);
  assert.ok(works.every((row) => wordsOf(row).includes(words.kept.works)));
  const titles = works.map((row) => wordsOf(row.querySelector('b'))).sort();
  assert.equal(new Set(titles).size, 16);
  const zoe = works.find((row) => wordsOf(row.querySelector('b')) === 'Game 4');
  assert.match(wordsOf(zoe), /my_game\.py · By Zoë/);
  assert.match(faulty.map(wordsOf).join(), /this loop doesn’t end/);
});

test('a maker is asked for once, and travels with the file, its links and the whole shelf', async (t) => {
  const saved = saves(t);
  await visit('#workshop', 'workshop', { 'text:a1': { name: 'mine.py', text: '(', used: 1 } });
  const isSaved = async (name: string) => assert.equal((await until(() => saved.pop())).name, name);
  // What was written on this device, it signs itself.
  const [draft] = allTexts();
  new Writing(draft, () => {}).type(draft.file);
  await openFiles();
  await press('button', 'More for mine.py');
  await press('button', 'Save mine.py');
  await fill('Your name', 'Zoë');
  await press('button', 'Save mine.py', [...document.querySelectorAll('dialog')].at(-1));
  await isSaved('mine (by Zoë).py');
  await press('button', 'Save mine.py');
  await isSaved('mine (by Zoë).py');
  await press('button', 'Close', await findByRole('dialog'));
  await press('button', 'Share');
  await until(() => shownLink().includes(`&by=${encodeURIComponent('Zoë')}&`));
  await fill('Your name', 'Zoë M.');
  await until(() => shownLink().includes(`&by=${encodeURIComponent('Zoë M.')}&`));
  await press('button', 'Save mine.py', await findByRole('dialog'));
  await isSaved('mine (by Zoë M.).py');
  await press('button', 'Close', await findByRole('dialog'));
  await openFiles();
  await press('button', 'Save all as one file');
  const whole = await (await until(() => saved.pop())).text;
  await visit('#workshop', 'workshop', {});
  await choose(new File([whole], 'shelf.json'));
  await until(() => allTexts().length);
  assert.deepEqual(
    allTexts().map(({ file }) => [file.name, file.by]),
    [['mine.py', 'Zoë M.']],
  );
});

test('all files are saved as one, which another device opens', async (t) => {
  const text = (name: string) => ({ name, text: `${name}\n`, used: 1 });
  await visit('#workshop', 'workshop', { 'text:a1': text('a.py'), 'text:b2': text('b.py') });
  const saved = saves(t);
  await openFiles();
  await press('button', 'Save all as one file');
  const whole = await saved[0].text;
  await visit('#workshop', 'workshop', { 'text:a1': text('a.py') });
  await choose(new File([whole], 'shelf.json'));
  await until(() => wordsOf(document.querySelector('.said .note')) === words.workshop.shelfOpened);
  assert.deepEqual(names(), ['a.py', 'b.py']);
  await choose(new File(['{}'], 'other.json'));
  await says(words.workshop.noShelf);
});

type Played = { name: string; title: string; picks: string[][]; winner: string };

const CLASSICS = python<Played[]>(
  '[played(name) for name in GAMES]',
  'from tests.support.classics import GAMES, classic, picks',
  'def played(name):',
  '    places, winner = picks(classic(name), GAMES[name])',
  '    return {"name": name, "title": classic(name).title, "picks": places, "winner": winner}',
);

test('each classic is played to its end on the board', async () => {
  await visit('#workshop', 'workshop', {});
  for (const { name, title, picks, winner } of CLASSICS) {
    await press('button', 'More …');
    await press('button', title, await findByRole('dialog'));
    await until(() => editor()?.getAttribute('aria-label')?.includes(`my_${name}.py`));
    await says(words.workshop.fine);
    for (const [ply, places] of picks.entries()) {
      for (const place of places) {
        const open = `button[data-pick="${place}"][data-open]`;
        click(await until(() => document.querySelector<HTMLElement>(open)));
      }
      await past(ply);
    }
    await says(`${winner} wins`);
  }
});

test('a loop that never ends is stopped and named, and the next file works', async () => {
  const endless = THREE.replace('        return Three(', '        while True: pass\n$&');
  await visit('#workshop', 'workshop', { 'text:abc': { name: 'mine.py', text: endless, used: 1 } });
  await says('line 27: this loop doesn’t end');
  await press('button', 'Begin with …');
  await press('button', 'Three in a row', await findByRole('dialog'));
  await says(words.workshop.fine);
});

test('a press measures a game, as long as nobody stops it, and solves it', async () => {
  await visit('#workshop', 'workshop', {});
  await press('button', 'Measure');
  await says(/[1-9]\d* of 100 games/);
  await until(() => document.querySelectorAll('.used circle').length === 9);
  await says('Who begins wins');
  await press('button', 'Stop measuring');
  await findByRole('button', 'Measure');
  await says(/^Wins of Red: \d+ %/m, () => document.querySelector('.counted'));
  await press('button', 'Solve');
  await says('A draw if both play best. 5478 positions. Every move is equally good.');
});

test('a bot in the file is measured by a press, and plays', async () => {
  const text = `${THREE}\n\ndef choose(state, seconds):\n    return state.legal_actions()[0]\n`;
  await visit('#workshop', 'workshop', { 'text:abc': { name: 'mine.py', text, used: 1 } });
  await says(words.workshop.fine);
  await press('button', 'Play 40 games');
  await says('% of the points');
  await findByRole('button', 'Play 40 games');
  await nothingFound();
  await press('button', 'Play it');
  await at(0);
  const entry = Object.keys(localStorage).find((name) => name.includes('made:'));
  location.hash = `#game=${entry?.split('made:')[1]}&seats=bot9,person`;
  await at(1);
  await says('Home-made bot');
});

test('a classic that is ready only after its page was left does not begin', async (context) => {
  await visit('#workshop=shelf', 'games', {});
  await findByRole('button', /^Gomoku/);
  const { mock: ended } = context.mock.method(Worker.prototype, 'terminate');
  holdQuestions();
  await press('button', /^Gomoku/);
  await goTo('', 'home');
  askWhatWasHeld();
  await until(() => ended.callCount() || document.querySelector('dialog[open]'));
  assert.ok(!document.querySelector('dialog[open]'));
  assert.doesNotMatch(Object.keys(localStorage).join(), /gomoku/);
});

test('a game whose bots are all alike asks for no level', async () => {
  await visit('#workshop=shelf', 'games', {});
  for (const [title, asks] of [
    [/^Four in a Row/, true],
    [/^Fox and Geese/, false],
  ] as const) {
    await press('button', title);
    await findByRole('button', /^Start/);
    const legends = [...document.querySelectorAll('dialog legend')].map(wordsOf);
    assert.equal(legends.includes('The bot is'), asks, `${title}`);
    await press('button', 'Close');
  }
});

test('small games have a page of their own, which asks who plays and shows their code', async () => {
  await visit('', 'home', {});
  await press('link', /^Small games/);
  await until(() => document.body.dataset.page === 'games');
  for (const _ of ['at first', 'once it is kept']) {
    await press('button', /^Four in a Row/);
    await press('button', /^Start/);
    await says('Your turn: choose a column');
    assert.doesNotMatch(wordsOf(), /Made by/);
    await plays('d1');
    await goTo('#workshop=shelf', 'games');
  }
  await press('link', 'View code Four in a Row');
  await until(() => editor()?.textContent?.includes('FourInARow'));
  assert.equal(wordsOf(document.querySelector('.file-name')), 'my_four_in_a_row.py');
});
