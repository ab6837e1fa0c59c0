// Unpacks an archive without compression, as the build writes wheels.

const [ENTRY, END] = [0x02014b50, 0x06054b50];
const END_BYTES = 22;

/** Returns the content of each file by its path. */
export function unzip(archive: ArrayBuffer): Map<string, Uint8Array> {
  const view = new DataView(archive);
  const end = archive.byteLength - END_BYTES;
  if (end < 0 || view.getUint32(end, true) !== END) throw new Error('not an archive');
  const files = new Map<string, Uint8Array>();
  let at = view.getUint32(end + 16, true);
  for (let count = view.getUint16(end + 10, true); count > 0; count -= 1) {
    const name = readEntry(view, at, files);
    at += 46 + name + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return files;
}

/** Adds the file of an entry in the archive's list; returns the length of its name. */
function readEntry(view: DataView, at: number, files: Map<string, Uint8Array>): number {
  if (view.getUint32(at, true) !== ENTRY) throw new Error('a damaged archive');
  if (view.getUint16(at + 10, true) !== 0) throw new Error('a compressed file');
  const [length, name] = [view.getUint32(at + 24, true), view.getUint16(at + 28, true)];
  const path = new TextDecoder().decode(new Uint8Array(view.buffer, at + 46, name));
  const start = view.getUint32(at + 42, true);
  const from = start + 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
  if (!path.endsWith('/')) files.set(path, new Uint8Array(view.buffer, from, length));
  return name;
}
