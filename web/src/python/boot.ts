// Starts Python in this worker: Pyodide from the site's own folder, then the wheel of the rules.
// `boot` is the only entry, so that the way Python starts can be replaced.
import type { PyodideInterface } from 'pyodide';
import type { CheckedFile, Config } from '../site/config.js';
import { withTimeout } from '../site/with-timeout.ts';
import {
  BootError,
  bytesOf,
  explainStart,
  importFile,
  lastLine,
  type OnProgress,
  resolve,
  watchFetches,
} from './fetching.ts';
import { dropSnapshot, requireRestored, type SnapshotSettings } from './snapshot.ts';
import { filledOnRead } from './sparse.ts';
import './module-worker.ts';

type Settings = Parameters<typeof import('pyodide').loadPyodide>[0] & SnapshotSettings;

export type StartOptions = {
  onProgress?: OnProgress;
  /** Pyodide's program, if another worker has compiled it. */
  module?: WebAssembly.Module | null;
  /** The kept memory of Python to continue from. */
  snapshot?: Promise<Uint8Array | null>;
  /** Whether a snapshot will be taken. */
  takesSnapshot?: boolean;
  /** The archive of a language, to lay over the rules. */
  language?: CheckedFile;
};

// After a snapshot Python would draw the same random numbers every time.
export const START = `
import random
random.seed()
import _rare
_rare.install(rare)
from pygames.door.bridge import answer
answer
`;

/** While nothing is asked: what a call imports needn't be waited for when it is made. */
const IMPORT_NEXT = 'from pygames.door.calls import import_next; import_next()';

/** A language was laid over the rules after they, or a snapshot of them, had looked for some. */
export const FOUND_ANEW = 'from pygames.language import found_anew; found_anew()';

export type RunningRules = {
  /** The one door to the rules. */
  answer: (text: string) => string;
  /** Imports some of what calls will need; false once all is there. */
  importNext: () => boolean;
  /** Pyodide's program, compiled. */
  module: WebAssembly.Module | null;
  /** Whether it started from a snapshot. */
  restored: boolean;
  /** Whether they speak the language that was asked for. */
  speaks: boolean;
};

/** Starts the rules, from a snapshot if one works. */
export async function boot(config: Config, options: StartOptions = {}): Promise<RunningRules> {
  try {
    return await begin(config, options);
  } catch (error) {
    if (!(await options.snapshot)) throw error;
    if (error instanceof BootError && error.reason === 'python') await dropSnapshot();
    return begin(config, { ...options, snapshot: undefined });
  }
}

async function begin(config: Config, options: StartOptions): Promise<RunningRules> {
  const { pyodide, module, speaks } = await prepare(config, options);
  try {
    const restored = Boolean(await options.snapshot);
    if (restored) requireRestored(pyodide);
    const globals = pyodide.toPy({ rare: resolve(config.pyodide.rare.path) });
    const answer = pyodide.runPython(START, { globals });
    globals.destroy();
    if (speaks) pyodide.runPython(FOUND_ANEW);
    const importNext = () => pyodide.runPython(IMPORT_NEXT) === true;
    return { module, restored, speaks, importNext, answer: (text) => textOf(answer(text)) };
  } catch (error) {
    throw new BootError('python', lastLine(error));
  }
}

/** After a fatal error Pyodide may return nothing instead of throwing again. */
function textOf(answer: unknown): string {
  if (typeof answer === 'string') return answer;
  throw new TypeError('Python gave no answer');
}

/** Starts Python and unpacks the wheel. */
export async function prepare(config: Config, options: StartOptions) {
  requireWebAssembly();
  const { onProgress = () => {}, module = null, language } = options;
  const { meter, broken, restore } = watchFetches(config, onProgress, module !== null);
  const program = shareProgram(module);
  const translation = language && bytesOf(language).catch(() => null);
  try {
    const [pyodide, wheel] = await Promise.all([
      Promise.race([startPyodide(config, options, meter, program.memory), broken]),
      bytesOf(config.wheel),
    ]);
    meter(config.wheel.bytes);
    layOut(pyodide, wheel);
    // Without it they speak English. It is small, so it is here by now, or hangs.
    const words = translation && (await withTimeout(translation).catch(() => null));
    if (words) layOut(pyodide, words);
    return { pyodide, module: program.compiled, speaks: Boolean(words) };
  } finally {
    restore();
    program.restore();
  }
}

