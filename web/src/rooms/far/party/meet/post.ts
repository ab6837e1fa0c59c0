// A letterbox that is opened again whenever it has closed, as long as somebody is at the place.
import { type Comes, Letterbox } from './letterbox.ts';

/** After which pauses it is opened again, in ms; the last one counts from then on. */
const AGAIN_MS = [1000, 5000, 20_000, 60_000];

/** How long it stays open once it has calmed, in ms. */
const CALM_MS = 30_000;

/** Where pages meet: the address of a broker, and the key that they share. */
export type MeetingSpot = { address: string; key: string };

type AtPost = {
  opened: (box: Letterbox) => void;
  came: Comes['came'];
  /** Something lies there that the key doesn't open. */
  sealed?: () => void;
  /** It has closed, or can't be opened: it will be tried again. */
  away: () => void;
};

export class Post {
  readonly #spot;
  readonly #at;
  #box: Letterbox | null = null;
  #failures = 0;
  #openedAt = Number.POSITIVE_INFINITY;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ended = false;

  constructor(spot: MeetingSpot, at: AtPost) {
    this.#spot = spot;
    this.#at = at;
    void this.#open();
  }

  end() {
    this.#ended = true;
    clearTimeout(this.#timer);
    this.#box?.end();
  }

  async #open() {
    const { address, key } = this.#spot;
    const hears: Comes = {
      opened: () => this.#opened(),
      came: (text, part) => this.#ended || this.#at.came(text, part),
      sealed: () => this.#at.sealed?.(),
      ended: () => this.#closed(),
    };
    // Where a browser may seal nothing or ask nobody, that stays so.
    this.#box = await Letterbox.at(address, key, hears).catch(() => null);
    if (this.#ended) this.#box?.end();
    else if (!this.#box) this.#at.away();
  }

  #opened() {
    if (this.#ended || !this.#box) return;
    this.#openedAt = performance.now();
    this.#at.opened(this.#box);
  }

  #closed() {
    if (this.#ended) return;
    // A place that closes again and again is tried less and less often, until it has calmed.
    if (performance.now() - this.#openedAt > CALM_MS) this.#failures = 0;
    this.#openedAt = Number.POSITIVE_INFINITY;
    const pause = AGAIN_MS[Math.min(this.#failures, AGAIN_MS.length - 1)];
    this.#failures += 1;
    this.#timer = setTimeout(() => void this.#open(), pause);
    this.#at.away();
  }
}
