// Playing live, as far as one page is concerned: what it offers, asks and answers.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askedServers } from '../peers.ts';
import { nothingFound } from './axe.ts';
import { send } from './far-link.ts';
import { all, click, fill, findByRole, press, says, until, visit, wordsOf } from './hand.ts';
import {
  at,
  begin,
  leaveDialog,
  leaveFor,
  menu,
  play,
  python,
  statusIs,
  tablesKept,
} from './tables.ts';

const { essentials, read, sdpOf, write } = await import(
  '../../../web/src/rooms/far/party/description.ts'
);
const { config } = await import('../../../web/src/site/config.js');
const { OWN } = await import('../../../web/src/keep/own-keys.ts');
const { AT_ONCE, minuteOf } = await import('../../../web/src/rooms/far/party/offer.ts');

const CANDIDATE = { address: '192.168.1.3', port: 5000, outside: false };
const PRINT = 'ab'.repeat(32);
const DESCRIPTION = { ufrag: 'ufrag', pwd: 'p'.repeat(24), fingerprint: PRINT };

/** An offer by a device whose clock is so many minutes ahead of the one here. */
function offer(minutes: number): string {
  const description = { ...DESCRIPTION, setup: 'actpass', candidates: [CANDIDATE] } as const;
  return write({ description, of: minuteOf(Date.now() + minutes * 60_000) }) ?? '';
}

/** Invitations of Ann's to games in which she has moved; and the last one before she has, and its id. */
const [INVITATIONS, BEGUN, ID] = python<[string[], string, string]>(
  '[[write(message(begun, by, lambda state: "c1-a3")) for begun, by in games], write(last), last.id]',
  'from pygames.games import find',
  'from pygames.match import begin, write',
  'from pygames.record import make_header',
  'from tests.support.matches import message',
  'header = make_header(find("murus-gallicus"), 2, {}, None)',
  'games = [(begin(header, 0, by), by) for by in (bytes([number] * 16) for number in range(6))]',
  'last, _ = games.pop()',
);

/** Opens an invitation that names a server, and joins. */
async function joinAt(number: number, stun: string) {
  const m = INVITATIONS[number];
  await leaveFor(`#of=murus-gallicus&by=Ann&live=${offer(2)}&stun=${stun}&m=${m}`);
  await fill('Your name', 'Ben');
  await press('button', 'Join');
}

/** The invitation or the answer that shows. */
const link = () => document.querySelector('[data-live-link]')?.getAttribute('data-live-link');
const asks = () => all('button', 'Use it too').length > 0;

/** Whether an answer waits that can be shown as a code. */
const shows = () => all('button', 'Show my code').length > 0;
const barButton = () => document.querySelector<HTMLElement>('[data-command=send]:not([hidden])');

/** Ann is far away, and waits for no code: the answer goes with the link that she gets anyway. */
async function sendsOnlyTheMove() {
  await statusIs(/Your turn/);
  assert.equal(barButton(), null);
  await play(['c7-a5'], 1);
  await statusIs(/^Send your move/);
  assert.equal(wordsOf(barButton() as HTMLElement), 'Send the link');
  assert.match(await send(), /&live=/);
  await statusIs(/^Waiting/);
  assert.equal(barButton(), null);
}

test('a guest is asked once whether to use the server of whoever invites, with a clock that is behind', async () => {
  await visit('', 'home', {});
  await joinAt(0, 'one.example%3A3478');
  await says('Ann reaches other networks through one.example.');
  assert.equal(shows(), false);
  await nothingFound();
  await press('button', 'Play without it');
  await until(shows);
  assert.deepEqual(askedServers(), []);
  await sendsOnlyTheMove();
  await joinAt(1, 'one.example%3A3478');
  await until(shows);
  await joinAt(2, 'two.example');
  await press('button', 'Use it too');
  await until(shows);
  assert.deepEqual(askedServers(), [{ urls: ['stun:two.example'] }]);
  // Any server reaches other networks.
  await joinAt(3, 'three.example');
  await until(shows);
  assert.ok(!asks());
  assert.deepEqual(askedServers(), [{ urls: ['stun:two.example'] }]);
});

test('the set-up says who scans the code, whether one friend is there or several', async () => {
  await visit('', 'home', {});
  click(await until(() => document.querySelector<HTMLElement>('[data-game="on-tour"]')));
  await press('radio', '2');
  await press('radio', /^Each on their own device/);
  await says('Your friend scans your code, and begins.');
  await press('radio', '4');
  await says('Your friends scan your code one after another.');
});

test('an invitation names the own server of whoever invites', async () => {
  await begin('#game=murus-gallicus&seats=person,far&names=%5B%22Ann%22%5D');
  await play(['c1-a3']);
  await press('button', 'Send the link');
  assert.doesNotMatch((await until(link)) ?? '', /stun=/);
  await says('All devices have to be on one Wi-Fi or hotspot.');
  await leaveDialog();
  localStorage.setItem(`${OWN}live-server`, 'stun:one.example:3478');
  await press('button', 'Send the link');
  assert.match((await until(link)) ?? '', /&stun=one\.example%3A3478&m=/);
});

test('only who joins by a scan ends a game that waits for its guest, and shows a code', async () => {
  await begin('#game=murus-gallicus&seats=person,far&names=%5B%22Ann%22%5D');
  await play(['c1-a3']);
  await press('button', 'Send the link');
  await until(link);
  const standing = () => document.documentElement.dataset.live;
  assert.equal(standing(), 'inviting');
  await leaveDialog();
  await leaveFor(`#of=murus-gallicus&by=Cleo&live=${offer(0)}${AT_ONCE}&m=${INVITATIONS[0]}`);
  await until(() => all('button', 'Join').length > 0);
  assert.equal(standing(), 'inviting');
  assert.equal(link(), undefined);
  await press('button', 'Join');
  const dialog = await findByRole('dialog', 'Your answer to Cleo');
  assert.equal(wordsOf(dialog).match(/scans/g)?.length, 1);
  assert.equal(dialog.querySelectorAll('.filled').length, 0);
  await leaveDialog();
});

