import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import fc from '../../web/node_modules/fast-check/lib/fast-check.js';
import {
  ANN,
  connect,
  cutOff,
  nothingKept,
  openChannels,
  Person,
  reachedAt,
  setClock,
  settled,
  timeBegins,
  together,
  tries,
  visit,
  wait,
} from './live-pages.ts';
import './runs.ts';

beforeEach(() => {
  timeBegins();
  together(true);
});
afterEach(() => {
  mock.timers.reset();
  mock.restoreAll();
  reachedAt();
  cutOff();
  nothingKept();
});

/** No network, as for two who have been connected. */
function outage() {
  together(false);
  for (const channel of openChannels()) channel.deaf = true;
}

/** How many pages somebody looks for. */
function seeks({ live }: Person): number {
  return live.sought.value.length;
}

function standing({ live }: Person): string {
  return live.many.value ? `connected ${live.many.value}` : live.waits.value;
}

test('a message that comes in one link with an answer counts, and shows whose page answers', async () => {
  for (const together_ of [true, false]) {
    together(together_);
    const [ann, ben] = [new Person(0), new Person(1)];
    await connect(ann, ben, 'm2');
    assert.equal(ann.link, 'm2');
    await wait(20_000);
    assert.equal(standing(ann), together_ ? 'connected 1' : 'lost');
    assert.deepEqual(ann.live.carries('game'), together_ ? [1] : null);
  }
});

test('ten seconds without a network end nothing; after more the two come back by themselves', async () => {
  const [ann, ben] = [new Person(0), new Person(1)];
  const { atHost, atGuest } = await connect(ann, ben);
  atHost.deaf = true;
  atGuest.deaf = true;
  await wait(10_000);
  atHost.deaf = false;
  atGuest.deaf = false;
  await wait(5000);
  assert.equal(standing(ann), 'connected 1');
  for (const seconds of [30, 45, 55]) {
    outage();
    await wait(seconds * 1000);
    assert.deepEqual([standing(ann), standing(ben)], ['lost', 'lost']);
    assert.deepEqual([ann, ben].map(seeks), [1, 1]);
    together(true);
    ann.write(`m${seconds}`);
    await wait(20_000);
    assert.deepEqual([standing(ann), standing(ben)], ['connected 1', 'connected 1']);
    assert.equal(ben.link, ann.link);
  }
});

test('who comes back by a code is looked for no more, and is connected once', async () => {
  const [ann, ben] = [new Person(0), new Person(1)];
  await connect(ann, ben);
  outage();
  await wait(20_000);
  assert.deepEqual([ann, ben].map(seeks), [1, 1]);
  together(true);
  await connect(ann, ben);
  ben.write('m2');
  await wait(1000);
  assert.deepEqual([ann, ben].map(seeks), [0, 0]);
  await wait(60_000);
  assert.deepEqual([standing(ann), standing(ben)], ['connected 1', 'connected 1']);
});

test('who stays away for longer, or has left, is looked for no more', async () => {
  const [ann, ben] = [new Person(0), new Person(1)];
  await connect(ann, ben);
  outage();
  await wait(100_000);
  assert.deepEqual([ann, ben].map(seeks), [0, 0]);
  together(true);
  await wait(60_000);
  assert.deepEqual([standing(ann), standing(ben)], ['lost', 'lost']);
  await connect(ann, ben);
  ben.live.leave();
  await wait(60_000);
  assert.deepEqual([standing(ann), ann.live.why.value, seeks(ann)], ['lost', '', 0]);
});

test('three guests come back by themselves; with more, the first three do', async () => {
  for (const players of [4, 5]) {
    const all = Array.from({ length: players }, (_, seat) => new Person(seat));
    const [ann, ...guests] = all;
    for (const guest of guests) await connect(ann, guest);
    for (const channel of openChannels()) channel.deaf = true;
    await wait(40_000);
    assert.deepEqual(
      guests.map(({ live }) => live.many.value),
      [1, 1, 1, 0].slice(0, players - 1),
    );
    assert.equal(standing(ann), 'connected 3');
    ann.live.leave();
  }
});

test('of two who answer one invitation the first is connected, and nobody twice', async () => {
  const [ann, ben, cleo] = [new Person(0), new Person(1), new Person(2)];
  const { offer, answer } = await connect(ann, ben);
  const second = (await cleo.live.reply(offer, { id: 'game', key: 'table' }, ANN)) ?? '';
  assert.equal(await ann.live.take({ answer: second }), 'known');
  assert.equal(await ann.live.take({ answer }), 'known');
  assert.deepEqual([standing(ann), standing(cleo)], ['connected 1', 'answering']);
  await connect(ann, cleo);
  assert.equal(standing(ann), 'connected 2');
});

const GAME = { id: 'game', key: 'table' };

