"""A game that tries each way out of its worker, and a script that does, against the site itself."""

import base64
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from urllib.parse import urlsplit

from tests.support.sites import ask

LEAK = "leak"
"""What only the worker of a game asks for."""

# Python reaches what its worker reaches: all of JavaScript that it finds is looked through.
GAME = """
import gc
import sys
from dataclasses import dataclass
from urllib.request import urlopen

import js
import pyodide_js
from pyodide.ffi import JsProxy
from pygames.simple import OVER, Pieces, Squares, State, draw, game

OUT = "ADDRESS"
MOST = 200
WAYS = {
    "fetch", "XMLHttpRequest", "WebSocket", "WebSocketStream", "WebTransport", "EventSource",
    "Worker", "SharedWorker", "importScripts", "FontFace", "BroadcastChannel", "trustedTypes",
    "indexedDB", "caches", "postMessage", "Notification", "Memory", "eval", "Function",
}
# A file is read several times; to look through everything once is enough.
seen, reached = vars(sys).setdefault("ways_out", ({}, set()))


def attempt(way, *acts):
    for act in acts:
        try:
            act()
        except BaseException:
            continue
        reached.add(way)


def asked(made):
    request = made.new()
    request.open("GET", OUT, False)
    request.send()
    assert request.status not in (0, 404)


def use(name, found):
    if name in ("fetch", "importScripts", "postMessage"):
        found(OUT)  # The server counts: what answers here may be a stand-in.
    elif name == "XMLHttpRequest":
        attempt(name, lambda: asked(found))
    elif name in ("trustedTypes", "indexedDB", "caches"):
        reached.add(name)
    else:
        given = {"Memory": js_object(initial=1)}.get(name, OUT)
        attempt(name, lambda: found.new(given), lambda: found.new("data:text/javascript,0"))


def js_object(**fields):
    from pyodide.ffi import to_js

    return to_js(fields, dict_converter=getattr(js, "Object", None) and js.Object.fromEntries)


def look_through(waiting):
    while waiting and len(seen) < MOST:
        each = waiting.pop(0)
        if id(each) in seen:
            continue
        seen[id(each)] = each
        # Python's memory has a name for each byte.
        names = () if hasattr(each, "byteLength") else dir(each)
        # A function's caller is refused everywhere, in Firefox after seconds.
        for name in {*names, "buffer", "constructor", "__proto__"} - {"arguments", "caller"}:
            try:
                found = getattr(each, name)
            except BaseException:
                continue
            if name in WAYS:
                attempt_use(name, found)
            if isinstance(found, JsProxy):
                waiting.append(found)


def attempt_use(name, found):
    try:
        use(name, found)
    except BaseException:
        pass


if not seen:
    held = [each for each in gc.get_objects() if isinstance(each, JsProxy)]
    look_through([js, pyodide_js, *held])
    attempt("library", lambda: urlopen(OUT))
    attempt("memory", lambda: bytearray(600 << 20))


class Told(dict):
    def get(self, word, _):
        return " ".join([f"{word}: {len(reached)} ways lead out", *sorted(reached)])


@dataclass(frozen=True)
class Ways(State):
    board = Squares(3, 3)
    pieces: Pieces = Pieces()
    turns: int = 0
    last: str = ""

    def current_player(self) -> int:
        return self.turns % 2 if self.turns < 6 else OVER

    def legal_actions(self) -> list[str]:
        return ["pass", "wait"] if self.turns < 6 else []

    def child(self, action: str) -> "Ways":
        return Ways(turns=self.turns + 1, last=action)

    def returns(self) -> tuple[int, ...] | None:
        return draw() if self.turns >= 6 else None


assert len(seen) > 20, f"only {len(seen)} objects were looked through"
GAME = game(Ways, title="Ways Out", goal="Get out", names=("Red", "Blue"), buttons=Told(pass_=""))
"""
NONE = "pass: 0 ways lead out"
"""What the button to pass says in the end."""

ALLOWED = frozenset("""
globalThis self undefined NaN Infinity isFinite isNaN parseFloat parseInt Object Function Array
String Boolean Number BigInt Symbol Math Date JSON RegExp Promise Proxy Reflect Intl Iterator Map
Set WeakMap WeakSet WeakRef FinalizationRegistry Error AggregateError EvalError RangeError
ReferenceError SyntaxError TypeError URIError SuppressedError ArrayBuffer DataView Atomics
Int8Array Uint8Array Uint8ClampedArray Int16Array Uint16Array Int32Array Uint32Array BigInt64Array
BigUint64Array Float16Array Float32Array Float64Array encodeURI encodeURIComponent decodeURI
decodeURIComponent WebAssembly TextDecoder TextEncoder URL setTimeout clearTimeout
""".split())  # fmt: skip
"""What the language has, and what Python's program needs of the browser."""
STAND_INS = frozenset(
    "WorkerGlobalScope XMLHttpRequest fetch location navigator performance crypto console".split()
)
"""What is our own, and has none of the browser's."""

