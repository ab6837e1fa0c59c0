// A text as the letters of a link: compressed, in base64url.

/** Returns the letters; null if there are more than `most`, or the browser can't compress. */
export async function pack(text: string, most = Infinity): Promise<string | null> {
  if (typeof CompressionStream !== 'function') return null;
  const bytes = await through(new Blob([text]), new CompressionStream('deflate-raw'), most);
  if (!bytes) return null;
  const code = lettersOf(bytes);
  return code.length > most ? null : code;
}

/** Bytes in base64url. */
export function lettersOf(bytes: Iterable<number>): string {
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The bytes that letters stand for; throws if they stand for none. */
export function bytesOf(code: string): Uint8Array<ArrayBuffer> {
  const letters = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}

/** Returns the text; null if the letters were changed, or it has more than `most` bytes. */
export async function unpack(code: string, most: number): Promise<string | null> {
  try {
    const packed = new Blob([bytesOf(code)]);
    const bytes = await through(packed, new DecompressionStream('deflate-raw'), most);
    return bytes && new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Null as soon as more than `most` bytes have come: a short text can hold a very long one. */
async function through(
  blob: Blob,
  transform: ReadableWritablePair<Uint8Array, BufferSource>,
  most: number,
): Promise<Uint8Array | null> {
  const parts: BlobPart[] = [];
  let length = 0;
  const reader = blob.stream().pipeThrough(transform).getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length += next.value.length;
    if (length > most) return null;
    parts.push(new Uint8Array(next.value));
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
