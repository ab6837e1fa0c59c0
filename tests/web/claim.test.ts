import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Claim, claimTable, type Ways } from '../../web/src/keep/claim.ts';
import { settled } from './game/table.ts';

let tables = 0;

/** Lets time pass until something is so. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await settled();
}

const locks: Ways = {
  locks: navigator.locks,
  channel: () => {
    throw new Error('not needed');
  },
};
const channels: Ways = { channel: (name) => new BroadcastChannel(name) };

for (const [how, ways] of Object.entries({ locks, channels })) {
  /** A table's claims, made one after the other. */
  const claims = async (t: { after: (end: () => void) => void }, count: number) => {
    tables += 1;
    const made: Claim[] = [];
    for (let each = 0; each < count; each += 1) {
      made.push(claimTable(`${how}${tables}`, ways));
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
    two.take();
    await until(() => two.here.value && !one.here.value);
    one.take();
    await until(() => one.here.value && !two.here.value);
    two.take();
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
    two.take();
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
    const [next] = [claimTable(`${how}${tables}`, ways)];
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

test('a page without a way to others plays', async () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  const refused = { request: refuse } as unknown as LockManager;
  for (const ways of [{ channel: refuse }, { locks: refused, channel: refuse }]) {
    const claim = claimTable('alone', ways);
    await claim.known;
    assert.equal(claim.here.value, true);
    claim.release();
  }
});