# Before the worker's own script: what a browser has. After it: what of that is left, and whether
# any of it, called or made, asks the site for something.
BEFORE = """
const scopes = () => {
  const found = [];
  for (let at = globalThis; at && at !== Object.prototype; at = Object.getPrototypeOf(at))
    found.push(at);
  return found;
};
const namesOf = (scopes) => scopes.flatMap((each) => Reflect.ownKeys(each).map(String));
const before = { scopes: scopes(), names: namesOf(scopes()), say: postMessage.bind(self) };
// What ends the worker, or tells the page of an error.
const ONLY_HERE = ['close', 'reportError', 'postMessage', 'Proxy'];
const valueOf = (name) => {
  try { return globalThis[name]; } catch { return null; }
};
const natives = new Set(before.names.map(valueOf).filter((each) => typeof each === 'function'));
"""
AFTER = """
;(() => {
  const names = new Set([...before.names, ...namesOf(before.scopes)]);
  const has = (name) => before.scopes.some((each) => Object.hasOwn(each, name));
  const left = [...names].filter((name) =>
    has(name) && !['undefined', 'number'].includes(typeof valueOf(name)));
  for (const name of names) {
    for (const where of before.scopes) {
      const found = Reflect.getOwnPropertyDescriptor(where, name)?.value;
      if (typeof found !== 'function' || ONLY_HERE.includes(name)) continue;
      for (const given of [[OUT], ['data:text/javascript,0'], ['x', `url(${OUT})`]]) {
        try { Reflect.apply(found, globalThis, given)?.catch?.(() => {}); } catch {}
        try { Reflect.construct(found, given); } catch {}
      }
    }
  }
  const own = STAND_INS.filter((name) => natives.has(globalThis[name]));
  const fixed = STAND_INS.filter((name) => Reflect.deleteProperty(globalThis, name));
  before.say({ had: before.names, left, own, fixed });
})();
"""
RUN = """([name, script]) => {
  const { trustedTypes } = globalThis;
  const own = { createScriptURL: (address) => address };
  const policy = trustedTypes ? trustedTypes.createPolicy(name, own) : own;
  const address = `data:text/javascript;charset=utf-8,${encodeURIComponent(script)}`;
  const worker = new Worker(policy.createScriptURL(address));
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(message));
  });
}"""
"""Runs a script in a worker like that of a game, from a document that starts nothing."""


def attack(script: str, out: str) -> str:
    """Return the script of the worker, and around it what looks for ways out."""
    constants = f"const OUT = {out!r}, STAND_INS = {sorted(STAND_INS)};"
    return f"{BEFORE}{constants}{script}{AFTER}"


def link_to(site: str, text: str, name: str = "ways.py") -> str:
    """Return the link to a game in one file, as the page writes it."""
    squeezer = zlib.compressobj(9, zlib.DEFLATED, -15)
    packed = squeezer.compress(text.encode()) + squeezer.flush()
    code = base64.urlsafe_b64encode(packed).decode().rstrip("=")
    return f"{site}#name={name}&code={code}"


@contextmanager
def counting(site: str) -> Iterator[tuple[str, list[str]]]:
    """Serve a site at an address of its own; give that, and what has come that no page asks for.

    A request for a socket or a stream comes like any other.
    """
    requests: list[str] = []
    place = urlsplit(site)
    port = place.port or 80

    class Passing(BaseHTTPRequestHandler):
        disable_nagle_algorithm = True

        def do_GET(self) -> None:
            if LEAK in self.path:
                requests.append(f"{self.command} {self.path}")
            answer = ask(port, self.path, self.command)
            self.send_response(answer.status)
            for name, value in answer.headers.items():
                if name not in ("connection", "transfer-encoding", "content-length"):
                    self.send_header(name, value)
            self.send_header("Content-Length", str(len(answer.content)))
            self.end_headers()
            self.wfile.write(answer.content)

        def do_POST(self) -> None:
            self.do_GET()

        def do_HEAD(self) -> None:
            self.do_GET()

        def log_message(self, *_: object) -> None:
            """Print nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Passing) as server:
        server.daemon_threads = True
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}{place.path}", requests
        server.shutdown()
