// The types of the door (docs/protocol.md), and what the page adds to them.
import type { CallName, Calls, Scheme } from './door.ts';

export type * from './door.ts';

/** The door to the rules: a call by its name; rejects with a `DoorError`'s kind and message. */
export type Door = {
  call<K extends CallName>(name: K, args: Calls[K]['args']): Promise<Calls[K]['answer']>;
};

/** The colours of the page; games have those of paper besides. */
export type ThemeName = Exclude<Scheme, 'paper'>;

/** Who plays: a person at this device, one far away who sends links, or a bot of a level. */
export type SeatPlayer = 'person' | 'far' | `bot${number}`;
