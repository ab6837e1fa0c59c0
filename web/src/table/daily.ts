// Notes how the game of a day has ended, as soon as its end shows.
import { effect } from '@preact/signals';
import { onlyPerson } from '../game/seating.ts';
import type { Session } from '../game/session.ts';
import { dayOfRecord, keepResult, type Result } from '../keep/daily.ts';
import type { View } from '../scene/types.ts';

/** @returns ends it */
export function noteChallenge(session: Session): () => void {
  return effect(() => {
    const [shown, seats, { key }] = [
      session.now.shown.value,
      session.now.seats.value,
      session.now.saved.value,
    ];
    const [you, day] = [onlyPerson(seats), shown && dayOfRecord(shown.record)];
    if (!shown?.view.over || shown.prepared || you === null || day === null) return;
    keepResult(day, session.card.id, key, resultOf(shown.view, you));
  });
}

function resultOf({ returns, winners }: View, you: number): Result {
  if (returns?.length === 1) return { how: 'scored', score: returns[0] };
  if (!winners.length) return { how: 'drawn' };
  return { how: winners.includes(you) ? 'won' : 'lost' };
}
