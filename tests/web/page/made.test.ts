// Games that were made elsewhere, on the page: what goes wrong around them, and what is kept of them.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { afterEach, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { Engine } from '../../../web/src/python/engine.ts';
import { part } from '../part.ts';
import { files } from './files.ts';
import { saves } from './files-saved.ts';
import { fill, findByRole, goTo, press, says, until, visit, wordsOf } from './hand.ts';
import { tell } from './odd-storage.ts';
import { plays, table } from './shown.ts';
import { tableEntry as tableOf } from './tables.ts';

const EXAMPLES = fileURLToPath(new URL('../../../pygames/examples/', import.meta.url));
const THREE = readFileSync(`${EXAMPLES}three.py`, 'utf8');
const HANDS = readFileSync(`${EXAMPLES}rock_paper_scissors.py`, 'utf8');

const { cards } = await import('../../../web/src/rooms/workshop/cards.ts');
const { codeHash } = await import('../../../web/src/rooms/workshop/hashes.ts');
const { Store } = await import('../../../web/src/keep/store.ts');
const { backupOf } = await import('../../../web/src/rooms/backup/text.ts');
const { pack } = await import('../../../web/src/exchange/packed.ts');
const { Making } = await import('../../../web/src/rooms/workshop/making.ts');
const { loadIsolation } = await import('../../../web/src/python/isolation.ts');
const { ForeignRules } = await import('../../../web/src/rooms/workshop/foreign.ts');
const { Engine: Running, EngineError } = await import('../../../web/src/python/engine.ts');
const { errorSentence } = await import('../../../web/src/words/failure.ts');
const { OWN } = await import('../../../web/src/keep/own-keys.ts');
const words = await import('../../../web/src/rooms/workshop/words/en.ts');
const Plain = Worker;
const { localStorage: roomy } = globalThis;

afterEach(() => {
  files.damaged = '';
  globalThis.Worker = Plain;
  store(roomy);
});

function store(value: Storage) {
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, value });
}

async function link(text = THREE) {
  return codeHash({ packed: (await pack(text)) ?? '', name: 'three.py', by: 'Ann' });
}

/** Opens a game that Ann has sent, and begins it. */
async function played(text = THREE) {
  await goTo(await link(text), 'workshop');
  await press('button', 'Play');
  await until(() => document.body.dataset.page === 'table');
  await says('Made by “Ann”, not by this site.');
  await plays('b2');
}

/** Plays where the bot hasn't. */
async function playsOn() {
  const { saved } = await table(({ session }) => session.now.live.value);
  const free = ['a1', 'c3'].find((each) => !saved.record.actions.includes(each));
  await plays(free ?? assert.fail());
}

const openFiles = async () => {
  await press('button', 'More files');
  await press('button', 'Your files');
};

const namesOf = (name: string) =>
  Object.keys(localStorage).filter((each) => each.startsWith(`${OWN}${name}`));

test('where the browser refuses such workers, the workshop says so and the rest works', async () => {
  globalThis.Worker = new Proxy(Plain, {
    construct: (_, [script]) => {
      if (`${script}`.startsWith('data:')) throw new DOMException('no', 'SecurityError');
      return new Plain(script);
    },
  });
  await visit('#workshop', 'words', {});
  await says('This browser can’t run games apart from the page');
  await goTo('#game=cercas&seats=person,person', 'table');
  await says('X, draw a fence');
});

test('a damaged part is named, and fetched again with one press', async () => {
  files.damaged = 'kit.whl';
  await visit(await link(), 'words', {});
  await says('The file kit.whl is not the one that this page was built with.');
  files.damaged = '';
  await press('button', 'Try again');
  await findByRole('heading', 'Three in a Row');
});

test('a game that was sent is kept once, and goes to another device with its file', async () => {
  await visit('', 'home', {});
  await played();
  await played();
  assert.equal(namesOf('made:').length, 1);
  const { hash } = location;
  const { text } = backupOf(new Store(localStorage)) ?? assert.fail();
  await visit('#games', 'games', {});
  await press('button', 'More');
  await press('button', 'Import');
  await fill(/^Or paste/, text);
  await press('button', 'Import', await findByRole('dialog'));
  await says(/games? added/);
  assert.equal(namesOf('made:').length, 1);
  await goTo(hash, 'table');
  await says('Three in a Row (by Ann)');
  await playsOn();
});

