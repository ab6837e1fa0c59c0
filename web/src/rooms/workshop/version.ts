// Which games are those of a file: each version has its hash in its id (pygames/added/brought.py).
import { IS_ID } from './cards.ts';
import { type GameFile, isWheel, plainText } from './kept.ts';

/** Whether an id is that of a file's game, perhaps as version 1.0 named it. */
export async function isVersionOf(id: string, file: GameFile): Promise<boolean> {
  if (!IS_ID.test(id)) return false;
  // Missing without HTTPS.
  if (!globalThis.crypto?.subtle) return true;
  const digits = id.slice(id.lastIndexOf('-') + 1);
  const [now, ...before] = contentsOf(file);
  const all = digits.length > OLD_DIGITS ? [now] : [now, ...before];
  const hashes = await Promise.all(all.map(hashOf));
  return hashes.some((hash) => hash.startsWith(digits));
}

const OLD_DIGITS = 12;

/** What the hash of a file may be of: first as it is now, then as it was in version 1.0. */
function contentsOf(file: GameFile): (string | Uint8Array<ArrayBuffer>)[] {
  if (isWheel(file)) return [bytesIn(file.text)];
  const plain = plainText(file.text);
  const forms = [plain, plain.slice(0, -1)];
  return [...forms, file.text, ...forms.map((each) => each.replaceAll('\n', '\r\n'))];
}

async function hashOf(content: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const sum = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...sum].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function bytesIn(base64: string) {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}
