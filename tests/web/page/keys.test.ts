// Single keys: what they read out, where they are left alone, and what their list does.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { all, fill, findByRole, press, says, until, wordsOf } from './hand.ts';
import { askWhatWasHeld, holdQuestions } from './page.ts';
import {
  at,
  BREAKTHROUGH,
  begin,
  key,
  lastLine,
  leaveDialog,
  linkTo,
  menu,
  moves,
  place,
  play,
  ply,
  python,
  reopen,
  spoken,
  submit,
} from './tables.ts';

const FIRST = 'White, choose a stack to move.';
const NEXT = 'Where does the stack on d1 go?';
const LIST = 'Keyboard and screen reader';

/** Presses a key, and waits for what is said last. */
async function reads(sign: string, words: string | RegExp) {
  key(sign, document.body);
  await says(words, lastLine);
}

/** A game of two persons, four moves old; its greeting has been said. */
beforeEach(async () => {
  await begin(linkTo(BREAKTHROUGH.slice(0, 4)));
  await says('Murus Gallicus', lastLine);
});

async function picks(square: string) {
  const option = await place(square);
  option.focus();
  if (key('Enter', option)) option.click();
}

test('keys read whose turn it is, the last move and the score', async () => {
  await reads('t', FIRST);
  await reads('s', /^White: .*\d stacks\. Black: .*\d stacks\.$/);
  await play(BREAKTHROUGH.slice(4, 5), 4);
  await reads('l', 'White moved d1 to d3.');
});

test('what is read shows for those who see', async () => {
  const caption = () => document.querySelector('.toast');
  await reads('p', /^White: \d stacks/);
  assert.match(wordsOf(caption()), /^White: \d stacks/);
  key('Escape', document.body);
  await until(() => !caption());
});

test('a pick says what comes next, also when asked, and places say what can be done', async () => {
  const named = async (square: string, words: RegExp) => {
    const option = await place(square);
    await until(() => words.test(option.getAttribute('aria-label') ?? ''));
  };
  await picks('d1');
  await says(NEXT, lastLine);
  await named('d3', /^d3, empty, can be reached$/);
  await named('e1', /^e1, [^,]*$/);
  key('Escape');
  await says(FIRST, lastLine);
  await named('d1', /^d1, white stack, can move$/);
  await picks('d1');
  await says(NEXT, lastLine);
  await reads('s', /^White: /);
  await reads('t', NEXT);
});

test('keys with others are left to the browser, and work where letters mean nothing else', async () => {
  for (const modifier of ['ctrlKey', 'altKey', 'metaKey']) {
    const how = { key: 'u', bubbles: true, cancelable: true, [modifier]: true };
    assert.ok(document.body.dispatchEvent(new KeyboardEvent('keydown', how)), modifier);
  }
  document.querySelector<HTMLElement>('input[type=range]')?.focus();
  await reads('t', FIRST);
  assert.equal(ply(), 4);
});

test('single keys can be turned off', async () => {
  const turn = async () => {
    await menu(LIST);
    await press('switch', /^Single/, await findByRole('dialog', LIST));
    await leaveDialog();
  };
  await turn();
  key('u', document.body);
  await reopen();
  await at(4);
  key('u', document.body);
  await picks('d1');
  await spoken(NEXT);
  assert.equal(ply(), 4);
  await turn();
  key('u', document.body);
  await at(3);
});

test('the list of keys does what they do', async () => {
  await menu(LIST);
  const list = await findByRole('dialog', LIST);
  await press('button', /The score$/, list);
  await says('White: ', () => list.querySelector('[role=log]'));
  await press('button', /Undo$/, list);
  await at(3);
});

test('a move is not played once its dialog is closed', async () => {
  key('m', document.body);
  const field = await fill('Your move', 'd1d3');
  holdQuestions();
  submit(field);
  await leaveDialog();
  await until(() => !all('dialog').length);
  askWhatWasHeld();
  await play(['e1-c3'], 4);
  assert.deepEqual(moves().slice(4), ['e1-c3']);
});

const GAMES = python<{ id: string; title: string; first: string; least: number }[]>(
  '[{"id": game.id, "title": game.title, "first": game.seats[0].name, "least": game.players[0]}\n' +
    'for game in catalog()]',
  'from pygames.games import catalog',
);

test('every part of a position can be read', async () => {
  for (const { id, title, first, least } of GAMES) {
    await begin(`#game=${id}&seed=keys`);
    await says(title, lastLine);
    await reads('p', new RegExp(`^${first}: .+\\.$`));
    for (const sign of ['w', 'o']) await reads(sign, /^.+: .+\.$/);
    await reads('s', least === 1 ? 'You' : first);
  }
});

/** The places to which arrow keys lead from the first one, going all ways from each. */
function reached(): Set<Element> {
  const visits = new Set<Element>();
  const waiting = [document.querySelector('.places [tabindex="0"]')];
  for (let at = waiting.pop(); at; at = waiting.pop()) {
    if (visits.has(at)) continue;
    visits.add(at);
    for (const way of ['Left', 'Right', 'Up', 'Down']) {
      for (const isShifted of [false, true]) {
        (at as HTMLElement).focus();
        key(`Arrow${way}`, at, isShifted);
        waiting.push(document.activeElement);
      }
    }
  }
  return visits;
}

test('arrow keys lead to every place', async () => {
  for (const { id } of GAMES) {
    await begin(`#game=${id}&seed=keys`);
    const visits = reached();
    const places = [...(document.querySelector('.places')?.children ?? [])];
    const others = places.filter((each) => !visits.has(each));
    assert.deepEqual([others.map((each) => each.ariaLabel), places.length > 20], [[], true], id);
  }
});

/** Presses keys where the focus is, as a browser acts on them. */
function types(...signs: string[]) {
  for (const sign of signs) {
    const on = document.activeElement as HTMLElement;
    if (key(sign) && sign === 'Enter') on.click();
  }
}

test('arrow keys lead from what is picked to what can follow', async () => {
  await begin('#game=cercas');
  (await place('dot b4')).focus();
  types('Enter', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter', 'ArrowUp', 'Enter');
  await at(1);
  assert.deepEqual(moves(), ['b4-e4:d4']);
});

/** A game of 8 Cities just before one player may pass, and then the other may not. */
const LAST_PASS = python<string[]>(
  'next(record.actions[:ply] for ply, state in enumerate(states(record)) if ends(state))',
  'from pygames.games import find',
  'from pygames.games.eight_cities.position import PASS',
  'from pygames.record import states',
  'from tests.support.scripts import whole_game',
  'record, _ = whole_game(find("eight-cities"), "browser")',
  'can = lambda state: PASS in state.legal_actions()',
  'ends = lambda state: can(state) and not can(state.child(PASS))',
);

test('the focus stays at the board when a button goes', async () => {
  await begin(linkTo(LAST_PASS, { game: 'eight-cities' }));
  await at(LAST_PASS.length);
  const choices = await until(() => document.querySelector('[role=group][aria-label=Choices]'));
  (await findByRole('button', 'Pass', choices)).focus();
  types('Enter');
  await until(() => !all('button', 'Pass', choices).length);
  await until(() => document.activeElement?.matches('.board [role=option]'));
});
