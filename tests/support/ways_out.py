"""A game that tries each way out of its worker, and says on its buttons what came of it."""

from __future__ import annotations

import base64
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

# Python reaches what its worker reaches.
GAME = """
from dataclasses import dataclass
from js import Object, WorkerGlobalScope, self as here
from pyodide.ffi import create_proxy
from pygames.simple import OVER, Pieces, Squares, State, draw, game

outcomes = {}
scope = WorkerGlobalScope.prototype


def note(way, outcome):
    outcomes[way] = outcome


def attempt(way, act):
    note(way, "waits")
    try:
        promise = act()
    except BaseException:
        return note(way, "refused")
    if not hasattr(promise, "then"):
        return note(way, "reached")
    promise.then(create_proxy(lambda *_: note(way, "reached")),
                 create_proxy(lambda *_: note(way, "refused")))


def request(url):
    asked = here.XMLHttpRequest.new()
    asked.open("GET", url, False)
    asked.send()
    assert asked.status not in (0, 404)


def listening(kind, url):
    # Such an object can be made; it is an error that says that it reaches nobody.
    note(kind, "waits")
    try:
        made = getattr(here, kind).new(url)
    except BaseException:
        return note(kind, "refused")
    made.onopen = create_proxy(lambda *_: note(kind, "reached"))
    made.onerror = create_proxy(lambda *_: note(kind, "refused"))


# Each of them has something, unless there is nothing of the site's.
def some(found):
    assert found.length


OUT = "ADDRESS"
attempt("fetch", lambda: scope.fetch.call(here, OUT))
attempt("request", lambda: request(OUT))
listening("EventSource", OUT)
listening("WebSocket", OUT.replace("http", "ws"))
attempt("storage", lambda: here.indexedDB.open("pygames"))
attempt("caches", lambda: here.caches.keys().then(create_proxy(some)))
attempt("text", lambda: here.eval("1"))
attempt("scripts", lambda: scope.importScripts.call(here, OUT))
attempt("worker", lambda: here.Worker.new(OUT))
attempt("files", lambda: here.navigator.storage.getDirectory())
attempt("clipboard", lambda: here.navigator.clipboard.writeText("x"))
attempt("local", lambda: here.localStorage.length)
attempt("cookies", lambda: here.cookieStore.getAll().then(create_proxy(some)))
attempt("memory", lambda: bytearray(600 << 20))


class Told(dict):
    def get(self, word, _):
        reached = [way for way, outcome in outcomes.items() if outcome == "reached"]
        return " ".join([f"{word}: {len(reached)} of {len(outcomes)} ways lead out", *reached])


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


GAME = game(Ways, title="Ways Out", goal="Get out", names=("Red", "Blue"), buttons=Told(pass_=""))
"""
WAYS = GAME.count("attempt(") - 1 + GAME.count("listening(") - 1
NONE = f"pass: 0 of {WAYS} ways lead out"
"""What the button to pass says in the end."""


def link_to(site: str, text: str, name: str = "ways.py") -> str:
    """Return the link to a game in one file, as the page writes it."""
    squeezer = zlib.compressobj(9, zlib.DEFLATED, -15)
    packed = squeezer.compress(text.encode()) + squeezer.flush()
    code = base64.urlsafe_b64encode(packed).decode().rstrip("=")
    return f"{site}#name={name}&code={code}"


@contextmanager
def counting() -> Iterator[tuple[str, list[str]]]:
    """Run a server that answers everyone; give its address, and the requests that have come."""
    asked: list[str] = []

    class Answers(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            asked.append(self.path)
            self.send_response(200)
            self.send_header("Access-Control-Allow-Origin", "*")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Print nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Answers) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/", asked
        server.shutdown()
