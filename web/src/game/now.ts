/** What is true of a session, for everybody outside it: to be read, never changed. */
import { computed, type ReadonlySignal } from '@preact/signals-core';
import { matchStatusOf, messageIn } from './match.ts';
import type { SessionState } from './state.ts';
import { offersOf, questionOf, statusOf, titleOf, waysToEnd } from './status.ts';

/** Whatever is a signal, to be read. */
type Facts<T> = {
  readonly [K in keyof T as T[K] extends ReadonlySignal<unknown>
    ? K
    : never]: T[K] extends ReadonlySignal<infer V> ? ReadonlySignal<V> : never;
};

/** The state of a session, and what follows from it for those who look. */
export type Now = Facts<SessionState & ReturnType<typeof followingFrom>>;

export function nowOf(state: SessionState): Now {
  return { ...state, ...followingFrom(state) };
}

function followingFrom(state: SessionState) {
  return {
    /** The seat that the device is to be handed to while the screen is covered; else null. */
    covered: state.hands.covered,
    /** The question whether to play the action that waits; '' while none waits. */
    question: computed(() => questionOf(state)),
    offers: computed(() => offersOf(state)),
    /** How the people here may end the game early. */
    ways: computed(() => waysToEnd(state)),
    /** What is to be done in a game with people far away; null in any other. */
    matchStatus: computed(() => matchStatusOf(state)),
    /** The link to send to them, or the one sent last; null where this page has none. */
    message: computed(() => messageIn(state)),
    /** Null while nothing shows. */
    status: computed(() => statusOf(state)),
    /** The window's title; null until the rules have answered. */
    title: computed(() => titleOf(state)),
  };
}
