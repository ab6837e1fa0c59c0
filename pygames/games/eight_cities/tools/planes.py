"""A position as numbers: rows of the planes are the columns a to f, which is the order of bits."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygames.core import Action, Player, Setup
from pygames.games.eight_cities.board import ASIDE, LAND, SIZE, TILES
from pygames.games.eight_cities.position import ROADS_IN_A_TURN
from pygames.games.eight_cities.rules import Cities, table
from pygames.look.planes import (
    TURNINGS,
    Cell,
    Plane,
    Planes,
    Symmetry,
    Turning,
    filled,
    members,
    moved,
    renumbered,
)

STEPS: tuple[Cell, ...] = ((0, 1), (0, -1), (1, 0), (-1, 0))
"""The steps to the next tile above, below, to the right and to the left."""
_WAYS = ("up", "down", "right", "left")
PLANES = (
    Plane("cities"),
    *(Plane(f"my road leads {way}") for way in _WAYS),
    *(Plane(f"the other's road leads {way}") for way in _WAYS),
    Plane("my loose end"),
    Plane("the other's loose end"),
    Plane("it is my turn"),
    Plane("roads left in this turn", ROADS_IN_A_TURN),
    Plane("a road has been built in this turn"),
    Plane("whole turns passed in a row", 2),
    Plane("the turn may be a swap"),
)
_FIRST_ROADS = (1, 1 + len(STEPS))
_COUNT = len(TILES)


def planes(setup: Setup) -> Planes[Cities]:
    """Return how a position is seen; the land can be turned and mirrored in every way."""
    actions = table(setup)
    symmetries = (
        Symmetry(
            moved(len(PLANES), SIZE, SIZE, _goes(turning)),
            renumbered(actions.actions, _turned(turning)),
            renumbered(actions.outcomes, _turned(turning)),
        )
        for turning in TURNINGS
    )
    return Planes(PLANES, SIZE, SIZE, see, tuple(symmetries))


def see(state: Cities, seat: Player, _parts: Sequence[str] = ()) -> bytes:
    """Return the values of all planes."""
    board = state.board
    mine, theirs = board.sides[seat], board.sides[1 - seat]
    return b"".join(
        (
            members(board.cities, _COUNT),
            _roads(mine.roads),
            _roads(theirs.roads),
            members(mine.loose, _COUNT),
            members(theirs.loose, _COUNT),
            filled(state.current_player() == seat, _COUNT),
            filled(board.left, _COUNT),
            filled(board.built, _COUNT),
            filled(min(board.passed, 2), _COUNT),
            filled(state.swap == "now", _COUNT),
        )
    )


def _roads(roads: int) -> bytes:
    """Return where roads lead from each tile, in the order of the steps."""
    up, right = roads & LAND, roads >> ASIDE
    ways = (up, up << 1, right, right << SIZE)
    return b"".join(members(tiles, _COUNT) for tiles in ways)


def _goes(turning: Turning) -> Callable[[int, Cell], tuple[int, Cell]]:
    """Return where the value of a tile goes: a road leads in the direction that is turned too."""
    planes = list(range(len(PLANES)))
    for first in _FIRST_ROADS:
        for way, step in enumerate(STEPS):
            planes[first + way] = first + STEPS.index(turning.step(step))
    return lambda plane, cell: (planes[plane], turning.cell(cell, SIZE))


def _turned(turning: Turning) -> Callable[[Action], Action]:
    def turned(action: Action) -> Action:
        if action[0] == "@":
            return f"@{TILES[_moved(turning, action[1:])]}"
        tiles = action.split("-")
        if len(tiles) == 1:
            return action  # a pass, or a swap
        return "-".join(TILES[tile] for tile in sorted(_moved(turning, tile) for tile in tiles))

    return turned


def _moved(turning: Turning, tile: str) -> int:
    row, column = turning.cell(divmod(TILES.index(tile), SIZE), SIZE)
    return row * SIZE + column
