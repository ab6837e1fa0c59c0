import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import fc from '../../web/node_modules/fast-check/lib/fast-check.js';
import { connect, Person, settled, together } from './live-pages.ts';
import './runs.ts';

beforeEach(() => {
  mock.timers.enable({ apis: ['setTimeout', 'setInterval', 'Date'], now: 1_000_000_000 });
  together(true);
});
afterEach(() => mock.timers.reset());

/** Time passes; what is said meanwhile arrives. */
async function wait(ms: number) {
  for (let passed = 0; passed < ms; passed += 1000) {
    mock.timers.tick(1000);
    await settled();
  }
}

function standing({ live }: Person): string {
  return live.peers.value.length ? `connected ${live.peers.value.length}` : live.waits.value;
}

test('two who have given each other offer and answer have the newer of their messages', async () => {
  for (const [at, from] of [
    ['m3', 'm2'],
    ['m2', 'm3'],
  ]) {
    const [ann, ben] = [new Person(0, at), new Person(1, from)];
    const { taken, atHost } = await connect(ann, ben);
    assert.equal(taken, 'taken');
    assert.deepEqual([standing(ann), standing(ben)], ['connected 1', 'connected 1']);
    assert.deepEqual([ann.link, ben.link], ['m3', 'm3']);
    ben.write('m4');
    await settled();
    assert.equal(ann.link, 'm4');
    // What has come doesn't go back.
    assert.ok(!atHost.said.includes('=m4'));
  }
});

test('a message that was lost on its way, or whose confirmation was, comes once more', async () => {
  for (const lost of ['atHost', 'atGuest'] as const) {
    const [ann, ben] = [new Person(0), new Person(1)];
    const first = await connect(ann, ben);
    first[lost].deaf = true;
    ann.write('m1');
    await settled();
    assert.equal(ben.link, lost === 'atHost' ? 'm0' : 'm1');
    // The page is killed: nobody is told, and it is missed by its silence.
    first.atHost.deaf = true;
    ann.reload();
    await wait(20_000);
    assert.equal(standing(ben), 'lost');
    await connect(ann, ben);
    assert.deepEqual([ann.link, ben.link], ['m1', 'm1']);
  }
});

test('ten seconds without a network end nothing; a page that sleeps longer is lost', async () => {
  const [ann, ben] = [new Person(0), new Person(1)];
  const { atHost, atGuest } = await connect(ann, ben);
  atHost.deaf = true;
  atGuest.deaf = true;
  await wait(10_000);
  atHost.deaf = false;
  atGuest.deaf = false;
  await wait(5000);
  assert.equal(standing(ann), 'connected 1');
  atGuest.deaf = true;
  await wait(20_000);
  assert.deepEqual([standing(ann), standing(ben)], ['lost', 'lost']);
});

test('of two who answer one invitation the first is connected, and nobody twice', async () => {
  const [ann, ben, cleo] = [new Person(0), new Person(1), new Person(2)];
  const { offer, answer } = await connect(ann, ben);
  const second = (await cleo.live.reply(offer, { id: 'game', key: 'table' }, 'Ann')) ?? '';
  assert.equal(await ann.live.take(second), 'known');
  assert.equal(await ann.live.take(answer), 'known');
  assert.deepEqual([standing(ann), standing(cleo)], ['connected 1', 'answering']);
  await connect(ann, cleo);
  assert.equal(standing(ann), 'connected 2');
});

test('an offer of more than ten minutes ago has no answer, and an old answer no page', async () => {
  const [ann, ben] = [new Person(0), new Person(1)];
  const offer = (await ann.live.invite({ id: 'game', key: 'table' })) ?? '';
  const answer = (await ben.live.reply(offer, { id: 'game', key: 'table' }, 'Ann')) ?? '';
  await wait(11 * 60_000);
  const late = new Person(1);
  assert.equal(await late.live.reply(offer, { id: 'game', key: 'table' }, 'Ann'), null);
  assert.equal(standing(late), 'none');
  // The invitation shows again, with another offer.
  assert.notEqual(await ann.live.invite({ id: 'game', key: 'table' }), offer);
  assert.equal(await ann.live.take(answer), 'unknown');
  assert.equal(await ann.live.take('nothing'), 'bad');
});

test('an invitation that is asked for twice at once has one offer', async () => {
  const [ann, ben] = [new Person(0), new Person(1)];
  const game = { id: 'game', key: 'table' };
  const [first, second] = [ann.live.invite(game), ann.live.invite(game)];
  assert.equal(await first, await second);
  const answer = (await ben.live.reply((await first) ?? '', game, 'Ann')) ?? '';
  assert.equal(await ann.live.take(answer), 'taken');
});

