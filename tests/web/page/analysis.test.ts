// The board to think on, hints, and the look back at a finished game.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nothingFound } from './axe.ts';
import { all, fill, findByRole, goTo, press, says, until, visit, wordsOf } from './hand.ts';
import { askWhatWasHeld, holdQuestions } from './page.ts';
import {
  at,
  begin,
  board,
  has,
  key,
  leaveFor,
  linkTo,
  menu,
  painted,
  pick,
  place,
  play,
  python,
  RECORD,
  recordLink,
  spoken,
  statusIs,
  submit,
  tablesKept,
  texts,
} from './tables.ts';

/** Here all is proven soon: White wins with d5-d7 only; after nearly anything else Black does. */
const START = '1B3B2/8/3W4/8/7B/8/W7 w';
/** White does not see the win, and then Black does not. */
const SHORT = ['a1-c1', 'h3-f3', 'd5-d7'];

type Links = {
  begun: string;
  plain: string;
  lost: string;
  hit: string;
  cercas: string;
  'eight-by-eight': string;
  /** A die has been rolled twice. */
  rolled: string;
  tour: { actions: string[] };
};

const LINK = python<Links>(
  'made',
  'from pygames import link as links',
  'from pygames.games import find',
  'from pygames.record import extend, new, parse, settle',
  'from tests.support.scripts import whole_game',
  `record = ${JSON.stringify(RECORD)}`,
  `start = ${JSON.stringify(START)}`,
  'text = lambda start, actions: links.write(parse(record | {"start": start, "actions": actions}))',
  `made = {
    "begun": links.write(parse(record | {"actions": []})),
    "plain": text(start, []), "lost": text(start, ["a1-c1", "h3-h1"]),
    **{each: links.write(settle(new(find(each), seed="set-up")))
      for each in ("cercas", "eight-by-eight")},
    "rolled": links.write(settle(extend(settle(new(find("eight-by-eight"), seed="rolled")), "3,7"))),
    "hit": text("7B/Wb6/bb6/8/8/8/8 w", []),
    "tour": whole_game(find("on-tour"), "alone", 1)[0].data()}`,
);

const best = () => texts('.best-line');
const turn = (words: string) => findByRole('heading', words);
const bestIs = (words: string) => until(() => best()[0]?.includes(words));
const three = () => until(() => best().length === 3);

async function think(text: string, ply: number, game = 'murus-gallicus') {
  await visit('', 'home', {});
  await leaveFor(`#of=${game}&at=${ply}&analyse=${text}`);
  await painted();
}

test('a finished game is analysed from the move that shows', async () => {
  await begin(linkTo(['d5-d7'], { start: START }));
  await at(1);
  await menu('Analyse');
  await turn('White wins');
  assert.deepEqual(best(), []);
  await press('button', 'Set up a position');
  await spoken('White has broken through already');
  await press('button', 'One move back');
  await turn('White to move');
  await bestIs('Wins at once');
});

test('the best moves stand there with what is proven', async () => {
  await think(LINK.plain, 0);
  await three();
  assert.equal(best()[0], 'Move d5–d7Wins at once');
  await has('.best', 'Loses for certain');
  await spoken('The best move: move d5 to d7. Wins at once.');
});

test('moves of the same words differ by their chances', async () => {
  await think(LINK.begun, 0);
  await three();
  for (const line of best()) assert.match(line, /even|in\s10/);
  const chances = best().map((line) => Number(/ · (\d+)%/.exec(line)?.[1]));
  assert.deepEqual(
    chances,
    chances.toSorted((one, other) => other - one),
  );
});

test('what a move brings at once stands below it', async () => {
  // All that White can do is to hit one of three stones.
  await think(LINK.hit, 0);
  await three();
  for (const square of ['a5', 'b5', 'b6']) {
    const line = best().find((each) => each.includes(`Hit ${square}`)) ?? '';
    assert.match(line, new RegExp(`Hits the single stone on ${square}`));
  }
});

