"""An engine by other authors, at a seat of the arena: docs/engine.md."""

from __future__ import annotations

from dataclasses import dataclass
from shutil import which
from typing import Any

from pygames.bots.budget import Budget
from pygames.cli.client import Engine
from pygames.cli.commands import apart
from pygames.core import Action
from pygames.errors import GameError
from pygames.record import Record, final

PREFIX = "engine:"


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
        amount: dict[str, Any] = {self.budget.unit: self.budget.amount}
        try:
            action = _started(self.command).go(record, **amount).get("action")
            if action not in final(record).legal_actions():
                words = f"{self.command}: played {str(action)[:40]!r}, which is not legal"
                raise GameError("failed", words)
        except GameError as error:
            _end(self.command)  # the next game begins with a new one
            raise FaultError(error.message) from None
        return str(action)


def check_command(command: str) -> None:
    """Refuse a command that starts no program (GameError)."""
    try:
        program = apart(command)[0]
    except ValueError as error:
        raise GameError("bad-request", f"--bot: {error}: {command}") from None
    if which(program) is None:
        raise GameError("bad-request", f"--bot: {program} is no program that can be started")


_running: dict[str, Engine] = {}


def _started(command: str) -> Engine:
    if command not in _running:
        _running[command] = Engine(command)
    return _running[command]


def _end(command: str) -> None:
    if command in _running:
        _running.pop(command).close()
