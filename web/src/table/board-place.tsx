// The board's place on a page, and how the board follows its session.
import { effect } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Board } from '../board/board.ts';
import type { Session } from '../game/session.ts';
import type { Deps } from '../game/types.ts';
import { announce, hush } from '../ui/announce.ts';
import { calm } from '../ui/clock.ts';
import { attr } from '../ui/dom.ts';
import { afterRender, deferRender, flush } from '../ui/schedule.ts';
import { soundSteps } from './effects.ts';
import { keepKeys } from './greeting.ts';

/** A session, and the board that shows it. */
export type OnBoard = { session: Session; board: Board };

type PlaceProps = OnBoard & {
  /** Before the first pick only these places are marked, and what is under the pointer. */
  bare?: readonly string[] | null;
  /** Shows beside the board. */
  children?: ComponentChildren;
};

/**
 * The board's place. The board is updated once the words around it are, so that both change in the
 * same frame.
 */
export function BoardPlace({ session, board, bare = null, children }: PlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const [display, live] = [session.now.display.value, session.now.picking.value !== null];
  const [hint, foreseen] = [session.now.hint.value, session.now.foreseen.value];
  const seat = session.now.thinking.value?.seat ?? null;

  useLayoutEffect(() => place.current?.prepend(board.element), [board]);
  useLayoutEffect(() => keepKeys(board), [board]);
  useLayoutEffect(() => {
    if (!display) return;
    const { view, how, prepared } = display;
    afterRender(() => {
      const path = [...session.now.path.peek()];
      board.show(view, { how, live, bare, path, promises: !prepared });
    });
  }, [board, display]);
  useLayoutEffect(() => afterRender(() => board.setLive(live)));
  useLayoutEffect(
    () => afterRender(() => board.hint(hint.advice?.picks ?? [], hint.after)),
    [board, hint],
  );
  useLayoutEffect(() => afterRender(() => board.foresee(foreseen)), [board, foreseen]);
  useLayoutEffect(() => attr(board.element, 'data-thinking', seat), [board, seat]);

  return (
    <div class="space" ref={place}>
      {children}
    </div>
  );
}

/** What any session needs from its board and the browser. */
export function browserDeps(board: Board): Pick<Deps, 'board' | 'clock' | 'say'> {
  const landed = () => {
    flush();
    return board.landed();
  };
  const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
  return {
    board: { room: () => board.room, moves: () => !calm(), landed },
    clock: { now: Date.now, wait },
    say: announce,
  };
}

/**
 * Plays an action whose picks are complete, and the actions that its button adds. The answer is on
 * its way, and the page changes once it is there.
 */
export function playAction(session: Session, action: string) {
  const live = session.now.live.peek();
  session.play(action, session.now.pressed.peek()?.more);
  if (live) deferRender();
  else flush();
}

/** Shows and announces a session without delay; returns what ends that. */
export function connectBoard(session: Session, board: Board): () => void {
  const ends = [
    effect(() => {
      // What was being read aloud no longer shows.
      if (session.now.display.value) hush();
      // Renders at once what was deferred to show together with the view.
      queueMicrotask(flush);
    }),
    effect(() => {
      // A second press must find nothing to pick, even before this is rendered.
      if (!session.now.picking.value) board.setLive(false);
    }),
    ...soundSteps(session),
  ];
  return () => {
    for (const end of ends) end();
  };
}
