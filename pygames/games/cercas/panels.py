"""How the areas stand, in a panel and beside the players' names."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from pygames.core import Player
from pygames.games.cercas import words
from pygames.games.cercas.areas import Area
from pygames.games.cercas.board import SPACES
from pygames.games.cercas.position import MARKS
from pygames.games.cercas.rules import Cercas
from pygames.grammar.cast import Cast
from pygames.look.show import Cell, Panel, PlayerNote


def standing(state: Cercas) -> Panel:
    """Return the areas of X beside those of O, each with its worth, the largest first."""
    pairs = zip_longest(_largest_first(state, 0), _largest_first(state, 1))
    note = words.standing(state.areas, state.is_terminal())
    return Panel(words.CLOSED_AREAS, [_row(x, o) for x, o in pairs], note)


def _largest_first(state: Cercas, player: Player) -> list[Area]:
    return sorted((a for a in state.areas if a.owner == player), key=lambda area: -area.worth)


def _row(x: Area | None, o: Area | None) -> tuple[str, Sequence[Cell]]:
    """Return a row with an area of each player, named by the space that shows its worth."""
    return _place(x), (_cell(x), Cell(_place(o)), _cell(o))


def _place(area: Area | None) -> str:
    return SPACES[area.corner] if area else ""


def _cell(area: Area | None) -> Cell:
    if area is None or area.owner is None:
        return Cell()
    return Cell(words.worth(area.worth, area.owner), f"mark-{MARKS[area.owner]}")


def fences_left(state: Cercas, cast: Cast) -> str:
    """Say how many fences each player has left when one of them has few; else return ""."""
    fences = [state.board.fences_left(player) for player in (0, 1)]
    if state.is_terminal() or min(fences) > _FEW:
        return ""
    return words.fences_left(cast, fences)


_FEW = 5
"""With so few fences left, a player may soon be unable to move."""


def note(state: Cercas, player: Player) -> PlayerNote:
    """Return how many areas a player has, and the points so far."""
    number = sum(1 for area in state.areas if area.owner == player)
    return PlayerNote(words.areas_held(number), state.points[player])
