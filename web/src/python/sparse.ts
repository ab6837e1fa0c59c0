// Keeps Python's memory without its empty pages, nearly half of it and mostly stack. They need no
// copying, and take no space in the restored Python.

/** A page of WebAssembly's memory. */
const PAGE = 65_536;
/** The second number in a snapshot's head is the head's length. */
const LENGTH_AT = 4;

/**
 * Returns a snapshot without its empty pages: the length of its head and the number of its pages;
 * for each page whether it is kept; the head; the pages.
 * @param whole as Pyodide makes it: a head, then the memory
 */
export function withoutEmptyPages(whole: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const head = whole.subarray(0, lengthAt(whole, LENGTH_AT));
  const pages = pagesOf(whole.subarray(head.length));
  const isKept = Uint8Array.from(pages, (page) => Number(!isEmpty(page)));
  const lengths = new Uint8Array(Uint32Array.of(head.length, pages.length).buffer);
  return joined([lengths, isKept, head, ...pages.filter((_, at) => isKept[at])]);
}

function joined(parts: Uint8Array<ArrayBuffer>[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((bytes, { length }) => bytes + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/**
 * Returns a snapshot for Pyodide. Pyodide reads its head, asks for the rest, and copies that to the
 * start of its memory. Here the memory is filled when Pyodide asks, and nothing is left to copy. A
 * memory that is too small is refused with a RangeError.
 * @param bytes the result of `withoutEmptyPages`
 * @param memory the memory of the Python that continues from it
 */
export function filledOnRead(bytes: Uint8Array, memory: () => WebAssembly.Memory): Uint8Array {
  const begin = 8 + lengthAt(bytes, 4);
  const head = bytes.slice(begin, begin + lengthAt(bytes, 0));
  const part = head.subarray.bind(head);
  head.subarray = (from, to) => {
    if (from === head.length) spread(bytes, new Uint8Array(memory().buffer));
    return part(from, to);
  };
  return head;
}

/** Writes the kept pages; the others may have been written to meanwhile. */
function spread(bytes: Uint8Array, memory: Uint8Array) {
  const pages = lengthAt(bytes, 4);
  if (pages * PAGE > memory.length) throw new RangeError('the snapshot is larger than the memory');
  let from = 8 + pages + lengthAt(bytes, 0);
  pagesOf(memory).forEach((page, at) => {
    if (bytes[8 + at] && at < pages) {
      page.set(bytes.subarray(from, from + PAGE));
      from += PAGE;
    } else if (!isEmpty(page)) page.fill(0);
  });
}

function pagesOf<T extends ArrayBufferLike>(memory: Uint8Array<T>): Uint8Array<T>[] {
  return Array.from({ length: memory.length / PAGE }, (_, at) =>
    memory.subarray(at * PAGE, (at + 1) * PAGE),
  );
}

function isEmpty({ buffer, byteOffset, byteLength }: Uint8Array) {
  const numbers = new Uint32Array(buffer, byteOffset, byteLength / 4);
  for (let at = 0; at < numbers.length; at += 1) if (numbers[at] !== 0) return false;
  return true;
}

function lengthAt({ buffer, byteOffset }: Uint8Array, at: number) {
  return new DataView(buffer, byteOffset).getUint32(at, true);
}
