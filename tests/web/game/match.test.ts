import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allHere, matchSeats } from '../../../web/src/game/seating.ts';
import { showBadge } from '../../../web/src/keep/badge.ts';
import { newSecret } from '../../../web/src/keep/new-table.ts';
import { readTable } from '../../../web/src/keep/saved-table.ts';
import { farAt } from '../../../web/src/rooms/far/far-game.ts';
import { deedOf } from '../../../web/src/rooms/far/kept.ts';
import { namesAfterMessage } from '../../../web/src/rooms/far/message.ts';
import type { Match } from '../../../web/src/scene/types.ts';
import { matchOf, type SavedMatch } from '../far.ts';
import {
  claimed,
  openTable,
  type Shared,
  savedTable,
  settled,
  type TestTable,
  table,
} from './table.ts';

const COME: SavedMatch = {
  id: 'abcdefgh',
  link: 'm1',
  seat: 1,
  secret: 'S',
  next: 1,
  joined: 2,
  own: false,
  fresh: true,
  since: null,
};

/** A message of Red's came: they did "a!", and Blue opens the dice. */
async function cameTo(match: Partial<SavedMatch> = {}): Promise<TestTable> {
  const seats = matchSeats(2, match.seat ?? 1);
  const game = table({ actions: ['a!'], seats, match: { ...COME, ...match } });
  const { record } = savedTable(['a!', 'd6', 'd1'], seats);
  game.door.answers.message = { seat: 1, record, match: null };
  await game.session.open();
  await settled();
  return game;
}

/** What is kept of the match. */
function keptMatch({ saves }: TestTable): SavedMatch | undefined {
  return matchOf(saves.at(-1) ?? {});
}

function message(actions: string[], next: number | null): Match {
  const { record } = savedTable(actions, matchSeats(2, 1));
  const state = { first: 0, chance: true, joined: [0, 1], names: ['', ''], author: 1, next };
  return { link: 'm2', id: COME.id, record, ...state };
}

test('nothing is drawn here: the dice come with the message that opens them', async () => {
  const { session, door } = await cameTo();
  assert.deepEqual(session.now.record.value.actions, ['a!', 'd6', 'd1']);
  assert.equal(matchOf(session.now.saved.value)?.since, 3);
  assert.equal(session.now.live.value, true);
  assert.equal(farAt({ session })?.status.value, null);
  assert.equal(door.names.includes('continue'), false);
});

test('whose turn it is stays known where the page is left while what came is still shown', async () => {
  const game = table({ actions: ['a!'], seats: matchSeats(2, 1), match: COME });
  const { record } = savedTable(['a!', 'd6', 'd1'], matchSeats(2, 1));
  game.door.answers.message = { seat: 1, record, match: null };
  game.fly();
  await game.session.open();
  await settled();
  assert.ok((game.session.now.view.value?.ply ?? 0) < 3);
  assert.equal(deedOf(game.session.now.saved.value), 'play');
});

test('only the link of an own move says that it is sent, and redone it has the same link', async () => {
  const { session, door } = await cameTo();
  door.answers.message = { match: message(['a!', 'd6', 'd1', 'd!'], 0) };
  door.names.length = 0;
  session.play('d!');
  await settled();
  assert.deepEqual(door.names, ['view', 'message']);
  session.undo();
  await settled();
  session.redo();
  await settled();
  assert.equal(farAt({ session })?.link.value, 'm2');
  farAt({ session })?.sent('m1');
  assert.equal(session.now.canUndo.value, true, 'another link says nothing of this move');
  farAt({ session })?.sent('m2');
  assert.equal(session.now.canUndo.value, false);
});

test('a player resigns only in their own turn, and may think better of it until it is sent', async () => {
  const { session, door } = await cameTo();
  assert.equal(session.now.earlyEnds.value.resign, 'resigned-1');
  assert.equal(session.now.earlyEnds.value.draw, 'none');
  door.answers.message = { match: message(['a!', 'd6', 'd1'], null) };
  session.end('resigned-1');
  await settled();
  assert.equal(farAt({ session })?.status.value?.deed, 'send');
  assert.equal(session.now.canUndo.value, true);
  farAt({ session })?.sent('m2');
  assert.equal(session.now.canUndo.value, false);
  assert.equal(farAt({ session })?.status.value?.deed, 'over');
});

