// The other pages of this browser: the one that waits for an answer may be among them, awake or not.
import { effect } from '@preact/signals';
import { OWN } from '../../keep/own-keys.ts';
import { answerOf, ifAny } from '../../site/with-timeout.ts';
import type { Live } from './live.ts';
import type { GuestAnswer, Outcome } from './meeting.ts';

/** What another page says of an answer, and the key of its table. */
type Reply = { taken: Outcome; key?: string };
type Said = GuestAnswer | (Reply & { of: string });

const NAME = `${OWN}live`;
/** How long pages are waited for where the browser doesn't say how many there are, in ms. */
const BLIND_MS = 6000;

/** Takes what other pages of this browser were given for this one. */
export function hearOthers(live: Live) {
  const pages = channel();
  if (!pages) return;
  tellThatHere(live);
  pages.onmessage = async ({ data }: MessageEvent<Said>) => {
    const key = live.game.peek()?.key;
    // Only those are counted that have a game.
    if (!('answer' in data) || key === undefined) return;
    const verdict = await live.take(data);
    pages.postMessage({ taken: verdict, key, of: data.answer } satisfies Said);
  };
}

/** A page with a live game has a lock, also while it sleeps: others know that they have to wait. */
function tellThatHere(live: Live) {
  effect(() => {
    if (!live.game.value) return undefined;
    let leave = () => {};
    const held = new Promise<void>((resolve) => {
      leave = resolve;
    });
    void answerOf(() => navigator.locks.request(NAME, { mode: 'shared' }, () => held));
    return leave;
  });
}

/** How many pages have a live game; null where the browser doesn't say. */
async function many(): Promise<number | null> {
  const locks = await answerOf(() => navigator.locks.query());
  return locks?.held?.filter(({ name }) => name === NAME).length ?? null;
}

/** Asks the other pages of this browser about an answer; a page that sleeps says nothing until it wakes. */
export async function askOthers(answer: GuestAnswer): Promise<Reply> {
  const pages = channel();
  const most = await many();
  if (!pages || most === 0) return { taken: 'unknown' };
  const reply = new Promise<Reply>((resolve) => {
    let replies = 0;
    pages.onmessage = ({ data }: MessageEvent<Said>) => {
      if (!('taken' in data) || data.of !== answer.answer) return;
      replies += 1;
      if (data.taken !== 'unknown' || replies === most) resolve(data);
    };
    if (most === null) setTimeout(() => resolve({ taken: 'unknown' }), BLIND_MS);
  });
  pages.postMessage(answer satisfies Said);
  return reply.finally(() => pages.close());
}

/** Null where there is no way to other pages. */
function channel(): BroadcastChannel | null {
  return ifAny(() => new BroadcastChannel(NAME));
}
