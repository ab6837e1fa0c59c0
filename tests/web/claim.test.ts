import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Claim, type ClaimDeps, claimTable } from '../../web/src/keep/claim.ts';
import { settled } from './game/table.ts';

let tables = 0;

/** Lets time pass until something is so. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await settled();
}

const locks: ClaimDeps = {
  locks: navigator.locks,
  channel: () => {
    throw new Error('not needed');
  },
};
const channels: ClaimDeps = { channel: (name) => new BroadcastChannel(name) };

for (const [how, transports] of Object.entries({ locks, channels })) {
  /** A table's claims, made one after the other. */
  const claims = async (t: { after: (end: () => void) => void }, count: number) => {
    tables += 1;
    const made: Claim[] = [];
    for (let each = 0; each < count; each += 1) {
      made.push(claimTable(`${how}${tables}`, transports));
      await made[each].known;
    }
    t.after(() => {
      for (const each of made) each.release();
    });
    return made;
  };
  const playing = (all: Claim[]) => all.map(({ here }) => here.value);

  test(`${how}: the page that came first plays, the others follow`, async (t) => {
    assert.deepEqual(playing(await claims(t, 3)), [true, false, false]);
  });

  test(`${how}: a page that follows can take over, and be taken over`, async (t) => {
    const [one, two] = await claims(t, 2);
    two.takeOver();
    await until(() => two.here.value && !one.here.value);
    one.takeOver();
    await until(() => one.here.value && !two.here.value);
    two.takeOver();
    await until(() => two.here.value && !one.here.value);
  });

  test(`${how}: when the page that plays leaves, one of the others plays`, async (t) => {
    const all = await claims(t, 3);
    all[0].release();
    await until(() => all[1].here.value !== all[2].here.value);
    assert.equal(all[0].here.value, false);
  });

  test(`${how}: a page that took over and left gives the table back`, async (t) => {
    const [one, two] = await claims(t, 2);
    two.takeOver();
    await until(() => two.here.value && !one.here.value);
    two.release();
    await until(() => one.here.value);
  });

  test(`${how}: a page that left plays no more, whatever it asked for`, async (t) => {
    const [one, two] = await claims(t, 2);
    two.release();
    one.release();
    await settled();
    assert.deepEqual(playing([one, two]), [false, false]);
    const [next] = [claimTable(`${how}${tables}`, transports)];
    await next.known;
    assert.equal(next.here.value, true);
    next.release();
  });
}

test('channels: of pages that claim a table at the same moment one plays', async (t) => {
  const all = Array.from({ length: 5 }, () => claimTable('at once', channels));
  t.after(() => {
    for (const each of all) each.release();
  });
  await Promise.all(all.map(({ known }) => known));
  await until(() => all.filter(({ here }) => here.value).length === 1);
});

test('channels: what a page said before it was taken over changes nothing after it', async (t) => {
  const ids = [0.1, 0.5, 0.9];
  t.mock.method(Math, 'random', () => ids.shift());
  const { transports, deliver } = slow();
  const one = claimTable('late', transports);
  await until(() => one.here.value);
  deliver();
  const two = claimTable('late', transports);
  deliver();
  await two.known;
  // The third asks, the first says that it plays, and hears only then that the second took over.
  const three = claimTable('late', transports);
  deliver(0, 'asks');
  await two.takeOver();
  deliver(1, 'plays');
  deliver();
  assert.deepEqual(
    [one, two, three].map(({ here }) => here.value),
    [false, true, false],
  );
  for (const each of [one, two, three]) each.release();
});

test('channels: a page that ended without a word is missed by the one that follows', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const { transports, deliver } = slow();
  const [one, two] = [claimTable('gone', transports), claimTable('gone', transports)];
  t.mock.timers.tick(150);
  deliver();
  const [plays, follows] = one.here.value ? [one, two] : [two, one];
  assert.deepEqual([plays.here.value, follows.here.value], [true, false]);
  t.mock.timers.tick(2000);
  deliver();
  t.mock.timers.tick(2000);
  assert.equal(follows.here.value, false, 'the other answers');
  t.mock.timers.tick(4000);
  assert.equal(follows.here.value, true);
  for (const each of [one, two]) each.release();
});

test('channels: when the page that plays opens again, the one that followed plays', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const { transports, deliver } = slow();
  const one = claimTable('again', transports);
  t.mock.timers.tick(150);
  const two = claimTable('again', transports);
  deliver();
  one.release();
  // The one that followed is busy, and hears of all this late.
  const again = claimTable('again', transports);
  t.mock.timers.tick(150);
  assert.equal(again.here.value, true);
  deliver();
  assert.deepEqual([two.here.value, again.here.value], [true, false]);
  for (const each of [two, again]) each.release();
});

test('channels: a page that takes the table over as it opens again plays', async (t) => {
  const ids = [0.9, 0.5, 0.1];
  t.mock.method(Math, 'random', () => ids.shift());
  t.mock.timers.enable({ apis: ['setTimeout', 'Date'] });
  const { transports, deliver } = slow();
  const one = claimTable('link', transports);
  t.mock.timers.tick(150);
  const two = claimTable('link', transports);
  deliver();
  await two.takeOver();
  deliver();
  await one.takeOver();
  deliver();
  one.release();
  // The one that followed is busy, and hears of all this late.
  const again = claimTable('link', transports);
  t.mock.timers.tick(150);
  await again.takeOver();
  deliver();
  assert.deepEqual([two.here.value, again.here.value], [false, true]);
  for (const each of [two, again]) each.release();
});

type Posted = { is: string };

/** Channels whose messages come when a test says so, all of them or those of a kind to one page. */
function slow() {
  const pages: { onmessage: (event: { data: Posted }) => void }[] = [];
  const posted: { to: number; data: Posted }[] = [];
  const channel = () => {
    const at = pages.length;
    const postMessage = (data: Posted) => {
      posted.push(...pages.flatMap((_, to) => (to === at ? [] : [{ to, data }])));
    };
    const page = { onmessage: () => {}, postMessage, close: () => {} };
    pages.push(page);
    return page as unknown as BroadcastChannel;
  };
  const isDue = (to?: number, is?: string) => (each: (typeof posted)[number]) =>
    (to === undefined || each.to === to) && (is === undefined || each.data.is === is);
  const deliver = (to?: number, is?: string) => {
    for (let at = posted.findIndex(isDue(to, is)); at >= 0; at = posted.findIndex(isDue(to, is))) {
      const [{ to, data }] = posted.splice(at, 1);
      pages[to].onmessage({ data });
    }
  };
  return { transports: { channel } satisfies ClaimDeps, deliver };
}

test('a page without a way to others plays', async () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  const refused = { request: refuse } as unknown as LockManager;
  for (const transports of [{ channel: refuse }, { locks: refused, channel: refuse }]) {
    const claim = claimTable('alone', transports);
    await claim.known;
    assert.equal(claim.here.value, true);
    claim.release();
  }
});