/** Red waits for Blue, and another page keeps Blue's message. */
async function waiting(claim?: Shared) {
  const match = { ...COME, seat: 0, own: true, fresh: false };
  const game = await openTable({ actions: ['a!'], seats: matchSeats(2, 0), match, claim });
  const record = { ...savedTable(['a!', 'd6', 'd1', 'b'], matchSeats(2, 0)).record };
  game.door.answers.message = { seat: 0, record, match: null };
  const come = { ...match, link: 'm2', next: 0, own: false, fresh: true };
  return { game, saved: { ...game.session.now.saved.value, match: come } };
}

test('a message that another page keeps is taken in by the page that plays', async () => {
  const { game, saved } = await waiting();
  const { session } = game;
  // The next one is there before the rules have said what the first brings.
  const match = { ...saved.match, link: 'm1b' };
  session.otherTab.adopt(structuredClone({ ...saved, match }));
  session.otherTab.adopt(structuredClone(saved));
  await settled();
  assert.deepEqual(session.now.record.value.actions, ['a!', 'd6', 'd1', 'b']);
  assert.deepEqual([session.now.live.value, keptMatch(game)?.fresh], [true, false]);
  assert.equal(keptMatch(game)?.link, 'm2');
});

test('the rules are asked for what a message brings, and for its first ply, before each is saved', async () => {
  const { game, saved } = await waiting();
  const calls: (string | undefined)[] = [];
  game.door.names.length = 0;
  game.saves.push = () => calls.push(game.door.names.at(-1));
  await game.session.open(() => saved);
  await settled();
  assert.deepEqual(calls.slice(0, 2), ['message', 'view']);
  assert.equal(game.door.names.filter((name) => name === 'message').length, 1);
});

test('a message that comes while the game shows goes on from the ply that shows', async () => {
  const { game, saved } = await waiting();
  const { session, door } = game;
  door.names.length = 0;
  game.fly();
  await session.open(() => structuredClone(saved));
  assert.equal(keptMatch(game)?.link, 'm2', 'kept before it is said to be');
  await settled();
  assert.deepEqual([door.names, session.now.view.value?.ply], [['message', 'view'], 2]);
  // Another one comes while this one is still shown.
  const actions = ['a!', 'd6', 'd1', 'b', 'a', 'b'];
  const { record } = savedTable(actions, matchSeats(2, 0));
  door.answers.message = { seat: 0, record, match: null };
  const next = game.saves.at(-1) as typeof saved;
  await session.open(() => ({ ...next, match: { ...saved.match, link: 'm3' } }));
  game.announcements.length = 0;
  await settled();
  await game.land();
  assert.deepEqual(session.now.record.value.actions, actions);
  assert.deepEqual([game.announcements.length, session.now.live.value], [4, true]);
  assert.equal(keptMatch(game)?.link, 'm3');
});

test('a page that follows leaves a message to the page that plays, until it plays itself', async () => {
  const claim = claimed(false);
  const { game, saved } = await waiting(claim);
  const { session } = game;
  session.otherTab.adopt(structuredClone(saved));
  await settled();
  assert.deepEqual([session.now.plies.value, game.saves.length], [1, 0]);
  game.stored = structuredClone(saved);
  await claim.takeOver();
  await settled();
  assert.deepEqual([session.now.plies.value, session.now.live.value], [4, true]);
});

test('a page that opens a message takes the game over, and keeps it as it is kept then', async () => {
  const claim = claimed(false);
  const game = table({ actions: ['a!'], seats: matchSeats(2, 0), claim });
  game.stored = savedTable(['a!', 'd6', 'd1'], matchSeats(2, 0));
  await game.session.open((saved) => ({ ...saved, title: 'come' }));
  await settled();
  const { record, title } = game.session.now.saved.value;
  assert.deepEqual([claim.here.value, record.actions.length, title], [true, 3, 'come']);
  assert.equal(game.saves[0].title, 'come');
});

test('a message is kept though yet another page takes the game over at that moment', async () => {
  const claim = claimed(false);
  claim.takeOver = async () => {};
  const game = table({ actions: ['a!'], seats: matchSeats(2, 0), claim });
  await game.session.open((saved) => ({ ...saved, title: 'come' }));
  await settled();
  assert.deepEqual([game.saves.length, game.saves[0].title], [1, 'come']);
});

test('a message stays although another page saves the older game', async () => {
  for (const here of [true, false]) {
    const claim = claimed(here);
    claim.takeOver = async () => {};
    const { game, saved } = await waiting(claim);
    const before = structuredClone(game.session.now.saved.value);
    await game.session.open(() => saved);
    await settled();
    game.session.otherTab.adopt(before);
    await settled();
    assert.equal(keptMatch(game)?.link, 'm2');
    assert.equal(matchOf(game.session.now.saved.value)?.link, 'm2');
    assert.equal(game.session.now.plies.value, here ? 4 : 1);
  }
});

