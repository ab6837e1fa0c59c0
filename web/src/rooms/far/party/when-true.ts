import { effect } from '@preact/signals';

/** Resolves once something that signals tell is true. */
export function whenTrue(is: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const end = effect(() => {
      if (!is()) return;
      queueMicrotask(() => end());
      resolve();
    });
  });
}
