// The way to the exercises of the day, if there are any.
import { read } from '../../keep/prefs.ts';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { KEPT_DECK } from './name.ts';

/** What plans the exercises that come again: only those who have any need it. */
export const DUE = { name: 'due', load: () => import('./due.tsx') };

/** Whether there is a deck, whose exercises come again. */
export function hasDeck(): boolean {
  return Boolean(read(KEPT_DECK));
}

export function Exercises() {
  if (!hasDeck()) return null;
  return <LazyPart wanted={DUE}>{({ DueLink }) => <DueLink />}</LazyPart>;
}