test('a page plays on when another page has kept the same game once more', async () => {
  const { session } = await cameTo();
  session.otherTab.adopt(structuredClone(session.now.saved.value));
  await settled();
  assert.equal(session.now.live.value, true);
});

test('a link is withdrawn where another page plays', async () => {
  const claim = claimed(true);
  const { game } = await waiting(claim);
  assert.equal(farAt(game)?.link.value, 'm1');
  claim.here.value = false;
  assert.equal(farAt(game)?.link.value, null);
});

test('a game says what there is to do in it', () => {
  const tableOf = (match: Partial<SavedMatch>, more = {}) => ({
    ...savedTable([], matchSeats(2, 1)),
    match: { ...COME, ...match },
    ...more,
  });
  assert.equal(deedOf(savedTable([])), undefined);
  assert.equal(deedOf(tableOf({})), 'play');
  assert.equal(deedOf(tableOf({ since: 1, fresh: false }, { turn: 1 })), 'play');
  assert.equal(deedOf(tableOf({ since: 1, fresh: false }, { turn: 0 })), 'send');
  assert.equal(deedOf(tableOf({ since: 1, fresh: false }, { over: true })), 'send');
  assert.equal(deedOf(tableOf({ next: 0 })), 'wait');
  assert.equal(deedOf(tableOf({ next: null })), 'over');
});

test('a game with people far away is kept with its match, or counts as damaged', () => {
  const seats = matchSeats(3, 1);
  assert.deepEqual(seats, ['far', 'person', 'far']);
  assert.deepEqual(allHere(seats), ['person', 'person', 'person']);
  const plain = savedTable([], seats);
  const read = (match: unknown) => readTable(JSON.stringify({ ...plain, match }), 'here');
  const lookup = read(COME);
  assert.deepEqual(lookup.is === 'kept' && lookup.table.match, COME);
  for (const damaged of [undefined, {}, { ...COME, link: 1 }, { ...COME, since: 'x' }]) {
    assert.equal(read(damaged).is, 'damaged');
  }
});

test('the own name goes with a message, a new one too; the others say theirs', async () => {
  const { session, door } = await cameTo();
  const names: unknown[] = [];
  const { call } = door;
  door.call = (name, args) => {
    if (name === 'message') names.push((args as { name?: string }).name);
    return call(name, args);
  };
  door.answers.message = { match: message(['a!', 'd6', 'd1', 'd!'], 0) };
  session.rename(['', 'Bea']);
  await settled();
  session.play('d!');
  await settled();
  session.rename(['', 'Beatrix']);
  await settled();
  assert.deepEqual(names, ['Bea', 'Bea', 'Beatrix']);
  const match = { ...message([], 0), names: ['Ann', 'Mallory'] };
  assert.deepEqual(namesAfterMessage(match, 1, ['', 'Beatrix']), ['Ann', 'Beatrix']);
  const invitation = { ...match, joined: [1], names: ['', 'Beatrix'] };
  assert.deepEqual(namesAfterMessage(invitation, 0, ['Ann', 'Ben']), ['Ann', 'Beatrix']);
});

test('the icon counts the games in which something is to be done here, and none is no badge', (t) => {
  const counts: number[] = [];
  const navigatorBefore = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
  const setAppBadge = (count: number) => {
    counts.push(count);
    return counts.length > 1 ? Promise.reject(new Error('not allowed')) : Promise.resolve();
  };
  Object.defineProperty(globalThis, 'navigator', { value: { setAppBadge }, configurable: true });
  t.after(() => navigatorBefore && Object.defineProperty(globalThis, 'navigator', navigatorBefore));
  const [here, seats] = [savedTable([]), matchSeats(2, 1)];
  const tableOf = (match: Partial<SavedMatch>) => ({
    ...savedTable([], seats),
    match: { ...COME, ...match },
  });
  showBadge(() => [
    here,
    tableOf({}),
    tableOf({ next: 0 }),
    tableOf({ since: 1, fresh: false }),
    tableOf({ next: null }),
  ]);
  showBadge(() => [here, tableOf({ next: 0 })]);
  assert.deepEqual(counts, [2, 0]);
});

test('secrets are 16 bytes, and each is another', () => {
  const secrets = Array.from({ length: 20 }, newSecret);
  for (const secret of secrets) assert.match(secret, /^[\w-]{21}[AQgw]$/);
  assert.equal(new Set(secrets).size, 20);
});
