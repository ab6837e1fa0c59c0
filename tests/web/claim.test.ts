import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Claim, claimTable } from '../../web/src/keep/claim.ts';
import { settled } from './game/table.ts';

let tables = 0;

/** Lets time pass until something is so. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await settled();
}

/** A table's claims, made one after the other. */
const claims = async (t: { after: (end: () => void) => void }, count: number) => {
  tables += 1;
  const claim: Claim[] = [];
  for (let each = 0; each < count; each += 1) {
    claim.push(claimTable(`${tables}`));
    await claim[each].decision;
  }
  t.after(() => {
    for (const each of claim) each.release();
  });
  return claim;
};
const playing = (all: Claim[]) => all.map(({ here }) => here.value);

test('the page that came first plays, the others follow', async (t) => {
  assert.deepEqual(playing(await claims(t, 3)), [true, false, false]);
});

test('a page that follows can take over, and be taken over', async (t) => {
  const [one, two] = await claims(t, 2);
  two.takeOver();
  await until(() => two.here.value && !one.here.value);
  one.takeOver();
  await until(() => one.here.value && !two.here.value);
  two.takeOver();
  await until(() => two.here.value && !one.here.value);
});

test('when the page that plays leaves, one of the others plays', async (t) => {
  const all = await claims(t, 3);
  all[0].release();
  await until(() => all[1].here.value !== all[2].here.value);
  assert.equal(all[0].here.value, false);
});

test('a page that took over and left gives the table back', async (t) => {
  const [one, two] = await claims(t, 2);
  two.takeOver();
  await until(() => two.here.value && !one.here.value);
  two.release();
  await until(() => one.here.value);
});

test('a page that left plays no more, whatever it asked for', async (t) => {
  const [one, two] = await claims(t, 2);
  two.release();
  one.release();
  await settled();
  assert.deepEqual(playing([one, two]), [false, false]);
  const [next] = [claimTable(`${tables}`)];
  await next.decision;
  assert.equal(next.here.value, true);
  next.release();
});
