// What a worker with a game of others has of the browser (docs/decisions/0034): nothing but what is
// named here. Its first import is this module, so the rest is gone before anything else runs, and
// so is whatever else a browser offers, now or later.

/** What the language itself has, but for what makes programs of texts. */
const LANGUAGE = `
globalThis undefined NaN Infinity isFinite isNaN parseFloat parseInt Object Function Array String
Boolean Number BigInt Symbol Math Date JSON RegExp Promise Proxy Reflect Intl Iterator Map Set
WeakMap WeakSet WeakRef FinalizationRegistry Error AggregateError EvalError RangeError
ReferenceError SyntaxError TypeError URIError SuppressedError ArrayBuffer DataView Atomics
Int8Array Uint8Array Uint8ClampedArray Int16Array Uint16Array Int32Array Uint32Array BigInt64Array
BigUint64Array Float16Array Float32Array Float64Array encodeURI encodeURIComponent decodeURI
decodeURIComponent`;
/** What Python's program uses of the browser as it is: none of it reaches anything. */
const ITS_OWN = 'WebAssembly TextDecoder TextEncoder URL';
const KEPT = new Set<PropertyKey>(`${LANGUAGE} ${ITS_OWN}`.trim().split(/\s+/));

/** No host has this name: what Pyodide asks for is answered here. */
export const NOWHERE = 'isolated://files/';

/** Tells the page something: only the module that imports this can. */
export const tell: (message: unknown) => void = self.postMessage.bind(self);
/** Hears the page. */
export const hear = self.addEventListener.bind(self, 'message') as <T>(
  listener: (event: MessageEvent<T>) => void,
) => void;

let files: Readonly<Record<string, ArrayBuffer>> = {};

/** Answers what Pyodide fetches, at once or later, from files that are here. */
export function answerFrom(contents: Readonly<Record<string, ArrayBuffer>>) {
  files = contents;
}

const fileAt = (url: unknown) => files[`${url}`.slice(NOWHERE.length).replace(/\?.*/, '')];

/** What asks for a file that is here. */
export class Requests {
  status = 0;
  response: ArrayBuffer | null = null;
  responseType = '';
  #url = '';
  open(_: string, url: string) {
    this.#url = url;
  }
  send() {
    this.response = fileAt(this.#url) ?? null;
    this.status = this.response ? 200 : 404;
  }
}

async function fetched(url: unknown) {
  const content = fileAt(url);
  const ok = content !== undefined;
  return { ok, status: ok ? 200 : 404, url, arrayBuffer: async () => content };
}

/** A program comes from `fetched`, which no browser knows how to read. */
async function instantiated(source: unknown, imports: WebAssembly.Imports) {
  const { arrayBuffer } = (await source) as Awaited<ReturnType<typeof fetched>>;
  return WebAssembly.instantiate((await arrayBuffer()) ?? new ArrayBuffer(0), imports);
}

/** Pyodide starts only where it takes itself for a worker. */
const SCOPE = { [Symbol.hasInstance]: () => true };

const silent = () => {};

/** What Python's program finds in the place of what the browser has. */
function replaced(): Record<string, unknown> {
  const { performance, crypto, navigator, setTimeout, clearTimeout } = globalThis;
  const { userAgent, language, platform, maxTouchPoints = 0 } = navigator as Navigator;
  return {
    self: globalThis,
    setTimeout: setTimeout.bind(globalThis),
    clearTimeout: clearTimeout.bind(globalThis),
    WorkerGlobalScope: SCOPE,
    XMLHttpRequest: Requests,
    fetch: fetched,
    location: NOWHERE,
    navigator: { userAgent, language, platform, maxTouchPoints },
    performance: { now: performance.now.bind(performance) },
    crypto: { getRandomValues: crypto.getRandomValues.bind(crypto) },
    console: Object.fromEntries(
      ['log', 'info', 'debug', 'warn', 'error', 'trace'].map((each) => [each, silent]),
    ),
  };
}

/** All that a global variable may come from, but for what every object has. */
function scopes(): object[] {
  const list: object[] = [];
  let scope: object = globalThis;
  while (scope !== Object.prototype) {
    list.push(scope);
    scope = Object.getPrototypeOf(scope);
  }
  return list;
}

function takeAway(from: object, allowed: ReadonlySet<PropertyKey>) {
  for (const name of Reflect.ownKeys(from)) {
    if (allowed.has(name) || Reflect.deleteProperty(from, name)) continue;
    Reflect.defineProperty(from, name, { value: undefined, writable: false });
  }
}

/** Leaves nothing of the browser but what is named above. */
function wallIn() {
  const own = replaced();
  for (const scope of scopes()) takeAway(scope, scope === globalThis ? KEPT : new Set());
  takeAway(URL, new Set(['length', 'name', 'prototype']));
  for (const [name, value] of Object.entries(own)) {
    Object.defineProperty(globalThis, name, { value, configurable: false, writable: false });
  }
  WebAssembly.instantiateStreaming = instantiated as typeof WebAssembly.instantiateStreaming;
}

wallIn();

/** Maximum number of bytes of Python's memory: a game of ours needs a tenth. */
const MOST_MEMORY = 512 << 20;
const PAGE = 1 << 16;

/** Refuses memory beyond the limit, which Python then reports in the line that wants it. */
export function limitMemory() {
  const { prototype } = WebAssembly.Memory;
  const { grow } = prototype;
  prototype.grow = function (pages) {
    if (this.buffer.byteLength + pages * PAGE > MOST_MEMORY) throw new RangeError('memory');
    return grow.call(this, pages);
  };
}

/** Leaves no way to a memory besides Python's; Pyodide makes one when it starts. */
export function closeMemory() {
  Reflect.deleteProperty(WebAssembly.Memory.prototype, 'constructor');
  Reflect.deleteProperty(WebAssembly, 'Memory');
}