test('an invitation that is asked for while an answer connects leaves that connection', async () => {
  together(false);
  const [ann, ben] = [new Person(0), new Person(1)];
  const { atHost } = await connect(ann, ben);
  await ann.live.invite({ id: 'game', key: 'table' });
  assert.equal(atHost.readyState, 'connecting');
});

test('without a way between the devices both go on by links, and the host says why', async () => {
  together(false);
  const [ann, ben] = [new Person(0), new Person(1)];
  await connect(ann, ben);
  assert.equal(standing(ann), 'connecting');
  await wait(16_000);
  assert.equal(standing(ann), 'lost');
  assert.match(ann.live.why.value, /same network/);
  together(true);
  await connect(ann, ben);
  assert.deepEqual([standing(ann), ann.live.why.value], ['connected 1', '']);
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

test('a message that is repeated changes nothing', async () => {
  const [ann, ben] = [new Person(0, 'm2'), new Person(1, 'm2')];
  const { atGuest } = await connect(ann, ben);
  for (const text of ['=m1', '=m2', '=m1', '+m1']) atGuest.send(text);
  await settled();
  assert.deepEqual([standing(ann), ann.link, ben.link], ['connected 1', 'm2', 'm2']);
});

test('eight devices are a star: what one writes reaches all, and all know who is there', async () => {
  const [ann, ...guests] = Array.from({ length: 8 }, (_, seat) => new Person(seat));
  for (const guest of guests) await connect(ann, guest);
  guests[3].write('m1');
  await settled();
  assert.deepEqual(
    guests.map(({ link }) => link),
    Array(7).fill('m1'),
  );
  assert.deepEqual([...guests[0].live.others.value].sort(), [2, 3, 4, 5, 6, 7]);
  assert.deepEqual(guests[0].live.carries('game')?.length, 7);
  guests[1].live.leave();
  await settled();
  assert.deepEqual([...guests[0].live.others.value].sort(), [3, 4, 5, 6, 7]);
  ann.live.leave();
  await settled();
  assert.deepEqual(guests.map(standing), ['lost', 'none', ...Array(5).fill('lost')]);
});

test('a person without a seat makes no message travel', async () => {
  const [ann, ben] = [new Person(0), new Person(1)];
  const { atGuest } = await connect(ann, ben);
  atGuest.send('@ ');
  await settled();
  assert.equal(ann.live.carries('game'), null);
  assert.equal(ann.live.nameOf(ann.live.peers.value[0]), 'a spectator');
});

const OFTEN = ['decide', 'undo', 'decide', 'deaf'] as const;
const DEEDS = [...OFTEN, ...OFTEN, 'connect', 'drop', 'kill', 'wait'] as const;

test('whatever two people do, nothing that was kept is lost, and they can always go on', async () => {
  const deed = fc.tuple(fc.constantFrom(...DEEDS), fc.nat(1), fc.constantFrom('a', 'b'));
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { maxLength: 30 }), async (steps) => {
      const people = [new Person(0), new Person(1)];
      for (const person of people) person.showTable();
      let ends: { deaf: boolean }[] = [];
      const meet = async (host: number) => {
        const { atHost, atGuest } = await connect(people[host], people[1 - host]);
        ends = host ? [atGuest, atHost] : [atHost, atGuest];
      };
      await meet(0);
      for (const [deed, who, by] of steps) {
        const before = people.map(({ link }) => link);
        const person = people[who];
        if (deed === 'connect') await meet(who);
        else if (deed === 'drop') person.live.leave();
        // Nothing is lost in the middle: from then on all is.
        else if (deed === 'deaf') ends[who].deaf = true;
        else if (deed === 'wait') await wait(20_000);
        else if (deed === 'undo') for (const each of people) each.undo();
        else if (deed === 'decide') for (const each of people) each.decide(by);
        else {
          ends[who].deaf = true;
          person.reload();
          person.showTable();
        }
        await settled();
        // What was decided stays; they take turns, so nobody is ahead by more than a message.
        const [decided, then] = [people.map(({ link }) => link), before].map((all) =>
          all.map((link) => link.replace(/^m\d+/, '')),
        );
        assert.ok(decided.every((each, seat) => each.startsWith(then[seat])));
        assert.ok(Math.abs(decided[0].length - decided[1].length) <= 1);
        for (const { live } of people) assert.doesNotMatch(live.why.value, /message|false/);
      }
      await meet(0);
      // A connection that says nothing any more is missed by then.
      await wait(20_000);
      for (const person of people) person.decide('a');
      await settled();
      assert.equal(people[0].link, people[1].link);
      assert.match(people[0].link, /a$/);
    }),
    { numRuns: 60 },
  );
});