test('moves are tried by key, taken back, and gone through again', async () => {
  await think(LINK.lost, 0);
  await at(0);
  await turn('White to move');
  key('.', document.body);
  await at(1);
  await has('.step', 'White moved a1–c1.');
  const listed = () => [...document.querySelectorAll<HTMLElement>('ol[data-moves] button')];
  assert.equal(listed().length, 2);
  listed()[1].click();
  await at(2);
  listed()[0].click();
  await at(1);
  assert.equal(listed().length, 2);
  key(',', document.body);
  await at(0);
  await bestIs('Move d5–d7');
  key('1', document.body);
  await turn('White wins');
  await until(() => !best().length);
});

test('either side is moved on the board, and the address says where', async () => {
  await think(LINK.plain, 0);
  await play(['a1-c1']);
  await turn('Black to move');
  await play(['h3-f3'], 1);
  await turn('White to move');
  await until(() => location.hash.startsWith('#of=murus-gallicus&at=2&analyse='));
  await leaveFor(location.hash);
  await at(2);
  await has('.step', 'Black moved h3–f3.');
});

test('what is tried while another page is loaded leaves its address alone', async () => {
  await think(LINK.plain, 0);
  holdQuestions();
  for (const square of ['a1', 'c1']) await pick(square);
  location.hash = '#puzzles=murus-gallicus';
  askWhatWasHeld();
  await says('Every solution has been checked');
  assert.equal(location.hash, '#puzzles=murus-gallicus');
});

test('one press plays on against a bot', async () => {
  await think(LINK.plain, 0);
  await three();
  await press('button', 'Play from here');
  await press('button', 'Against the keen bot');
  await until(() => document.body.dataset.page === 'table');
  await at(0);
  await until(() => texts('.plate').some((each) => each.includes('Keen bot')));
  await play(['d5-d7']);
  await statusIs('You win');
});

test('its link holds the position, and a damaged one says so', async () => {
  await think(LINK.lost, 1);
  await press('button', 'Share this position');
  const field = (await findByRole('field', 'Link to this position')) as HTMLInputElement;
  await until(() => field.value.includes('#of=murus-gallicus&at=1&analyse='));
  await visit('', 'home', {});
  location.hash = '#of=cercas&at=1&analyse=1DCa0IinCCVl1ge4zaV6V';
  await says('Part of this link is missing; copy all of it.');
});

// Positions that are set up

const code = async () => (await findByRole('field', 'Position code')) as HTMLInputElement;
const codeIs = (wanted: string | RegExp) =>
  until(() => {
    const { value } = document.querySelector<HTMLInputElement>('#position') ?? { value: '' };
    return typeof wanted === 'string' ? value === wanted : wanted.test(value);
  });

async function fillIn(position: string) {
  const field = await code();
  await fill('Position code', position);
  submit(field);
}

test('a position is set up by pressing, by key and as text', async () => {
  await think(LINK.plain, 0);
  await press('button', 'Set up a position');
  await codeIs(START);
  await pick('e4');
  await codeIs('1B3B2/8/3W4/4w3/7B/8/W7 w');
  await spoken('E4, single white stone.');
  await pick('e4');
  await codeIs('1B3B2/8/3W4/4b3/7B/8/W7 w');
  await press('button', 'Other player to move');
  await codeIs('1B3B2/8/3W4/4b3/7B/8/W7 b');
  const [tray] = [...document.querySelectorAll('[role=group][aria-label=Pieces]')];
  await press('button', 'white stack', tray);
  await pick('e4');
  await codeIs('1B3B2/8/3W4/4W3/7B/8/W7 b');
  await pick('e4');
  await codeIs('1B3B2/8/3W4/8/7B/8/W7 b');
  await nothingFound();
  await fillIn('BBBBBBBB/b7/8/8/8/8/W7 b');
  await says('Black has 17 stones, more than 16.');
  await fillIn('8/8/3W4/8/7B/8/W7 w');
  await until(() => !texts('[role=alert]').filter(Boolean).length);
  await until(() =>
    /^b7, empty/.test(
      board()?.querySelector('[data-pick=sq-b7]')?.getAttribute('aria-label') ?? '',
    ),
  );
  await press('button', 'Analyse it');
  await until(() => board()?.contains(document.activeElement));
  await bestIs('Wins at once');
  await leaveFor(location.hash);
  await painted();
  await bestIs('Wins at once');
});