test('who comes too late for an offer reads so, and until when it was', async () => {
  const [ann, ben] = [new Person(0), new Person(1)];
  const offer = (await ann.live.invite(GAME)) ?? '';
  const answer = (await ben.live.reply(offer, GAME, ANN)) ?? '';
  await wait(16 * 60_000);
  const late = new Person(1);
  // The clock here may be wrong: it is tried all the same.
  assert.ok(await late.live.reply(offer, GAME, ANN));
  assert.equal(standing(late), 'answering');
  const says = /right, this invitation was for playing live until \d\d?:15( PM)?. Then ask Ann/;
  assert.match(late.live.why.value, says);
  // The invitation shows again, with another offer.
  const next = (await ann.live.invite(GAME)) ?? '';
  assert.notEqual(next, offer);
  assert.equal(await ann.live.take({ answer }), 'old');
  assert.equal(await ann.live.take({ answer: 'nothing' }), 'bad');
  await connect(ann, late);
  assert.deepEqual([standing(late), late.live.why.value], ['connected 1', '']);
});

test('a guest whose clock is behind or a little ahead is connected', async () => {
  const minutes = [-11 * 60, -30, -1, 0, 1, 14];
  for (const ahead of minutes) {
    const [ann, ben] = [new Person(0), new Person(1)];
    const offer = (await ann.live.invite(GAME)) ?? '';
    setClock(ahead * 60_000);
    const answer = (await ben.live.reply(offer, GAME, ANN)) ?? '';
    assert.equal(await ann.live.take({ answer }), 'taken', `${ahead}`);
    setClock(-ahead * 60_000);
  }
});

test('no clock that is set ends a connection or keeps one that is silent', async () => {
  for (const by of [-3600_000, -10_000, 10_000, 3600_000]) {
    const [ann, ben] = [new Person(0), new Person(1)];
    const { atGuest } = await connect(ann, ben);
    for (let step = 0; step < 5; step += 1) {
      setClock(by);
      await wait(4000);
      assert.deepEqual([standing(ann), ann.live.why.value], ['connected 1', '']);
    }
    setClock(by);
    together(false);
    atGuest.deaf = true;
    await wait(20_000);
    assert.equal(standing(ann), 'lost');
    together(true);
  }
});

test('an answer is as it was made, as long as it waits, and the browser is kept awake', async () => {
  const [ann, ben] = [new Person(0), new Person(1)];
  const offer = (await ann.live.invite(GAME)) ?? '';
  const answer = (await ben.live.reply(offer, GAME, ANN)) ?? '';
  const candidates = tries();
  for (let minute = 0; minute < 10; minute += 1) {
    const before = candidates.length;
    await wait(60_000);
    assert.equal(candidates.length - before, 30);
    assert.deepEqual([ben.live.answer.value?.text, standing(ben)], [answer, 'answering']);
  }
  assert.equal(await ann.live.take({ answer }), 'taken');
  assert.equal(standing(ben), 'connected 1');
  const before = candidates.length;
  await wait(10_000);
  assert.equal(candidates.length, before);
});

test('an answer that nobody opens is given up, and the guest reads how to go on', async () => {
  const [ann, ben] = [new Person(0), new Person(1)];
  const offer = (await ann.live.invite(GAME)) ?? '';
  await ben.live.reply(offer, GAME, ANN);
  assert.ok(ann.live.stays.value && ben.live.stays.value);
  await wait(31 * 60_000);
  assert.equal(standing(ben), 'closed');
  assert.match(ben.live.why.value, /Ask Ann for a new one/);
  assert.ok(!ann.live.stays.value && !ben.live.stays.value);
});

test('where the two have found each other, no network is blamed', async () => {
  together(false);
  const [ann, ben] = [new Person(0), new Person(1)];
  const { atHost } = await connect(ann, ben);
  atHost.meets();
  await wait(16_000);
  assert.match(ann.live.why.value, /too slowly/);
});

for (const { behind, opened, carried, says } of [
  { behind: 0, opened: 0, carried: 19, says: /couldn’t be reached/ },
  { behind: 0, opened: 0, carried: 25, says: /too old/ },
  { behind: 2, opened: 0, carried: 19, says: /couldn’t be reached/ },
  { behind: 2, opened: 9, carried: 19, says: /couldn’t be reached/ },
  { behind: 2, opened: 0, carried: 25, says: /too old/ },
  { behind: -2, opened: 9, carried: 19, says: /couldn’t be reached/ },
])
  test(`an answer that nobody waits for is too old, and no other: ${behind}, ${opened}, ${carried}`, async () => {
    together(false);
    const [ann, ben] = [new Person(0), new Person(1)];
    const offer = (await ann.live.invite(GAME)) ?? '';
    await wait(opened * 60_000);
    setClock(-behind * 60_000);
    const answer = (await ben.live.reply(offer, GAME, ANN)) ?? '';
    setClock(behind * 60_000);
    await wait(carried * 60_000);
    assert.equal(await ann.live.take({ answer }), 'taken');
    await wait(16_000);
    assert.match(ann.live.why.value, says);
  });

