// What pages of other sites may show of the rooms in a frame, if the host lets them: a line each.
import type { Embedded } from './app/embedded.ts';
import { puzzle } from './rooms/puzzles/embedded.tsx';

export const EMBEDS: readonly Embedded[] = [puzzle];
