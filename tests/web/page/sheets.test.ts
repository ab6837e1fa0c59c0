// A game where each player writes on a sheet of their own: whose shows, and the ways between.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { click, findByRole, press, unfold, until, wordsOf } from './hand.ts';
import { begin, board, has, key, leaveDialog, none, python, status } from './tables.ts';

/** What to press for the first action, and the ply that it brings. */
const FIRST = python<{ picks: string[]; ply: number }>(
  '{"picks": step.picks, "ply": step.ply}',
  'from pygames.games import find',
  'from tests.support.scripts import whole_game',
  'step = whole_game(find("on-tour"), seed="sheets", players=3)[1][0]',
);
/** What covers the table until the next person has the device. */
const cover = () =>
  until(() => {
    const element = document.querySelector<HTMLElement>('.cover[role=dialog][aria-modal=true]');
    const title = document.getElementById(element?.getAttribute('aria-labelledby') ?? '');
    return wordsOf(title) === 'Hand over to Yellow' ? element : null;
  });

const whose = (words: string) => has('.whose', words);
const open = () => board()?.querySelectorAll('button[data-open]') ?? [];

beforeEach(() => begin('#game=on-tour&seats=person,person,person&seed=sheets'));

/** Plays the first action as a person would. */
async function act() {
  for (const id of FIRST.picks) {
    const place = () => document.querySelector<HTMLElement>(`button[data-pick="${id}"][data-open]`);
    click(await until(place));
  }
  await until(() => board()?.dataset.ply === `${FIRST.ply}`);
}

async function handOver() {
  await press('button', 'Show my map', await cover());
  await none('.cover');
}

test('the next person’s map shows once they have the device', async () => {
  await whose('Red’s map, 1 of 3');
  await act();
  const covers = await cover();
  await until(() => wordsOf(document.activeElement) === 'Show my map');
  for (const sign of ['u', 'b', 'l']) key(sign);
  assert.ok(covers.isConnected);
  await handOver();
  await whose('Yellow’s map, 2 of 3');
  assert.equal(wordsOf(document.querySelector('.status-below')), '');
  await until(() => board()?.contains(document.activeElement));
});

test('the device can go back for another thought', async () => {
  await act();
  await press('button', 'Undo', await cover());
  await whose('Red’s map, 1 of 3');
});

test('another’s map can be looked at but not written on', async () => {
  await press('button', /^Show Green’s map/);
  await whose('Green’s map, 3 of 3');
  await until(() => !open()?.length);
  board()?.querySelector<HTMLElement>('button[data-pick]')?.click();
  await until(() => status().includes('This is Green’s map'));
  await press('button', /^Back to Red’s map/);
  await whose('Red’s map, 1 of 3');
  await until(() => open().length);
});

test('what was written is there when one looks back', async () => {
  await act();
  await handOver();
  await whose('Yellow’s map');
  await press('button', /^Show Red’s map/);
  await whose('Red’s map');
  const area = `.board [data-pick="${FIRST.picks.at(-1)}"]`;
  const name = () => document.querySelector(area)?.getAttribute('aria-label') ?? 'empty';
  await until(() => !/empty/.test(name()));
});

test('where people want no cover the next map shows at once', async () => {
  await press('button', 'Settings');
  const dialog = await findByRole('dialog', 'Settings');
  await unfold('Advanced');
  const over = await until(() =>
    [...dialog.querySelectorAll('fieldset, [role=group], [role=radiogroup]')].find((each) =>
      wordsOf(each).startsWith('Hand-over screen between people'),
    ),
  );
  await press('radio', /^Never/, over);
  await leaveDialog();
  await act();
  await whose('Yellow’s map, 2 of 3');
});
