"""Bots' thoughts as plain data, and the way back if several are to agree."""

from __future__ import annotations

from typing import Any, Literal

from pygames.bots.budget import Thought, Vote
from pygames.core import State
from pygames.door import thinking_data
from pygames.errors import GameError

UNITS: tuple[Literal["nodes", "playouts"], ...] = ("nodes", "playouts")


def thought_data(thought: Thought) -> thinking_data.Thought:
    """Return what `choose` answers."""
    data: thinking_data.Thought = {
        "action": thought.action,
        "win": list(thought.win),
        "depth": thought.depth,
        "line": list(thought.line),
    }
    if thought.unit == "nodes":
        data["nodes"] = thought.count
    else:
        data["playouts"] = thought.count
    return data


def share_data(thought: Thought) -> thinking_data.Thought:
    """Return what `choose` answers for a share of a search: also all that agreeing needs."""
    votes = [(vote.action, vote.weight, vote.value, vote.sure) for vote in thought.votes]
    return {**thought_data(thought), "note": thought.note, "votes": votes}


def read_thoughts(state: State, players: int, answers: object) -> list[Thought]:
    """Read such answers about a state; GameError if they aren't valid."""
    try:
        return [_Reader(state, players).thought(answer) for answer in _list(answers)]
    except (TypeError, ValueError, KeyError, StopIteration) as error:
        message = "answers: expected what choose answered, with a share, about this record"
        raise GameError("bad-request", message) from error


class _Reader:
    """Reads thoughts about a state, and trusts nothing; it raises Python's own errors."""

    def __init__(self, state: State, players: int) -> None:
        self.state = state
        self.legal = frozenset(state.legal_actions())
        self.players = players

    def thought(self, answer: Any) -> Thought:
        """Read one."""
        unit = next(unit for unit in UNITS if unit in answer)
        win = tuple(_number(chance, 0, 1) for chance in _list(answer["win"]))
        if len(win) != self.players or abs(sum(win) - 1) > NEARLY:
            raise ValueError
        return Thought(
            action=self._action(answer["action"]),
            win=win,
            count=int(_number(answer[unit], 0)),
            unit=unit,
            depth=int(_number(answer["depth"], 0)),
            line=self._line(_list(answer["line"])),
            note=_text(answer["note"]),
            votes=tuple(self._vote(*_list(vote)) for vote in _list(answer["votes"])),
        )

    def _line(self, actions: list[object]) -> tuple[str, ...]:
        """Read the expected line: actions that can be played one after the other."""
        state = self.state
        for action in actions:
            chance = (outcome for outcome, _ in state.chance_outcomes())
            if _text(action) not in (*state.legal_actions(), *chance):
                raise ValueError
            state = state.child(_text(action))
        return tuple(map(_text, actions))

    def _vote(self, action: object, weight: object, value: object, sure: object) -> Vote:
        return Vote(self._action(action), _number(weight, LEAST), _number(value), sure is True)

    def _action(self, action: object) -> str:
        if _text(action) not in self.legal:
            raise ValueError
        return _text(action)


MOST = 1e9
"""Maximum of any number in a thought."""
NEARLY = 1e-6
"""How far the sum of all chances of winning may be from 1."""
LEAST = 1e-9
"""Minimum weight of a vote."""


def _number(value: object, low: float = -MOST, high: float = MOST) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not low <= value <= high:
        raise ValueError
    return value


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError
    return value


def _list(value: object) -> list[Any]:
    if not isinstance(value, list):
        raise TypeError
    return value
