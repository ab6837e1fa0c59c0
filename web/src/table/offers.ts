import type { View } from '../scene/types.ts';
import type { Session } from './session.ts';

/** What a table offers besides the moves: one of Hint, Pause and Review at a time. */
export type Offers = {
  hint: 'none' | 'closed' | 'open' | 'asking' | 'shown';
  pause: 'none' | 'pause' | 'go';
  review: boolean;
};

export function offersOf({
  view,
  session,
  live,
  bots,
  hint,
}: {
  view: View;
  session: Session /** whether a person may act on what shows */;
  live: boolean /** whether the game has any */;
  bots: boolean;
  hint: 'off' | 'asking' | 'shown';
}): Offers {
  const finished = view.ply === view.plies ? view.over : session.saved.over;
  if (finished) return { hint: 'none', pause: 'none', review: true };
  if (session.watching) {
    return { hint: 'none', pause: session.paused ? 'go' : 'pause', review: false };
  }
  const open = live ? 'open' : 'closed';
  return { hint: bots ? (hint === 'off' ? open : hint) : 'none', pause: 'none', review: false };
}
