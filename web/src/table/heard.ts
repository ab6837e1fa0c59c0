// What happens on boards, for rooms that make it heard.
import type { View } from '../scene/types.ts';

export type BoardListener = {
  /** One ply after the other begins to show. */
  step: (before: View, after: View) => void;
  /** Something can't be done, or was wrong. */
  refused: () => void;
  /** A person has pressed something: a browser allows sounds from the first time on. */
  gesture: () => void;
};

let ears: readonly BoardListener[] = [];

/** Lets these hear what happens on any board of the page, from now on. */
export function letHear(all: readonly BoardListener[]) {
  ears = all;
  const gesture = () => {
    for (const ear of ears) ear.gesture();
  };
  for (const type of ['pointerup', 'keydown']) {
    document.addEventListener(type, gesture, { capture: true, passive: true });
  }
}

export function tellStep(before: View, after: View) {
  for (const ear of ears) ear.step(before, after);
}

export function tellRefused() {
  for (const ear of ears) ear.refused();
}
