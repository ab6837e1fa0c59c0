// What goes along with playing as people want it: tips, a yes before each move, sounds, and who
// sits at the bottom.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { all, click, findByRole, press, unfold, until, visit } from './hand.ts';
import {
  ask,
  at,
  begin,
  board,
  key,
  leaveFor,
  moves,
  none,
  openPicks,
  painted,
  pick,
  place,
  play,
  ply,
  python,
  recordLink,
  statusIs,
  texts,
} from './tables.ts';

const TWO = '#game=murus-gallicus';
/** Of each game the first decision, with any number of picks, or a button if there is one. */
const DECISIONS = python<{ game: string; picks: string[]; ply: number }[]>(
  '[{"game": game.id, "picks": step.picks, "ply": step.ply} for game, step in firsts]',
  'from pygames.games import catalog',
  'from tests.support.scripts import whole_game',
  'firsts = [(game, whole_game(game, seed="yes")[1][0]) for game in catalog()]',
);

/** A tip counts as seen where it has a place in the window: here everything has. */
Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
  get(this: HTMLElement) {
    return this.parentElement;
  },
});

const tipIs = (words: string, isShown = true) =>
  until(() => texts('.tip').join().includes(words) === isShown);

test('tips come one at a time, and go by themselves', async () => {
  const [stacks, slip] = ['Click a stack, then where it goes.', 'A slip? Undo takes it back.'];
  await begin(TWO);
  await tipIs(stacks);
  await play(['d1-d3']);
  await tipIs(slip);
  await tipIs(stacks, false);
  await press('button', 'Undo');
  await tipIs(slip, false);
  await leaveFor(TWO);
  await play(['d1-d3']);
  for (const words of [stacks, slip]) await tipIs(words, false);
  await leaveFor('#game=cercas');
  await tipIs('Click two dots for a fence');
});

test('a gold ring is explained when it is first seen', async () => {
  const record = python<{ actions: string[] }>(
    'golden(find("eight-cities"), "mid-turn").data()',
    'from pygames.games import find',
    'from tests.support.playthrough import golden',
  );
  const cities = recordLink({ ...record, actions: record.actions.slice(0, 17) });
  await visit('', 'home', { tips: ['game eight-cities', 'undo', 'hint', 'rules'] });
  for (const isFirst of [true, false]) {
    await leaveFor(cities);
    await at(17);
    await tipIs('Gold rings: the busiest cities.', isFirst);
    click(openPicks()[0]);
    await tipIs('Gold rings', false);
    await at(18);
  }
});

async function settings() {
  if (!all('button', 'Settings').length) await press('button', 'More');
  await press('button', 'Settings');
  await unfold('Advanced');
  return findByRole('dialog', 'Settings');
}

async function close() {
  await press('button', 'Close');
  await until(() => !all('dialog').length);
}

async function turn(words: RegExp) {
  await press('switch', words, await settings());
  await close();
}

async function sits(words: string) {
  const element = await settings();
  const group = [...element.querySelectorAll('fieldset')].find((each) =>
    each.textContent?.startsWith('Who sits at the bottom'),
  );
  await press('radio', words, group);
  await close();
}

/** Presses Enter on what has the focus, as a browser acts on it. */
function enter() {
  const on = document.activeElement;
  if (key('Enter') && on instanceof HTMLElement) on.click();
}

const question = () => document.querySelector<HTMLElement>('.confirm:not([hidden])');
const nothingAsked = () => none('.confirm:not([hidden])');

/** Does something where each move is confirmed. */
async function careful(act: () => Promise<void>, hash = TWO) {
  await visit('', 'home', {});
  await turn(/^Confirm moves/);
  try {
    await leaveFor(hash);
    await painted();
    await act();
  } finally {
    await leaveFor('');
    await turn(/^Confirm moves/);
  }
}

test('Back takes the last pick back, and another pick is another question', () =>
  careful(async () => {
    for (const square of ['d1', 'd3']) await pick(square);
    await press('button', 'Back', await until(question));
    await statusIs('Where does the stack on d1 go?');
    await nothingAsked();
    await pick('f3');
    await press('button', 'Play');
    await at(1);
    assert.deepEqual(moves(), ['d1-f3']);
    for (const square of ['d7', 'd5']) await pick(square);
    await until(question);
    await ask('e7');
    await statusIs('Where does the stack on e7 go?');
    await nothingAsked();
  }));

test('Enter plays and Escape goes back where the keyboard picks', () =>
  careful(async () => {
    const isAt = async (square: string) => {
      const wanted = await place(square);
      await until(() => document.activeElement === wanted);
    };
    (await place('d1')).focus();
    enter();
    for (const square of ['d2', 'd3']) {
      key('ArrowUp');
      await isAt(square);
    }
    enter();
    await until(() => question()?.getAttribute('aria-label') === 'Move d1 to d3?');
    await until(() => document.activeElement?.textContent === 'Play');
    key('Escape');
    await nothingAsked();
    await isAt('d3');
    enter();
    await until(() => document.activeElement?.textContent === 'Play');
    enter();
    await at(1);
    await isAt('d3');
  }));

test('a bot is not asked', () =>
  careful(async () => {
    await at(1);
    await nothingAsked();
  }, `${TWO}&seats=bot1,person`));

test('each game waits for a yes', () =>
  careful(async () => {
    for (const { game, picks, ply: after } of DECISIONS) {
      await leaveFor(`#game=${game}&seed=yes`);
      await painted();
      for (const id of picks) {
        const selector = `[data-pick="${id}"][data-open]`;
        click(await until(() => document.querySelector<HTMLElement>(selector)));
      }
      await until(question);
      assert.ok(ply() < after, game);
      await press('button', 'Play', await until(question));
      await at(after);
    }
  }));

test('sounds are off until asked for', async () => {
  let contexts = 0;
  const silent: object = new Proxy(class {}, {
    get: (_, name) =>
      name === 'then' ? undefined : name === Symbol.toPrimitive ? () => 0 : silent,
    apply: () => silent,
    construct: () => {
      contexts += 1;
      return silent;
    },
    set: () => true,
  });
  Object.assign(globalThis, { AudioContext: silent });
  await begin(TWO);
  await play(['d1-d3']);
  key('Shift');
  assert.equal(contexts, 0);
  await turn(/^Sound effects/);
  assert.equal(contexts, 1);
  await play(['d7-d5'], 1);
  assert.equal(contexts, 1);
  await turn(/^Sound effects/);
});

/** The first place in the order that the keyboard goes, from the top of the board. */
const first = (id: string) =>
  until(() => {
    const isStill = !board()?.hasAttribute('data-moving');
    return isStill && board()?.querySelector(`[data-pick]`)?.getAttribute('data-pick') === id;
  });
const bottomIs = (seat: 'White' | 'Black') => first(seat === 'White' ? 'sq-a7' : 'sq-h1');

test('the board turns to the player to move if people want it', async () => {
  await begin(TWO);
  await sits('The player to move');
  await bottomIs('White');
  await play(['d1-d3']);
  await bottomIs('Black');
  await play(['d7-d5'], 1);
  await bottomIs('White');
  await press('button', 'Previous move');
  await at(1);
  await bottomIs('White');
  await press('button', 'Back to the game');
  await at(2);
  await bottomIs('White');
  await sits('Automatic');
});
