"""How the areas stand, in words and small tables."""

from __future__ import annotations

from pygames.core import Player
from pygames.games.cercas.areas import Area
from pygames.games.cercas.board import SPACES
from pygames.games.cercas.rules import NAMES, Cercas
from pygames.show import Cell, Panel, PlayerNote


def standing(state: Cercas) -> Panel:
    """List the closed areas with their owners and worth, the best first."""
    ordered = sorted(state.areas, key=_rank)
    rows = [(" ".join(area.names), [_cell(area)]) for area in ordered]
    return Panel("Closed areas", rows, _note(state))


def _rank(area: Area) -> tuple[int, int]:
    """Put X's areas before O's and these before the others, each by worth."""
    owner = area.owner
    if owner is None:
        return (2 if area.tied else 3), 0
    return owner, -area.worth


def _cell(area: Area) -> Cell:
    if area.owner is None:
        return Cell("tied, 0" if area.tied else "unmarked, 0")
    return Cell(f"{area.worth} for {NAMES[area.owner]}", f"mark-{'xo'[area.owner]}")


def _note(state: Cercas) -> str:
    open_spaces = len(SPACES) - sum(area.size for area in state.areas)
    spaces = f"{open_spaces} space{'' if open_spaces == 1 else 's'}"
    if state.is_terminal():
        return f"{spaces} stayed open and count for nobody." if open_spaces else ""
    still = f"{spaces} still open." if open_spaces else "Everything is closed."
    return f"{still} Points count at the end only."  # C12


def note(state: Cercas, player: Player) -> PlayerNote:
    """Count a player's areas, and their points as they stand."""
    count = sum(1 for area in state.areas if area.owner == player)
    return PlayerNote(f"{count} area{'' if count == 1 else 's'}", state.points[player])


def describe(area: Area) -> str:
    """Say how an area stands, after the name of one of its spaces."""
    if area.owner is not None:
        return f"in {NAMES[area.owner]}'s area of {area.size}"
    return f"in {'a tied' if area.tied else 'an unmarked'} area of {area.size}"
