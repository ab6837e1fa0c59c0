// A meeting place, where pages that have the same key leave texts for each other, for ten minutes. Whoever
// runs the place sees a name that says nothing, sizes, times and addresses; only the key opens what
// lies there, and nothing else is sealed by it.
import { Broker, type Letter } from './mqtt.ts';

/** How long what is left lies there, in seconds. */
const LIES = 600;
const IV_BYTES = 12;
/** Of the name of a place, which says nothing. */
const NAME_BYTES = 16;

export type Comes = {
  opened: () => void;
  came: (text: string, at: string) => void;
  /** Something lies there that the key doesn't open. */
  sealed: () => void;
  ended: () => void;
};

/** The two things that follow from a key: where its letters lie, and what seals them. */
type Place = { topic: string; seal: CryptoKey };

export class Letterbox {
  readonly #place;
  readonly #broker;

  /** Null where the browser seals nothing, as at an address that isn't secure. */
  static async at(address: string, key: string, comes: Comes): Promise<Letterbox | null> {
    const place = await placeOf(key);
    return place && new Letterbox(address, place, comes);
  }

  private constructor(address: string, place: Place, { opened, came, sealed, ended }: Comes) {
    this.#place = place;
    this.#broker = new Broker(address, {
      opened,
      ended,
      came: (letter) => void this.#open(letter, came, sealed),
    });
  }

  /** Hears of what lies in a part of the place, and what is left there later. */
  hear(part: string) {
    this.#broker.hear(`${this.#place.topic}/${part}`);
  }

  /** Leaves a text in a part of the place, instead of what lies there. */
  leave(part: string, text: string): Promise<void> {
    return this.#put(part, text, LIES);
  }

  /** Tells a text to those who hear it now: it lies nowhere. */
  tell(part: string, text: string): Promise<void> {
    return this.#put(part, text, 0);
  }

  async #put(part: string, text: string, seconds: number) {
    const topic = `${this.#place.topic}/${part}`;
    this.#broker.leave(topic, await sealed(this.#place.seal, topic, text), seconds);
  }

  end() {
    this.#broker.end();
  }

  /** What isn't sealed by the key, or lay elsewhere, is passed over. */
  async #open({ topic, bytes }: Letter, came: Comes['came'], stays: Comes['sealed']) {
    const text = await unsealed(this.#place.seal, topic, bytes).catch(() => null);
    if (text === null) stays();
    else came(text, topic.slice(this.#place.topic.length + 1));
  }
}

async function placeOf(key: string): Promise<Place | null> {
  const { subtle } = globalThis.crypto;
  if (!subtle) return null;
  const name = await subtle.digest('SHA-256', encoded(`pygames meeting place 1 ${key}`));
  const secret = await subtle.digest('SHA-256', encoded(`pygames meeting seal 1 ${key}`));
  const seal = await subtle.importKey('raw', secret, 'AES-GCM', false, ['encrypt', 'decrypt']);
  return { topic: `pygames/${hex(new Uint8Array(name).slice(0, NAME_BYTES))}`, seal };
}

/** The place is sealed along: what lies in one part means nothing in another. */
function how(topic: string, iv: Uint8Array<ArrayBuffer>) {
  return { name: 'AES-GCM', iv, additionalData: encoded(topic) };
}

async function sealed(seal: CryptoKey, topic: string, text: string): Promise<Uint8Array> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const ciphertext = await crypto.subtle.encrypt(how(topic, iv), seal, encoded(text));
  return new Uint8Array([...iv, ...new Uint8Array(ciphertext)]);
}

async function unsealed(seal: CryptoKey, topic: string, bytes: Uint8Array): Promise<string> {
  const [iv, rest] = [bytes.slice(0, IV_BYTES), bytes.slice(IV_BYTES)];
  return new TextDecoder().decode(await crypto.subtle.decrypt(how(topic, iv), seal, rest));
}

function encoded(text: string) {
  return new TextEncoder().encode(text);
}

function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
