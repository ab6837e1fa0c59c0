// A direct connection to the page of another player: what is said arrives in order.
import { type Description, essentials, markOf, sdpOf, write } from './description.ts';
import { isNew, readFrame, type Spoken, written } from './frames.ts';
import { isOld, minuteOf, type Offer, type Replied, writeAnswer } from './offer.ts';
import { within } from './reach.ts';
import { servers } from './stun.ts';

/** Why a connection ended. */
export type Ending =
  | 'gone'
  | 'silent'
  | 'flood'
  | 'garbage'
  | 'unreachable'
  | 'slow'
  | 'tooOld'
  | 'dropped';

export type Hears = {
  opened: () => void;
  hear: (frame: Said) => void;
  /** Called once; nothing else is called after it. */
  ended: (why: Ending) => void;
};

/** What is said to whoever plays, and not only to the connection. */
export type Said = Exclude<Spoken, { is: 'beat' | 'later' }>;

/** How long a browser may look for its own addresses, in ms. */
const GATHER_MS = 2000;
/** How often a page shows that it is there, and after what silence it isn't, in ms. */
const BEAT_MS = 3500;
const SILENT_MS = 14_000;
/** So many things may be said at once, and so many a second. */
const AT_ONCE = 60;
const A_SECOND = 10;
/** How long a connection may take once both pages have what they need, in ms. */
const CONNECT_MS = 15_000;
/** Firefox gives up after 5 s in which it had nothing to try; then no answer connects any more. */
const AWAKE_MS = 2000;
/** Addresses for examples, which nobody has (RFC 5737). */
const NOBODY = '192.0.2';

export class Connection {
  readonly #pc = new RTCPeerConnection({ iceServers: servers() });
  readonly #channel = this.#pc.createDataChannel('pygames', { negotiated: true, id: 0 });
  readonly #hears;
  readonly #reach = { internet: servers().length > 0 };
  #ended = false;
  #heardAt = 0;
  #credit = AT_ONCE;
  #timer: ReturnType<typeof setInterval> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  /** Whether a way between the two devices is known. */
  #hasWay = false;
  #ends = ['', ''];
  #knows = false;
  #hides = false;

  constructor(hears: Hears) {
    this.#hears = hears;
    this.#channel.onopen = () => this.#open();
    this.#channel.onmessage = ({ data }) => this.#hear(data);
    this.#channel.onclose = () => this.end('gone');
    this.#pc.oniceconnectionstatechange = () => {
      if (['connected', 'completed'].includes(this.#pc.iceConnectionState)) this.#hasWay = true;
    };
    addEventListener('pagehide', this.#leave);
  }

  get isOpen(): boolean {
    return this.#channel.readyState === 'open';
  }

  /** Whether the browser has told a name in place of each address, as it does without the camera. */
  get hides(): boolean {
    return this.#hides;
  }

  /** The certificates of this page and of the other: no two connections have the same. */
  get ends(): readonly string[] {
    return this.#ends;
  }

  /** Whether the other page knows what version 1.0.0 said nothing of. */
  get knows(): boolean {
    return this.#knows;
  }

  /** The offer for an invitation; null if the browser has nothing to offer. */
  async offer(): Promise<string | null> {
    await this.#pc.setLocalDescription(await this.#pc.createOffer());
    return this.#described(minuteOf(Date.now()));
  }

  /**
   * The answer to an offer; null if the browser has nothing to answer.
   * @param knows whether the other page surely knows what version 1.0.0 said nothing of
   */
  async answer(
    offer: string,
    { offering, age }: Exclude<Offer, { is: 'none' }>,
    knows = false,
  ): Promise<string | null> {
    this.#knows = knows;
    // The host begins the handshake, once it has the answer: a guest who began would give up.
    await this.#take('offer', { ...offering.description, setup: 'active' });
    await this.#pc.setLocalDescription(await this.#pc.createAnswer());
    this.#stayAwake();
    const text = await this.#described(markOf(offer));
    return text && writeAnswer(text, age);
  }

  /**
   * Takes the answer: from now on the two should find each other.
   * @param offerMs how long ago the offer was made
   */
  async accept(answer: Replied, offerMs: number): Promise<void> {
    const { description } = answer;
    this.#knows = description.setup === 'passive';
    setTimeout(() => {
      if (!this.isOpen) this.end(this.#whyNot(isOld(answer, offerMs)));
    }, CONNECT_MS);
    await this.#take('answer', description);
  }

  /**
   * Takes an offer while the own one is out: the two look for each other from now on.
   * @param begins whether this page begins the handshake
   */
  pair(offer: Description, begins: boolean) {
    this.#knows = true;
    const setup = begins ? 'passive' : 'active';
    this.#take('answer', { ...offer, setup }).catch(() => this.end('unreachable'));
  }

  /** A guest of version 1.0.0 begins the handshake, and has given it up after some minutes. */
  #whyNot(isOld: boolean): Ending {
    if (this.#hasWay) return this.#knows ? 'slow' : 'tooOld';
    return isOld ? 'tooOld' : 'unreachable';
  }

  say(frame: Said | { is: 'beat' }) {
    if (this.isOpen) this.#channel.send(written(frame));
  }

  /** Ends the connection; the other page hears of it. */
  end(why: Ending) {
    if (this.#ended) return;
    this.#ended = true;
    clearInterval(this.#timer);
    clearTimeout(this.#silence);
    removeEventListener('pagehide', this.#leave);
    this.#pc.close();
    this.#hears.ended(why);
  }

  #leave = () => this.end('dropped');

  async #take(type: 'offer' | 'answer', description: Description) {
    this.#ends = [this.#ends[0], description.fingerprint];
    const sdp = sdpOf(within(description, this.#reach));
    await this.#pc.setRemoteDescription({ type, sdp });
  }

  async #described(of: number): Promise<string | null> {
    await gathered(this.#pc);
    const whole = essentials(this.#pc.localDescription?.sdp ?? '');
    const description = whole && within(whole, this.#reach);
    if (!description?.candidates.length) return null;
    this.#hides = description.candidates.every(({ address }) => address.endsWith('.local'));
    this.#ends = [description.fingerprint, this.#ends[1]];
    return write({ description, of });
  }

  /** Gives the browser something to try until the answer was taken, which may be minutes later. */
  #stayAwake() {
    let tries = 0;
    this.#timer = setInterval(() => {
      tries += 1;
      const place = `${NOBODY}.${(tries % 254) + 1} 9 typ host`;
      const candidate = { candidate: `candidate:${tries} 1 udp 1 ${place}`, sdpMid: '0' };
      this.#pc.addIceCandidate(candidate).catch(() => {});
    }, AWAKE_MS);
  }

  #open() {
    clearInterval(this.#timer);
    this.#heardAt = performance.now();
    this.#timer = setInterval(() => this.say({ is: 'beat' }), BEAT_MS);
    this.#awaitNext();
    this.#hears.opened();
  }

  /** Whoever says nothing for too long is lost. */
  #awaitNext() {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.end('silent'), SILENT_MS);
  }

  #hear(data: unknown) {
    const now = performance.now();
    this.#credit = Math.min(AT_ONCE, this.#credit + ((now - this.#heardAt) * A_SECOND) / 1000) - 1;
    this.#heardAt = now;
    if (this.#ended) return;
    this.#awaitNext();
    if (this.#credit < 0) return this.end('flood');
    const frame = readFrame(data);
    if (!frame) return this.end('garbage');
    if (isNew(`${data}`)) this.#knows = true;
    if (frame.is !== 'beat' && frame.is !== 'later') this.#hears.hear(frame);
  }
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
