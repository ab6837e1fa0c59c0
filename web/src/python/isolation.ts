// Workers for games that were not written here. Each has an opaque origin: it has no storage, reaches
// no network, and gets all files from the page.
import { BUILD } from '../site/build.ts';
import { fetchChecked } from '../site/checked.ts';
import { type BuiltFile, type CheckedFile, config } from '../site/config.js';
import { language, spoken } from '../site/language.ts';
import { scriptInItself } from '../site/trusted.ts';
import { withTimeout } from '../site/with-timeout.ts';
import { EngineError, type RulesWorker } from './engine.ts';
import { BootError, bytesOf, resolve } from './fetching.ts';
import { Guarded } from './guarded.ts';
import type { IsolatedOrder } from './isolated.ts';
import type { Shapes } from './shapes.ts';

/** What only such a worker needs; apart from `config.js`, since the first screen has that. */
type Isolated = {
  script: CheckedFile;
  /** The rest of the package. */
  kit: CheckedFile;
  /** The part of Python's program that a start doesn't need. */
  rest: BuiltFile;
  /** What its answers look like. */
  shapes: Shapes;
};

const LIST = { path: './isolated.json', bytes: 0 };

/** Everything that such a worker starts from. */
export type Isolation = { script: URL; order: IsolatedOrder; shapes: Shapes };

let loaded: Promise<Isolation> | null = null;
let cache: RequestCache = 'default';

/** Fetches what such workers start from, once. */
export function loadIsolation(): Promise<Isolation> {
  loaded ??= fetchAll().catch((error) => {
    loaded = null;
    if (!(error instanceof BootError)) throw error;
    const { reason, message: detail } = error;
    throw new EngineError(reason, { reason, detail });
  });
  return loaded;
}

/** Fetches the files anew next time, past the browser's cache: what was fetched doesn't start. */
export function forgetIsolation() {
  if (loaded) cache = 'reload';
  loaded = null;
}

/** What the answers of the rules look like. */
export async function loadShapes(): Promise<Shapes> {
  const isolated: Isolated = JSON.parse(new TextDecoder().decode(await contentOf(LIST)));
  return isolated.shapes;
}

async function fetchAll(): Promise<Isolation> {
  const { pyodide, wheel } = config;
  const listed = new TextDecoder().decode(await contentOf(LIST));
  const isolated: Isolated = JSON.parse(listed);
  const [words, script, ...contents] = await Promise.all([
    // Without it they speak English.
    language && withTimeout(bytesOf(language.archive)).catch(() => null),
    fetchChecked(isolated.script).then((response) => response?.text()),
    ...[wheel, isolated.kit].map(bytesOf),
    ...[pyodide.wasm, isolated.rest, pyodide.library, pyodide.rare].map(contentOf),
  ]);
  if (script === undefined) throw new BootError('missing', nameOf(isolated.script));
  const files = [wheel, isolated.kit, pyodide.wasm, isolated.rest, pyodide.library, pyodide.rare];
  const named = Object.fromEntries(files.map((file, at) => [nameOf(file), contents[at]]));
  const order: IsolatedOrder = {
    build: BUILD,
    files: named,
    lock: pyodide.lock,
    wheels: [wheel, isolated.kit].map(nameOf),
    library: nameOf(pyodide.library),
    rare: nameOf(pyodide.rare),
    ...(words && { language: { code: spoken, content: words } }),
  };
  return { script: scriptInItself(addressOf(script)), order, shapes: isolated.shapes };
}

/** Browsers take line ends and tabs out of addresses. */
function addressOf(text: string): URL {
  const escaped = text.replace(/[%#\n\r\t]/g, encodeURIComponent);
  return new URL(`data:text/javascript;charset=utf-8,${escaped}`);
}

async function contentOf(file: BuiltFile): Promise<ArrayBuffer> {
  const response = await fetch(resolve(file.path), { cache }).catch(() => null);
  if (!response?.ok) throw new BootError(response ? 'missing' : 'network', nameOf(file));
  return response.arrayBuffer();
}

function nameOf({ path }: BuiltFile | CheckedFile): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Makes everything for a worker that begins with installing a wheel. */
export async function withWheel(
  isolation: Isolation,
  { name, content }: { name: string; content: ArrayBuffer },
): Promise<Isolation> {
  const installer = await bytesOf(config.micropip);
  return { ...isolation, order: { ...isolation.order, added: { name, content, installer } } };
}

/** Opens such a worker. */
export function openIsolated({ script, order, shapes }: Isolation): RulesWorker {
  const worker = new Worker(script);
  worker.postMessage(order);
  return new Guarded(worker, shapes);
}
