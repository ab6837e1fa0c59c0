// The link to the exercises of the day, if there are any.
import { read } from '../../keep/prefs.ts';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { KEPT_DECK } from './name.ts';

/** The schedule of exercises, which only people with a deck need. */
export const DUE = { name: 'due', load: () => import('./due.tsx') };

/** Whether there is a deck. */
export function hasDeck(): boolean {
  return Boolean(read(KEPT_DECK));
}

export function Exercises() {
  if (!hasDeck()) return null;
  return <LazyPart wanted={DUE}>{({ DueLink }) => <DueLink />}</LazyPart>;
}
