"""What positions as numbers promise: their range, what they tell, and symmetries."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any

from pygames.conformance.promise import promise
from pygames.core import Action, Player, Setup, State, Table
from pygames.game import Game
from pygames.look.planes import Planes, Symmetry
from pygames.record import choices


def check_planes(game: Game[Any], setup: Setup, actions: Sequence[Action]) -> None:
    """Check how the positions of a game are seen, and what turning the board makes of them."""
    if game.planes is None:
        return
    planes = game.planes()(setup)
    line = _line(game, setup, actions)
    for state in line:
        for seat in range(setup.players):
            _check_values(planes, planes.see(state, seat, ()))
    _check_told_apart(planes, line)
    if planes.symmetries:
        promise(game.rules.table, "planes: symmetries without a table of actions")
    for symmetry in planes.symmetries:
        assert game.rules.table
        promise(
            sorted(symmetry.cells) == [*range(prod(planes.shape))],
            "planes: a symmetry loses a value",
        )
        turned = _Turned(game.rules.table(setup), symmetry)
        others = _line(game, setup, [turned.text(action) for action in actions])
        _check_symmetry(planes, turned, line, others)


def _line(game: Game[Any], setup: Setup, actions: Sequence[Action]) -> list[State]:
    line: list[State] = [game.rules.initial(setup)]
    for action in actions:
        line.append(line[-1].child(action))
    return line


def _check_values(planes: Planes[Any], values: bytes) -> None:
    count, rows, columns = planes.shape
    promise(len(values) == count * rows * columns, f"planes: {len(values)} values")
    for number, plane in enumerate(planes.planes):
        most = max(values[number * rows * columns : (number + 1) * rows * columns])
        promise(most <= plane.most, f"planes: {plane.meaning!r} has {most}, not {plane.most}")


def _check_told_apart(planes: Planes[Any], line: Sequence[State]) -> None:
    """Check that positions with different possible actions aren't seen alike."""
    by_values: dict[tuple[Player, bytes], Sequence[Action]] = {}
    for state in line:
        player, possible = state.current_player(), choices(state)
        first = by_values.setdefault((player, planes.see(state, max(player, 0), ())), possible)
        promise(first == possible, "planes: positions with other actions are seen alike")


def _check_symmetry(
    planes: Planes[Any], turned: _Turned, line: Sequence[State], others: Sequence[State]
) -> None:
    """Check that a game on the turned board plays and looks the same, but turned."""
    for state, other in zip(line, others, strict=True):
        promise(
            {turned.text(each) for each in choices(state)} == {*choices(other)}
            and state.returns() == other.returns(),
            "planes: on the turned board, something else is possible",
        )
        values, expected = planes.see(state, 0, ()), planes.see(other, 0, ())
        promise(turned.values(values) == expected, "planes: the turned board looks different")


class _Turned:
    """The effect of turning the board on actions, outcomes and values."""

    def __init__(self, table: Table, symmetry: Symmetry) -> None:
        self._joined, self._cells = table.joined, symmetry.cells
        self._texts = {
            text: texts[number]
            for texts, numbers in (
                (table.actions, symmetry.actions),
                (table.outcomes, symmetry.outcomes),
            )
            for text, number in zip(texts, numbers, strict=True)
        }

    def text(self, action: Action) -> Action:
        if action in self._texts or not self._joined:
            return self._texts[action]
        return self._joined.join(self._texts[part] for part in action.split(self._joined))

    def values(self, values: bytes) -> bytes:
        return bytes(values[cell] for cell in self._cells)
