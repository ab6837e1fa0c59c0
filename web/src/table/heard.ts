// Events on boards, for rooms that make sounds of them.
import type { View } from '../scene/types.ts';

export type BoardListener = {
  /** A step from one ply to the next begins to show. */
  step: (before: View, after: View) => void;
  /** Something was impossible, or wrong. */
  refused: () => void;
  /** A person has pressed something: browsers allow sounds from then on. */
  gesture: () => void;
};

let ears: readonly BoardListener[] = [];

/** Reports what happens on any board of the page from now on. */
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
