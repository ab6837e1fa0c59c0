"""A position as numbers: a cell of the planes is an area of the map, in the order of ids.

The planes of players begin with the one who looks, and go on in the order of turns.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pygames.core import TERMINAL, Player, Setup
from pygames.games.on_tour.rules.maps import MAPS
from pygames.games.on_tour.rules.rules import Tour
from pygames.games.on_tour.rules.sheet import CROSS, EMPTY, STAR, Sheet
from pygames.games.on_tour.rules.writing import read_entries
from pygames.look.planes import Plane, Planes, filled, members

HIGHEST = 98
"""The highest number of two different faces (T4)."""
_NUMBER = bytes(value if value <= HIGHEST else 0 for value in range(256))
_STAR, _CROSS = (bytes(value == kind for value in range(256)) for kind in (STAR, CROSS))


def planes(setup: Setup) -> Planes[Tour]:
    """Return how a position is seen."""
    areas = len(MAPS[setup.options["map"]].ids)
    kinds = (
        *(plane for ahead in range(setup.players) for plane in _of_player(ahead, areas)),
        Plane("the first of two areas is chosen"),
        Plane("the number chosen for it, 0 for a cross", HIGHEST),
        Plane("cards still to be drawn"),
        Plane("cards that were discarded"),
        Plane("cards on the table"),
        Plane("the dice are rolled"),
        Plane("the lower number of the dice", HIGHEST + 1),
        Plane("the higher number of the dice", HIGHEST + 1),
        Plane("the game is being set up"),
        Plane("routes are being drawn"),
        Plane("players before me in a turn", max(1, setup.players - 1)),
    )
    return Planes(kinds, 1, areas, see)


def _of_player(ahead: int, areas: int) -> Iterator[Plane]:
    name = f"player +{ahead}" if ahead else "the player who looks"
    yield Plane(f"the number of {name}, 0 for none", HIGHEST)
    yield Plane(f"a star of {name}")
    yield Plane(f"a cross of {name}")
    yield Plane(f"a circle of {name}")
    yield Plane(f"which area of the route of {name}, from 1, 0 for none", areas)
    yield Plane(f"it is the turn of {name}")


def see(state: Tour, seat: Player, parts: Sequence[str] = ()) -> bytes:
    """Return the values of all planes."""
    count, mover = len(state.map.ids), state.current_player()
    players = len(state.sheets)
    order = [(seat + ahead) % players for ahead in range(players)]
    low, high = state.turn.numbers if state.roll else (0, 0)
    return b"".join(
        (
            *(_sheet(state.sheets[player], player == mover, count) for player in order),
            _chosen(state, parts),
            members(state.deck, count),
            members(state.discards, count),
            members(sum(1 << card for card in state.shown), count),
            filled(state.roll is not None, count),
            filled(low, count),
            filled(high, count),
            filled(state.phase == "set-up", count),
            filled(state.phase == "route" and mover != TERMINAL, count),
            filled(seat, count),
        )
    )


def _sheet(sheet: Sheet, moves: bool, count: int) -> bytes:
    values, route = sheet.values, bytearray(count)
    for place, area in enumerate(sheet.route, 1):
        route[area] = place
    numbers = (values.translate(_NUMBER), values.translate(_STAR), values.translate(_CROSS))
    return b"".join((*numbers, members(sheet.circled, count), route, filled(moves, count)))


def _chosen(state: Tour, parts: Sequence[str]) -> bytes:
    areas, values = 0, bytearray([EMPTY]) * len(state.map.ids)
    for part in parts:
        for value, area in read_entries(state.map, part):
            areas |= 1 << area
            values[area] = value
    return members(areas, len(values)) + values.translate(_NUMBER)