test('without a way the host says why, and asks for the camera where names may have kept two apart', async () => {
  const name = '0f1e2d3c-4b5a-6978-8796-a5b4c3d2e1f0.local';
  for (const [address, hides] of [
    [name, true],
    ['192.168.1.2', false],
  ] as const) {
    reachedAt([address]);
    together(false);
    const [ann, ben] = [new Person(0), new Person(1)];
    await connect(ann, ben);
    assert.equal(standing(ann), 'connecting');
    await wait(16_000);
    assert.deepEqual([standing(ann), ann.live.hides.value], ['lost', hides]);
    assert.match(ann.live.why.value, /couldn’t be reached/);
    together(true);
    await connect(ann, ben);
    assert.deepEqual([standing(ann), ann.live.why.value], ['connected 1', '']);
    assert.equal(ann.live.hides.value, false);
  }
});

test('a browser that offers no way to be reached says so', async () => {
  for (const addresses of [[], ['203.0.113.9'], ['2001:db8::1', '127.0.0.1']]) {
    reachedAt(addresses);
    const ann = new Person(0);
    assert.equal(await ann.live.invite(GAME), null);
    assert.match(ann.live.why.value, /no way to reach this device/);
    assert.equal(standing(ann), 'closed');
  }
});

test('an invitation that is asked for twice at once has one offer', async () => {
  const [ann, ben] = [new Person(0), new Person(1)];
  const game = { id: 'game', key: 'table' };
  const [first, second] = [ann.live.invite(game), ann.live.invite(game)];
  assert.equal(await first, await second);
  const answer = (await ben.live.reply((await first) ?? '', game, ANN)) ?? '';
  assert.equal(await ann.live.take({ answer }), 'taken');
});

test('an invitation that is asked for while an answer connects leaves that connection', async () => {
  together(false);
  const [ann, ben] = [new Person(0), new Person(1)];
  const { atHost } = await connect(ann, ben);
  await ann.live.invite({ id: 'game', key: 'table' });
  assert.equal(atHost.readyState, 'connecting');
});

for (const [kind, say, why] of [
  ['forged', '=x1', /This is false/],
  ['oversized', `=${'a'.repeat(40_000)}`, /no message/],
  ['garbage', '<b>', /no message/],
  ['flooding', '.', /too many/],
] as const) {
  test(`a guest whose messages are ${kind} is disconnected, and the game stays`, async () => {
    const [ann, ben, cleo] = [new Person(0), new Person(1), new Person(2)];
    await connect(ann, cleo);
    const { atGuest } = await connect(ann, ben);
    for (let many = kind === 'flooding' ? 90 : 1; many; many -= 1) atGuest.send(say);
    await settled();
    assert.match(ann.live.why.value, why);
    assert.deepEqual([standing(ann), standing(ben), ann.link], ['connected 1', 'lost', 'm0']);
    cleo.write('m1');
    await settled();
    assert.equal(ann.link, 'm1');
  });
}

test('eight devices are a star: what one writes reaches all, and all know who is there', async () => {
  const [ann, ...guests] = Array.from({ length: 8 }, (_, seat) => new Person(seat));
  for (const guest of guests) await connect(ann, guest);
  assert.deepEqual(guests[0].live.presence.others.value, []);
  for (const [at, guest] of guests.entries()) {
    guest.write(`m${at + 1}_${at + 1}`);
    await settled();
    assert.ok(guests.every(({ link }) => link === guest.link));
  }
  assert.deepEqual([...guests[0].live.presence.others.value].sort(), [2, 3, 4, 5, 6, 7]);
  assert.deepEqual(guests[0].live.carries('game')?.length, 7);
  guests[1].live.leave();
  await settled();
  assert.deepEqual([...guests[0].live.presence.others.value].sort(), [3, 4, 5, 6, 7]);
  await wait(1000);
  // Ben, who has the first seat of the guests, takes the place of a host who has gone.
  ann.live.leave();
  await settled();
  await wait(1000);
  const alone = ['connected 5', 'none', ...Array(5).fill('connected 1')];
  assert.deepEqual(guests.map(standing), alone);
});

/** Some who are connected and have written, so that the host answers for their seats. */
async function group(many: number): Promise<Person[]> {
  const all = Array.from({ length: many }, (_, seat) => new Person(seat, `m0_${many - 1}`, many));
  const [ann, ...guests] = all;
  for (const guest of guests) await connect(ann, guest);
  for (const [at, who] of all.entries()) {
    who.write(`m${at + 1}_${at}`);
    await settled();
  }
  await wait(3000);
  return all;
}

