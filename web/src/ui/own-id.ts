// Ids of elements.
import { useState } from 'preact/hooks';

let ids = 0;

/** An id that nothing else on the page has. Those of `useId` begin anew in each tree, as in dialogs. */
export function useOwnId(): string {
  const [id] = useState(() => {
    ids += 1;
    return `own-${ids}`;
  });
  return id;
}
