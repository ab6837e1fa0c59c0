// The whole page in Node, with a document in memory, and Python's rules in a process beside it.
// Nothing is laid out or painted: tests in a browser look at that.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { after } from 'node:test';
import { fileURLToPath } from 'node:url';
import { GlobalWindow } from '../../../web/node_modules/happy-dom/lib/index.js';
import { loadComponents } from '../tsx.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const IDS = 'from pygames.games import catalog; print(*(game.id for game in catalog()))';
/** A line for each question, and one for each answer. */
const answersOf = (module: string) => `import sys
from ${module} import answer
for line in sys.stdin.buffer: print(answer(line), flush=True)`;
/** What a file prints there is no answer. */
const ANSWERS_APART = `import sys
from pygames.added.brought import answer, begin
answers = sys.stdout
begin()
for line in sys.stdin.buffer: print(answer(line), file=answers, flush=True)`;

/** How much faster the page's clock runs than ours: pauses for eyes and ears take no time here. */
export const clock = { hurry: 8 };
/** The longest pause, in ms; longer is how long the page waits for what others do. */
const PAUSE_MS = 1000;

/** Of a board, in dots. */
const SIZE = 40;

const window = new GlobalWindow({
  url: 'http://localhost/',
  settings: { disableCSSFileLoading: true, handleDisabledFileLoadingAsSuccess: true },
});
const running = new Set<ChildProcess>();
/** What the rules are not asked yet; null if they are asked at once. */
let held: (() => void)[] | null = null;

/** Lets no question reach the rules, as if they took long to answer. */
export function holdQuestions() {
  held = [];
}

/** Lets the rules have the questions that were held, and all that come. */
export function askWhatWasHeld() {
  const send = held ?? [];
  held = null;
  for (const each of send) each();
}

/** The worker of the rules, or of a game from elsewhere, whose Python is that of this system. */
class Rules extends EventTarget {
  onmessage: ((event: MessageEvent) => void) | null = null;
  readonly #code;
  #build = '';
  #python: ChildProcess | null = null;

  constructor(script: string | URL) {
    super();
    const isApart = `${script}`.startsWith('data:');
    this.#code = isApart ? ANSWERS_APART : answersOf('pygames.door.bridge');
  }

  postMessage({ build, text }: { build: string; text?: string }) {
    if (text === undefined) this.#start(build);
    else if (held) held.push(() => this.#ask(text));
    else this.#ask(text);
  }

  #ask(text: string) {
    this.#python?.stdin?.write(`${text}\n`);
  }

  terminate() {
    this.#python?.kill();
    this.#python = null;
  }

