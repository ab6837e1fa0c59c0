// A message that comes by a direct connection while its table is being opened.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { until, visit } from './hand.ts';
import { plays, table } from './shown.ts';

const { farAt } = await import('../../../web/src/rooms/far/far-game.ts');
const { matchOf } = await import('../../../web/src/rooms/far/kept.ts');
const { take } = await import('../../../web/src/rooms/far/take.ts');

type Held = { free: () => void; next: Promise<void> };

/** Locks of which each belongs to one who asks at a time, as browsers have them. */
class Locks {
  readonly #held = new Map<string, Held>();
  /** What lets a waiting one have its lock. */
  gate: Promise<void> = Promise.resolve();

  async request(name: string, options: LockOptions, act: (lock: object | null) => unknown) {
    const before = this.#held.get(name);
    if (before && options.ifAvailable) return act(null);
    if (!options.ifAvailable) await this.gate;
    await before?.next;
    const { promise: next, resolve: free } = Promise.withResolvers<void>();
    this.#held.set(name, { free, next });
    try {
      return await act({});
    } finally {
      this.#held.delete(name);
      free();
    }
  }
}

const locks = new Locks();
Object.defineProperty(navigator, 'locks', { value: locks });

/** Plays an action, and returns the message to send. */
async function decides(action: string): Promise<string> {
  const game = farAt(await plays(action));
  return until(() => game?.status.value?.moved && game.link.value);
}

test('an own move that was taken back comes back, though its table is just opened anew', async () => {
  await visit('#game=murus-gallicus&seats=person,far', 'table', {});
  const first = await decides('c1-c3');
  const at = await table();
  const { session, page, saved } = at;
  farAt(at)?.sent(first);
  const ben = { match: first, secret: `${'B'.repeat(21)}A`, actions: ['c7-a5'] };
  const answer = (await page.door.call('message', ben)).match?.link ?? '';
  const id = saved.match?.id ?? '';
  await take(page, answer, id);
  const second = await decides('a1-c3');
  session.undo();
  await decides('e1-e3');
  // The table is opened once more, and waits for its lock.
  const { door } = page;
  const call = door.call.bind(door) as (...calls: unknown[]) => Promise<never>;
  const [lock, view] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  locks.gate = lock.promise;
  let wasAsked = false;
  door.call = (async (name: string, args: object) => {
    if (name !== 'view') return call(name, args);
    wasAsked = true;
    await view.promise;
    return call(name, args);
  }) as typeof door.call;
  page.goTo(location.hash);
  const anew = await table((each) => each.session !== session && wasAsked);
  const reply = take(page, second, id);
  // What is kept by this page is known at its own table, too.
  const link = () => matchOf(page.store.load(saved.key) ?? {})?.link;
  await until(() => link() === second);
  assert.equal(matchOf(anew.saved)?.link, second);
  lock.resolve();
  await until(() => anew.session.now.here.value);
  view.resolve();
  assert.equal((await reply).kind, 'newer');
  await until(() => anew.session.now.view.value?.ply === 3);
  assert.deepEqual(anew.saved.record.actions, ['c1-c3', 'c7-a5', 'a1-c3']);
  assert.equal(link(), second);
});
