"""An engine that a program asks: docs/engine.md. `pygames.Engine` is this."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Mapping, Sequence
from types import TracebackType
from typing import Any, Self

from pygames.cli.commands import apart, joined
from pygames.cli.process import LateError, Program
from pygames.door import bridge
from pygames.errors import GameError
from pygames.record import Record, final

_PATIENCE = 10.0
"""The seconds that an answer may take beyond the engine's time."""
_UNTIMED = 600.0
"""The seconds that it may take if nodes or playouts are counted."""
_TO_END = 1.0
"""The seconds in which an engine may end by itself once its input has ended."""
_MOST_OTHERS = 1_000
"""Maximum number of lines that are no answers in one call."""
_ANSWER = re.compile(r'\ufeff?\{\s*"')
"""How an answer begins, whether it can be read or not."""
_SHOWN = 80
"""How many letters of such a line are quoted."""


class Engine:
    """A program that answers JSON lines, such as `python3 -m pygames engine`.

    Use it in a `with` statement, or call `close` at the end.
    """

    def __init__(self, command: str | Sequence[str]) -> None:
        """Start it; GameError if there is no such program."""
        self._name = command if isinstance(command, str) else joined(command)
        try:
            parts = apart(command) if isinstance(command, str) else [*command]
            self._program = Program(parts, bridge.MOST_BYTES)
        except (OSError, ValueError, IndexError) as error:
            raise self._failed(f"can't be started: {error}") from None
        self._number = 0
        self._passed, self._last = 0, ""

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
        limits = {
            "record": record.data(), "legal": list(final(record).legal_actions()),
            "seconds": seconds, "nodes": nodes, "playouts": playouts, "seed": seed,
            "lines": None if lines == 1 else lines,
        }  # fmt: skip
        request = {key: value for key, value in limits.items() if value is not None}
        return self.call("go", info, _PATIENCE + (seconds or _UNTIMED), **request)

    def call(
        self, name: str, info: Callable[[Mapping[str, Any]], None] | None = None,
        patience: float = _UNTIMED, **arguments: Any,
    ) -> Mapping[str, Any]:  # fmt: skip
        """Make any call, and return what it answers; GameError if it answers with an error.

        It is ended if it hasn't answered after `patience` seconds.
        """
        self._number += 1
        self._passed, self._last = 0, ""
        self._program.say(
            f"{bridge.write({'id': self._number, 'call': name, **arguments})}\n".encode()
        )
        end = time.monotonic() + patience
        try:
            while "info" in (answer := self._said(end)):
                if info:
                    info(answer["info"])
        except LateError:
            self._program.end()
            late = f"gave no answer for {patience:.0f} s"
            raise self._failed(late + self._others()) from None
        return self._done(answer)

    def close(self) -> None:
        """End the engine and what it has started, after a moment to end by itself."""
        self._program.end(_TO_END)

    def _said(self, end: float) -> dict[str, Any]:
        """Return the next line that is an object; engines may print others, but no broken one."""
        while (line := self._program.line(end)) is not None:
            if len(line) > bridge.MOST_BYTES:
                raise self._failed(f"wrote a line of more than {bridge.MOST_BYTES} bytes")
            # No action has characters that an engine's system could encode differently.
            text = line.decode(errors="replace").strip()
            try:
                return bridge.read(text.encode())
            except GameError as error:
                if _ANSWER.match(text):
                    wrong = f"answered {text[:_SHOWN]}, which can't be read: {error.message}"
                    raise self._failed(wrong) from None
                self._pass_over(text)
        raise self._failed("has ended" + self._others())

    def _pass_over(self, text: str) -> None:
        """Note a line that is no answer, of which an engine may print many, but not for ever."""
        self._passed += bool(text)
        self._last = text[:_SHOWN] or self._last
        if self._passed > _MOST_OTHERS:
            raise self._failed("only writes lines that are no answers" + self._others())

    def _others(self) -> str:
        """Quote the last line that was no answer, if there was one since the call."""
        return f" (it wrote {self._last!r}, which is no answer)" if self._passed else ""

    def _done(self, answer: Mapping[str, Any]) -> Mapping[str, Any]:
        """Return an answer to the last call."""
        error, result = answer.get("error"), answer.get("ok")
        if answer.get("id") == self._number and isinstance(result, dict):
            return result
        if isinstance(error, dict):
            raise self._failed(f"refuses: {error.get('message')}")
        raise self._failed(f"answered {bridge.write(answer)[:80]}")

    def _failed(self, what: str) -> GameError:
        return GameError("failed", f"{self._name}: {what}")