test('a place that is picked as soon as the field appears is changed', async () => {
  await think(LINK.plain, 0);
  await three();
  const element = await place('e4');
  const once = new MutationObserver(() => {
    if (!document.querySelector('#position')) return;
    once.disconnect();
    element.click();
  });
  once.observe(document.body, { childList: true, subtree: true });
  await press('button', 'Set up a position');
  await codeIs('1B3B2/8/3W4/4w3/7B/8/W7 w');
});

test('each game with position texts sets one up', async () => {
  for (const [game, picks, becomes] of [
    ['cercas', ['dot c3', 'dot d3'], /^0000000\/0010000\//],
    ['eight-by-eight', ['row 3, column 5'], /^8\/8\/4r3\/8\//],
  ] as const) {
    await think(LINK[game], 99, game);
    await press('button', 'Set up a position');
    await code();
    for (const name of picks) {
      const there = () => all('option', new RegExp(`^${name}\\b`), board() ?? document)[0];
      (await until(there)).click();
    }
    await codeIs(becomes);
    const before = (await code()).value;
    await press('button', /^(Other|Next) player to move$/);
    await until(() => document.querySelector<HTMLInputElement>('#position')?.value !== before);
  }
});

// What chance brought

const came = async () => (await findByRole('field', 'Chance')) as HTMLSelectElement;

async function choose(outcome: string) {
  const field = await came();
  field.value = outcome;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Opens a game of Eight-by-Eight in which a die has been rolled twice; returns the last roll. */
async function rolled(): Promise<string> {
  await think(LINK.rolled, 99, 'eight-by-eight');
  await at(3);
  return (await came()).value;
}

test('what the die shows is chosen, and no line without a decision is a branch', async () => {
  const other = (await rolled()) === 'r1' ? 'r2' : 'r1';
  await choose(other);
  await until(() => document.querySelector('select')?.value === other);
  await three();
  assert.equal(document.querySelector('.branches'), null);
  await choose('');
  await until(() => /r[1-8]/.test(document.querySelector('select')?.value ?? ''));
  await at(3);
});

test('another roll before what was played makes that a branch', async () => {
  const was = await rolled();
  await three();
  key('1', document.body);
  await at(5);
  await came();
  // What chance brought later isn't asked here, even before it is known what it could bring.
  holdQuestions();
  await press('button', 'One move back');
  await until(() => !all('field', 'Chance').length);
  askWhatWasHeld();
  await at(3);
  await choose(was === 'r1' ? 'r2' : 'r1');
  await findByRole('button', 'Switch to it: branch 1');
  await three();
  await nothingFound();
  await press('button', 'Switch to it: branch 1');
  await at(5);
  await has('.branches summary', /^1 branch$/);
  await press('button', 'One move back');
  await at(3);
  assert.equal((await came()).value, was);
});

// Comments, and where there is no help

const GAME_FILE = `
[Game "murus-gallicus"]
[Player1 "Anna"]

{At the club.}
1. c1-a3 {Wide.} (1. d1-d3 {In the middle.} d7-d5) e7-e5
`;

test('comments come with a game file, are written, and go with one', async () => {
  await visit('#games', 'games', {});
  await menu('Import');
  await fill(/^Or paste/, GAME_FILE);
  await press('button', 'Import', await findByRole('dialog'));
  await press('link', /^Resume: Murus Gallicus/);
  await at(2);
  key(',', document.body);
  await at(1);
  await has('.record .comment', /^Wide\.$/);
  await menu('Analyse');
  await has('.step-words.comment', /^Wide\.$/);
  key('.', document.body);
  await until(() => !wordsOf(document.querySelector('.step-words.comment')));
  await press('button', 'Comment');
  await fill('Comment', 'Solid (they say).');
  await press('button', 'Save');
  await has('.step-words.comment', /^Solid \(they say\)\.$/);
  await goTo('#games', 'games');
  await findByRole('heading', 'Your games');
  await menu('Export');
  const what = (await findByRole('field', 'What to export')) as HTMLSelectElement;
  what.selectedIndex = 1;
  what.dispatchEvent(new Event('change', { bubbles: true }));
  await press('radio', 'For people');
  const text = (await findByRole('field', 'As text')) as HTMLTextAreaElement;
  await until(() => text.value.includes('Solid'));
  const written = '1. c1-a3 {Wide.} (1. d1-d3 {In the middle.} d7-d5) e7-e5 {Solid (they say).}';
  assert.match(text.value, /^\[Player1 "Anna"\]$/m);
  assert.equal(text.value.split('\n\n')[1], `{At the club.}\n${written}\n`);
});

test('analysing an unfinished game makes it practice', async () => {
  await begin('#game=murus-gallicus');
  await play(['c1-a3']);
  assert.ok(!('practice' in tablesKept()[0]));
  await menu('Analyse');
  await turn('Black to move');
  assert.equal(tablesKept()[0].practice, true);
});

test('there is no help where none is wanted', async () => {
  for (const hash of ['#game=cercas&seats=person,bot1&undo=no', '#daily&game=cercas']) {
    await begin(hash);
    await press('button', 'More');
    assert.deepEqual(all('button', 'Analyse'), [], hash);
    await press('button', 'More');
  }
});

// Hints

const HINT = /^Hint: (Move|Hit) [a-h][1-7]/;
const hint = () => all('button', 'Hint')[0];
const isPressed = (pressed: boolean) =>
  until(() => hint().getAttribute('aria-pressed') === `${pressed}`);

async function hinted() {
  await press('button', 'Hint');
  await isPressed(true);
  await statusIs(HINT);
}

test('a hint speaks until it is pressed again', async () => {
  await begin('#game=murus-gallicus');
  await hinted();
  await has('.status-below', /\d+\sin\s10|about even|[Ww]in/);
  await has('#announcements', /Hint: Move [a-h]1 to /);
  assert.equal(board()?.dataset.ply, '0');
  await press('button', 'Hint');
  await isPressed(false);
  await statusIs('White, choose a stack to move');
});

test('a pick, Escape and another ply take the hint away', async () => {
  await begin(linkTo(SHORT.slice(0, 2), { start: START }));
  await at(2);
  await hinted();
  await pick('d5');
  await isPressed(false);
  await statusIs('Where does the stack on d5 go?');
  key('Escape');
  await statusIs('White, choose a stack to move');
  await hinted();
  key('Escape');
  await statusIs('White, choose a stack to move');
  await hinted();
  await press('button', 'Previous move');
  await at(1);
  await isPressed(false);
  assert.equal(hint().getAttribute('aria-disabled'), 'true');
  await press('button', 'Last position');
  await at(2);
  await hinted();
  await press('button', 'Undo');
  await at(1);
  await isPressed(false);
});

// Reviews

async function finished() {
  await begin(linkTo(SHORT, { start: START }));
  await at(SHORT.length);
}

test('a reviewed game shows the best moves of each turn', async () => {
  await finished();
  assert.deepEqual(all('button', 'Hint'), []);
  await press('button', 'Review');
  await press('button', 'Previous move');
  await at(SHORT.length - 1);
  const here = () => document.querySelector('[aria-label="Best moves here"]');
  await says('Wins at once', here);
  await until(() => here()?.querySelectorAll('li').length === 3);
  await nothingFound();
});

test('a game alone has the review of its own', async () => {
  await begin(recordLink(LINK.tour));
  await at(LINK.tour.actions.length);
  await press('button', 'Review');
  await has('.review', 'With these dice and cards');
  await has('.review', 'Where the points came from');
  assert.equal(document.querySelector('[aria-label="Win chance by move"]'), null);
});
