// The address of an answer, alone or with the message that its sender gives with it. An invitation has
// the same field, and is the address of a message.
import { hashOf, type Reader } from '../../addresses/links.ts';
import { decoded, lettersIn } from '../../addresses/mended.ts';

/** An answer; with a message, also the address of that alone. */
export type ToAnswer = { answer: string; message?: { text: string; hash: string } };

/** How an answer begins: it names the side that begins the handshake, which an offer leaves open. */
const ANSWER = /^[U-Zab]/;

/** The letters of an answer, and its age. */
function answerIn(value: string): string {
  return /[\w-]+(~\d{1,3})?/.exec(decoded(value).replace(/\s/g, ''))?.[0] ?? '';
}

export const addresses: Readonly<Record<string, Reader<ToAnswer>>> = {
  live: (value, { live: _, ...message }) => {
    const answer = answerIn(value);
    if (message.m === undefined) return { answer };
    if (!ANSWER.test(answer)) return undefined;
    return { answer, message: { text: lettersIn(message.m), hash: hashOf(message) } };
  },
  // An invitation names the server of its sender, or has the key of a meeting place.
  stun: () => undefined,
  meet: () => undefined,
};
