// A direct connection to the page of another player: what is said arrives in order.
import { essentials, markOf, type Offering, read, sdpOf, write } from './description.ts';
import { readFrame, type Spoken, written } from './frames.ts';
import { servers } from './server.tsx';

/** Why a connection ended. */
export type Ending = 'gone' | 'silent' | 'flood' | 'garbage' | 'unreachable' | 'dropped';

export type Hears = {
  opened: () => void;
  said: (frame: Exclude<Spoken, { is: 'beat' }>) => void;
  /** Called once; nothing else is called after it. */
  ended: (why: Ending) => void;
};

/** How long a browser may look for its own addresses, in ms. */
const GATHER_MS = 2000;
/** How often a page shows that it is there, and after what silence it isn't, in ms. */
const BEAT_MS = 3000;
const SILENT_MS = 15_000;
/** So many things may be said at once, and so many a second. */
const AT_ONCE = 60;
const A_SECOND = 10;
/** How long an offer is for, in minutes. */
const OFFER_MINUTES = 10;

export function canConnect(): boolean {
  return typeof RTCPeerConnection === 'function';
}

/** Reads an offer; null if it is none, or not for now any more. */
export function readOffer(text: string): Offering | null {
  const told = read(text);
  if (told?.description.setup !== 'actpass') return null;
  return ((minute() - told.of) & 0xffff) <= OFFER_MINUTES ? told : null;
}

/** Reads an answer; null if it is none. */
export function readAnswer(text: string): Offering | null {
  const told = read(text);
  return told && told.description.setup !== 'actpass' ? told : null;
}

export class Connection {
  readonly #pc = new RTCPeerConnection({ iceServers: servers() });
  readonly #channel = this.#pc.createDataChannel('pygames', { negotiated: true, id: 0 });
  readonly #hears;
  #ended = false;
  #heardAt = 0;
  #credit = AT_ONCE;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(hears: Hears) {
    this.#hears = hears;
    this.#channel.onopen = () => this.#open();
    this.#channel.onmessage = ({ data }) => this.#hear(data);
    this.#channel.onclose = () => this.end('gone');
    // Others that have given up still connect once the other page tries; Firefox doesn't.
    this.#pc.onconnectionstatechange = () => {
      const over =
        this.#pc.connectionState === 'failed' && navigator.userAgent.includes('Firefox/');
      if (over && !this.isOpen) this.end('unreachable');
    };
    addEventListener('pagehide', this.#leave);
  }

  get isOpen(): boolean {
    return this.#channel.readyState === 'open';
  }

  /** The offer for an invitation; null if the browser has nothing to offer. */
  async offer(): Promise<string | null> {
    await this.#pc.setLocalDescription(await this.#pc.createOffer());
    return this.#described(minute());
  }

  /** The answer to an offer; null if the browser has nothing to answer. */
  async answer(offer: string, { description }: Offering): Promise<string | null> {
    await this.#pc.setRemoteDescription({ type: 'offer', sdp: sdpOf(description) });
    await this.#pc.setLocalDescription(await this.#pc.createAnswer());
    return this.#described(markOf(offer));
  }

  async accept({ description }: Offering): Promise<void> {
    await this.#pc.setRemoteDescription({ type: 'answer', sdp: sdpOf(description) });
  }

  say(frame: Spoken) {
    if (this.isOpen) this.#channel.send(written(frame));
  }

  /** Ends the connection; the other page hears of it. */
  end(why: Ending) {
    if (this.#ended) return;
    this.#ended = true;
    clearInterval(this.#timer);
    removeEventListener('pagehide', this.#leave);
    this.#pc.close();
    this.#hears.ended(why);
  }

  #leave = () => this.end('dropped');

  async #described(of: number): Promise<string | null> {
    await gathered(this.#pc);
    const description = essentials(this.#pc.localDescription?.sdp ?? '');
    return description?.candidates.length ? write({ description, of }) : null;
  }

  #open() {
    this.#heardAt = Date.now();
    this.#timer = setInterval(() => {
      this.say({ is: 'beat' });
      if (Date.now() - this.#heardAt > SILENT_MS) this.end('silent');
    }, BEAT_MS);
    this.#hears.opened();
  }

  #hear(data: unknown) {
    const now = Date.now();
    this.#credit = Math.min(AT_ONCE, this.#credit + ((now - this.#heardAt) * A_SECOND) / 1000) - 1;
    this.#heardAt = now;
    if (this.#ended) return;
    if (this.#credit < 0) return this.end('flood');
    const frame = readFrame(data);
    if (!frame) this.end('garbage');
    else if (frame.is !== 'beat') this.#hears.said(frame);
  }
}

/** The minute of now, in 16 bits. */
function minute(): number {
  return Math.floor(Date.now() / 60_000) & 0xffff;
}

/** Resolves once the browser knows its addresses, or has looked long enough. */
function gathered(pc: RTCPeerConnection): Promise<void> {
  return new Promise((resolve) => {
    const look = () => pc.iceGatheringState === 'complete' && resolve();
    pc.addEventListener('icegatheringstatechange', look);
    setTimeout(resolve, GATHER_MS);
    look();
  });
}
