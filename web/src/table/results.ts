// Notes how a game of one person against bots has ended, as soon as its end shows.
import { effect } from '@preact/signals';
import { levelOf, onlyPerson } from '../game/seating.ts';
import type { Session } from '../game/session.ts';
import { countResult } from '../keep/results.ts';

/** @returns ends it */
export function countResults(session: Session): () => void {
  return effect(() => {
    const [shown, seats, { key }] = [session.shown.value, session.seats.value, session.saved.value];
    const you = onlyPerson(seats);
    const levels = seats.map(levelOf).filter((level) => level > 0);
    if (!shown?.view.over || shown.prepared || you === null || !levels.length) return;
    countResult(session.card.id, key, levels, shown.view.winners.includes(you));
  });
}