/** Compiles the smallest possible module: if that is forbidden, Pyodide would wait for ever. */
function requireWebAssembly() {
  try {
    new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0));
  } catch {
    throw new BootError('no-webassembly', '');
  }
}

/**
 * Lets all workers share Pyodide's compiled program; Pyodide would compile it each time. Also tells
 * its memory.
 */
function shareProgram(ofPage: WebAssembly.Module | null) {
  const own = WebAssembly.instantiateStreaming;
  const program = {
    compiled: ofPage,
    instance: null as WebAssembly.Instance | null,
    /** The memory of the Python that has started. */
    memory: () => program.instance?.exports.memory as WebAssembly.Memory,
    restore: () => {
      WebAssembly.instantiateStreaming = own;
    },
  };
  WebAssembly.instantiateStreaming = async (source, imports) => {
    const module = ofPage ?? (await compiled(await source));
    const instance = await WebAssembly.instantiate(module, imports);
    program.compiled = module;
    program.instance = instance;
    return { module, instance };
  };
  return program;
}

/**
 * Compiles a program while it is being loaded, if the host names its type; else browsers refuse
 * that.
 */
async function compiled(program: Response): Promise<WebAssembly.Module> {
  const type = program.headers.get('Content-Type') ?? '';
  if (/^application\/wasm\s*(;|$)/i.test(type)) return WebAssembly.compileStreaming(program);
  return WebAssembly.compile(await program.arrayBuffer());
}

/** What the wheel needs of Pyodide; the build gives it the lock file of its version. */
type Installed = Pick<PyodideInterface, 'FS' | 'lockfile'>;

/** Writes the files of the wheel to where Python looks for them; its bytes were checked. */
export function layOut({ FS, lockfile }: Installed, wheel: ArrayBuffer) {
  const version = lockfile.info.python.split('.').slice(0, 2).join('.');
  const packages = `/lib/python${version}/site-packages`;
  const folders = new Set<string>();
  for (const [path, content] of unzip(wheel)) {
    const place = `${packages}/${path}`;
    const folder = place.slice(0, place.lastIndexOf('/'));
    if (!folders.has(folder)) FS.mkdirTree(folder);
    folders.add(folder);
    FS.writeFile(place, content);
  }
}

async function startPyodide(
  { pyodide }: Config,
  options: StartOptions,
  meter: (bytes: number) => void,
  memory: () => WebAssembly.Memory,
): Promise<PyodideInterface> {
  const [module, snapshot] = await Promise.all([
    importFile(pyodide.module, meter),
    options.snapshot,
    // Pyodide imports this itself; importing it here as well loads both at once.
    importFile(pyodide.loader, meter),
  ]);
  const { loadPyodide } = module as typeof import('pyodide');
  const folder = resolve(pyodide.folder);
  const settings: Settings = {
    indexURL: folder,
    packageBaseUrl: folder,
    lockFileContents: pyodide.lock,
    // Nothing would read the files that Python writes beside modules.
    env: { PYTHONDONTWRITEBYTECODE: '1' },
    ...(options.takesSnapshot && { _makeSnapshot: true }),
  };
  try {
    if (snapshot) settings._loadSnapshot = filledOnRead(snapshot, memory);
    return await loadPyodide(settings);
  } catch (error) {
    throw await explainStart([pyodide.wasm, pyodide.library], error);
  }
}

// Unpacks an archive without compression, as the build writes wheels.

const [ENTRY, END] = [0x02014b50, 0x06054b50];
const END_BYTES = 22;

/** Returns the content of each file by its path. */
function unzip(archive: ArrayBuffer): Map<string, Uint8Array> {
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
