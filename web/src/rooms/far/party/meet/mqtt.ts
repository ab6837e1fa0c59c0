// As much of MQTT 5 as a letterbox needs, over a WebSocket: to say who is there, to hear what is left
// at a few places, and to leave something that the broker forgets by itself.
// https://docs.oasis-open.org/mqtt/mqtt/v5.0/mqtt-v5.0.html

export type Letter = { topic: string; bytes: Uint8Array };

type Hears = { opened: () => void; came: (letter: Letter) => void; ended: () => void };

/** The kinds of packets, in the first half of their first byte. */
const CONNECT = 0x10;
const CONNACK = 0x20;
const PUBLISH = 0x30;
const SUBSCRIBE = 0x82;
const SUBACK = 0x90;
const PINGREQ = 0xc0;
const DISCONNECT = 0xe0;
/** From here on, a reason says why something was refused. */
const REFUSED = 0x80;
const RETAIN = 0x01;
/** Of what is left: after so many seconds it is forgotten. */
const EXPIRY = 0x02;
/** What was left here doesn't come back. */
const NO_LOCAL = 0x04;
const CLEAN_START = 0x02;
const VERSION = 5;
/** A broker ends a connection that is silent for one and a half times as long, in seconds. */
const KEEP_ALIVE = 60;
/** No letter is longer: nothing that pages say to each other here is. */
const MOST_BYTES = 40_000;
/** So much may come in one piece: some letters that lay there. */
const MOST_AT_ONCE = 10 * MOST_BYTES;
/** How long a broker may take to answer, in ms. */
const OPEN_MS = 8000;

/** A connection to a broker. */
export class Broker {
  readonly #socket;
  readonly #hears;
  #rest = new Uint8Array();
  #timer: ReturnType<typeof setTimeout>;
  #last = 0;
  /** Whether the broker has said something since the last question. */
  #isThere = true;

  constructor(address: string, hears: Hears) {
    this.#hears = hears;
    this.#socket = new WebSocket(address, 'mqtt');
    this.#socket.binaryType = 'arraybuffer';
    this.#socket.onopen = () => this.#send(CONNECT, connecting());
    this.#socket.onmessage = ({ data }) => this.#hear(data);
    this.#socket.onclose = () => this.#ended();
    this.#timer = setTimeout(() => this.#socket.close(), OPEN_MS);
  }

  /** Hears of what is left at a place from now on, and what lies there. */
  hear(topic: string) {
    this.#last += 1;
    this.#send(SUBSCRIBE, [...number(this.#last), 0, ...text(topic), NO_LOCAL]);
  }

  /** Leaves something at a place, for so many seconds; with none, only those who hear it now have it. */
  leave(topic: string, bytes: Uint8Array, seconds: number) {
    const expiry = [EXPIRY, ...number(seconds >>> 16), ...number(seconds & 0xffff)];
    const more = seconds ? expiry : [];
    const kind = seconds ? PUBLISH | RETAIN : PUBLISH;
    this.#send(kind, [...text(topic), more.length, ...more, ...bytes]);
  }

  end() {
    this.#send(DISCONNECT, []);
    const close = () => this.#socket.close();
    // Browsers complain of one that is closed before it is open.
    if (this.#socket.readyState === WebSocket.CONNECTING) this.#socket.onopen = close;
    else close();
  }

  #ended() {
    clearTimeout(this.#timer);
    this.#hears.ended();
  }

  /** A broker that hasn't answered the last question is gone, though no browser says so for minutes. */
  #beat() {
    if (!this.#isThere) return this.end();
    this.#isThere = false;
    this.#send(PINGREQ, []);
  }

  #send(kind: number, body: readonly number[]) {
    if (this.#socket.readyState !== WebSocket.OPEN) return;
    this.#socket.send(new Uint8Array([kind, ...length(body.length), ...body]));
  }

  /** A packet may come in several pieces, and several in one. */
  #hear(data: unknown) {
    // Whoever runs the broker may send anything: nothing is copied before its size is known.
    const fits = data instanceof ArrayBuffer && data.byteLength + this.#rest.length <= MOST_AT_ONCE;
    if (!fits) return this.end();
    this.#isThere = true;
    this.#rest = new Uint8Array([...this.#rest, ...new Uint8Array(data)]);
    for (let packet = packetIn(this.#rest); packet; packet = packetIn(this.#rest)) {
      if (packet === 'false') return this.end();
      this.#rest = this.#rest.slice(packet.size);
      this.#take(packet);
    }
  }

  #take({ kind, body }: Packet) {
    if ((kind & 0xf0) === PUBLISH) {
      const letter = letterIn(kind, body);
      if (letter?.bytes.length) this.#hears.came(letter);
    }
    // A place that may not be heard is as good as none.
    if (kind === SUBACK && (body.at(-1) ?? 0) >= REFUSED) return this.end();
    if (kind !== CONNACK) return;
    // The second byte says why not.
    if (body[1] !== 0) return this.end();
    clearTimeout(this.#timer);
    this.#timer = setInterval(() => this.#beat(), (KEEP_ALIVE * 1000) / 2);
    this.#hears.opened();
  }
}

type Packet = { kind: number; body: Uint8Array; size: number };

/** The first packet of what has come; null while it isn't whole. */
function packetIn(bytes: Uint8Array): Packet | 'false' | null {
  let size = 0;
  for (let at = 1; at < Math.min(bytes.length, 5); at += 1) {
    size |= (bytes[at] & 0x7f) << (7 * (at - 1));
    if (bytes[at] & 0x80) continue;
    const end = at + 1 + size;
    if (size > MOST_BYTES) return 'false';
    return end > bytes.length
      ? null
      : { kind: bytes[0], body: bytes.slice(at + 1, end), size: end };
  }
  return bytes.length < 5 ? null : 'false';
}

/** What was left, and where; null where it isn't in the form in which pages leave things. */
function letterIn(kind: number, body: Uint8Array): Letter | null {
  const end = 2 + ((body[0] << 8) | body[1]);
  // All that is left here has the lowest quality of service: then no number follows the topic.
  if (kind & 0x06 || body[end] & 0x80) return null;
  const topic = new TextDecoder().decode(body.slice(2, end));
  return { topic, bytes: body.slice(end + 1 + body[end]) };
}

function connecting(): number[] {
  return [...text('MQTT'), VERSION, CLEAN_START, ...number(KEEP_ALIVE), 0, ...text('')];
}

function number(value: number): [number, number] {
  return [(value >>> 8) & 0xff, value & 0xff];
}

function text(value: string): number[] {
  const bytes = new TextEncoder().encode(value);
  return [...number(bytes.length), ...bytes];
}

/** A length: seven bits to a byte, the lowest first. */
function length(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...length(value >>> 7)];
}