test('while the host loads anew the first heir goes on, and one code brings the host back', async () => {
  const all = await group(4);
  const [ann, ben, cleo, dora] = all;
  ann.reload();
  await wait(2000);
  assert.deepEqual([ben, cleo, dora].map(standing), ['connected 2', 'connected 1', 'connected 1']);
  assert.deepEqual([...ben.live.presence.missing.value, ben.live.isHost.value], [true]);
  // The host has vouched for the others: what Ben writes counts as sent at once.
  assert.deepEqual(ben.live.carries('game'), [2, 3]);
  cleo.write('m5_2');
  await settled();
  assert.deepEqual([ben.link, dora.link, ann.link], ['m5_2', 'm5_2', 'm4_3']);
  await connect(ben, ann);
  await settled();
  assert.deepEqual(all.map(standing), ['connected 1', 'connected 3', 'connected 1', 'connected 1']);
  assert.deepEqual([ann.link, ann.live.isHost.value], ['m5_2', false]);
  ann.write('m6_0');
  await settled();
  assert.deepEqual(
    all.map(({ link }) => link),
    Array(4).fill('m6_0'),
  );
});

test('a guest who alone is cut off by the host finds no other place in the group', async () => {
  const all = await group(4);
  const [ann] = all;
  ann.live.peers.value.find(({ seat }) => seat === 3)?.to.end('dropped');
  await wait(10_000);
  assert.deepEqual(all.map(standing), ['connected 2', 'connected 1', 'connected 1', 'lost']);
  ann.live.peers.value.find(({ seat }) => seat === 1)?.to.end('dropped');
  await wait(10_000);
  assert.deepEqual(all.map(standing), ['connected 1', 'lost', 'connected 1', 'lost']);
});

/** Browsers are killed: nobody hears anything from them any more. */
function kill(...persons: unknown[]) {
  cutOff((one, other) => persons.includes(one) || persons.includes(other));
}

for (const many of [3, 4, 5, 6, 7, 8])
  test(`when the host of ${many} is killed, the others are connected within 20 s and play on`, async () => {
    const [ann, ...guests] = await group(many);
    kill(ann);
    await wait(20_000);
    const [ben, ...others] = guests;
    assert.equal(standing(ben), `connected ${many - 2}`);
    assert.deepEqual(others.map(standing), Array(many - 2).fill('connected 1'));
    ben.write(`m${many + 1}_1`);
    await settled();
    for (const { link } of others) assert.equal(link, `m${many + 1}_1`);
    // What the host before has answered for is believed.
    assert.deepEqual(
      ben.live.carries('game')?.toSorted(),
      others.map((_, at) => at + 2),
    );
  });

test('when the host and who would take its place are killed at once, the next one does', async () => {
  const [ann, ben, cleo, dora, eve] = await group(5);
  kill(ann, ben);
  await wait(20_000);
  assert.deepEqual([cleo, dora, eve].map(standing), ['connected 2', 'connected 1', 'connected 1']);
  // And the one after that.
  kill(ann, ben, cleo);
  await wait(20_000);
  assert.deepEqual([dora, eve].map(standing), ['connected 1', 'connected 1']);
  const [host, heir, ...two] = await group(4);
  kill(host, heir);
  await wait(20_000);
  assert.deepEqual(two.map(standing), ['connected 1', 'connected 1']);
});

/** Once they reach each other again, the host of the later term is the host of all; then they part. */
async function meetAgain(all: readonly Person[], cut: string) {
  cutOff();
  await wait(40_000);
  const hosts = all.filter(({ live }) => live.isHost.value && live.many.value > 0);
  assert.equal(hosts.length, 1, cut);
  for (const { live } of all) live.leave();
  nothingKept();
}

test('of a party in two parts one makes a host if it has more than half of the guests, and no other', async () => {
  // How many there are, and who is cut off from the host.
  for (const cut of '4123 423 413 412 51234 5234 5124 534 514 51'.split(' ')) {
    const [many, ...apart] = [...cut].map(Number);
    const all = await group(many);
    const [others, rest] = [true, false].map((is) =>
      all.filter((_, seat) => apart.includes(seat) === is),
    );
    const isApart = (person: unknown) => others.includes(person as Person);
    cutOff((one, other) => isApart(one) !== isApart(other));
    await wait(25_000);
    const isMost = others.length * 2 > many - 1;
    // Whoever was the host stays it, of those who are left to them.
    assert.ok(all[0].live.isHost.value, cut);
    assert.equal(others.filter(({ live }) => live.isHost.value).length, Number(isMost), cut);
    const connected = [...(isMost ? others : []), ...(rest.length > 1 ? rest : [])];
    for (const each of connected) assert.notEqual(standing(each), 'lost', cut);
    await meetAgain(all, cut);
  }
});

