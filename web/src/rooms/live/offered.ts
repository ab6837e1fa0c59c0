// What the first screen knows of direct connections.
import { signal } from '@preact/signals';
import type { Route } from '../../addresses/links.ts';

/** A message that came with an offer. */
export type Offered = Route & { to: 'message' };

/** The invitation that was opened last, if it has an offer: that waits for its table. */
export const offered = signal<Offered | null>(null);

/** What ends if the page loads anew; '' while nothing is connected. */
export const ends = signal('');
