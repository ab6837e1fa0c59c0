// Keys and secrets that follow from what they are for: two windows that make one at the same time make
// the same, so it doesn't matter which is first. A lock would not put them in order, because what one
// window writes to the storage may arrive in another after the lock does.
import { withTimeout } from '../site/with-timeout.ts';
import { type Database, database } from './database.ts';

/** Bytes that follow from a text. Random ones where the browser has no cryptography. */
export function ofText(text: string, count: number): Promise<Uint8Array> {
  return orRandom(count, async () => crypto.subtle.digest('SHA-256', lettersOf(text)));
}

/**
 * Bytes that follow from a text on this device, and that nobody else can know. Random ones where the
 * browser has no database or no cryptography.
 */
export function ofDevice(text: string, count: number, opening = database()): Promise<Uint8Array> {
  return orRandom(count, async () => {
    const how = { name: 'HMAC', hash: 'SHA-256' };
    const key = await crypto.subtle.importKey('raw', await deviceSecret(opening), how, false, [
      'sign',
    ]);
    return crypto.subtle.sign('HMAC', key, lettersOf(text));
  });
}

/** A game waits for them: what the browser doesn't answer in time is random too. */
async function orRandom(count: number, make: () => Promise<ArrayBuffer>): Promise<Uint8Array> {
  const bytes = await withTimeout(make()).catch(() => null);
  return bytes ? new Uint8Array(bytes, 0, count) : crypto.getRandomValues(new Uint8Array(count));
}

/** The secret of this device: a transaction of the database makes it once for all windows. */
async function deviceSecret(opening: Promise<Database | null>): Promise<Uint8Array<ArrayBuffer>> {
  const base = await opening;
  if (!base) throw new Error('no database');
  const change = base.transaction('device', 'readwrite');
  const secret = (await change.store.get('secret')) ?? crypto.getRandomValues(new Uint8Array(32));
  await change.store.put(secret, 'secret');
  await change.done;
  return secret;
}

function lettersOf(text: string) {
  return new TextEncoder().encode(text);
}