test('a seat is believed once a value of it shows; until then nothing that is said of it counts', async () => {
  const [ann, eve, ben] = [new Person(0, 'm2'), new Person(1, 'm2'), new Person(1, 'm2')];
  ann.showTable();
  const { atGuest } = await connect(ann, eve);
  const says = () => ann.live.peers.value.map((peer) => ann.live.nameOf(peer).name);
  assert.deepEqual([says(), ann.live.carries('game')], [['a guest named Ben'], null]);
  ann.decide('a');
  await settled();
  // It was told, and is said to be saved: it can still be taken back, and has to be sent.
  assert.deepEqual([eve.link, ann.link, ann.isReady], ['m3a', 'm2', true]);
  atGuest.send('@0 Ann');
  atGuest.send('+m3a');
  await settled();
  assert.deepEqual([says(), ann.link, ann.isReady], [['a guest named Ann'], 'm2', true]);
  // The real one has another connection, and shows who he is with his own turn.
  await connect(ann, ben);
  ben.write('m4ab');
  await settled();
  assert.deepEqual(says(), ['a guest named Ann', 'Ben']);
  assert.deepEqual([ann.link, ann.live.carries('game')], ['m4ab', [1]]);
  ann.decide('a');
  await settled();
  assert.deepEqual([ann.link, ben.link, ann.isReady], ['m5aba', 'm5aba', false]);
});

test('a turn that was taken back contradicts nothing at a guest who has not shown to play', async () => {
  const [ann, ben] = [new Person(0, 'm2'), new Person(1, 'm2')];
  ann.showTable();
  ben.showTable();
  await connect(ann, ben);
  ann.decide('a');
  await settled();
  ann.undo();
  ann.decide('b');
  await settled();
  // He has the first one, and goes on from it: it stands.
  assert.deepEqual([standing(ann), ben.link, ben.live.why.value], ['connected 1', 'm3a', '']);
  ben.decide('b');
  await settled();
  assert.deepEqual([ann.link, ben.link, ann.isReady], ['m4ab', 'm4ab', false]);
});

test('a turn whose confirmation was lost stands, and no other one is told in its place', async () => {
  const [ann, ben] = [new Person(0, 'm1'), new Person(1, 'm1')];
  ann.showTable();
  const { atGuest } = await connect(ann, ben);
  ben.write('m2');
  await settled();
  atGuest.deaf = true;
  ann.decide('a');
  await settled();
  ann.undo();
  ann.decide('b');
  await settled();
  assert.deepEqual([ben.link, ben.live.why.value, ann.isReady], ['m3a', '', true]);
  await connect(ann, ben);
  assert.deepEqual([ann.link, ann.isReady, ann.live.why.value], ['m3a', false, '']);
});

test('those who watch see a turn once it counts as sent', async () => {
  const [ann, ben, cleo] = [new Person(0), new Person(1), new Person(2)];
  ann.showTable();
  await connect(ann, ben);
  ben.write('m2');
  const { atGuest } = await connect(ann, cleo);
  atGuest.send('@ ');
  await settled();
  ben.live.leave();
  await settled();
  ann.decide('a');
  await settled();
  assert.deepEqual([ann.isReady, cleo.link], [true, 'm2']);
  await connect(ann, ben);
  assert.deepEqual([ann.isReady, cleo.link, ben.link], [false, 'm3a', 'm3a']);
});

test('a guest speaks for their own seat, and a stranger for none', async () => {
  const players = 4;
  const [ann, ben, cleo, eve] = [0, 1, 2, 3].map((seat) => new Person(seat, 'm0_3', players));
  const { atGuest: bens } = await connect(ann, ben);
  await connect(ann, cleo);
  const { atGuest: eves } = await connect(ann, eve);
  for (const [who, link] of [
    [ben, 'm1_1'],
    [cleo, 'm2_2'],
  ] as const) {
    who.write(link);
    await settled();
  }
  eves.send('%0123.0123');
  bens.send('%0123.0123');
  await settled();
  // Of Ben that he has decided, and nothing of anybody else.
  const seats = cleo.live.peers.value.flatMap((peer) => peer.decided.value);
  assert.deepEqual([seats, cleo.live.presence.others.value], [[1], [1]]);
});

test('of two connections of one player the newer counts, and the older is ended', async () => {
  const [ann, ben] = [new Person(0), new Person(1)];
  const first = await connect(ann, ben);
  ben.write('m2');
  await settled();
  for (let times = 0; times < 3; times += 1) {
    // Killed, and here again before it is missed.
    first.atGuest.deaf = true;
    ben.reload();
    await connect(ann, ben);
    // By the key of last time, though he has shown nothing new.
    assert.deepEqual([standing(ann), ann.live.carries('game')], ['connected 1', [1]]);
  }
  assert.equal(ann.live.nameOf(ann.live.peers.value[0]).name, 'Ben');
});

