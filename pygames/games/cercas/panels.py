"""How the areas stand, in words and small tables."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest

from pygames.core import Player
from pygames.games.cercas.areas import Area
from pygames.games.cercas.board import SPACES
from pygames.games.cercas.rules import NAMES, Cercas
from pygames.look.show import Cell, Panel, PlayerNote


def standing(state: Cercas) -> Panel:
    """Set the areas of X beside those of O, each with its worth, the best first."""
    pairs = zip_longest(_best(state, 0), _best(state, 1))
    return Panel("Closed areas", [_row(x, o) for x, o in pairs], " ".join(_notes(state)))


def _best(state: Cercas, player: Player) -> list[Area]:
    return sorted((a for a in state.areas if a.owner == player), key=lambda area: -area.worth)


def _row(x: Area | None, o: Area | None) -> tuple[str, Sequence[Cell]]:
    """Give the row of an area of each, named by the space that its worth stands in."""
    return _place(x), (_cell(x), Cell(_place(o)), _cell(o))


def _place(area: Area | None) -> str:
    return SPACES[area.corner] if area else ""


def _cell(area: Area | None) -> Cell:
    if area is None or area.owner is None:
        return Cell()
    return Cell(f"{area.worth} for {NAMES[area.owner]}", f"mark-{'xo'[area.owner]}")


def _notes(state: Cercas) -> Iterator[str]:
    """Name the areas that nobody has, and say what is open."""
    for word, tied in (("Tied", True), ("Unmarked", False)):
        nobodys = [a for a in state.areas if a.owner is None and a.tied == tied]
        if nobodys:
            yield f"{word}: {', '.join(SPACES[area.corner] for area in nobodys)}."
    open_spaces = len(SPACES) - sum(area.size for area in state.areas)
    spaces = f"{open_spaces} space{'' if open_spaces == 1 else 's'}"
    if not state.is_terminal():
        yield f"{spaces} still open. Points count at the end only."  # C12
    elif open_spaces:
        yield f"{spaces} stayed open and count for nobody."


def note(state: Cercas, player: Player) -> PlayerNote:
    """Count a player's areas, and their points as they stand."""
    count = sum(1 for area in state.areas if area.owner == player)
    return PlayerNote(f"{count} area{'' if count == 1 else 's'}", state.points[player])


def describe(area: Area) -> str:
    """Say how an area stands, after the name of one of its spaces."""
    return f"in {in_words(area)}"


def in_words(area: Area) -> str:
    """Say how an area stands."""
    if area.owner is not None:
        return f"{NAMES[area.owner]}'s area of {area.size}"
    return f"{'a tied' if area.tied else 'an unmarked'} area of {area.size}"
