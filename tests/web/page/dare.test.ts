// A result to beat: who is offered to send one, and which links are none.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nothingFound } from './axe.ts';
import { all, fill, findByRole, goTo, keep, press, says, until, visit, wordsOf } from './hand.ts';
import { askWhatWasHeld, holdQuestions } from './page.ts';
import {
  are,
  at,
  BREAKTHROUGH,
  begin,
  has,
  LAST,
  leaveDialog,
  leaveFor,
  painted,
  play,
  python,
  resign,
  tableEntry,
  tablesKept,
} from './tables.ts';

/** A game with dice that was played to its end by lot; one that isn't over; one without a seed. */
const [OVER, BROKEN_OFF, BY_CHANCE] = python<string[]>(
  '[links.write(each) for each in (over, off, replace(over, seed=None))]',
  'from dataclasses import replace',
  'from random import Random',
  'from pygames import link as links',
  'from pygames.games import find',
  'from pygames.record import new',
  'from tests.support.playthrough import played',
  'over = played(new(find("eight-by-eight"), 2, seed="fair"), Random(2))',
  'off = replace(over, actions=over.actions[:4])',
);

const dare = (beat: string, seats = 'person,bot1') =>
  `#of=eight-by-eight&by=Ann&seats=${seats}&beat=${beat}`;

/** Opens a link, with all that is kept. */
async function opens(hash: string) {
  await goTo('', 'home');
  await leaveFor(hash);
}

const main = () => document.querySelector('main');

test('several people are offered to play alone', async () => {
  await begin('#game=on-tour&seats=person,far,far,far');
  const takesLong = 'A game takes about 80 messages: good for a group chat.';
  await says(takesLong);
  await press('button', 'How the dice stay fair');
  await says('No player can know or choose one');
  await press('button', 'Play it as a dare');
  await until(() => !wordsOf(document.body).includes(takesLong));
  await painted();
  const [{ record, rooms }] = tablesKept();
  assert.deepEqual([record.players, rooms], [1, { dare: true }]);
});

test('a new game with dice can be sent as a dare', async () => {
  await begin('#game=on-tour&seats=person');
  assert.match(tablesKept()[0].record.seed ?? '', /^[0-9a-f]{10}$/);
  await begin('#game=cercas&seats=person,bot1');
  assert.ok(!('seed' in tablesKept()[0].record));
});

test('a dare without a person, of an unfinished game or without a seed is refused', async () => {
  await visit('', 'home', {});
  for (const [hash, words] of [
    ...['person,person', 'bot1,bot2', 'person', 'person,bot9'].map((seats) => [
      dare(OVER, seats),
      'it doesn’t say which player’s result',
    ]),
    [dare(BROKEN_OFF), 'isn’t over, or what came by chance'],
    [dare(BY_CHANCE), 'isn’t over, or what came by chance'],
  ]) {
    await opens(hash);
    await says(words, main).catch(() => assert.fail(`${hash}: ${wordsOf()}`));
  }
});

/** A dare of a won game of Murus Gallicus; of On Tour alone; of a friend in Eight-by-Eight. */
const THEIRS = python<Record<'tour' | 'eight', { text: string; seed: string; first: string }>>(
  '{"tour": about("on-tour", 1), "eight": about("eight-by-eight", 2)}',
  'from random import Random',
  'from pygames import link as links',
  'from pygames.games import find',
  'from pygames.record import new',
  'from tests.support.playthrough import played',
  'def about(game, players):',
  '    over = played(new(find(game), players, seed="fair"), Random(2))',
  '    return {"text": links.write(over), "seed": over.seed, "first": over.actions[0]}',
);
const TOUR = `#of=on-tour&by=Ann&seats=person&beat=${THEIRS.tour.text}`;
const OUTCOME = '[data-over]';

const offers = (words: string | RegExp) => findByRole('heading', words);

/** Begins what a dare offers. */
async function plays() {
  await press('button', 'Play');
  await until(() => document.body.dataset.page === 'table');
  await painted();
}

/** The link in the dialog that shows, once it is there. */
async function linkIn(dialog: HTMLElement, name: string | RegExp = /./) {
  const fields = () => all('field', name, dialog) as HTMLInputElement[];
  return until(() => fields().find(({ value }) => value.includes('beat='))?.value);
}

/** The part of a link that the page reads. */
const hashOf = (link: string) => new URL(link).hash;

