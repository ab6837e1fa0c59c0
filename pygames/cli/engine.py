"""The door as JSON lines, with searches that can be stopped: docs/engine.md.

One request a line in, one answer a line out, in order; only a search answers later.
"""

from __future__ import annotations

import multiprocessing
import signal
import threading
from collections.abc import Mapping, Sequence
from multiprocessing.connection import Connection
from typing import Any, TextIO

from pygames.added import folders, know_again
from pygames.cli.lines import Stream, lines_of
from pygames.cli.search import Search, read_search
from pygames.door import bridge
from pygames.errors import GameError


def serve(requests: Stream, answers: TextIO) -> int:
    """Answer every line until the input ends, flushing each; no input ends it sooner."""
    desk = Desk(answers)
    own = {"go": desk.go, "stop": desk.stop}
    for line in lines_of(requests, bridge.MOST_BYTES):
        answer = bridge.answer_with(line, own)
        if answer is not None:
            desk.say(answer)
    desk.finish()
    return 0


class Desk:
    """Writes answers, including those of a running search."""

    def __init__(self, answers: TextIO) -> None:
        """Write to this text."""
        self._answers = answers
        self._writing = threading.Lock()
        self._running: Running | None = None

    def say(self, line: str) -> None:
        """Write one line at once."""
        with self._writing:
            self._answers.write(f"{line}\n")
            self._answers.flush()

    def go(self, request: Mapping[str, Any]) -> None:
        """Begin a search, which answers when it ends."""
        if self._running and not self._running.answered:
            raise GameError("bad-request", "go: a search is under way; send stop, or wait for it")
        self._running = Running(self, request.get("id"), read_search(request))

    def stop(self, _request: Mapping[str, Any]) -> Mapping[str, Any]:
        """End the running search, if there is one; it answers first."""
        if self._running:
            self._running.stop()
        return {}

    def finish(self) -> None:
        """Wait for the running search."""
        if self._running:
            self._running.join()


class Running:
    """A search in a process of its own, which can be ended at any moment."""

    def __init__(self, desk: Desk, id: object, search: Search) -> None:
        """Begin it."""
        self._receives, sends = multiprocessing.Pipe(duplex=False)
        self._process = multiprocessing.Process(
            target=_run, args=(folders(), search, sends), daemon=True
        )
        self._process.start()
        sends.close()
        self._desk, self._id = desk, id
        self.answered = False
        self._first = threading.Event()
        self._watch = threading.Thread(target=self._tell)
        self._watch.start()

    def stop(self) -> None:
        """End it with what it has found so far, after its first short look."""
        self._first.wait()
        self._process.terminate()
        self.join()

    def join(self) -> None:
        """Wait until it has answered."""
        self._watch.join()

    def _tell(self) -> None:
        """Pass on the results; the last one is the answer."""
        result: Mapping[str, Any] | None = None
        try:
            while True:
                newer = self._receives.recv()
                if result is not None:
                    self._desk.say(bridge.write({"id": self._id, "info": result}))
                result = newer
                self._first.set()
        except (EOFError, OSError):  # it has ended, or was ended
            self._first.set()
        self._process.join()
        self.answered = True
        self._desk.say(self._answer(result))

    def _answer(self, result: Mapping[str, Any] | None) -> str:
        if result is None:
            failed = GameError("failed", "internal error; the request isn’t to blame")
            return bridge.refuse(self._id, failed)
        return bridge.write({"id": self._id, "ok": result})


def _run(added: Sequence[str], search: Search, sends: Connection) -> None:
    """Search in a process that may not know the added games yet."""
    signal.signal(signal.SIGTERM, signal.SIG_DFL)  # ends it at once
    know_again(added)
    search.run(sends)
