// What follows a game at a table: the window's title, sounds, and what is kept once it ends.
import { effect } from '@preact/signals-core';
import { noteEnd } from '../game/finished.ts';
import { onlyPerson } from '../game/seating.ts';
import type { Now, Session, Shown } from '../game/session.ts';
import { dayOfRecord, keepResult, type Result } from '../keep/daily.ts';
import type { View } from '../scene/types.ts';
import { cuesOf } from '../sound/cues.ts';
import { player } from '../sound/player.ts';
import { calm } from '../ui/clock.ts';
import { FrameJob } from '../ui/schedule.ts';

/**
 * Keeps how a challenge of a day ended.
 * @returns ends it
 */
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

/**
 * Keeps a finished game for the hall of fame.
 * @returns ends it
 */
export function noteFinished(session: Session): () => void {
  return effect(() => {
    const [shown, saved] = [session.now.shown.value, session.now.saved.value];
    if (shown?.view.over && !shown.prepared) noteEnd(saved, shown.view);
  });
}

/** Lets a session be heard; returns what ends it. */
export function soundSteps(session: Session): () => void {
  const ends = [
    effect(() => {
      if (session.now.shown.value) hear(session.now.shown.value);
    }),
    effect(() => {
      if (session.now.explained.value) player().no();
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
}

/** Only a step from one ply to the next is heard. */
function hear({ how, before, view }: Shown) {
  if (how !== 'step' || !before || view.ply !== before.ply + 1) return;
  const cues = cuesOf(before.scene, view.scene, calm());
  player().play(cues);
  if (view.over) player().end(Math.max(0, ...cues.map(({ end }) => end)));
}

/**
 * Keeps the window's title. That the browser tells its window takes a while, which the first frame
 * of a motion need not wait for.
 */
export function nameWindow({ title }: Now) {
  const later = new FrameJob();
  const end = effect(() => {
    const words = title.value;
    if (words) {
      later.begin(() => {
        document.title = words;
      });
    }
  });
  return () => {
    end();
    later.finish();
  };
}
