// Puzzles of On Tour as people solve them: tours are drawn, and the last numbers written.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nothingFound } from './axe.ts';
import { all, findByRole, press, until, visit } from './hand.ts';
import { at, has, leaveFor, none, painted, pick, python } from './tables.ts';

const { OWN } = await import('../../../web/src/keep/own-keys.ts');

type Puzzle = {
  text: string;
  begun: number;
  asks: string;
  theme: string;
  /** The areas that each action picks, and the number before them if it is asked for. */
  right: { number: string; areas: string[] }[];
  swapped: { number: string; areas: string[] } | null;
};

/** All puzzles; one of a tour; one in which the first two numbers could also change places. */
const [TEXTS, TOUR, NUMBERS] = python<[string[], Puzzle, Puzzle]>(
  '[texts, puzzle(texts[0], True), puzzle(next(filter(begins_with_a_choice, texts)), False)]',
  'from pygames.games import find',
  'from pygames.games.on_tour.rules.maps import MAPS',
  'from tests.support.door import ok, texts_of',
  'game = "on-tour"',
  'texts = texts_of(game)',
  'def task_of(text): return ok("puzzle", game=game, text=text)',
  'def right_of(text): return ok("solution", game=game, text=text)["actions"]',
  'def swapped(action):',
  '    (one, here), (other, there) = ((each[:2], each[2:]) for each in action.split(","))',
  '    return f"{one}{there},{other}{here}"',
  'def begins_with_a_choice(text):',
  '    task = task_of(text)',
  '    if "last-numbers" not in task["themes"]: return False',
  '    first = right_of(text)[0]',
  '    legal = ok("state", record=task["record"])["legal"]',
  '    return "X" not in first and swapped(first) in legal',
  'def steps(action, land):',
  '    entries = action.split(",")',
  '    chosen = "X" in action or len(entries) == 1',
  '    names = [land.names[land.index[each.lstrip("0123456789*X")]] for each in entries]',
  '    return {"number": entries[0][:2] if chosen else "", "areas": names}',
  'def tour(action, land):',
  '    return {"number": "", "areas": [land.names[land.index[action[1:]]]]}',
  'def puzzle(text, is_tour):',
  '    task, actions = task_of(text), right_of(text)',
  '    land = MAPS[task["record"]["options"]["map"]]',
  '    each, actions = (tour, actions[:-1]) if is_tour else (steps, actions)',
  '    right = [each(action, land) for action in actions if action[0] != "r"]',
  '    return {"text": text, "begun": len(task["record"]["actions"]), "asks": task["asks"],',
  '        "theme": find(game).puzzle_themes[task["themes"][0]], "right": right,',
  '        "swapped": None if is_tour else steps(swapped(actions[0]), land)}',
);

/** Opens a puzzle as the only one that was not tried. */
async function onlyThis({ text, begun }: Puzzle) {
  await visit('', 'home', {});
  const others = TEXTS.filter((each) => each !== text).map((each) => `20000:3:1 ${each}`);
  localStorage.setItem(`${OWN}puzzles:on-tour`, others.join('\n'));
  await leaveFor('#puzzles=on-tour');
  await press('link', 'At my level');
  await painted();
  await at(begun);
}

/** Draws the best tour, or a part of it that begins it. */
async function draw(length = TOUR.right.length) {
  for (const [count, { areas }] of TOUR.right.slice(0, length).entries()) {
    await pick(areas[0]);
    await at(TOUR.begun + count + 1);
  }
}

/** Writes what an action says, the lower number first, as the page asks for them. */
async function write({ number, areas }: Puzzle['right'][number]) {
  const chosen = `button[data-pick="num-${number}"]`;
  if (number) (await until(() => document.querySelector<HTMLElement>(chosen))).click();
  for (const area of areas) await pick(area);
}

test('a tour that falls short says by how much and is drawn again', async () => {
  await onlyThis(TOUR);
  await findByRole('heading', TOUR.asks);
  assert.deepEqual(all('button', 'Draw my best tour'), []);
  await draw(4);
  await none('.answer');
  await press('button', 'Undo');
  await at(TOUR.begun + 3);
  await press('button', 'End the tour');
  await has('.answer', 'fewer than the best.');
  await at(TOUR.begun + 3);
  await nothingFound();
  await press('button', 'Try again');
  await at(TOUR.begun);
  await draw();
  await press('button', 'End the tour');
  await has('.answer', 'Right.');
  await has('.answer', ', and no tour has more.');
  await has('.answer', `Themes: ${TOUR.theme[0].toLowerCase()}${TOUR.theme.slice(1)}`);
});

test('the best tour is shown on request', async () => {
  await onlyThis(TOUR);
  await draw(2);
  await press('button', 'Show me');
  await at(TOUR.begun + TOUR.right.length + 1);
  await has('.answer', 'The board shows how it is done.');
  await nothingFound();
  await press('button', 'Try again');
  await at(TOUR.begun);
});

test('numbers that fall short are written again, and the next dice come by themselves', async () => {
  const { begun, asks, right, swapped } = NUMBERS;
  assert.ok(swapped);
  await onlyThis(NUMBERS);
  await findByRole('heading', `${asks.split('. ')[0]}.`);
  await write(swapped);
  await has('.answer', 'fewer than it can have.');
  await at(begun);
  await write(right[0]);
  await at(begun + 2);
  await has('.answer', 'Right.');
  await write(right[1]);
  await at(begun + 3);
  await has('.answer', 'as many as it can have.');
  await has('.answer', 'Theme: the last numbers');
  await nothingFound();
});
