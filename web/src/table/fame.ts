// Takes note of a finished game for the hall of fame and for results, as soon as its end shows.
import { effect } from '@preact/signals';
import { noteEnd } from '../game/finished.ts';
import type { Session } from '../game/session.ts';

/** @returns ends it */
export function noteFinished(session: Session): () => void {
  return effect(() => {
    const [shown, saved] = [session.now.shown.value, session.now.saved.value];
    if (shown?.view.over && !shown.prepared) noteEnd(saved, shown.view);
  });
}
