// A member of the party whose page is connected to this one, or is about to be.
import { signal } from '@preact/signals';
import { Connection, type Hears } from './connection.ts';

/** How many there have been. */
let many = 0;

export class Member {
  /** Tells it from others of this page. */
  readonly id = `member ${many++}`;
  readonly to: Connection;
  /** The name that it says to have. */
  readonly name = signal('');
  /** Its number in the party, as the host counts; null as long as that isn't known. */
  readonly number = signal<number | null>(null);

  constructor(hears: (member: Member) => Hears) {
    this.to = new Connection(hears(this));
  }
}
