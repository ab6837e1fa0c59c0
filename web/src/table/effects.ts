// What follows the game at a table: the window's title, sounds, and what its end means.
import { effect } from '@preact/signals-core';
import type { Now } from '../game/now.ts';
import type { Session } from '../game/session.ts';
import type { Display, FollowUp } from '../game/types.ts';
import { NOTHING } from '../game/types.ts';
import { FrameJob } from '../ui/schedule.ts';
import { gameHooks } from './game-hooks.ts';
import { tellRefused, tellStep } from './heard.ts';
import type { Page } from './hooks.ts';

/** Announces the end of a game to all rooms and shows what it meant; returns what stops this. */
export function announceEnds(session: Session, page: Page): () => void {
  const { card, now } = session;
  return effect(() => {
    const [display, saved] = [now.display.value, now.saved.value];
    session.followedBy(NOTHING);
    if (!display?.view.over || display.prepared) return;
    const end = { card, saved, view: display.view, occasion: now.occasion.peek() };
    const tell = (next: FollowUp) => {
      if (now.display.peek() === display) session.followedBy(next);
    };
    const tellers = gameHooks.of('ended').flatMap((hear) => hear(end, page) ?? []);
    Promise.allSettled(tellers.map((each) => each())).then((settled) => tell(joined(settled)));
  });
}

/** The first words of a room, and the first suggestion; a room that fails has none. */
function joined(settled: readonly PromiseSettledResult<FollowUp>[]): FollowUp {
  const followUps = settled.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
  const words = followUps.find(({ words }) => words)?.words ?? '';
  return { words, next: followUps.find(({ next }) => next)?.next ?? null };
}

/** Makes a session's steps heard; returns what stops this. */
export function soundSteps(session: Session): (() => void)[] {
  return [
    effect(() => {
      if (session.now.display.value) hear(session.now.display.value);
    }),
    effect(() => {
      if (session.now.explained.value) tellRefused();
    }),
  ];
}

/** Only a step from one ply to the next makes a sound. */
function hear({ how, before, view }: Display) {
  if (how === 'step' && before && view.ply === before.ply + 1) tellStep(before, view);
}

/**
 * Sets the window's title. That is slow, so it is done after the first frame of a motion; and readers take
 * in each title, so plies that pass have none.
 */
export function nameWindow({ display, title }: Now) {
  const later = new FrameJob();
  const end = effect(() => {
    const words = title.value;
    if (words && !display.value?.passing) {
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
