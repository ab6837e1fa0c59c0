// The memory of Python after the rules were loaded, kept so that later visits start from it. It is
// kept with the files of its build, and deleted with them. Pyodide's interface for it is not
// public: only this module and boot.ts use it.

import type { PyodideInterface } from 'pyodide';
import { BUILD, SITE } from '../site/build.ts';
import { cacheName } from '../site/caches.ts';
import { answerOf, HOLD_UP_MS, ifAny, Silence, withTimeout } from '../site/with-timeout.ts';
import { withoutEmptyPages } from './sparse.ts';

/** Without this, every start is a normal one. */
const ON = true;

/** A snapshot belongs to one exact build of Pyodide, library and wheel. */
const PLACE = new URL('./snapshot', import.meta.url);
/** A snapshot begins with the SHA-256 of the rest, to detect damage. */
const SUM_BYTES = 32;

/** The settings of `loadPyodide` for snapshots, which its own types leave out. */
export type SnapshotSettings = { _loadSnapshot?: Uint8Array; _makeSnapshot?: boolean };

type SnapshotMaker = { makeMemorySnapshot: () => Uint8Array<ArrayBuffer> };

// All games and calls are imported: what a snapshot lacks is read from the wheel, which takes longer.
export const WARM_UP = `
import gc, random, _rare
from pygames.door.bridge import answer
from pygames.door.calls import import_next
while import_next():
    pass
answer('{"id": 0, "call": "catalog"}')
gc.collect()
None
`;

/**
 * Throws if Python doesn't continue from the snapshot. If a later Pyodide fills its memory
 * differently (sparse.ts), that need not crash: it may differ unnoticed.
 */
export function requireRestored(pyodide: PyodideInterface) {
  if (pyodide.runPython("globals().get('kept_by')") === BUILD) return;
  throw new RangeError('the snapshot was not restored');
}

/** A kept memory, and the browser's file for other workers, which is no copy. */
export type KeptMemory = { memory: Uint8Array<ArrayBuffer>; file: Blob };

/** Returns the kept memory; null if there is none. Deletes a damaged one. */
export async function keptSnapshot(): Promise<KeptMemory | null> {
  if (!ON) return null;
  try {
    const response = await withTimeout(caches.match(PLACE), HOLD_UP_MS);
    return response ? await withTimeout(readSnapshot(response)) : null;
  } catch (error) {
    if (!(error instanceof Silence)) await dropSnapshot();
    return null;
  }
}

async function readSnapshot(response: Response): Promise<KeptMemory> {
  const file = await response.blob();
  const bytes = new Uint8Array(await file.arrayBuffer());
  const memory = bytes.subarray(SUM_BYTES);
  const sum = await sumOf(memory);
  if (sum.some((byte, at) => byte !== bytes[at])) throw new RangeError('the snapshot is damaged');
  return { memory, file: file.slice(SUM_BYTES) };
}

async function sumOf(memory: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', memory));
}

/** Returns the size of a kept snapshot in bytes; null if there is none. */
export async function snapshotSize(): Promise<number | null> {
  const response = await answerOf(() => caches.match(PLACE));
  return response ? Number(response.headers.get('Content-Length')) : null;
}

/** Takes a snapshot of a Python started for it, and keeps it in the cache of its build. */
export async function takeSnapshot(pyodide: PyodideInterface): Promise<void> {
  pyodide.runPython(WARM_UP);
  // Set last in memory, and checked when Python continues from it.
  pyodide.runPython(`kept_by = '${BUILD}'`);
  const { makeMemorySnapshot } = pyodide as unknown as SnapshotMaker;
  const memory = withoutEmptyPages(makeMemorySnapshot());
  const content = new Blob([await sumOf(memory), memory]);
  const headers = { 'Content-Length': String(content.size) };
  await (await ownCache())?.put(PLACE, new Response(content, { headers }));
}

export async function dropSnapshot(): Promise<void> {
  await answerOf(async () => (await ownCache())?.delete(PLACE));
}

export function snapshotsAreOn(): boolean {
  return ON && ifAny(() => caches) !== null;
}

/** The cache of this build's files, if the service worker has made one. */
async function ownCache(): Promise<Cache | null> {
  const own = cacheName(SITE.href, BUILD);
  return (await caches.has(own)) ? caches.open(own) : null;
}
