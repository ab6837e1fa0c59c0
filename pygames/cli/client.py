"""An engine that a program asks: docs/engine.md. `pygames.Engine` is this."""

from __future__ import annotations

import shlex
import subprocess
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from threading import Timer
from types import TracebackType
from typing import IO, Any, Self

from pygames.door import bridge
from pygames.errors import GameError
from pygames.record import Record, final

_PATIENCE = 10.0
"""The seconds that an answer may take beyond the engine's time."""
_UNTIMED = 600.0
"""The seconds that it may take if nodes or playouts are counted."""


class Engine:
    """A program that answers JSON lines, such as `python3 -m pygames engine`.

    Use it in a `with` statement, or call `close` at the end.
    """

    def __init__(self, command: str | Sequence[str]) -> None:
        """Start it."""
        self._command = shlex.split(command) if isinstance(command, str) else list(command)
        try:
            self._process = subprocess.Popen(
                self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE
            )
        except OSError as error:
            raise self._failed(f"can't be started: {error}") from None
        assert self._process.stdin
        assert self._process.stdout
        self._asks: IO[bytes] = self._process.stdin
        self._answers: IO[bytes] = self._process.stdout
        self._number = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:  # fmt: skip
        self.close()

    def go(
        self, record: Record, *, seconds: float | None = None, nodes: int | None = None,
        playouts: int | None = None, lines: int = 1, seed: str | None = None,
        info: Callable[[Mapping[str, Any]], None] | None = None,
    ) -> Mapping[str, Any]:  # fmt: skip
        """Ask what to play: the answer has `action`, and perhaps `lines` (docs/engine.md).

        Give one of seconds, nodes and playouts; without any it is one second. `info` is called
        with what the engine has found before it answers.
        """
        if seconds is None and nodes is None and playouts is None:
            seconds = 1.0
        asked = {
            "record": record.data(), "legal": list(final(record).legal_actions()),
            "seconds": seconds, "nodes": nodes, "playouts": playouts, "seed": seed,
            "lines": None if lines == 1 else lines,
        }  # fmt: skip
        given = {key: value for key, value in asked.items() if value is not None}
        return self.call("go", info, _PATIENCE + (seconds or _UNTIMED), **given)

    def call(
        self, name: str, info: Callable[[Mapping[str, Any]], None] | None = None,
        patience: float = _UNTIMED, **arguments: Any,
    ) -> Mapping[str, Any]:  # fmt: skip
        """Make any call, and return what it answers; GameError if it answers with an error."""
        self._number += 1
        end = Timer(patience, self._process.kill)
        end.start()
        try:
            self._say({"id": self._number, "call": name, **arguments})
            while "info" in (said := self._said()):
                if info:
                    info(said["info"])
        finally:
            end.cancel()
        return self._done(said)

    def close(self) -> None:
        """End the engine, after a moment to end by itself."""
        with suppress(OSError):
            self._asks.close()
        try:
            self._process.wait(timeout=1)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._answers.close()

    def _say(self, request: Mapping[str, Any]) -> None:
        with suppress(OSError):  # the wait for its answer notices that it has ended
            self._asks.write(f"{bridge.write(request)}\n".encode())
            self._asks.flush()

    def _said(self) -> dict[str, Any]:
        line = self._answers.readline(bridge.MOST_BYTES + 2)
        if not line:
            raise self._failed("has ended, or was ended since it gave no answer in time")
        try:
            return bridge.read(line)
        except GameError:
            raise self._failed("answered with a line that is not JSON") from None

    def _done(self, said: Mapping[str, Any]) -> Mapping[str, Any]:
        error, done = said.get("error"), said.get("ok")
        if said.get("id") == self._number and isinstance(done, dict):
            return done
        if isinstance(error, dict):
            raise self._failed(f"refuses: {error.get('message')}")
        raise self._failed(f"answered {bridge.write(said)[:80]}")

    def _failed(self, what: str) -> GameError:
        return GameError("failed", f"{shlex.join(self._command)}: {what}")