/** Cards that nobody has checked, for a file that is right. */
function damaged(card: Record<string, unknown>): unknown[] {
  const itself = { a: [{ kind: 'glyph', name: 'a' }] };
  const nulls = Object.fromEntries(Object.keys(card).map((name) => [name, null]));
  const more = { title: 7, levels: 'x', seats: [], players: ['a', 2], short: null, glyphs: itself };
  const spoiled = Object.entries(more).map(([name, value]) => ({ ...card, [name]: value }));
  const without = Object.keys(card).map((name) => ({ ...card, [name]: undefined }));
  return [
    null,
    [],
    'card',
    {},
    { id: card.id },
    nulls,
    ...without,
    ...spoiled.filter((_, at) => at !== 2),
  ];
}

test('a card that nobody has checked stops no page, is made anew, and can be removed', async () => {
  await visit('', 'home', {});
  await played();
  const [name] = namesOf('made:');
  const { hash } = location;
  const entry = JSON.parse(localStorage.getItem(name) ?? '');
  const id = name.slice(`${OWN}made:`.length);
  const cards = await import('../../../web/src/rooms/workshop/cards.ts');
  for (const card of damaged(entry.card)) {
    cards.cards.delete(id);
    localStorage.setItem(name, JSON.stringify({ ...entry, card }));
    await goTo('', 'home');
    await findByRole('heading', 'Cercas');
    await goTo('#games', 'games');
    assert.equal(cards.cards.get(id), undefined, JSON.stringify(card)?.slice(0, 80));
  }
  await goTo(hash, 'table');
  await says('Three in a Row (by Ann)');
  assert.deepEqual(JSON.parse(localStorage.getItem(name) ?? '').card, entry.card);
});

test('whatever lies where games are kept is listed and can be removed', async () => {
  await visit('#workshop', 'workshop', {});
  const zeros = '0'.repeat(32);
  const odd = {
    'x y': '{',
    [`hex-${zeros}`]: '[]',
    [`nim-${zeros}`]: '{"name":"nim.py","text":"1"}',
  };
  for (const [id, text] of Object.entries(odd)) localStorage.setItem(`${OWN}made:${id}`, text);
  await openFiles();
  for (const title of ['x y', `hex-${zeros}`, 'nim.py']) await press('button', `Remove ${title}`);
  assert.deepEqual(namesOf('made:'), []);
});

test('versions that look alike say when each came, where it differs and what needs it', async () => {
  const id = (digit: string) => `nim-${digit.repeat(32)}`;
  const entry = (text: string, name = 'nim.py') => ({ name, text, added: Date.now() });
  await visit('#workshop', 'workshop', {
    [`made:${id('1')}`]: entry('size = 3\n'),
    [`made:${id('2')}`]: { ...entry('size = 4\n'), added: 'x' },
    [`made:${id('3')}`]: entry('size = 5\n', 'other.py'),
    ...tableOf('k', [], {}, { game: id('2') }),
  });
  await openFiles();
  const items = [...(await findByRole('dialog')).querySelectorAll('li > span:first-child')];
  assert.deepEqual(items.map(wordsOf), [
    'nim.pyMade by you.nim.pyAdded just nowsize = 3No kept game needs it',
    'nim.pyMade by you.nim.pysize = 41 kept game needs itnim.py, 56 years ago',
    'other.pyMade by you.other.py',
  ]);
});

test('a saved game whose made game was removed says so, and goes on once it is back', async () => {
  await visit('', 'home', {});
  await played();
  const { hash } = location;
  await goTo('#workshop', 'workshop');
  await openFiles();
  await press('button', 'Remove Three in a Row (by Ann)');
  await goTo(hash, 'workshop');
  await says(words.lacking.saved);
  await findByRole('button', words.workshop.heading);
  await goTo(await link(), 'workshop');
  await press('button', 'Keep it and go on');
  await until(() => location.hash === hash);
  await playsOn();
});

test('only the own game is called one that I made', async () => {
  const { message } = words.sharing;
  assert.match(message('Nim', true), /a game I made/);
  await visit('', 'home', {});
  await played();
  const { shareKept } = await import('../../../web/src/rooms/workshop/index.tsx');
  const copies: string[] = [];
  const clipboard = { writeText: async (text: string) => void copies.push(text) };
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  shareKept(namesOf('made:')[0].slice(`${OWN}made:`.length));
  const dialog = await findByRole('dialog');
  await press('button', /^Copy/, dialog);
  const text = await until(() => copies[0]);
  assert.ok(text.startsWith(`${message('Three in a Row (by Ann)', false)} `), text.slice(0, 60));
  await press('button', 'Close', dialog);
});