test('the proof of one connection is good for no other', async () => {
  const [ann, ben, eve] = [new Person(0), new Person(1), new Person(2)];
  await connect(ann, ben);
  ben.write('m2');
  await settled();
  ben.live.leave();
  const { atGuest } = await connect(ann, ben);
  const proof = atGuest.frames.find((each) => each.startsWith('$')) ?? '';
  assert.match(proof, /^\$[\w-]{22}$/);
  ben.live.leave();
  const other = await connect(ann, eve);
  for (const text of ['@1 Ben', proof]) other.atGuest.send(text);
  await settled();
  assert.equal(ann.live.nameOf(ann.live.peers.value[0]).name, 'a guest named Ben');
  assert.equal(ann.live.carries('game'), null);
});

/** What a stranger says; the last are kinds that no version knows yet. */
const STRANGE = [
  ...['%01234567.01234567', '%000000000.111111111', '%.1', '%7.', '@1 Ben', '@0 Ann', '@7 X', '@ '],
  ...['+m1', '+m3', '=m0', '?', `~${'k'.repeat(22)}`, `$${'p'.repeat(22)}`, `!${'v'.repeat(22)}`],
  ...['#99.1 0..Eve 1..Eve', '|next_kind', '`', ';a.b(c)', '^other toy Eve'],
] as const;

type Deed =
  | { is: 'write' | 'kill' | 'again' | 'leave'; who: number }
  | { is: 'strange'; say: string }
  | { is: 'wait'; s: number };

/** Ann, her guests, and Eve, whom nobody knows. */
class Star {
  readonly players = 5;
  readonly #start = `m0_${this.players - 1}`;
  readonly all = Array.from({ length: this.players }, (_, seat) => this.#person(seat, this.#start));
  readonly ann = this.all[0];
  readonly guests = this.all.slice(1);
  readonly #ends: { deaf: boolean }[] = [];
  #eve: Awaited<ReturnType<typeof connect>>['atGuest'] | null = null;

  #person(seat: number, link: string) {
    return new Person(seat, link, this.players);
  }

  async begin() {
    this.ann.showTable();
    for (const who of this.guests.keys()) await this.meet(who);
    this.#eve = (await connect(this.ann, this.#person(1, this.#start))).atGuest;
  }

  async meet(who: number) {
    this.#ends[who] = (await connect(this.ann, this.guests[who])).atGuest;
  }

  get next() {
    return Number(/\d+/.exec(this.ann.link)) + 1;
  }

  async act(deed: Deed) {
    if (deed.is === 'wait') await wait(deed.s * 1000);
    else if (deed.is === 'strange') await this.#say(deed.say);
    else if (deed.is === 'again') await this.meet(deed.who);
    else this.#does(deed.is, deed.who);
    await settled();
  }

  async #say(words: string) {
    if (this.#eve?.readyState !== 'open')
      this.#eve = (await connect(this.ann, this.#person(1, this.ann.link))).atGuest;
    for (let times = 0; times < 3; times += 1) this.#eve.send(words);
  }

  #does(is: 'write' | 'kill' | 'leave', who: number) {
    const guest = this.guests[who];
    if (is === 'leave') guest.live.leave();
    else if (is === 'kill') {
      this.#ends[who].deaf = true;
      guest.reload();
    } else if (guest.live.many.value) guest.write(`m${this.next}_${who + 1}`);
  }

  /** Whoever was killed or has left comes back. */
  async gather() {
    for (const [who, { live }] of this.guests.entries())
      if (this.#ends[who].deaf || !live.many.value) await this.meet(who);
    await wait(20_000);
  }
}

test('no stranger and no killed page cuts an honest device off', async () => {
  const deed: fc.Arbitrary<Deed> = fc.oneof(
    fc.record({ is: fc.constantFrom('write', 'write', 'kill', 'again', 'leave'), who: fc.nat(3) }),
    fc.record({ is: fc.constant('strange'), say: fc.constantFrom(...STRANGE) }),
    fc.record({ is: fc.constant('wait'), s: fc.constantFrom(1, 5, 20) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { maxLength: 40 }), async (deeds) => {
      const star = new Star();
      await star.begin();
      for (const each of deeds) {
        await star.act(each);
        const seats = star.ann.live.carries('game') ?? [];
        assert.equal(new Set(seats).size, seats.length);
        for (const { live } of star.all) assert.equal(live.why.value, '', JSON.stringify(each));
      }
      // Whoever wasn't killed and hasn't left is still there, and learns all.
      await star.gather();
      star.ann.write(`m${star.next}_0`);
      await settled();
      for (const { link } of star.guests) assert.equal(link, star.ann.link);
    }),
    { numRuns: 40 },
  );
});

test('a person without a seat makes no message travel', async () => {
  const [ann, ben] = [new Person(0), new Person(1)];
  const { atGuest } = await connect(ann, ben);
  atGuest.send('@ ');
  await settled();
  assert.equal(ann.live.carries('game'), null);
  assert.equal(ann.live.nameOf(ann.live.peers.value[0]).name, 'Ben');
});

const OFTEN = ['decide', 'undo', 'decide', 'deaf'] as const;
const DEEDS = [...OFTEN, ...OFTEN, 'connect', 'drop', 'kill', 'wait'] as const;

