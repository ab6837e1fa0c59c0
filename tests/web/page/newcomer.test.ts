// Each game as a newcomer sees and hears it: whose turn it is, what happened and what decided. A
// newcomer reads what stands there, and finds places and buttons by their names. What each game
// says is stated by its own tests (tests/support/newcomers.py).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { all, click, fill, findByRole, press, says, until, wordsOf } from './hand.ts';
import {
  at,
  begin,
  board,
  escaped,
  has,
  key,
  lastLine,
  past,
  ply,
  python,
  recordLink,
  statusIs,
  submit,
  tableEntry,
} from './tables.ts';

type Press = { places: string[]; says: string; start: string | null; actions: string[] };
type End = {
  result: string;
  reason: string;
  record: object;
  seat: number;
  pressed: string[];
};
type Newcomer = {
  game: string;
  /** The name of the player opposite. */
  other: string;
  turns: string[];
  told: string;
  presses: Press[];
  end: End | null;
};

const NEWCOMERS = python<Newcomer[]>(
  'all_newcomers()',
  'from tests.support.newcomers import all_newcomers',
);
/** A newcomer's first turns. */
const TURNS = 3;
const BUTTONS = '[role=group][aria-label=Choices] button:not([aria-disabled]):not(:disabled)';

/** Numbers that look random, the same each time. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const buttons = () => [...document.querySelectorAll<HTMLElement>(BUTTONS)];
const named = (each: Element) => each.getAttribute('aria-label') ?? wordsOf(each);

/** Places that say they can be picked, and the game's own buttons. */
function choices(): HTMLElement[] {
  const places = [...(board()?.querySelectorAll<HTMLElement>('[data-pick]') ?? [])];
  return [...places.filter((each) => named(each).includes(', can ')), ...buttons()];
}

/** Presses the place or button whose name begins like this. */
async function pressed(name: string) {
  const begins = new RegExp(`^${escaped(name)}(?!\\w)`);
  const element = await until(() => {
    const places = [...(board()?.querySelectorAll<HTMLElement>('[data-pick]') ?? [])];
    return [...places, ...buttons()].find((each) => begins.test(named(each)));
  });
  click(element);
}

const status = () => wordsOf(document.querySelector('.status'));
/** What was said last. */
const lastAnnouncement = () => wordsOf(lastLine());

/** Waits for the turn or the end, and tells whether the game has ended. */
async function isOver(): Promise<boolean> {
  await until(() => choices().length || all('button', 'Play again').length);
  return all('button', 'Play again').length > 0;
}

/** Picks this and that until the move is made; where a press changes nothing within a second, anew. */
async function decides(random: (below: number) => number) {
  const before = ply();
  while (ply() === before) {
    const can = await until(() => (choices().length ? choices() : null));
    const text = status();
    await pressed(named(can[random(can.length)]));
    const end = process.uptime() + 1;
    await until(() => status() !== text || process.uptime() > end);
    if (await isOver()) return;
  }
}

const whole = (sentences: string, { other }: Newcomer) =>
  new RegExp(`^(?:${sentences.replaceAll('{other}', other)})$`);

for (const newcomer of NEWCOMERS) {
  const { game, turns, told, presses, end } = newcomer;

  test(`the first turns say what to do and what was done: ${game}`, async () => {
    await begin(`#game=${game}&seats=person,bot1&seed=newcomer`);
    const random = numbers(1);
    for (let turn = 0; turn < TURNS; turn += 1) {
      // The other may win before.
      if (await isOver()) return void (await statusIs(/^You (win|lose)$/));
      await statusIs(whole(turns.join('|'), newcomer));
      if (turn) await has('.status-below', whole(told, newcomer));
      await decides(random);
    }
  });

  test(`a press is answered with what comes next or why not: ${game}`, async () => {
    for (const { places, says, start, actions } of presses) {
      const header = { format: 'pygames-record-1', game, options: {}, players: 2 };
      await begin(recordLink({ ...header, ...(start && { start }), actions }));
      await at(actions.length);
      for (const name of places) await pressed(name);
      await until(() => new RegExp(says).test(lastAnnouncement())).catch(() =>
        assert.match(lastAnnouncement(), new RegExp(says), places.join()),
      );
    }
  });

  test(`a move is played that is typed like the example: ${game}`, async () => {
    await begin(`#game=${game}&seats=person,bot1&seed=newcomer`);
    await isOver();
    const before = ply();
    key('m', document.body);
    const dialog = await findByRole('dialog', 'Type a move');
    const words = await says(/Moves look like /, () => dialog);
    const [, example] = /look like (.+?)(?: or .+?)?\./.exec(words) ?? [];
    submit(await fill('Your move', example));
    await past(before);
    assert.deepEqual(all('dialog'), []);
  });

  if (!end) continue;
  test(`the end says to the one who played what decided and what to do next: ${game}`, async () => {
    const { record, seat, result, reason } = end;
    const { players, actions } = record as { players: number; actions: string[] };
    const seats = Array.from({ length: players }, (_, at) => (at === seat ? 'person' : 'bot1'));
    await begin('#table=end', tableEntry('end', actions, { seats }, record));
    for (const name of end.pressed) await pressed(name);
    await statusIs(result);
    await says(result, lastLine);
    await has('.status-below', new RegExp(`^${escaped(reason)}$`));
    assert.match(`${result} ${reason}`, /\byou(r|rs)?\b/i);
    for (const command of ['Play again', 'Review']) await findByRole('button', command);
    await press('button', 'More');
    for (const command of ['Learn', 'Share']) await findByRole('button', command);
  });
}
