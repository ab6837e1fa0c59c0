// A game with people far away that is imported: whose secret it has, and what is kept here.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { send, textOf } from './far-link.ts';
import { fill, findByRole, goTo, press, says, until, visit } from './hand.ts';
import { table } from './shown.ts';
import {
  at,
  leaveDialog,
  leaveFor,
  menu,
  painted,
  play,
  python,
  statusIs,
  tablesKept,
} from './tables.ts';

/** That of the friend, and of no player here. */
const FALSE = 'A'.repeat(22);
/** A friend has begun a game, and invites to it. */
const INVITATION = python<string>(
  'write(message(begin(header, 0, bytes(16)), bytes(16), lambda state: "c1-a3"))',
  'from pygames.games import find',
  'from pygames.match import begin, write',
  'from pygames.record import make_header',
  'from tests.support.matches import message',
  'header = make_header(find("murus-gallicus"), 2, {}, None)',
);

type Game = { match: Record<string, unknown> };

const secrets = () => tablesKept().map(({ match }) => (match as { secret: string }).secret);

beforeEach(() => visit('', 'home', {}));

/** Joins, makes the first move, and returns the text of the link for the others. */
async function decided(): Promise<string> {
  await leaveFor(`#m=${INVITATION}`);
  await press('button', 'Join');
  await painted();
  await at(1);
  await play(['e7-e5'], 1);
  return textOf(await send());
}

/** What the friend answers with: their page isn't needed. */
async function answered(match: string, action: string) {
  const { page } = await table();
  return page.door.call('message', { match, secret: FALSE, actions: [action] });
}

/** Returns what the text of an export says of the only game. */
async function exported(): Promise<Game> {
  await goTo('#games', 'games');
  await menu('Export');
  const field = (await findByRole('field', 'As text')) as HTMLTextAreaElement;
  const text = await until(() => field.value);
  await leaveDialog();
  const { games }: { games: Game[] } = JSON.parse(text);
  assert.equal(games.length, 1);
  return games[0];
}

async function takeIn(game: Game, match: object, says_: string) {
  await goTo('', 'home');
  await goTo('#games', 'games');
  await menu('Import');
  const games = [{ ...game, match: { ...game.match, ...match } }];
  await fill(/^Or paste/, JSON.stringify({ format: 'pygames-games-1', games }));
  await press('button', 'Import', await findByRole('dialog'));
  await says(says_);
}

test('an import with a false secret is refused, and the game continues', async () => {
  // As the friend could make one, and send it as their move.
  const first = await decided();
  const own = secrets();
  const answer = (await answered(first, 'a1-c3')).match?.link ?? '';
  const game = await exported();
  for (const link of [answer, first]) {
    const refused = 'Its secret isn’t the one with which its player';
    await takeIn(game, { link, secret: FALSE, since: null }, refused);
    assert.deepEqual(secrets(), own);
  }
  await takeIn(game, { link: answer, secret: own[0] }, '1 game was brought up to date.');
  assert.deepEqual(secrets(), own);
  await leaveFor(`#m=${answer}`);
  await at(3);
  await statusIs(/Your turn/);
});

test('after joining on two devices the game that was answered continues', async () => {
  const answer = (await answered(await decided(), 'a1-c3')).match?.link ?? '';
  const one = await exported();
  await visit('', 'home', {});
  await decided();
  await takeIn(one, {}, '1 game added.');
  assert.equal(new Set(secrets()).size, 2);
  await leaveFor(`#m=${answer}`);
  await at(3);
  await statusIs(/Your turn/);
  await play(['d7-b5'], 3);
  const { record } = await answered(textOf(await send()), 'd1-d3');
  assert.deepEqual(record.actions, ['c1-a3', 'e7-e5', 'a1-c3', 'd7-b5', 'd1-d3']);
});
