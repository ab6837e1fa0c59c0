// Workers that end, break down or never answer: the game continues. And what shows was kept before.
import assert from 'node:assert/strict';
import { afterEach, mock, test } from 'node:test';
// @ts-expect-error: tests lie beside web/, where the package has types
import { h, render } from '../../../web/node_modules/preact/dist/preact.mjs';
import { all, click, findByRole, press, until } from './hand.ts';
import {
  ask,
  at,
  BREAKTHROUGH,
  begin,
  board,
  entries,
  moves,
  pick,
  place,
  python,
  recordLink,
  texts,
} from './tables.ts';

const { useAnswer } = await import('../../../web/src/ui/answer.ts');
const { Worker: Python } = globalThis;
const { postMessage } = Python.prototype;
/** The questions of which the next one is lost, with all that this worker is asked later. */
let lost: RegExp | null = null;
let struck: Worker | null = null;

Python.prototype.postMessage = function (this: Worker, message: { text?: string }) {
  if (message.text && lost?.test(message.text)) {
    lost = null;
    struck = this;
  }
  if (struck !== this || !message.text) postMessage.call(this, message);
};

/** Lets a worker hear no more once it is asked this. */
function strike(questions: RegExp) {
  lost = questions;
  struck = null;
}

const hit = () => until(() => struck);

const FULL = { message: 'full', preventDefault: () => {} };
/** The ways in which it fails, and the time in ms that tells if nothing else does. */
const FAULTS: readonly [name: string, happens: (worker: Worker) => void, silence: number][] = [
  ['it ends', (worker) => worker.terminate(), 21_000],
  ['it breaks down', (worker) => worker.onerror?.(FULL as ErrorEvent), 0],
  [
    'its answer can’t be read',
    (worker) => worker.dispatchEvent(new MessageEvent('messageerror')),
    0,
  ],
];

/** Lets time pass by itself again; what waits for it is done. */
function goOn() {
  mock.timers.runAll();
  mock.timers.reset();
}

afterEach(() => {
  mock.timers.reset();
  [lost, struck] = [null, null];
});

/** Makes a move whose question is lost; from its last square on, time passes only as a test says. */
async function moveInVain(action: string, question: RegExp) {
  const [from, to] = action.split('-');
  await pick(from);
  await place(to);
  mock.timers.enable({ apis: ['setTimeout'] });
  strike(question);
  await ask(to);
  await soon(() => struck);
}

/** Lets the worker that was struck fail, and so much time pass, a tenth at a time. */
async function fails(happens: (worker: Worker) => void, silence: number) {
  happens(await hit());
  for (let tenth = 0; tenth < 10; tenth += 1) mock.timers.tick(silence / 10);
}

/** Waits while little time passes. */
const soon = <T>(is: () => T) =>
  until(() => {
    mock.timers.tick(10);
    return is();
  });

for (const [fault, happens, silence] of FAULTS) {
  test(`${fault}: the rules are started again, and the action is played`, async () => {
    await begin('#game=murus-gallicus');
    for (const [ply, action] of BREAKTHROUGH.slice(0, 2).entries()) {
      await at(ply);
      await moveInVain(action, /./);
      await fails(happens, silence);
      await soon(() => board()?.dataset.ply === `${ply + 1}`);
      goOn();
    }
    assert.deepEqual(moves(), BREAKTHROUGH.slice(0, 2));
    assert.deepEqual(texts('[role=alert]').filter(Boolean), []);
  });
}

test('a bot’s worker that ends is started again, and the bot moves', async () => {
  const [[, happens, silence]] = FAULTS;
  await begin('#game=murus-gallicus&seats=person,bot1');
  for (let turn = 0; turn < 2; turn += 1) {
    await at(0);
    await moveInVain(BREAKTHROUGH[0], /"choose"/);
    assert.equal(board()?.dataset.thinking, '1');
    // The time of a level besides.
    await fails(happens, silence && silence + 30_000);
    await soon(() => board()?.dataset.ply === '2');
    goOn();
    assert.deepEqual(texts('[role=alert]').filter(Boolean), []);
    await press('button', 'Undo');
  }
});

test('an action that ends the rules each time is reported, and can be tried again', async () => {
  await begin('#game=murus-gallicus');
  const squares = BREAKTHROUGH[0].split('-');
  strike(/./);
  for (const square of squares) await pick(square);
  const [, [, happens]] = FAULTS;
  const first = await hit();
  strike(/./);
  happens(first);
  happens(await hit());
  await until(() => all('button', 'Try again')[0]);
  assert.match(texts('[role=alert]').join(), /That did not work/);
  await press('button', 'Try again');
  await until(() => !texts('[role=alert]').filter(Boolean).length);
  await at(0);
  for (const square of squares) await pick(square);
  await at(1);
});

// What shows, and what is kept

type Whole = {
  record: { game: string; actions: string[] };
  /** The first decisions. */
  steps: { picks: string[]; ply: number }[];
};

const WHOLE = python<Whole[]>(
  '[whole(game) for game in catalog()]',
  'from pygames.games import catalog',
  'from tests.support.scripts import whole_game',
  'def whole(game):',
  '    record, steps = whole_game(game, seed="browser")',
  '    steps = [{"picks": step.picks, "ply": step.ply} for step in steps[:6]]',
  '    return {"record": record.data(), "steps": steps}',
);

/** How many actions are kept of the only game, also when it is over. */
function countOnDisk(): number {
  const [game] = [...entries('table:'), ...entries('finished:')];
  return game.record.actions.length;
}

/** Notes each ply that a board shows before it is kept. */
function early(): string[] {
  const failures: string[] = [];
  const element = board();
  const { setAttribute } = Element.prototype;
  if (!element) throw new Error('no board');
  element.setAttribute = (name, value) => {
    const isKept = name !== 'data-ply' || countOnDisk() >= Number(value);
    if (!isKept) failures.push(value);
    setAttribute.call(element, name, value);
  };
  return failures;
}

/** Presses what can be picked with this id, also once more if it is not there yet. */
async function choose(id: string) {
  const place = `button[data-pick="${id}"][data-open]`;
  click(await until(() => document.querySelector<HTMLElement>(place)));
}

test('each game is played, with each ply kept before it shows, and opens with its end', async () => {
  for (const { record, steps } of WHOLE) {
    const { game, actions } = record;
    await begin(`#game=${game}&seed=browser`);
    const lines = early();
    for (const { picks, ply } of steps) {
      for (const id of picks) await choose(id);
      await at(ply);
    }
    assert.deepEqual(lines, [], game);
    assert.deepEqual(moves(), actions.slice(0, moves().length), game);
    await begin(recordLink(record));
    await until(() => document.querySelector('[data-over]'));
    assert.deepEqual(moves(), actions, game);
    await findByRole('button', 'Play again');
  }
});

test('an answer to an older question never shows, and one that fails changes nothing', async () => {
  const place = document.createElement('div');
  const answers: ((words: Promise<string> | string) => void)[] = [];
  const Asking = ({ question }: { question: number }) =>
    useAnswer(() => new Promise<string>((go) => answers.push(go)), [question], 'asking');
  for (const question of [1, 2, 3]) {
    render(h(Asking, { question }), place);
    await until(() => answers.length === question);
  }
  answers[0]('old');
  answers[2]('new');
  answers[1]('older than shows');
  await until(() => place.textContent === 'new');
  render(h(Asking, { question: 4 }), place);
  (await until(() => answers[3]))(Promise.reject(new Error('none')));
  render(h(Asking, { question: 5 }), place);
  await until(() => answers.length === 5);
  assert.equal(place.textContent, 'new');
});
