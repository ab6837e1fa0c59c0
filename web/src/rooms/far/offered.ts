// What the first screen knows of direct connections.
import { signal } from '@preact/signals';
import type { Route } from '../../addresses/links.ts';

/** A message that came with an offer. */
export type Offered = Route & { to: 'message' };

/** The invitation that was opened last, if it has an offer: that waits for its table. */
export const offered = signal<Offered | null>(null);

/** The names of those who are connected, and that of the person here. */
export const company = signal<{ names: readonly string[]; own: string }>({ names: [], own: '' });

/** What ends if the page loads anew; '' while nothing is connected. */
export const ends = signal('');

/** The address that the person here has scanned or pasted themselves; '' for none. */
export const pressedHash = signal('');

/** The message of the invitation that the person here has answered by a press; '' for none. */
export const pressed = signal('');
