// What the first screen knows of direct connections.
import { signal } from '@preact/signals';

/** What ends if the page loads anew; '' while nothing is connected. */
export const ends = signal('');
