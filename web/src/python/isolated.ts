// The worker for games that were not written here (docs/decisions/0034). Its origin is opaque, so it
// has no storage and reaches no network; the page hands over all files of the start. As one classic
// script it becomes an address by itself (isolation.ts).

import type { Lockfile, PyodideInterface } from 'pyodide';
import { loadPyodide } from 'pyodide-module';
import './module-worker.ts';
import create from 'pyodide-program';
import { layOut } from './boot.ts';
import { type BootReason, lastLine } from './fetching.ts';
import type { WorkerMessage } from './worker.ts';

/** The first message: whose answers these are, and what the start needs. */
export type IsolatedOrder = {
  build: string;
  /** The contents of files, by name. */
  files: Readonly<Record<string, ArrayBuffer>>;
  lock: Lockfile;
  /** The wheels to lay out, by name. */
  wheels: readonly string[];
  library: string;
  rare: string;
  /** A language to lay over them. */
  language?: { code: string; content: ArrayBuffer };
  /** A wheel of games to install, with the wheel of what installs it. */
  added?: { name: string; content: ArrayBuffer; installer: ArrayBuffer };
};

/** No host has this name: what Pyodide asks for is answered here. */
const NOWHERE = 'isolated://files/';

const START = `
import _rare
_rare.install(rare)
from pygames.added.brought import answer
answer
`;

// Into a folder of its own, so that nothing else is overwritten, and asking no index.
const INSTALL = `
import site
from pygames.added import brought
file = brought.WHEELS / name
folder = brought.room_for(file)
if folder:
    site.getsitepackages = lambda prefixes=None: [str(folder)]
    try:
        import micropip
        await micropip.install(f"emfs:{file}", deps=False)
    except Exception as error:
        brought.refuse(name, error)
`;

self.addEventListener('message', ({ data }: MessageEvent<IsolatedOrder>) => start(data), {
  once: true,
});

function start(order: IsolatedOrder) {
  const tell = (message: WorkerMessage) => self.postMessage({ build: order.build, ...message });
  const fail = (reason: BootReason, error: unknown) =>
    tell({ failed: { reason, detail: lastLine(error) } });
  boot(order).then(
    (answer) => {
      self.addEventListener('message', ({ data }: MessageEvent<{ text: string }>) => {
        try {
          tell({ answer: answer(data.text) });
        } catch (error) {
          fail('crashed', error);
        }
      });
      tell({ ready: true, lang: order.language?.code });
    },
    (error) => fail('python', error),
  );
}

/** Maximum number of bytes of Python's memory: a game of ours needs a tenth. */
const MOST_MEMORY = 512 << 20;
const PAGE = 1 << 16;

/** Refuses memory beyond the limit, which Python then reports in the line that wants it. */
function limitMemory() {
  const { prototype } = WebAssembly.Memory;
  const { grow } = prototype;
  prototype.grow = function (pages) {
    if (this.buffer.byteLength + pages * PAGE > MOST_MEMORY) throw new RangeError('memory');
    return grow.call(this, pages);
  };
}

async function boot(order: IsolatedOrder): Promise<(text: string) => string> {
  answerFrom(order.files);
  limitMemory();
  const pyodide: PyodideInterface = await loadPyodide({
    createPyodideModule: create,
    indexURL: NOWHERE,
    packageBaseUrl: NOWHERE,
    stdLibURL: NOWHERE + order.library,
    lockFileContents: order.lock,
    env: { PYTHONDONTWRITEBYTECODE: '1' },
  } as Parameters<typeof loadPyodide>[0]);
  for (const name of order.wheels) layOut(pyodide, order.files[name]);
  if (order.language) layOut(pyodide, order.language.content);
  const globals = pyodide.toPy({ rare: NOWHERE + order.rare });
  const answer = pyodide.runPython(START, { globals });
  if (order.added) await install(pyodide, order.added);
  return answer;
}

/** Installs a wheel as everywhere, or notes why it is refused; nothing of it runs yet. */
async function install(pyodide: PyodideInterface, added: NonNullable<IsolatedOrder['added']>) {
  pyodide.unpackArchive(added.installer, 'wheel');
  pyodide.FS.mkdirTree('/wheels');
  pyodide.FS.writeFile(`/wheels/${added.name}`, new Uint8Array(added.content));
  await pyodide.runPythonAsync(INSTALL, { globals: pyodide.toPy({ name: added.name }) });
}

/** Answers what Pyodide fetches, at once or later, from files that are here. */
function answerFrom(files: IsolatedOrder['files']) {
  const found = (url: string) => files[new URL(url, NOWHERE).pathname.slice(1)];
  class Requests {
    status = 0;
    response: ArrayBuffer | null = null;
    responseType = '';
    #url = '';
    open(_: string, url: string) {
      this.#url = url;
    }
    send() {
      this.response = found(this.#url) ?? null;
      this.status = this.response ? 200 : 404;
    }
  }
  const fetched = async (url: unknown) => {
    const content = found(String(url instanceof Request ? url.url : url));
    if (!content) return new Response(null, { status: 404 });
    return new Response(content, { headers: { 'Content-Type': 'application/wasm' } });
  };
  Object.assign(globalThis, { XMLHttpRequest: Requests, fetch: fetched });
}
