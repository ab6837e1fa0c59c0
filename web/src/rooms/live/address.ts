// The address of an answer. An invitation has the same field, and is the address of a message.
import type { Reader } from '../../keep/links.ts';
import { lettersIn } from '../../keep/mended.ts';

export type ToAnswer = { answer: string };

export const addresses: Readonly<Record<string, Reader<ToAnswer>>> = {
  live: (text, { m }) => (m === undefined ? { answer: lettersIn(text) } : undefined),
};
