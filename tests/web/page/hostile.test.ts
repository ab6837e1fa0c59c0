// Texts from anyone stay texts, wherever they show: no element comes of them, whatever a browser
// would forbid besides (tests/browser/test_policy.py).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { all, fill, findByRole, goTo, press, says, until, visit, wordsOf } from './hand.ts';
import {
  at,
  BREAKTHROUGH,
  begin,
  leaveDialog,
  leaveFor,
  menu,
  painted,
  play,
  python,
  RECORD,
  submit,
  tableEntry,
  texts,
} from './tables.ts';

const ATTACKS = [
  '<img src=x onerror=globalThis.hacked=1>',
  '<script>globalThis.hacked=1</script>',
  '<svg onload=globalThis.hacked=1>',
  'javascript:globalThis.hacked=1',
  "\"><iframe srcdoc='<script>parent.hacked=1</script>'>",
];
const [ATTACK] = ATTACKS;
const STRANGE =
  "img[src='x'], [onerror], [onload], [onclick], iframe, main script, a[href^='javascript']";

const isHarmless = () =>
  assert.deepEqual(
    [...document.querySelectorAll(STRANGE)].map(({ outerHTML }) => outerHTML),
    [],
  );

test('in a kept game, on the home page and at its table', async () => {
  const tables = ATTACKS.map((each, at) => tableEntry(`spoiled${at}`, [each], { line: each }));
  await visit('', 'home', Object.assign({}, ...tables));
  await press('button', `${ATTACKS.length - 1} more open games`);
  assert.equal(all('link', /./, await findByRole('dialog')).length, ATTACKS.length - 1);
  isHarmless();
  await leaveDialog();
  for (const key of ATTACKS.keys()) {
    await goTo(`#table=spoiled${key}`, 'words');
    await says('isn’t valid', () => document.querySelector('[role=alert]'));
    isHarmless();
    await goTo('', 'home');
  }
});

/** A text to import: titles and names that attack, and games that are refused. */
function hostileGames(): string {
  const whole = { ...RECORD, actions: BREAKTHROUGH.slice(0, 2) };
  const sound = ATTACKS.map((title, at) => ({
    record: { ...RECORD, actions: BREAKTHROUGH.slice(0, at + 1) },
    ...{ title, names: [title, `${at} ${title}`] },
  }));
  const bad = ATTACKS.flatMap((text) => [
    ...['game', 'start', 'players', 'format'].map((field) => ({ ...whole, [field]: text })),
    ...[
      { ...whole, actions: [text] },
      { ...whole, options: { [text]: text } },
    ],
    ...[{ [text]: text }, text],
  ]);
  const games = [...sound, ...bad.map((record) => ({ record }))];
  return JSON.stringify({ format: 'pygames-games-1', games });
}

test('in a file that is imported: titles, names, and the reasons for what is refused', async () => {
  await visit('#games', 'games', {});
  await menu('Import');
  await fill(/^Or paste/, hostileGames());
  await press('button', 'Import', await findByRole('dialog'));
  await says(`${ATTACKS.length} games added.`);
  const rows = () => [...(all('list', 'Games kept on this device')[0]?.children ?? [])];
  const titles = rows().map((row) => wordsOf(row.querySelector('h2, h3')));
  assert.deepEqual(titles.sort(), ATTACKS.map((each) => each.slice(0, 60)).sort());
  isHarmless();
  for (const href of all('link', /^Resume/).map((link) => link.getAttribute('href') ?? '')) {
    await goTo(href, 'table');
    await painted();
    await says(/[<>]|javascript/, () => document.querySelector('.seats'));
    isHarmless();
  }
});

test('in what is kept beside a game: branches, challenges, results and lessons', async () => {
  const day = Math.floor(Date.now() / 86_400_000);
  const [seats, names] = [
    ['person', 'person'],
    [ATTACK, ATTACK],
  ];
  const branches = [{ actions: names }, { actions: [], ended: ATTACK }];
  const attempt = { table: ATTACK, opened: day, task: ATTACK, result: { how: 'won' } };
  const end = { key: ATTACK, at: Date.now(), seats, names, scores: [1, 2], places: [0, 1] };
  const how = { moves: [3, 3], kind: 'rated', early: false, options: { [ATTACK]: ATTACK } };
  const games = ['murus-gallicus', ATTACK].map((game) => ({ ...end, ...how, game }));
  await visit('', 'home', {
    ...tableEntry('beside', BREAKTHROUGH.slice(0, 1), { names, title: ATTACK, branches }),
    [`daily:${day}`]: {
      games: { 'murus-gallicus': attempt, [ATTACK]: attempt },
      rivals: { 'murus-gallicus': ATTACK },
    },
    fame: { since: 0, games },
    names: { [ATTACK]: 5 },
    'usual:murus-gallicus': { seats, options: { [ATTACK]: ATTACK }, names },
    learned: { 'murus-gallicus basics': ATTACK },
    theme: ATTACK,
  });
  for (const [page, hash] of Object.entries({ learn: '#learn=murus-gallicus', home: '' }).concat(
    ['daily', 'fame', 'games'].map((each) => [each, `#${each}`]),
  )) {
    await goTo(hash, page);
    await findByRole('heading');
    isHarmless();
  }
  await goTo('#table=beside', 'table');
  await at(1);
  await press('button', /^\d branch/);
  await press('button', 'Switch to it: branch 1');
  await until(() => texts('[role=alert]').some(Boolean));
  isHarmless();
});

/** For each attack a message whose checks hold; an invitation of somebody with such a name. */
const [MESSAGES, INVITATION] = python<[string[], string]>(
  '[[forged(each) for each in attacks], write(replace(first, names=(attacks[0][:LONGEST],)))]',
  'from dataclasses import replace',
  'from random import Random',
  'from pygames.match import write',
  'from pygames.match.names import LONGEST',
  'from pygames.packing import Packer',
  'from tests.support.hostile import resealed',
  'from tests.support.matches import table',
  `attacks = json.loads(${JSON.stringify(JSON.stringify(ATTACKS))})`,
  'first = table("murus-gallicus", 2, Random(1)).sent().match',
  'def forged(attack):',
  '    message = Packer()',
  '    for _ in range(8): message.add(0, 64)',
  '    message.add_text(attack)',
  '    message.add_count(2)',
  '    return resealed("m", message.letters())',
);

test('in a link that is pasted', async () => {
  await begin('#game=murus-gallicus&seats=person,far');
  await play(BREAKTHROUGH.slice(0, 1));
  for (const [at, attack] of ATTACKS.entries()) {
    await press('button', 'Open a link');
    submit(await fill('Paste the link here', attack));
    await says('This text holds no link');
    isHarmless();
    const forged = `${attack} http://localhost/#m=${MESSAGES[at]} ${attack}`;
    submit(await fill('Paste the link here', forged));
    await says(attack.slice(0, 20), () => document.querySelector('[role=alert]'));
    isHarmless();
    await leaveDialog();
  }
});

test('in the name of somebody who invites', async () => {
  await visit('', 'home', {});
  await leaveFor(`#m=${INVITATION}`);
  await says(ATTACK.slice(0, 20), () => document.querySelector('main'));
  isHarmless();
  await press('button', 'Join');
  await at(1);
  await says(ATTACK.slice(0, 20), () => document.querySelector('.seats'));
  isHarmless();
});
