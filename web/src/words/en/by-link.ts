// What the first screen says of games with people far away, in English; far.ts has the rest.
import { listed } from '../grammar.ts';

export const byLink = {
  paste: 'I have a link',
  pasteTitle: 'A link from a friend',

  // Of games that are kept.
  yourMove: 'your move',
  sendIt: 'send your link',
  waitsFor: (who: string) => `waiting for ${who}`,
  against: (side: string, others: string[]) => `${side}, against ${listed(others)}, by link`,
};
