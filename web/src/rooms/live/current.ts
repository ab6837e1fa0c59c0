// The one game of this page that is live, and the other pages of this browser.
import { effect } from '@preact/signals';
import type { FirstDeed } from '../../game/types.ts';
import { OWN } from '../../keep/own-keys.ts';
import type { OpenTable, Page } from '../../table/hooks.ts';
import { type Answering, showCode } from './answer.tsx';
import { keepAwake } from './awake.ts';
import { Live } from './live.ts';
import type { Taken } from './meeting.ts';
import { carried, ends, first, isGuest, stays } from './offered.ts';
import * as words from './words/words.ts';

type Asked = { answer: string } | { taken: Taken; of: string };

/** How long another page may take to say that it waits for an answer, in ms. */
const ASK_MS = 6000;

let current: Live | null = null;

export function liveAt(page: Page): Live {
  current ??= begun(page);
  return current;
}

function begun(page: Page): Live {
  const live = new Live(page);
  carried.value = (id) => live.carries(id);
  isGuest.value = (id) => live.carries(id) !== null && !live.isHost.value;
  stays.value = (id) => (live.game.value?.id === id && live.stays.value ? words.live.stay : '');
  first.value = (id) => firstDeed(live, id);
  effect(() => {
    ends.value = live.many.value ? words.live.reloads : '';
  });
  keepAwake(live);
  const pages = others();
  if (!pages) return live;
  pages.onmessage = async ({ data }: MessageEvent<Asked>) => {
    if (!('answer' in data)) return;
    const taken = await live.take(`${data.answer}`);
    if (taken !== 'unknown') pages.postMessage({ taken, of: data.answer } satisfies Asked);
  };
  return live;
}

/** While an answer waits, whoever has invited needs it before anything else. */
function firstDeed(live: Live, id: string): FirstDeed | null {
  const [table, answer] = [live.table.value, live.answer.value];
  if (live.game.value?.id !== id || live.waits.value !== 'answering' || !answer) return null;
  const { task, show } = words.live.joined;
  const press = () => table && showCode(answeringAt(live, table));
  return { task: task(answer.host), word: show, press };
}

/** The own answer, as a table shows it. */
export function answeringAt({ answer, many }: Live, { card }: OpenTable): Answering {
  return { card, answer, many, give: words.live.joined.give };
}

/** Null where there is no way to other pages. */
function others(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(`${OWN}live`);
  } catch {
    return null;
  }
}

/** Asks the other pages of this browser whether one waits for an answer. */
export function askOthers(answer: string): Promise<Taken> {
  const pages = others();
  return new Promise((resolve) => {
    const end = (taken: Taken) => {
      pages?.close();
      resolve(taken);
    };
    if (!pages) return end('unknown');
    pages.onmessage = ({ data }: MessageEvent<Asked>) => {
      if ('taken' in data && data.of === answer) end(data.taken);
    };
    pages.postMessage({ answer } satisfies Asked);
    setTimeout(() => end('unknown'), ASK_MS);
  });
}
