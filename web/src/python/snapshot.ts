// The memory of Python once the rules are there, kept so that later visits go on from it. It is
// kept among the files of its build, and goes with them. The interface of Pyodide's that makes and
// reads it is not public: everything that knows of it is here and in boot.ts.

import type { PyodideInterface } from 'pyodide';
import { BUILD, SITE } from './build.ts';
import { cachesOf } from './caches.ts';
import { withoutEmptyPages } from './sparse.ts';
import { Silence, withTimeout } from './with-timeout.ts';

/** The one switch: without it every start is a normal one. */
const ON = true;

/** Each build has its own, since it belongs to one exact build of Pyodide, library and wheel. */
const PLACE = new URL('./snapshot', import.meta.url);
/** What is kept begins with the SHA-256 of all the rest, so that damage is seen. */
const SUM_BYTES = 32;

/** What of the settings of `loadPyodide` is for snapshots; its own types leave it out. */
export type SnapshotSettings = { _loadSnapshot?: Uint8Array; _makeSnapshot?: boolean };

type SnapshotMaker = { makeMemorySnapshot: () => Uint8Array<ArrayBuffer> };

// All games are imported: what a snapshot lacks is read from the wheel, which takes longer.
export const WARM_UP = `
import gc, random, _rare
from pygames.door.bridge import answer
answer('{"id": 0, "call": "catalog"}')
gc.collect()
None
`;

/**
 * Throws where Python doesn't go on from what was kept. Pyodide may fill its memory in another way
 * one day (sparse.ts), and what isn't filled need not crash: it may differ unnoticed.
 */
export function requireRestored(pyodide: PyodideInterface) {
  if (pyodide.runPython("globals().get('kept_by')") === BUILD) return;
  throw new RangeError('the snapshot was not restored');
}

/** A memory that is kept, and the file that others may read it from: the browser's, not a copy. */
export type KeptMemory = { memory: Uint8Array<ArrayBuffer>; file: Blob };

/** Returns the memory that is kept; null where there is none. Drops what is damaged. */
export async function keptSnapshot(): Promise<KeptMemory | null> {
  if (!ON) return null;
  try {
    const found = await withTimeout(caches.match(PLACE));
    return found ? await withTimeout(readSnapshot(found)) : null;
  } catch (error) {
    if (!(error instanceof Silence)) await dropSnapshot();
    return null;
  }
}

async function readSnapshot(found: Response): Promise<KeptMemory> {
  const file = await found.blob();
  const kept = new Uint8Array(await file.arrayBuffer());
  const memory = kept.subarray(SUM_BYTES);
  const sum = await sumOf(memory);
  if (sum.some((byte, at) => byte !== kept[at])) throw new RangeError('the snapshot is damaged');
  return { memory, file: file.slice(SUM_BYTES) };
}

async function sumOf(memory: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', memory));
}

/** Returns how many bytes a kept snapshot takes, null where there is none. */
export async function snapshotSize(): Promise<number | null> {
  try {
    const kept = await withTimeout(caches.match(PLACE));
    return kept ? Number(kept.headers.get('Content-Length')) : null;
  } catch {
    return null;
  }
}

/** Takes a snapshot of a Python that was started for that, and keeps it in the cache of its build. */
export async function takeSnapshot(pyodide: PyodideInterface): Promise<void> {
  pyodide.runPython(WARM_UP);
  // Of all in memory this comes last, and is known to whoever goes on from it.
  pyodide.runPython(`kept_by = '${BUILD}'`);
  const { makeMemorySnapshot } = pyodide as unknown as SnapshotMaker;
  const memory = withoutEmptyPages(makeMemorySnapshot());
  const content = new Blob([await sumOf(memory), memory]);
  const headers = { 'Content-Length': String(content.size) };
  await (await ownCache())?.put(PLACE, new Response(content, { headers }));
}

export async function dropSnapshot(): Promise<void> {
  const dropping = ownCache().then((cache) => cache?.delete(PLACE));
  await withTimeout(dropping).catch(() => {});
}

export function snapshotsAreOn(): boolean {
  return ON && 'caches' in globalThis;
}

/** The cache of this build's files, where the service worker has made one. */
async function ownCache(): Promise<Cache | null> {
  const [own] = await cachesOf(SITE.href, BUILD);
  return own === undefined ? null : caches.open(own);
}
