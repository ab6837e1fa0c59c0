// Starts Python in this worker: Pyodide from the site's own folder, then micropip and the wheel.
// `boot` is the only way in, so that another way to start Python can take its place.

import type { PyodideInterface } from 'pyodide';
import { fetchChecked } from './checked.ts';
import type { BuiltFile, CheckedFile, Config } from './config.js';

export type Pyodide = PyodideInterface;
export type OnProgress = (loaded: number, total: number) => void;
export type Reason = 'network' | 'missing' | 'tampered' | 'no-webassembly' | 'python' | 'crashed';

const START = `
import micropip
await micropip.install(wheel, deps=False)
from pygames.door.bridge import answer
answer
`;

const plainFetch = globalThis.fetch.bind(globalThis);

/** Why Python could not start; the message says more: the file's name, or Python's last line. */
export class BootError extends Error {
  readonly reason: Reason;

  constructor(reason: Reason, message: string) {
    super(message);
    this.name = 'BootError';
    this.reason = reason;
  }
}

/** Starts the rules and returns the one door to them. */
export async function boot(
  config: Config,
  onProgress: OnProgress,
): Promise<(text: string) => string> {
  requireWebAssembly();
  const [pyodide, micropip, wheel] = await load(config, onProgress);
  try {
    return await install(pyodide, micropip, wheel, nameOf(config.wheel));
  } catch (error) {
    throw new BootError('python', lastLine(error));
  }
}

/** Loads all that a start needs, side by side; meanwhile `fetch` is watched. */
async function load(config: Config, onProgress: OnProgress) {
  const { meter, broken, restore } = watchFetches(config, onProgress);
  try {
    return await Promise.all([
      Promise.race([startPyodide(config, meter), broken]),
      bytesOf(config.micropip),
      bytesOf(config.wheel),
    ]);
  } finally {
    restore();
  }
}

/** Compiles the smallest possible module: where that is forbidden, Pyodide would wait for ever. */
function requireWebAssembly() {
  try {
    new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0));
  } catch {
    throw new BootError('no-webassembly', '');
  }
}

/**
 * Installs the wheel from bytes that were checked. micropip doesn't check a wheel that it fetches
 * from an address, so it gets a file in Pyodide's own file system.
 */
async function install(
  pyodide: Pyodide,
  micropip: ArrayBuffer,
  wheel: ArrayBuffer,
  name: string,
): Promise<(text: string) => string> {
  pyodide.unpackArchive(micropip, 'wheel');
  pyodide.FS.writeFile(`/tmp/${name}`, new Uint8Array(wheel));
  const globals = pyodide.toPy({ wheel: `emfs:/tmp/${name}` });
  const answer = await pyodide.runPythonAsync(START, { globals });
  globals.destroy();
  return (text) => answer(text);
}

async function startPyodide({ pyodide }: Config, meter: (bytes: number) => void): Promise<Pyodide> {
  const [module] = await Promise.all([
    importFile(pyodide.module, meter),
    // Pyodide imports this one itself; imported here too, both load at the same time.
    importFile(pyodide.loader, meter),
  ]);
  const { loadPyodide } = module as typeof import('pyodide');
  const folder = resolve(pyodide.folder);
  try {
    return await loadPyodide({
      indexURL: folder,
      packageBaseUrl: folder,
      lockFileContents: pyodide.lock,
    });
  } catch (error) {
    throw await explainStart([pyodide.wasm, pyodide.library], error);
  }
}

async function importFile(file: BuiltFile, meter: (bytes: number) => void): Promise<unknown> {
  try {
    const module = await import(resolve(file.path));
    meter(file.bytes);
    return module;
  } catch (error) {
    throw await explainStart([file], error);
  }
}

async function bytesOf(file: CheckedFile): Promise<ArrayBuffer> {
  const response = await fetchChecked(file);
  if (response) return response.arrayBuffer();
  const reason = (await problemWith(file)) ?? tampered(file);
  throw reason;
}

function tampered(file: BuiltFile) {
  return new BootError('tampered', nameOf(file));
}

/** Finds out why an import or a fetch failed: asks for the files again, past the cache. */
async function explainStart(files: BuiltFile[], error: unknown): Promise<BootError> {
  for (const file of files) {
    const problem = await problemWith(file);
    if (problem) return problem;
  }
  return new BootError('python', lastLine(error));
}

/** Returns why a file can't be fetched, or null where it can. */
async function problemWith(file: BuiltFile): Promise<BootError | null> {
  try {
    const response = await plainFetch(resolve(file.path), { cache: 'reload' });
    await response.body?.cancel();
    if (response.ok) return null;
    return new BootError('missing', nameOf(file));
  } catch {
    return unreachable(file);
  }
}

function unreachable(file: BuiltFile) {
  return new BootError('network', nameOf(file));
}

type Watch = {
  /** Counts what is loaded in another way. */
  meter: (bytes: number) => void;
  /** Rejects when a file of Pyodide's doesn't come: Pyodide itself would wait for ever. */
  broken: Promise<never>;
  /** Puts the browser's own `fetch` back. */
  restore: () => void;
};

/**
 * Replaces `fetch`, with which Pyodide fetches its large files: they are asked for at once, which
 * Pyodide does only when its programs have loaded, and what has come is counted.
 */
function watchFetches(config: Config, onProgress: OnProgress): Watch {
  const meter = counter(config, onProgress);
  const { wasm, library } = config.pyodide;
  const own = new Map([wasm, library].map((file) => [resolve(file.path), file]));
  const ahead = new Map([...own.keys()].map((url) => [url, orError(plainFetch(url))]));
  const restore = () => {
    globalThis.fetch = plainFetch;
  };
  const broken = new Promise<never>((_, reject) => {
    globalThis.fetch = async (input, init) => {
      const url = String(input instanceof Request ? input.url : input);
      const response = await (ahead.get(url) ?? orError(plainFetch(input, init)));
      ahead.delete(url);
      const file = own.get(url);
      const failed = response instanceof Error || !response.ok;
      if (file && failed) reject((await problemWith(file)) ?? unreachable(file));
      if (response instanceof Error) throw response;
      // A copy is counted, so that the response itself can be compiled while it comes.
      if (response.ok) drain(response.clone(), meter);
      return response;
    };
  });
  return { meter, broken, restore };
}

function orError(response: Promise<Response>): Promise<Response | Error> {
  return response.catch((error) => (error instanceof Error ? error : new Error(String(error))));
}

function counter(config: Config, onProgress: OnProgress): (bytes: number) => void {
  const { module, loader, wasm, library } = config.pyodide;
  const counted = [module, loader, wasm, library, config.micropip, config.wheel];
  const total = counted.reduce((sum, file) => sum + file.bytes, 0);
  let loaded = 0;
  return (bytes) => {
    loaded = Math.min(loaded + bytes, total);
    onProgress(loaded, total);
  };
}

async function drain(response: Response, meter: (bytes: number) => void) {
  const reader = response.body?.getReader();
  try {
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
      if (done) return;
      meter(value?.byteLength ?? 0);
    }
  } catch {
    // Whoever reads the response itself gets the error.
  }
}

function resolve(path: string) {
  return new URL(path, import.meta.url).href;
}

function nameOf(file: BuiltFile) {
  return file.path.slice(file.path.lastIndexOf('/') + 1);
}

/** Returns the last line of an error: in Python's, it says what happened. */
function lastLine(error: unknown) {
  const text = error instanceof Error ? error.message : String(error);
  return text.trim().split('\n').at(-1) ?? text;
}