type Step = [deed: (typeof DEEDS)[number], who: number, by: 'a' | 'b'];

/** Two people, and what connects them last. */
class Pair {
  readonly people = [new Person(0), new Person(1)];
  #ends: { deaf: boolean }[] = [];

  constructor() {
    for (const person of this.people) person.showTable();
  }

  async meet(host: number) {
    const { atHost, atGuest } = await connect(this.people[host], this.people[1 - host]);
    this.#ends = host ? [atGuest, atHost] : [atHost, atGuest];
  }

  async act([deed, who, by]: Step) {
    const person = this.people[who];
    if (deed === 'connect') await this.meet(who);
    else if (deed === 'drop') person.live.leave();
    // Nothing is lost in the middle: from then on all is.
    else if (deed === 'deaf') this.#ends[who].deaf = true;
    else if (deed === 'wait') await wait(20_000);
    else if (deed === 'undo') for (const each of this.people) each.undo();
    else if (deed === 'decide') for (const each of this.people) each.decide(by);
    else {
      this.#ends[who].deaf = true;
      person.reload();
      person.showTable();
    }
    await settled();
  }

  /** What was decided by now. */
  get decisions() {
    return this.people.map(({ link }) => link.replace(/^m\d+/, ''));
  }
}

test('whatever two people do, nothing that was kept is lost, and they can always go on', async () => {
  const deed = fc.tuple(fc.constantFrom(...DEEDS), fc.nat(1), fc.constantFrom('a', 'b'));
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { maxLength: 30 }), async (steps) => {
      const pair = new Pair();
      const { people } = pair;
      await pair.meet(0);
      for (const step of steps) {
        const before = pair.decisions;
        await pair.act(step);
        // What was decided stays; they take turns, so nobody is ahead by more than a message.
        const { decisions } = pair;
        assert.ok(decisions.every((each, seat) => each.startsWith(before[seat])));
        assert.ok(Math.abs(decisions[0].length - decisions[1].length) <= 1);
        for (const { live } of people) assert.doesNotMatch(live.why.value, /message|false/);
      }
      await pair.meet(0);
      // A connection that says nothing any more is missed by then.
      await wait(20_000);
      // Each shows a value of their seat with the turn that is theirs.
      for (const _ of people) {
        for (const person of people) person.decide('a');
        await settled();
      }
      assert.equal(people[0].link, people[1].link);
      assert.match(people[0].link, /a$/);
    }),
    { numRuns: 60 },
  );
});

test('who has scanned a code is connected before they join, one after the other', async () => {
  const players = 3;
  const ann = new Person(0, 'm1_0', players, 1);
  ann.showTable();
  const [ben, cleo] = [1, 2].map((seat) => new Person(seat, '', players, 0));
  for (const guest of [ben, cleo]) await visit(ann, guest);
  assert.deepEqual([ann, ben, cleo].map(standing), ['connected 2', 'connected 1', 'connected 1']);
  assert.deepEqual(companyOf(ann), { all: ['2 guests'], players: ['a guest', 'a guest'] });
  const waits: string[] = [];
  const messages = [ben, cleo].map(({ live }) =>
    live.admission.messageToJoinBy((text) => waits.push(text)),
  );
  assert.equal(await messages[0], 'm1_0');
  await settled();
  assert.match(waits.at(-1) ?? '', /Another player joins first/);
  ben.join('m1_0', 2);
  await settled();
  assert.deepEqual([...ann.live.presence.there.value], [0, 1]);
  // Nobody joins by a message that somebody else has joined by.
  await wait(3000);
  assert.equal(ann.live.admission.turnOf('another'), '');
  ann.joins(2);
  ben.write('m2_1');
  await wait(3000);
  assert.equal(await messages[1], 'm2_1');
  cleo.join('m2_1', 3);
  ann.joins(3);
  cleo.write('m3_2');
  await settled();
  assert.deepEqual([ann.link, ben.link], ['m3_2', 'm3_2']);
  assert.deepEqual(ann.live.carries('game'), [1, 2]);
  for (const watcher of [3, 4]) await visit(ann, new Person(watcher, '', players, 0));
  const playing = ['Ben', 'Cleo'];
  assert.deepEqual(companyOf(ann), { all: [...playing, '2 spectators'], players: playing });
});

/** How those are called who are here, and those of them who play. */
function companyOf({ live }: Person) {
  const { all, players } = live.company;
  const names = (those: typeof all) => those.map(({ name }) => name);
  return { all: names(all), players: names(players) };
}

/** Somebody begins another game at their own page, with the people who are connected. */
function beginNext(who: Person, seat: number, players: number) {
  const match = { id: 'next', seat };
  who.live.change.begins({ match, key: 'next' } as never);
  who.goTo('n', seat, players);
}

