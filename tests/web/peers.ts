// Connections as a browser has them, between pages of one process.
import { type Description, essentials, sdpOf } from '../../web/src/rooms/far/party/description.ts';

/** One end of a channel. */
class Channel {
  readyState = 'connecting';
  onopen = () => {};
  /** The way between the two devices is found. */
  meets = () => {};
  onclose = () => {};
  onmessage = (_: { data: unknown }) => {};
  other: Channel | null = null;
  /** All that was said here. */
  readonly frames: string[] = [];
  /** What is said is lost on the way, as is that it closes. */
  deaf = false;
  /** Whose device it is of. */
  owner: unknown = null;

  get #isLost(): boolean {
    return this.deaf || FakePeerConnection.cut(this.owner, this.other?.owner);
  }

  send(data: string) {
    this.frames.push(data);
    const { other } = this;
    if (!this.#isLost)
      queueMicrotask(() => other?.readyState === 'open' && other.onmessage({ data }));
  }

  open() {
    this.readyState = 'open';
    this.onopen();
  }

  close() {
    if (this.readyState === 'closed') return;
    this.readyState = 'closed';
    const { other } = this;
    if (!this.#isLost) queueMicrotask(() => other?.readyState === 'open' && other.onclose());
  }
}

class FakePeerConnection extends EventTarget {
  static readonly all: FakePeerConnection[] = [];
  /** Whether the devices are on one network. */
  static together = true;
  /** Whether nothing goes from one device to another. */
  static cut: (one: unknown, other: unknown) => boolean = () => false;
  /** Whose device makes connections just now. */
  static owner: unknown = null;
  /** Where the devices are reached. */
  static addresses = ['192.168.1.2'];
  readonly channel = new Channel();
  /** The servers that it may ask. */
  readonly servers;
  iceGatheringState = 'complete';
  iceConnectionState = 'new';
  oniceconnectionstatechange = () => {};
  /** The candidates that it was given to try. */
  readonly candidates: string[] = [];
  localDescription: { sdp: string } | null = null;
  #remote = '';
  /** Whether this end begins the handshake. */
  #begins = true;
  readonly #name = `peer${String(FakePeerConnection.all.length).padStart(4, '0')}`;

  constructor({ iceServers }: RTCConfiguration = {}) {
    super();
    this.servers = iceServers;
    FakePeerConnection.all.push(this);
    this.channel.owner = FakePeerConnection.owner;
    this.channel.meets = () => {
      this.iceConnectionState = 'connected';
      this.oniceconnectionstatechange();
    };
  }

  createDataChannel() {
    return this.channel;
  }

  #describe(setup: Description['setup']) {
    const candidates = FakePeerConnection.addresses.map((address) => {
      return { address, port: 5000, outside: false };
    });
    const pwd = 'p'.repeat(24);
    const fingerprint = this.#name.slice(4).padStart(64, '0');
    return {
      sdp: sdpOf({ setup, fingerprint, ufrag: this.#name, pwd, candidates }),
    };
  }

  createOffer = async () => this.#describe('actpass');
  createAnswer = async () => this.#describe(this.#begins ? 'active' : 'passive');

  async addIceCandidate({ candidate }: { candidate: string }) {
    this.candidates.push(candidate);
  }

  async setLocalDescription(description: { sdp: string }) {
    this.localDescription = description;
    this.#meet();
  }

  async setRemoteDescription({ sdp }: { sdp: string }) {
    this.#remote = essentials(sdp)?.ufrag ?? '';
    this.#begins = essentials(sdp)?.setup !== 'active';
    this.#meet();
  }

  #meet() {
    const other = FakePeerConnection.all.find((each) => each.#name === this.#remote);
    if (!other || !FakePeerConnection.together || other.#remote !== this.#name) return;
    if (FakePeerConnection.cut(this.channel.owner, other.channel.owner)) return;
    if ([this, other].some(({ channel }) => channel.readyState !== 'connecting')) return;
    this.channel.other = other.channel;
    other.channel.other = this.channel;
    other.channel.open();
    this.channel.open();
  }

  close() {
    this.channel.close();
  }
}

Object.assign(globalThis, { RTCPeerConnection: FakePeerConnection });

/** Whether the devices are on one network. */
export function together(are: boolean) {
  FakePeerConnection.together = are;
}

/** Between some devices nothing goes any more. */
export function cutOff(cut: (one: unknown, other: unknown) => boolean = () => false) {
  FakePeerConnection.cut = cut;
}

/** Makes something on somebody's device. */
export function ownedBy<T>(owner: unknown, make: () => T): T {
  FakePeerConnection.owner = owner;
  const value = make();
  FakePeerConnection.owner = null;
  return value;
}

export function reachedAt(addresses = ['192.168.1.2']) {
  FakePeerConnection.addresses = addresses;
}

function last(): FakePeerConnection {
  return FakePeerConnection.all.at(-1) as FakePeerConnection;
}

/** What the last browser is given to try. */
export function tries(): readonly string[] {
  return last().candidates;
}

/** The servers that the last one may ask. */
export function askedServers() {
  return last().servers;
}

/** The end of the last channel that was made. */
export function lastChannel(): Channel {
  return last().channel;
}

/** The ends of all channels that are open. */
export function openChannels(): Channel[] {
  return FakePeerConnection.all
    .map(({ channel }) => channel)
    .filter(({ readyState }) => readyState === 'open');
}
