"""An engine by other authors, at a seat of the arena: docs/engine.md."""

from __future__ import annotations

import time
from dataclasses import dataclass
from shutil import which
from typing import Any

from pygames.bots.budget import Budget
from pygames.cli.commands import apart
from pygames.cli.process import LateError, Program
from pygames.core import Action
from pygames.door import bridge
from pygames.errors import GameError
from pygames.record import Record, final

PREFIX = "engine:"
_PATIENCE = 10.0
"""The seconds that an engine may take beyond its time."""
_UNTIMED = 600.0
"""The seconds that it may take if nodes or playouts are counted."""


class FaultError(Exception):
    """An engine made a fault that loses the game; the message says which."""


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


def check_command(command: str) -> None:
    """Refuse a command that starts no program (GameError)."""
    try:
        program = apart(command)[0]
    except ValueError as error:
        raise GameError("bad-request", f"--bot: {error}: {command}") from None
    if which(program) is None:
        raise GameError("bad-request", f"--bot: {program} is no program that can be started")


class _Engine:
    """A running engine; each process of the arena has its own."""

    def __init__(self, command: str) -> None:
        try:
            self._program = Program(apart(command), bridge.MOST_BYTES)
        except (OSError, ValueError) as error:
            raise FaultError(f"can't be started: {error}") from None
        self._number = 0

    def end(self) -> None:
        """End it."""
        self._program.end()

    def ask(self, request: dict[str, Any], patience: float) -> Any:
        """Return the action that the engine answers in time; FaultError if it doesn't."""
        self._number += 1
        self._program.say(f"{bridge.write({'id': self._number, **request})}\n".encode())
        end = time.monotonic() + patience
        try:
            while "info" in (said := self._said(end)):
                pass
        except LateError:
            raise FaultError(f"gave no answer for {patience:.0f} s") from None
        return self._action(said)

    def _said(self, end: float) -> dict[str, Any]:
        """Return the next line that isn't empty."""
        while (line := self._program.line(end)) is not None:
            if len(line) > bridge.MOST_BYTES:
                raise FaultError(f"wrote a line of more than {bridge.MOST_BYTES} bytes")
            if line.strip():
                return _read(line)
        raise FaultError("has ended")

    def _action(self, said: dict[str, Any]) -> Any:
        """Return the action of an answer to the last request."""
        done = said.get("ok")
        if said.get("id") == self._number and isinstance(done, dict) and "action" in done:
            return done["action"]
        raise FaultError(f"answered {bridge.write(said)[:80]}")


def _read(line: bytes) -> dict[str, Any]:
    try:
        # No action has characters that an engine's system could encode differently.
        return bridge.read(line.decode(errors="replace").encode())
    except GameError:
        raise FaultError("answered with a line that is not JSON") from None


_running: dict[str, _Engine] = {}


def _started(command: str) -> _Engine:
    if command not in _running:
        _running[command] = _Engine(command)
    return _running[command]


def _end(command: str) -> None:
    if command in _running:
        _running.pop(command).end()
