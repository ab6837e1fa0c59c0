// What is heard as the game goes on from one ply to the next, and when something can't be done.
import { effect } from '@preact/signals-core';
import type { Session, Shown } from '../game/session.ts';
import { cuesOf } from '../sound/cues.ts';
import { player } from '../sound/player.ts';
import { calm } from '../ui/clock.ts';

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
