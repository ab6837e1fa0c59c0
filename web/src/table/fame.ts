// Takes note of a finished game for the hall of fame, as soon as its end shows.
import { effect } from '@preact/signals';
import { finishedGame } from '../game/finished.ts';
import { watching } from '../game/seating.ts';
import type { Session } from '../game/session.ts';
import { isNews, keepFinished } from '../keep/fame.ts';

/** @returns ends it */
export function noteFinished(session: Session): () => void {
  return effect(() => {
    const [shown, saved] = [session.shown.value, session.saved.value];
    if (!shown?.view.over || shown.prepared || watching(saved.seats)) return;
    if (isNews(saved.key, saved.used)) keepFinished(finishedGame(saved, shown.view));
  });
}
