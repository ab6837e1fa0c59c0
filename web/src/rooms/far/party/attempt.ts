// Tries to be connected without a person: offers and answers that pages give each other by letters, at a
// meeting place or through a host.
import type { Connection } from './connection.ts';
import { markOf } from './description.ts';
import type { OpenOffer } from './meet/index.ts';
import { readAnswer, readOffer } from './offer.ts';

/** How long another page may take to use an answer, in ms. */
const CONNECT_MS = 60_000;

/** A try to be connected, by an offer that somebody may answer. */
export async function attemptOf(to: Connection): Promise<OpenOffer | null> {
  const offer = await to.offer().catch(() => null);
  const since = performance.now();
  const end = () => to.end('dropped');
  if (!offer) {
    end();
    return null;
  }
  let isAnswered = false;
  const take = (text: string) => {
    const answer = readAnswer(text);
    if (isAnswered || answer?.of !== markOf(offer)) return false;
    isAnswered = true;
    to.accept(answer, performance.now() - since).catch(() => to.end('unreachable'));
    return true;
  };
  return { offer, take, end };
}

/** Answers the offer of such a try, by a connection that is made for it; null if nothing comes of it. */
export async function answerTo(offer: string, make: () => Connection): Promise<string | null> {
  const reading = readOffer(offer);
  if (reading.is === 'none') return null;
  const to = make();
  setTimeout(() => to.isOpen || to.end('dropped'), CONNECT_MS);
  return to.answer(offer, reading, true).catch(() => null);
}
