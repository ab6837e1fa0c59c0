// The worker for games that were not written here (docs/decisions/0034). Its origin is opaque, so it
// has no storage, and what could reach the network is gone before Python is there; the page hands
// over all files of the start. As one classic script it becomes an address by itself (isolation.ts).

// biome-ignore assist/source/organizeImports: before all others, none of which may find the rest.
import {
  answerFrom,
  closeMemory,
  hear,
  limitMemory,
  NOWHERE,
  Requests,
  tell as say,
} from './walls.ts';
import type { Lockfile, PyodideInterface } from 'pyodide';
import { loadPyodide } from 'pyodide-module';
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

const START = `
import _rare
_rare.install(rare)
from pygames.added.brought import answer, begin
begin()
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

let started = false;
hear<IsolatedOrder>(({ data }) => {
  if (!started) start(data);
  started = true;
});

function start(order: IsolatedOrder) {
  const tell = (message: WorkerMessage) => say({ build: order.build, ...message });
  const fail = (reason: BootReason, error: unknown) =>
    tell({ failed: { reason, detail: lastLine(error) } });
  boot(order).then(
    (answer) => {
      hear<{ text: string }>(({ data }) => {
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

async function boot(order: IsolatedOrder): Promise<(text: string) => string> {
  answerFrom(order.files);
  limitMemory();
  const pyodide: PyodideInterface = await loadPyodide({
    createPyodideModule: create,
    // What Python can import from `js`.
    jsglobals: { XMLHttpRequest: Requests },
    indexURL: NOWHERE,
    packageBaseUrl: NOWHERE,
    stdLibURL: NOWHERE + order.library,
    lockFileContents: order.lock,
    // The order of sets is the same on all devices: legal actions may follow it.
    env: { PYTHONDONTWRITEBYTECODE: '1', PYTHONHASHSEED: '0' },
  } as Parameters<typeof loadPyodide>[0]);
  for (const name of order.wheels) layOut(pyodide, order.files[name]);
  if (order.language) layOut(pyodide, order.language.content);
  const globals = pyodide.toPy({ rare: NOWHERE + order.rare });
  const answer = pyodide.runPython(START, { globals });
  if (order.added) await install(pyodide, order.added);
  closeMemory();
  return answer;
}

/** Installs a wheel as everywhere, or notes why it is refused; nothing of it runs yet. */
async function install(pyodide: PyodideInterface, added: NonNullable<IsolatedOrder['added']>) {
  pyodide.unpackArchive(added.installer, 'wheel');
  pyodide.FS.mkdirTree('/wheels');
  pyodide.FS.writeFile(`/wheels/${added.name}`, new Uint8Array(added.content));
  await pyodide.runPythonAsync(INSTALL, { globals: pyodide.toPy({ name: added.name }) });
}