/** Joins the game that has begun, by a press. */
async function joinNext(who: Person, seat: number, players: number): Promise<string | null> {
  who.goTo('n', seat, players, false);
  who.live.change.follow();
  const message = who.live.admission.messageToJoinBy(() => {});
  await wait(3000);
  return message;
}

test('the next game needs no code: whoever is asked joins by a press, in the seat they had', async () => {
  for (const beginner of [0, 1]) {
    const all = await group(3);
    const [ann, ben, cleo] = all;
    const host = all[beginner];
    const [first, second] = all.filter((each) => each !== host);
    beginNext(host, 0, 3);
    await settled();
    // Nor does the code for one more show by itself.
    assert.equal(ann.live.goesOn.value, false);
    for (const { live } of [first, second]) assert.deepEqual(live.change.next.value?.of, 'toy');
    assert.equal(first.live.change.next.value?.by, beginner ? 'Ben' : 'Ann');
    // Nobody joins before the first move.
    host.link = 'n0_0';
    host.joins(1);
    assert.deepEqual(all.map(standing), ['connected 2', 'connected 1', 'connected 1']);
    host.write('n1_0');
    await settled();
    const message = await joinNext(first, 1, 3);
    assert.equal(message, 'n1_0');
    first.join('n1_0', 2);
    await settled();
    host.joins(2);
    first.write('n2_1');
    await settled();
    assert.equal(await joinNext(second, 2, 3), 'n2_1');
    second.join('n2_1', 3);
    for (const each of all) each.joins(3);
    second.write('n3_2');
    await settled();
    assert.deepEqual([ann.link, ben.link, cleo.link], Array(3).fill('n3_2'), `${beginner}`);
    for (const { live } of all) live.leave();
  }
});

test('who doesn’t want to play is still here, sees the game and can join the one after it', async () => {
  const [ann, ben, cleo] = await group(3);
  beginNext(ann, 0, 2);
  ann.joins(1);
  ann.write('n1_0');
  await settled();
  cleo.goTo('n', -1, 2, false);
  cleo.live.change.follow();
  await joinNext(ben, 1, 2);
  ben.join('n1_0', 2);
  ben.write('n2_1');
  ann.joins(2);
  ann.write('n3_0');
  await settled();
  assert.equal(cleo.live.held.value?.link, 'n3_0');
  assert.deepEqual([ann.live.many.value, cleo.live.many.value], [2, 1]);
  assert.equal(ann.live.nameOf(ann.live.everybody.value[1]).name, 'Cleo');
  cleo.live.leave();
  await settled();
  assert.equal(ann.live.many.value, 1);
});

test('a game that a guest begins goes on through a host who only watches', async () => {
  const [ann, ben, cleo] = await group(3);
  beginNext(ben, 0, 2);
  ben.showTable();
  await settled();
  assert.equal(ann.live.change.next.value?.by, 'Ben');
  // Before the first move nobody is told a seat: the only free one would be Ben's.
  const message = joinNext(cleo, 1, 2);
  await wait(2000);
  ben.decide('a');
  await wait(3000);
  assert.equal(await message, 'n1a');
  // What the host knows can't be taken back.
  assert.equal(ben.link, 'n1a');
  cleo.join('n1a', 2);
  cleo.write('n2ab');
  ben.joins(2);
  await settled();
  assert.deepEqual([ben.link, ann.live.held.value?.link], ['n2ab', 'n2ab']);
  assert.deepEqual(
    [ben, cleo].map(({ live }) => live.carries('next')),
    [[1], [0]],
  );
});

test('who comes along before the host knows what has begun is told it then, and can watch or join', async () => {
  const [, ben, cleo] = await group(3);
  beginNext(ben, 0, 2);
  while (!cleo.live.change.next.value) await Promise.resolve();
  cleo.goTo('n', -1, 2, false);
  cleo.live.change.follow();
  await settled();
  assert.equal(cleo.live.held.value?.link, 'n0');
});

test('whoever has left waits for no seat, and takes none of a game of their own', async () => {
  const [ann, ben] = await group(2);
  beginNext(ann, 0, 2);
  ann.joins(1);
  await settled();
  ben.live.change.follow();
  const message = ben.live.admission.messageToJoinBy(() => {});
  await settled();
  ben.live.leave();
  ben.goTo('m', 0, 2);
  ben.live.begin({ id: 'game', key: 'kept' }, true);
  await wait(3000);
  assert.equal(await message, null);
});

test('who can’t be connected joins by the link that they have', async () => {
  const [ann, ben] = [new Person(0, 'm0', 2, 1), new Person(1, '', 2, 0)];
  together(false);
  await visit(ann, ben);
  const message = ben.live.admission.messageToJoinBy(() => {});
  await wait(25 * 60_000);
  assert.equal(await message, null);
  ben.join('m0', 2);
  together(true);
  await connect(ann, ben);
  assert.deepEqual([standing(ann), standing(ben)], ['connected 1', 'connected 1']);
});
