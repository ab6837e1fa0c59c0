// The meeting place: a host hears there of guests, and each guest of the host. What they leave there
// is what two pages need to be connected (connection.ts), and for whoever joins the newest message.
//
//     offers/<guest>   answers/<guest>   lie there for ten minutes
//     asks/<guest>     turns/<guest>     are told to those who hear them now
import { Asking } from '../asking.ts';
import type { Letterbox } from './letterbox.ts';
import { type MeetingSpot, Post } from './post.ts';

export type { MeetingSpot } from './post.ts';

/** This part of the page, which comes when it is wanted. */
export type Meet = { host: typeof host; Guest: typeof Guest; ask: typeof ask };

/** A guest without an answer makes another offer: an old one may be forgotten, or lead nowhere. */
const ANEW_MS = 240_000;
/** An attempt that was answered and hasn't connected has failed: then another one is made. */
const AFTER_MS = 20_000;
/** A host answers no more offers in ten minutes; after so long none lies there any more, in ms. */
const MOST_ANSWERS = 500;
const LIES_MS = 600_000;

export type Hosting = {
  /** The answer to an offer; null if it can't be answered. */
  answer: (offer: string) => Promise<string | null>;
  /** The message by which a guest joins, '' while another does; null where no game is kept any more. */
  turn: (guest: string) => string | null;
  /** Whether the place is reached. */
  reached: (is: boolean) => void;
  /** Something lies there that the key doesn't open. */
  sealed: () => void;
};

/** A try to be connected. */
export type OpenOffer = {
  offer: string;
  /** Takes an answer; one to another offer does nothing. Tells whether it was taken. */
  take: (answer: string) => boolean;
  end: () => void;
};

export type Visiting = {
  /** Null where the browser has nothing to offer. */
  attempt: () => Promise<OpenOffer | null>;
  reached: (is: boolean) => void;
  sealed: () => void;
};

/** A host is at the place until the function that this returns is called. */
export function host(spot: MeetingSpot, { answer, turn, reached, sealed }: Hosting): () => void {
  const answered = new Map<string, number>();
  let box: Letterbox | null = null;
  const reply = async (guest: string, offer: string) => {
    // What lies there comes again, and a broker could repeat it.
    const now = performance.now();
    for (const [old, at] of answered) if (now - at > LIES_MS) answered.delete(old);
    if (answered.has(offer) || answered.size === MOST_ANSWERS) return;
    answered.set(offer, now);
    const text = await answer(offer);
    if (text) await box?.leave(`answers/${guest}`, text);
  };
  const tellTurn = async (guest: string) => {
    const message = turn(guest);
    if (message !== null) await box?.tell(`turns/${guest}`, message);
  };
  const post = new Post(spot, {
    opened: (opened) => {
      box = opened;
      box.hear('offers/+');
      box.hear('asks/+');
      reached(true);
    },
    came: (text, part) => {
      const [what, guest] = part.split('/');
      void (what === 'offers' ? reply(guest, text) : tellTurn(guest));
    },
    sealed,
    away: () => reached(false),
  });
  return () => post.end();
}

/** A guest without a connection, who leaves offers until one of them is answered. */
export class Guest {
  readonly #name = newName();
  readonly #how;
  readonly #post;
  #box: Letterbox | null = null;
  #attempt: OpenOffer | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ended = false;

  constructor(spot: MeetingSpot, how: Visiting) {
    this.#how = how;
    this.#post = new Post(spot, {
      opened: (box) => {
        this.#box = box;
        box.hear(`answers/${this.#name}`);
        how.reached(true);
        void this.#offer();
      },
      came: (answer) => {
        if (this.#attempt?.take(answer)) this.#offerIn(AFTER_MS);
      },
      sealed: () => how.sealed(),
      away: () => how.reached(false),
    });
  }

  /** What was attempted last goes on by itself. */
  end() {
    this.#ended = true;
    clearTimeout(this.#timer);
    this.#post.end();
  }

  #offerIn(ms: number) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#offer(), ms);
  }

  async #offer() {
    this.#offerIn(ANEW_MS);
    this.#attempt?.end();
    const attempt = await this.#how.attempt();
    if (this.#ended) return attempt?.end();
    this.#attempt = attempt;
    if (attempt) await this.#box?.leave(`offers/${this.#name}`, attempt.offer);
  }
}

/**
 * Asks the host by which message to join; null if nobody replies, or the place isn't reached.
 * @param behind called when another guest joins first
 */
export async function ask(spot: MeetingSpot, behind: () => void): Promise<string | null> {
  const name = newName();
  let box: Letterbox | null = null;
  const asking = new Asking(() => void box?.tell(`asks/${name}`, ''), behind);
  const post = new Post(spot, {
    opened: (opened) => {
      box = opened;
      box.hear(`turns/${name}`);
      asking.ask();
    },
    came: (message) => asking.hear(message),
    away: () => asking.end(),
  });
  const message = await asking.message;
  post.end();
  return message;
}

/** A name that says nothing. */
function newName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