  #start(build: string) {
    this.#build = build;
    const python = spawn('python', ['-c', this.#code], { cwd: ROOT });
    python.stderr.pipe(process.stderr);
    this.#python = python;
    running.add(python);
    let rest = '';
    python.stdout.setEncoding('utf8').on('data', (more: string) => {
      const lines = (rest + more).split('\n');
      rest = lines.pop() ?? '';
      for (const answer of lines) this.#tell({ answer });
    });
    python.on('exit', () => {
      if (this.#python === python && running.has(python)) this.#tell({ failed: {} });
    });
    queueMicrotask(() => this.#tell({ ready: true }));
  }

  #tell(message: object) {
    const event = new MessageEvent('message', { data: { build: this.#build, ...message } });
    this.onmessage?.(event);
    this.dispatchEvent(event);
  }
}

/** Takes whatever is painted. */
const canvas: object = new Proxy(class {}, {
  get: (_, name) => (name === Symbol.toPrimitive ? () => 0 : name === 'then' ? undefined : canvas),
  apply: () => canvas,
  construct: () => canvas,
  set: () => true,
});

/** Tells of a size once: a board is painted as soon as it has one. */
class Sizes {
  readonly #tell;

  constructor(tell: ResizeObserverCallback) {
    this.#tell = tell;
  }

  observe(target: Element) {
    const entry = { target, contentRect: { width: SIZE, height: SIZE } };
    queueMicrotask(() => this.#tell([entry as never], this as never));
  }

  unobserve() {}

  disconnect() {}
}

const EM = 16;
/** What media queries ask for, in `em` where it has a unit. */
export const media: Record<string, string | number> = {
  ...{ 'prefers-reduced-motion': 'reduce', pointer: 'fine', hover: 'hover' },
  ...{ orientation: 'landscape', width: 1280 / EM, height: 800 / EM },
};

function matchMedia(query: string) {
  const target = new EventTarget();
  return Object.defineProperty(target, 'matches', { get: () => holds(query) });
}

/** Whether a media query holds, as the page writes them. */
function holds(query: string): boolean {
  const plain = query.replaceAll(/\(([^()]*)\)/g, (_, feature) => `${fits(feature)}`);
  if (plain.includes('('))
    return holds(plain.replaceAll(/\(([^()]*)\)/g, (_, inner) => `${holds(inner)}`));
  return plain
    .split(' or ')
    .some((part) => part.split(' and ').every((one) => one.trim() === 'true'));
}

function fits(feature: string): boolean | string {
  const [, name, sign, value] = /^([\w-]+) *(:|<|>=) *(.*)$/.exec(feature) ?? [];
  if (!name) return feature;
  if (sign === ':') return media[name] === value;
  const [number, by = '1'] = value.replace('em', '').split('/');
  const has = Number(
    name === 'aspect-ratio' ? Number(media.width) / Number(media.height) : media[name],
  );
  const bound = Number(number) / Number(by);
  return sign === '<' ? has < bound : has >= bound;
}

/** What is Node's own stays: the page's timers, for example. */
const OF_NODE = new Set(Object.getOwnPropertyNames(globalThis));
/** What is the window's, though Node has it too. */
const OF_WINDOW = ['navigator', 'localStorage', 'sessionStorage', 'Event', 'CustomEvent'];

function furnish() {
  Object.assign(window, { ResizeObserver: Sizes, matchMedia });
  for (const name of [...Object.getOwnPropertyNames(window), ...OF_WINDOW]) {
    if (OF_NODE.has(name) && !OF_WINDOW.includes(name)) continue;
    const get = () => {
      const own = Reflect.get(window, name);
      return typeof own === 'function' && !own.prototype ? own.bind(window) : own;
    };
    Object.defineProperty(globalThis, name, { configurable: true, get });
  }
  const same = { configurable: true, value: globalThis };
  Object.defineProperties(globalThis, { window: same, self: same });
  Object.assign(globalThis, { Worker: Rules, Path2D: canvas });
  window.HTMLCanvasElement.prototype.getContext = () => canvas as never;
  window.Element.prototype.getAnimations = () => [];
  window.Element.prototype.animate = () => canvas as never;
  const [, body] = readFileSync(`${ROOT}web/src/index.html`, 'utf8').split(/<\/?body>/);
  document.documentElement.lang = 'en';
  document.body.innerHTML = body.replaceAll(/<script.*?<\/script>/gs, '');
}

/** Shortens the page's pauses, which come in the same order. */
function hurry() {
  const { performance, setTimeout: once, setInterval: often } = globalThis;
  const now = performance.now.bind(performance);
  performance.now = () => now() * clock.hurry;
  type Wait = (call: () => void, ms?: number, ...more: []) => unknown;
  const sooner =
    (wait: Wait): Wait =>
    (call, ms = 0, ...more) =>
      wait(call, ms > PAUSE_MS ? ms : ms / clock.hurry, ...more);
  Object.assign(globalThis, { setTimeout: sooner(once), setInterval: sooner(often) });
}

/** What a form does, happy-dom binds to what lies behind the form: for the page it is the form. */
function bindForms() {
  const { createElementNS } = document;
  document.createElementNS = ((...how: Parameters<Document['createElementNS']>) => {
    const element = createElementNS.apply(document, how);
    if (element instanceof HTMLFormElement)
      element.insertBefore = (node, before) =>
        Element.prototype.insertBefore.call(element, node, before) as typeof node;
    return element;
  }) as Document['createElementNS'];
}

/** Of an address that the page replaces itself, a browser tells nothing; happy-dom does. */
function replaceInSilence() {
  const { replaceState } = history;
  const silent: string[] = [];
  history.replaceState = (...how) => {
    const before = location.href;
    replaceState.apply(history, how);
    silent.push(`${before} ${location.href}`);
  };
  addEventListener('hashchange', (event: HashChangeEvent) => {
    const at = silent.indexOf(`${event.oldURL} ${event.newURL}`);
    if (at < 0) return;
    event.stopImmediatePropagation();
    silent.splice(at, 1);
  });
}

const games = execFileSync('python', ['-c', IDS], { cwd: ROOT, encoding: 'utf8' }).split(/\s/);
loadComponents({
  version: 'test',
  games: games.filter(Boolean),
  answers: {},
  files: [],
  licenses: '',
  stun: [],
  wheel: { path: './package.whl' },
  pyodide: {
    wasm: { path: './py.wasm' },
    library: { path: './lib.zip' },
    rare: { path: './rare' },
  },
});
furnish();
hurry();
bindForms();
replaceInSilence();
await import('../../../web/src/main.tsx');

after(() => {
  const last = [...running];
  running.clear();
  for (const python of last) python.kill();
});