test('a winner dares a friend, who sees both results and answers', async () => {
  const seats = { seats: ['person', 'bot1'], names: ['Ann', ''], given: 0, rooms: { dare: true } };
  await begin('#table=begun', tableEntry('begun', BREAKTHROUGH.slice(0, -1), seats));
  await at(LAST);
  await play(BREAKTHROUGH.slice(-1), LAST);
  await has(OUTCOME, 'win');
  await press('button', 'Dare your friends');
  const link = await linkIn(await findByRole('dialog', 'Dare your friends'));
  assert.match(link, /by=Ann&seats=person,bot1&beat=/);
  const anns = { ...localStorage };

  await visit('', 'home', {});
  await leaveFor(hashOf(link));
  await offers('Ann won in 10 moves. Can you beat that?');
  await says('You play White, against the gentle bot.');
  await plays();
  await has('.task', 'To beat: a win in 10 moves');
  await play(['c1-a3']);
  await resign();
  await has(OUTCOME, 'Ann did better.');
  await are('.dare-results > div', ['YouLost after 1 move', 'AnnWon in 10 moves']);
  await press('button', 'Send Ann your answer');
  const dialog = await findByRole('dialog', 'Send Ann your answer');
  await fill(/Your name/, 'Ben');
  await until(() =>
    (all('field', /Link/, dialog)[0] as HTMLInputElement)?.value.includes('by=Ben&'),
  );
  const answer = await linkIn(dialog, /Link/);

  await visit('', 'home', {});
  Object.assign(localStorage, anns);
  await leaveFor(hashOf(answer));
  await offers('Ben lost after 1 move. You won in 10 moves.');
  await are('.dare-results > div', ['YouWon in 10 moves', 'BenLost after 1 move']);
  await nothingFound();
  await press('button', 'Try again');
  await painted();
  await at(0);
});

test('a sender without a name is asked for one once', async () => {
  await visit('', 'home', {});
  for (const name of ['Ben', '']) {
    const entries = tableEntry('over', BREAKTHROUGH, {
      seats: ['person', 'bot1'],
      given: 0,
      rooms: { dare: true },
    });
    for (const [entry, value] of Object.entries(entries)) keep(entry, value);
    await opens('#table=over');
    await painted();
    await press('button', 'Share');
    const dialog = await findByRole('dialog', 'Share this game');
    await press('radio', 'A dare: beat my result', dialog);
    if (name) await fill(/Your name/, name);
    const link = () => (all('field', /^Link/, dialog)[0] as HTMLInputElement)?.value;
    await until(() => link()?.includes('by=Ben&'));
    assert.equal(all('field', /Your name/, dialog).length, name ? 1 : 0);
    await leaveDialog();
  }
});

test('a message that is asked for before it is made is copied once', async () => {
  const copied: string[] = [];
  const clipboard = { writeText: async (text: string) => void copied.push(text) };
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  const seats = { seats: ['person', 'bot1'], given: 0, rooms: { dare: true } };
  await visit('#table=over', 'table', tableEntry('over', BREAKTHROUGH, seats));
  await painted();
  await press('button', 'Share');
  const dialog = await findByRole('dialog', 'Share this game');
  holdQuestions();
  await press('radio', 'A dare: beat my result', dialog);
  await press('button', 'Copy message', dialog);
  assert.deepEqual(copied, []);
  askWhatWasHeld();
  await until(() => copied.length === 1);
  await fill(/Your name/, 'Cleo');
  const link = () => (all('field', /^Link/, dialog)[0] as HTMLInputElement)?.value;
  await until(() => link()?.includes('by=Cleo&'));
  assert.equal(copied.length, 1);
  await leaveDialog();
});

test('a dare has the same dice, and playing it again is practice', async () => {
  await visit('', 'home', {});
  for (const practice of [undefined, true]) {
    await opens(dare(THEIRS.eight.text));
    await says('You begin with the same luck.');
    await plays();
    const [own] = tablesKept();
    assert.equal(own.record.seed, THEIRS.eight.seed);
    assert.equal(own.record.actions[0], THEIRS.eight.first);
    assert.equal(own.practice, practice);
    await goTo('', 'home');
    forgetDares();
  }
});

/** Leaves no game that is to go on, so that the link asks once more. */
function forgetDares() {
  for (const { rooms: _, ...table } of tablesKept()) keep(`table:${table.key}`, table);
}

test('the same link continues the game that it began', async () => {
  await visit('', 'home', {});
  const link = TOUR.replace('by=Ann', 'by=');
  await opens(link);
  await offers(/^Your friend made \d+ points\. Can you beat that\?$/);
  await plays();
  const address = location.hash;
  await opens(link);
  await painted();
  assert.equal(location.hash, address);
});

test('what is pressed before the rules answer is done once they do', async () => {
  await visit('', 'home', {});
  holdQuestions();
  await opens(TOUR);
  await offers('A dare from Ann: On Tour');
  await fill(/Your name/, 'Ben');
  await press('button', 'Play');
  await has('[role=status]', 'The game begins as soon as the rules are loaded.');
  askWhatWasHeld();
  await painted();
  assert.equal(tablesKept()[0].record.seed, 'fair');
});