test('a file and a wheel are saved as they came', async (t) => {
  const { shareKept } = await import('../../../web/src/rooms/workshop/index.tsx');
  const saved = saves(t);
  const bytes = Buffer.from([80, 75, 3, 4, 0, 255, 10, 13]);
  const files = {
    'nim.py': ['a = "é"\n', Buffer.from('a = "é"\n')],
    'nim-1.0-py3-none-any.whl': [bytes.toString('base64'), bytes],
  } as const;
  for (const [name, [text, content]] of Object.entries(files)) {
    const id = `nim-${'0'.repeat(32)}`;
    await visit('#games', 'games', { [`made:${id}`]: { name, text, by: '' } });
    cards.set(id, part({ title: 'Nim' }));
    shareKept(id);
    const dialog = await findByRole('dialog');
    await press('button', `Save ${name}`, dialog);
    const last = await until(() => saved.pop());
    assert.equal(last.name, name);
    assert.deepEqual(Buffer.from(await last.bytes), content);
    await press('button', 'Close', dialog);
    cards.delete(id);
  }
});

/** Chooses a file as browsers let it: they don't tell of a choice that is the same as before. */
function choose(field: HTMLInputElement, file: File) {
  const path = `C:\\fakepath\\${file.name}`;
  if (field.value === path) return;
  const as = (value: unknown) => ({ configurable: true, writable: true, value });
  Object.defineProperties(field, { files: as([file]), value: as(path) });
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

const editor = () => document.querySelector('.editor')?.shadowRoot?.querySelector('.cm-content');

test('a file that was changed elsewhere is read again when it is chosen again', async () => {
  await visit('#workshop', 'workshop', {});
  const field = document.querySelector<HTMLInputElement>('input[type=file]');
  for (const text of ['first = 1\n', 'second = 2\n', 'second = 2\n']) {
    choose(field ?? assert.fail(), new File([text], 'mine.py'));
    await until(() => editor()?.textContent?.includes(text.trim()));
    assert.equal(wordsOf(document.querySelector('.file-name')), 'mine.py');
  }
});

test('a file that is dropped on the editor is opened, and goes into no other text', async () => {
  await visit('#workshop', 'workshop', {});
  const before = await until(() => editor()?.textContent);
  const drop = new Event('drop', { bubbles: true, cancelable: true, composed: true });
  const files = [new File(['dropped = 1\n'], 'mine.py')];
  editor()?.dispatchEvent(Object.assign(drop, { dataTransfer: { files, getData: () => '' } }));
  await until(() => wordsOf(document.querySelector('.file-name')) === 'mine.py');
  await until(() => editor()?.textContent !== before);
  assert.equal(editor()?.textContent, 'dropped = 1');
  const texts = namesOf('text:').map((name) => JSON.parse(localStorage.getItem(name) ?? '').text);
  assert.deepEqual(texts, ['dropped = 1\n']);
});

test('curly quotes are made straight by a button at the fault', async () => {
  await visit('#workshop', 'workshop', {});
  const curly = THREE.replaceAll(/"([^"\n]*)"/g, '“$1”');
  assert.notEqual(curly, THREE);
  const field = document.querySelector<HTMLInputElement>('input[type=file]');
  choose(field ?? assert.fail(), new File([curly], 'mine.py'));
  await press('button', words.workshop.plainSigns);
  await says(words.workshop.fine);
  const { allTexts } = await import('../../../web/src/rooms/workshop/texts.ts');
  assert.deepEqual(
    allTexts().map(({ file }) => file.name),
    ['mine.py'],
  );
});

test('without room a game is played as long as the page is open, once that was said', async () => {
  await visit('', 'home', {});
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  store(
    new Proxy(roomy, { get: (at, name) => (name === 'setItem' ? full : Reflect.get(at, name)) }),
  );
  const making = new Making(loadIsolation());
  making.open({ name: 'three.py', text: THREE });
  await until(() => making.ready);
  assert.equal(making.keep(), null);
  assert.equal(making.notice.value, words.workshop.noRoom);
  const card = making.keep();
  making.close();
  await goTo(`#game=${card?.id}&seats=person,person`, 'table');
  await says('Red, choose an empty place');
});

test('two people at one device choose in secret, and see both choices at once', async () => {
  await visit('', 'home', {});
  const making = new Making(loadIsolation());
  making.open({ name: 'hands.py', text: HANDS });
  await until(() => making.ready);
  const card = making.keep();
  making.close();
  await goTo(`#game=${card?.id}&seats=person,person`, 'table');
  await says('Red, choose in secret');
  await plays('paper');
  const covers = await until(() => document.querySelector<HTMLElement>('.cover'));
  assert.equal(wordsOf(covers).includes('paper'), false);
  await press('button', 'Show the board', covers);
  await says('Red has chosen');
  const { session } = await table();
  assert.deepEqual(
    session.now.view.value?.moves.map(({ text }) => text),
    ['?'],
  );
  await plays('rock');
  await says('Red: paper · Blue: rock');
  await says('Red, choose in secret');
  assert.equal(document.querySelector('.cover'), null);
});

