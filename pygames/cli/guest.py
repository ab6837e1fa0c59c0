"""An engine of other authors, at a seat of the arena: docs/engine.md."""

from __future__ import annotations

import queue
import shlex
import subprocess
import threading
import time
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.util import Finalize
from typing import Any, BinaryIO

from pygames.bots.budget import Budget
from pygames.core import Action
from pygames.door import bridge
from pygames.errors import GameError
from pygames.record import Record, final

PREFIX = "engine:"
_PATIENCE = 10.0
"""The seconds that an engine may take beside the time that it was given."""
_UNTIMED = 600.0
"""The seconds that it may take where nodes or playouts are counted."""


class FaultError(Exception):
    """An engine did what loses it the game; says what."""


@dataclass(frozen=True)
class Guest:
    """An engine, with the command that starts it and its budget for a move."""

    name: str
    command: str
    budget: Budget

    def decide(self, record: Record) -> Action:
        """Ask what to play; FaultError if the engine can't say, or says what is not legal."""
        legal = list(final(record).legal_actions())
        asked = {"record": record.data(), "legal": legal, self.budget.unit: self.budget.amount}
        try:
            answer = _started(self.command).ask({"call": "go", **asked}, self._patience())
            if answer not in legal:
                raise FaultError(f"played {str(answer)[:40]!r}, which is not legal")
        except FaultError as fault:
            _end(self.command)  # the next game begins with a new one
            raise FaultError(f"{self.command}: {fault}") from None
        return str(answer)

    def _patience(self) -> float:
        return _PATIENCE + (self.budget.amount if self.budget.unit == "seconds" else _UNTIMED)


class _Process:
    """A running engine; each process of the arena has its own."""

    def __init__(self, command: str) -> None:
        try:
            self._process = subprocess.Popen(
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE
            )
        except (OSError, ValueError) as error:
            raise FaultError(f"can't be started: {error}") from None
        assert self._process.stdin
        assert self._process.stdout
        self._asks: BinaryIO = self._process.stdin  # type: ignore[assignment]
        self._lines: queue.Queue[bytes] = queue.Queue()
        self._number = 0
        self._hears = threading.Thread(target=self._hear, args=(self._process.stdout,), daemon=True)
        self._hears.start()
        # As `atexit` does, but in the processes of a pool too.
        Finalize(self, self._process.kill, exitpriority=1)

    def _hear(self, answers: BinaryIO) -> None:
        with answers:
            for line in answers:
                self._lines.put(line)
        self._lines.put(b"")

    def kill(self) -> None:
        """End it."""
        self._process.kill()
        self._process.wait()
        self._hears.join(timeout=1)
        with suppress(OSError):
            self._asks.close()

    def ask(self, request: dict[str, Any], patience: float) -> Any:
        """Return the action that the engine answers in time; FaultError if it doesn't."""
        self._number += 1
        line = f"{bridge.write({'id': self._number, **request})}\n".encode()
        end = time.monotonic() + patience
        # An engine that doesn't read must not hold up its caller.
        threading.Thread(target=self._tell, args=(line,), daemon=True).start()
        try:
            while "info" in (said := bridge.read(self._line(end))):
                pass
        except queue.Empty:
            raise FaultError(f"gave no answer for {patience:.0f} s") from None
        except GameError:
            raise FaultError("answered with a line that is not JSON") from None
        return self._action(said)

    def _tell(self, line: bytes) -> None:
        # That an engine has ended is noticed while its answer is waited for.
        with suppress(OSError):
            self._asks.write(line)
            self._asks.flush()

    def _line(self, end: float) -> bytes:
        """Return the next line that comes before this time."""
        line = self._lines.get(timeout=max(0.0, end - time.monotonic()))
        if not line:
            raise FaultError("has ended")
        return line

    def _action(self, said: dict[str, Any]) -> Any:
        """Return the action of an answer to the last request."""
        done = said.get("ok")
        if said.get("id") == self._number and isinstance(done, dict) and "action" in done:
            return done["action"]
        raise FaultError(f"answered {bridge.write(said)[:80]}")


_running: dict[str, _Process] = {}


def _started(command: str) -> _Process:
    if command not in _running:
        _running[command] = _Process(command)
    return _running[command]


def _end(command: str) -> None:
    if command in _running:
        _running.pop(command).kill()
