// The way to the exercises of the day, if there are any.
import { read } from '../../keep/prefs.ts';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { KEPT_DECK } from './name.ts';

/** What plans the exercises that come again: only those who have any need it. */
export const DUE = { name: 'due', load: () => import('./due.tsx') };

export function Exercises() {
  if (!read(KEPT_DECK)) return null;
  return <LazyPart wanted={DUE}>{({ DueLink }) => <DueLink />}</LazyPart>;
}
