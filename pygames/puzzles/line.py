"""A line of play among the numbers of a puzzle: each action as its place among the legal ones."""

from __future__ import annotations

from collections.abc import Sequence

from pygames.core import Action, S
from pygames.packing import Packer, Unpacker


def add_line(packer: Packer, state: S, line: Sequence[Action]) -> None:
    """Pack the actions of a line that begins in a state."""
    for action in line:
        choices = sorted(state.legal_actions())
        packer.add(choices.index(action), len(choices))
        state = state.child(action)


def take_line(fields: Unpacker, state: S, count: int) -> tuple[list[S], list[Action]]:
    """Unpack a line of this many actions: its states, the first included, and its actions.

    Raises ValueError if a game is over before.
    """
    states, line = [state], list[Action]()
    for _ in range(count):
        choices = sorted(states[-1].legal_actions())
        if not choices:
            raise ValueError("its line goes on after the end")
        line.append(choices[fields.take(len(choices))])
        states.append(states[-1].child(line[-1]))
    return states, line
