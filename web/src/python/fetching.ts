// The files of a start: fetched early, counted as they load, and named if they fail.
import { fetchChecked } from '../site/checked.ts';
import type { BuiltFile, CheckedFile, Config } from '../site/config.js';

export type Meter = (bytes: number) => void;
export type Progress = { loaded: number; total: number };
export type OnProgress = (progress: Progress) => void;
export type BootReason =
  | 'network'
  | 'missing'
  | 'tampered'
  | 'no-webassembly'
  | 'python'
  | 'crashed';

const plainFetch = globalThis.fetch.bind(globalThis);

/** Why Python could not start. The message has the file's name, or Python's last line. */
export class BootError extends Error {
  readonly reason: BootReason;

  constructor(reason: BootReason, message: string) {
    super(message);
    this.name = 'BootError';
    this.reason = reason;
  }
}

export async function importFile(file: BuiltFile, meter: Meter): Promise<unknown> {
  try {
    const module = await import(resolve(file.path));
    meter(file.bytes);
    return module;
  } catch (error) {
    throw await explainStart([file], error);
  }
}

export async function bytesOf(file: CheckedFile): Promise<ArrayBuffer> {
  const response = await fetchChecked(file);
  if (response) return response.arrayBuffer();
  throw (await problemWith(file)) ?? new BootError('tampered', fileName(file));
}

/** Finds out why an import or a fetch failed: fetches the files again, bypassing the cache. */
export async function explainStart(files: BuiltFile[], error: unknown): Promise<BootError> {
  for (const file of files) {
    const problem = await problemWith(file);
    if (problem) return problem;
  }
  return new BootError('python', lastLine(error));
}

/** Returns why a file can't be fetched, or null if it can. */
async function problemWith(file: BuiltFile): Promise<BootError | null> {
  try {
    const response = await plainFetch(resolve(file.path), { cache: 'reload' });
    await response.body?.cancel();
    if (response.ok) return null;
    return new BootError('missing', fileName(file));
  } catch {
    return new BootError('network', fileName(file));
  }
}

export type Watch = {
  /** Counts files that are loaded in other ways. */
  meter: Meter;
  /** Rejects if a file of Pyodide doesn't arrive: Pyodide itself would wait for ever. */
  broken: Promise<never>;
  /** Restores the browser's own `fetch`. */
  restore: () => void;
};

/**
 * Replaces `fetch`, by which Pyodide loads its large files. They are requested at once, while
 * Pyodide would wait for its programs, and their bytes are counted.
 * @param compiled whether the program is compiled already
 */
export function watchFetches(config: Config, onProgress: OnProgress, compiled: boolean): Watch {
  const meter = counter(config, onProgress);
  const { wasm, library } = config.pyodide;
  const own = new Map([wasm, library].map((file) => [resolve(file.path), file]));
  const requests = new Map<string, Promise<Response | Error>>();
  for (const [url, file] of own) {
    const there = compiled && file === wasm;
    requests.set(url, there ? Promise.resolve(new Response()) : orError(plainFetch(url)));
  }
  const restore = () => {
    globalThis.fetch = plainFetch;
  };
  const broken = new Promise<never>((_, reject) => {
    globalThis.fetch = async (input, init) => {
      const url = String(input instanceof Request ? input.url : input);
      const response = await (requests.get(url) ?? orError(plainFetch(input, init)));
      requests.delete(url);
      const file = own.get(url);
      const failed = response instanceof Error || !response.ok;
      if (file && failed)
        reject((await problemWith(file)) ?? new BootError('network', fileName(file)));
      if (response instanceof Error) throw response;
      // Counts a copy, so that the response itself can be compiled while it loads.
      if (response.ok) drain(response.clone(), meter);
      return response;
    };
  });
  return { meter, broken, restore };
}

function orError(response: Promise<Response>): Promise<Response | Error> {
  return response.catch((error) => (error instanceof Error ? error : new Error(String(error))));
}

function counter(config: Config, onProgress: OnProgress): Meter {
  const { module, loader, wasm, library } = config.pyodide;
  const counted = [module, loader, wasm, library, config.wheel];
  const total = counted.reduce((sum, file) => sum + file.bytes, 0);
  let loaded = 0;
  return (bytes) => {
    loaded = Math.min(loaded + bytes, total);
    onProgress({ loaded, total });
  };
}

function drain({ body }: Response, meter: Meter) {
  const write = ({ byteLength }: Uint8Array) => meter(byteLength);
  // The reader of the response gets the error.
  body?.pipeTo(new WritableStream({ write })).catch(() => {});
}

export function resolve(path: string) {
  return new URL(path, import.meta.url).href;
}

function fileName(file: BuiltFile) {
  return file.path.slice(file.path.lastIndexOf('/') + 1);
}

/** Returns the last line of an error; Python's says what happened. */
export function lastLine(error: unknown) {
  const text = error instanceof Error ? error.message : String(error);
  return text.trim().split('\n').at(-1) ?? text;
}