test('the code of an answer shows at no place to which the person has gone meanwhile', async (t) => {
  const { prototype } = RTCPeerConnection;
  const { setLocalDescription } = prototype;
  let answer = () => {};
  const slow = new Promise<void>((ready) => {
    answer = ready;
  });
  t.mock.method(prototype, 'setLocalDescription', async function (this: unknown, ...of: unknown[]) {
    await slow;
    return Reflect.apply(setLocalDescription, this, of);
  });
  await leaveFor(`#of=murus-gallicus&by=Cleo&live=${offer(0)}${AT_ONCE}&m=${INVITATIONS[1]}`);
  await press('button', 'Join');
  await until(() => document.documentElement.dataset.live !== 'inviting');
  location.hash = '#fame';
  await findByRole('heading', 'Hall of fame');
  answer();
  await until(() => document.documentElement.dataset.live === 'answering');
  assert.equal(all('dialog').length, 0);
});

test('two side by side come back to their code, which stands before any link', async () => {
  await begin('#game=murus-gallicus&seats=far,person&beside=yes');
  await until(() => document.documentElement.dataset.live === 'inviting');
  await leaveDialog();
  await statusIs('Invite your friend');
  assert.equal(wordsOf(barButton() as HTMLElement), 'Show the code');
  await nothingFound();
  await press('button', 'Show the code');
  await findByRole('dialog', 'Play live');
  await leaveDialog();
});

test('whoever has lost the other connects again, and finds links behind one line', async () => {
  await begin('#game=murus-gallicus&seats=person,far&names=%5B%22Ann%22%5D');
  await play(['c1-a3']);
  await send();
  const { id } = tablesKept()[0].match as { id: string };
  for (const name of ['live', 'live-hosted'])
    localStorage.setItem(`${OWN}${name}`, JSON.stringify([id]));
  await leaveFor(location.hash);
  await says('Not connected.');
  const filled = all('button').filter((button) => button.matches('.filled'));
  assert.deepEqual(filled.map(wordsOf), ['Show a code']);
  await press('button', 'Show a code');
  await findByRole('dialog', 'Connect again');
  assert.equal(all('heading', 'Both there now? Play live').length, 0);
  await leaveDialog();
  const fold = document.querySelector('.far-note > details') as HTMLDetailsElement;
  assert.equal(fold.open, false);
  assert.match(wordsOf(fold), /^Or go on by links.*Show my link$/);
});

/** Ann's side of a connection to this page, of which she keeps nothing. */
async function connectAnn() {
  const ann = new RTCPeerConnection();
  const channel = ann.createDataChannel('');
  const own = await ann.createOffer();
  const description = essentials(own.sdp ?? '');
  const live = description && write({ description, of: minuteOf(Date.now()) });
  await leaveFor(`#of=murus-gallicus&by=Ann&live=${live}&m=${INVITATIONS[4]}`);
  await press('button', 'Join');
  await press('button', 'Show my code');
  const [, text] = /live=([\w-]*)/.exec((await until(link)) ?? '') ?? [];
  const reply = read(text)?.description;
  channel.onmessage = ({ data }) => {
    if (data.startsWith('=')) channel.send(data.replace('=', '+'));
  };
  await ann.setLocalDescription(own);
  await ann.setRemoteDescription({ type: 'answer', sdp: reply && sdpOf(reply) });
  channel.send('@0 Ann');
  return channel;
}

test('whoever joins the next game sees its board at once, and what they wait for', async () => {
  await visit('', 'home', {});
  const channel = await connectAnn();
  await says('Connected to Ann');
  await until(() => !all('dialog').length);
  await statusIs('Your turn: choose a stack to move');
  await menu('Resign');
  await press('button', 'Resign', await findByRole('dialog'));
  await findByRole('button', 'Play again');
  channel.send(`^${ID} murus-gallicus !Ann`);
  await says('Ann begins Murus Gallicus.');
  assert.equal(all('button', 'Play again').length, 0);
  await press('button', 'Join');
  channel.send('@0 Ann');
  channel.send(`=${BEGUN}`);
  channel.send('*');
  await says('You have joined. Waiting for Ann’s first move.');
  await statusIs('Waiting for Ann');
  await at(0);
  assert.deepEqual([all('button', 'Join').length, all('button', 'Rules').length], [0, 1]);
  await press('button', 'Disconnect');
  await until(() => document.documentElement.dataset.live !== 'connected');
});

/** A connection to a place at which nobody is. */
class NobodyListens {
  onclose = () => {};

  constructor() {
    queueMicrotask(() => this.onclose());
  }

  close() {}
}

test('where the meeting place can’t be reached the page says so, and two links connect', async () => {
  Object.assign(globalThis, { WebSocket: NobodyListens });
  Object.assign(config, { meet: 'wss://meet.example' });
  await begin('#game=murus-gallicus&seats=person,far&names=%5B%22Ann%22%5D');
  await play(['c1-a3']);
  await press('button', 'Send the link');
  const invitation = (await until(link)) ?? '';
  assert.match(invitation, /&live=/);
  assert.doesNotMatch(invitation, /meet=/);
  await says('The meeting place can’t be reached. Connect by codes, or play on by links.');
  await says('Then scan the code that their page shows, or paste their link here:');
  await nothingFound();
});
