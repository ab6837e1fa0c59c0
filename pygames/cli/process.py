"""A program that reads and writes lines; when it is ended, its children end too."""

from __future__ import annotations

import os
import queue
import signal
import subprocess
import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from multiprocessing.util import Finalize
from typing import Any

from pygames.cli.commands import WINDOWS
from pygames.cli.lines import lines_of

_WAITING = 16
"""How many lines may wait to be read; a program that writes more has to wait."""
_GLANCE = 0.5
"""After this many seconds without a line, it is checked whether the program still runs."""


class LateError(Exception):
    """A program said nothing in time."""


class Program:
    """A running program."""

    def __init__(self, command: Sequence[str], most: int) -> None:
        """Start it (OSError if that fails); the first line above `most` bytes is its last."""
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, **_apart()
        )
        self._most = most
        self._lines: queue.Queue[bytes | None] = queue.Queue(_WAITING)
        self._hears = threading.Thread(target=self._hear, daemon=True)
        self._hears.start()
        # As `atexit` does, but in the processes of a pool too.
        self._ends = Finalize(self, self._end, exitpriority=1)

    def _hear(self) -> None:
        answers: Any = self._process.stdout
        with answers:
            for line in lines_of(answers, self._most):
                self._lines.put(line)
                if len(line) > self._most:
                    break
        self._lines.put(None)

    def say(self, line: bytes) -> None:
        """Write a line; a program that doesn't read it blocks nobody."""
        threading.Thread(target=self._tell, args=(line,), daemon=True).start()

    def _tell(self, line: bytes) -> None:
        # The wait for its answer notices that a program has ended.
        with suppress(OSError, ValueError):
            self._asks.write(line)
            self._asks.flush()

    @property
    def _asks(self) -> Any:
        return self._process.stdin

    def line(self, end: float) -> bytes | None:
        """Return its next line, None if it has ended; LateError if this time has come."""
        while (rest := end - time.monotonic()) > 0:
            with suppress(queue.Empty):
                return self._lines.get(timeout=min(rest, _GLANCE))
            if self._process.poll() is not None:
                return None  # although its children may still hold the line open
        raise LateError

    def end(self, patience: float = 0) -> None:
        """End it, with what it has started; first it has some seconds to end by itself."""
        if patience:
            threading.Thread(target=self._hush, daemon=True).start()
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(patience)
        self._ends()

    def _hush(self) -> None:
        """End its input; a line that it doesn't read would keep us waiting."""
        with suppress(OSError):
            self._asks.close()

    def _end(self) -> None:
        end_all(self._process)
        self._process.wait()
        self._drain()
        self._hush()

    def _drain(self) -> None:
        """Let the reading thread end: it may wait for room for one more line."""
        end = time.monotonic() + 1
        while self._hears.is_alive() and time.monotonic() < end:
            with suppress(queue.Empty):
                self._lines.get(timeout=0.05)


def _apart() -> dict[str, Any]:
    """Return how to start a program so that it can be ended with its children."""
    return {} if WINDOWS else {"start_new_session": True}


def end_all(process: subprocess.Popen[bytes], *, windows: bool = WINDOWS) -> None:
    """End a process with its children."""
    if windows:
        tree = ["taskkill", "/F", "/T", "/PID", str(process.pid)]
        subprocess.run(tree, capture_output=True, check=False)
    else:
        with suppress(OSError):
            os.killpg(process.pid, signal.SIGKILL)
    process.kill()
