// What the first screen knows of direct connections.
import { signal } from '@preact/signals';
import type { Company } from '../../home/setup.tsx';

/** Those who are connected: a game with people elsewhere is one with them. Null if nobody is. */
export const company = signal<Company | null>(null);

/** What ends if the page loads anew; '' while nothing is connected. */
export const ends = signal('');
