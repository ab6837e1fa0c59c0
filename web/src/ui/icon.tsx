// The site's icons as a component.
import type { IconName } from './icons.ts';
import { PATHS } from './icons.ts';

export type { IconName };

/** An icon; always hidden from assistive technology, since words stand beside it. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
