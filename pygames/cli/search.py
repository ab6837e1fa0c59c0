"""What an engine is asked with `go`, and how the bots of the package answer it: docs/engine.md."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from multiprocessing.connection import Connection
from random import Random
from typing import Any, get_args

from pygames.bots.budget import Budget, Unit
from pygames.core import CHANCE
from pygames.door import advice
from pygames.door.lines import Line, best_lines
from pygames.errors import GameError
from pygames.record import Record, final, outcome, parse

MOST_LINES = 5
_UNITS: tuple[Unit, ...] = get_args(Unit)
_KEYS = {"id", "call", "lang", "record", "legal", "lines", "seed", *_UNITS}
_GLANCE = Budget("seconds", 0.05)
"""A first look, so that there is an answer whenever the search is stopped."""
_FIRST, _TIME = 0.2, 0.75
"""The part of the budget for a second look, and the part of a time for the last one."""


@dataclass(frozen=True)
class Search:
    """A position, and how long to look at it for how many lines."""

    record: Record
    budget: Budget
    lines: int
    seed: str | None

    def run(self, sends: Connection) -> None:
        """Send what is found, again and again until the budget is spent."""
        timed = self.budget.unit == "seconds"
        last = self.budget.part(_TIME) if timed else self.budget
        for budget in (_GLANCE, self.budget.part(_FIRST), last):
            lines = [_said(line) for line in self._look(budget)]
            sends.send({"action": lines[0]["line"][0], "lines": lines})

    def _look(self, budget: Budget) -> list[Line]:
        game, state = self.record.game, final(self.record)
        random = Random(self.seed)
        if self.lines > 1:
            return best_lines(game, state, self.lines, budget, random)
        thought = game.bots.choose(state, advice.strongest(game), budget, random)
        sure = self.record.header.players > 1 and thought.win[state.current_player()] in {0, 1}
        return [Line(thought.line or (thought.action,), thought.win, None, sure)]


def _said(line: Line) -> dict[str, Any]:
    data: dict[str, Any] = {"line": list(line.actions), "proven": line.proven}
    if line.win is not None:
        data["win"] = list(line.win)
    if line.points is not None:
        data["points"] = line.points
    return data


def read_search(request: Mapping[str, Any]) -> Search:
    """Read a request; GameError says what is wrong with it."""
    for name in request.keys() - _KEYS:
        raise GameError("bad-request", f"go: unknown argument {name[:40]!r}")
    record = parse(request.get("record"))
    if (ended := outcome(record)).over:
        raise GameError("game-over", f"the game is over: {ended.reason}")
    if final(record).current_player() == CHANCE:
        raise GameError("bad-request", "go: chance is next, so there is nothing to decide")
    advice.strongest(record.game)
    lines, seed = request.get("lines", 1), request.get("seed")
    if type(lines) is not int or not 1 <= lines <= MOST_LINES:
        raise GameError("bad-request", f"lines: expected a whole number from 1 to {MOST_LINES}")
    if seed is not None and not isinstance(seed, str):
        raise GameError("bad-request", "seed: expected a text")
    return Search(record, _budget(request), lines, seed)


def _budget(request: Mapping[str, Any]) -> Budget:
    units = [unit for unit in _UNITS if unit in request]
    if len(units) != 1:
        raise GameError("bad-request", f"go: expected one of {', '.join(_UNITS)}")
    (unit,) = units
    amount = request[unit]
    if type(amount) not in {int, float} or not 0 < amount <= 1e9:
        raise GameError("bad-request", f"{unit}: expected a number above 0")
    return Budget(unit, amount)