test('after a change the game goes on from the actions that are still legal', async () => {
  const making = new Making(loadIsolation());
  const actions = () => making.sandbox.value?.session.now.record.value.actions;
  making.open({ name: 'three.py', text: THREE });
  for (const action of ['a1', 'c3']) {
    const { session } = await until(() => making.sandbox.value);
    await until(() => session.now.live.value);
    session.play(action);
  }
  await until(() => actions()?.length === 2);
  const before = making.card.value?.id;
  making.typed(THREE.replace('Squares(3, 3)', 'Squares(4, 4)'));
  await until(() => making.card.value?.id !== before);
  assert.deepEqual(actions(), ['a1', 'c3']);
  making.typed(THREE.replace('Squares(3, 3)', 'Squares(3, 2)'));
  await until(() => actions()?.length === 1);
  assert.equal(making.notice.value, '');
  // Another tab has changed the file, too: both stay.
  const [name] = namesOf('text:');
  localStorage.setItem(name, JSON.stringify({ name: 'three.py', text: 'there' }));
  tell(name);
  assert.equal(making.notice.value, words.workshop.elsewhere);
  assert.equal(namesOf('text:').length, 2);
  making.close();
});

test('one can type before Python runs: what was typed last is what is checked', async (context) => {
  const { mock: started } = context.mock.method(Running.prototype, 'start');
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const making = new Making(arrival.then(loadIsolation));
  making.open({ name: 'mine.py', text: '(' });
  for (const title of ['One', 'Two', 'Three']) {
    making.typed(THREE.replace('Three in a Row', title));
    void making.check();
  }
  arrive();
  assert.equal((await until(() => making.ready)).card.title, 'Three');
  assert.equal(started.callCount(), 1);
  assert.equal(making.fault.value, null);
  making.close();
});

test('a file that ends Python is named, and the next one is checked', async () => {
  const making = new Making(loadIsolation());
  const verdict = () =>
    !making.checking.value && (making.fault.value?.message ?? making.ready?.card.title);
  for (const ending of [
    'import os, signal; os.kill(os.getpid(), 9)',
    'import ctypes; ctypes.string_at(0)',
  ]) {
    making.open({ name: 'mine.py', text: `${ending}\n${THREE}` });
    assert.equal(await until(verdict), words.workshop.ended('mine.py'));
    making.typed(THREE);
    assert.equal(await until(verdict), 'Three in a Row');
  }
  making.close();
});

test('while a file is checked, no verdict of an older one stands, and what it prints shows', async () => {
  const making = new Making(loadIsolation());
  const { fault, checking, printed } = making;
  const typed = async (text: string) => {
    making.typed(text);
    assert.deepEqual([fault.value, checking.value, printed.value], [null, true, '']);
    await until(() => !checking.value);
  };
  making.open({ name: 'mine.py', text: '1 / 0' });
  await until(() => fault.value);
  await typed(`print('hello')\n${THREE}`);
  assert.equal(fault.value, null);
  assert.match(printed.value, /^hello\n/);
  await typed(`print('so far')\n1 / 0\n${THREE}`);
  assert.match(fault.peek()?.message ?? '', /line 2: ZeroDivisionError/);
  assert.equal(printed.value, 'so far\n');
  await typed(
    THREE.replace('        return Three(', "        print('x' * 99)\n        return Three("),
  );
  assert.equal(printed.value.length, 2001);
  making.close();
});

test('what a game does or says at its table is told as its own', async () => {
  const answers: (object | Error)[] = [
    { sentence: 'That space is taken.', clause: '' },
    new EngineError('illegal-action', { message: 'your storage is full', at: 3 }),
    new EngineError('failed', { reason: 'silent' }),
  ];
  const call = async () => {
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const file = { name: 'three.py', text: THREE };
  const rules = new ForeignRules(() => file, '', part<Engine>({ state: 'ready', call }));
  const explain = () => rules.call('explain', part({}));
  assert.equal((await explain()).sentence, 'This game says: That space is taken.');
  const error = () => explain().then(() => '', errorSentence);
  assert.equal(await error(), 'This game says: your storage is full.');
  const stopped = /^The rules stopped unexpectedly: “three.py” took too long/;
  assert.match(await error(), stopped);
  // So it is where a file ends its worker as it is read.
  const silent = new EngineError('failed', { reason: 'silent' });
  const ends = { start: async () => {}, ask: () => Promise.reject(silent) };
  const read = new ForeignRules(() => file, '', part<Engine>(ends)).bring();
  assert.match(await read.then(() => '', errorSentence), stopped);
});
