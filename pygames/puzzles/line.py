"""A line of play among the numbers of a puzzle: each action as its place among the possible ones.

Those are the legal actions, or what chance can bring.
"""

from __future__ import annotations

from collections.abc import Sequence

from pygames.core import CHANCE, Action, S
from pygames.packing import Packer, Unpacker


def add_line(packer: Packer, state: S, line: Sequence[Action]) -> None:
    """Pack the actions of a line that begins in a state."""
    for action in line:
        choices = _choices(state)
        packer.add(choices.index(action), len(choices))
        state = state.child(action)


def take_line(fields: Unpacker, state: S, count: int) -> tuple[list[S], list[Action]]:
    """Unpack a line of this many actions: its states, the first included, and its actions.

    Raises ValueError if a game is over before.
    """
    states, line = [state], list[Action]()
    for _ in range(count):
        choices = _choices(states[-1])
        if not choices:
            raise ValueError("its line goes on after the end")
        line.append(choices[fields.take(len(choices))])
        states.append(states[-1].child(line[-1]))
    return states, line


def _choices(state: S) -> list[Action]:
    if state.current_player() == CHANCE:
        return sorted(action for action, _ in state.chance_outcomes())
    return sorted(state.legal_actions())
