// The types of the door (docs/protocol.md), which each build generates from those of the Python side
// (web/tools/door_types.py), and what the page adds to them.
import type { CallName, Calls, Scheme } from '../../generated/door.ts';

export type * from '../../generated/door.ts';

/** The door to the rules: a call by its name; rejects with a `DoorError`'s kind and message. */
export type Door = {
  call<K extends CallName>(name: K, args: Calls[K]['args']): Promise<Calls[K]['answer']>;
};

/** The colours of the page; games have those of paper besides. */
export type ThemeName = Exclude<Scheme, 'paper'>;

/** Who plays: a person at this device, one far away who sends links, or a bot of a level. */
export type SeatPlayer = 'person' | 'far' | `bot${number}`;
