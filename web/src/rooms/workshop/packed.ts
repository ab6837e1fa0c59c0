// A file as the text of a link: compressed, in letters that addresses may have.

/** The longest text of a link that messengers pass on whole. */
export const LONGEST_LINK = 6000;
/** Maximum size of a file in bytes, as the rules have it (pygames/games/one_file.py). */
export const MOST_BYTES = 1 << 18;

export async function pack(text: string): Promise<string> {
  const bytes = new Uint8Array(await through(new CompressionStream('deflate-raw'), text));
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Returns the file; null if the text is damaged, or the file too large. */
export async function unpack(packed: string): Promise<string | null> {
  try {
    const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const whole = await through(new DecompressionStream('deflate-raw'), bytes, MOST_BYTES);
    return new TextDecoder('utf-8', { fatal: true }).decode(whole);
  } catch {
    return null;
  }
}

/** Throws if more than `most` bytes come out: a short text can hold a very long file. */
async function through(
  stream: CompressionStream | DecompressionStream,
  content: string | Uint8Array<ArrayBuffer>,
  most = Infinity,
): Promise<ArrayBuffer> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = new Blob([content]).stream().pipeThrough(stream).getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    length += read.value.length;
    if (length > most) {
      await reader.cancel();
      throw new RangeError('too large');
    }
    parts.push(read.value);
  }
  return new Blob(parts).arrayBuffer();
}
