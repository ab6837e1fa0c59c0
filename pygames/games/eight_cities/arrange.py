"""Arranging a position: roads, and who builds how many."""

from __future__ import annotations

from collections.abc import Iterator

from pygames.core import Player
from pygames.game import Arranging
from pygames.games.eight_cities import words
from pygames.games.eight_cities.board import PLACE, Place
from pygames.games.eight_cities.ground import road_id
from pygames.games.eight_cities.position import ROADS_IN_A_TURN, Position
from pygames.games.eight_cities.position_text import write
from pygames.games.eight_cities.rules import Cities
from pygames.look.picks import PickPath

_OWNERS: tuple[Player | None, ...] = (None, 0, 1)


def _paths(_state: Cities) -> Iterator[PickPath]:
    for place in PLACE.values():
        yield PickPath(place.action, (road_id(place),))


def _texts(state: Cities, change: str) -> list[str]:
    return [write(each) for each in _changed(state.board, change)]


def _changed(position: Position, change: str) -> list[Position]:
    if not change:
        return [position]
    if change == "turn":
        player = 1 - position.player
        return [position._replace(player=player, left=ROADS_IN_A_TURN, passed=0, built=False)]
    if change == "left":
        whole = position.left == ROADS_IN_A_TURN
        left = ROADS_IN_A_TURN - whole
        return [position._replace(left=left, passed=0, built=whole)]
    if change == "clear":
        return [_with_roads(position, (0, 0))]
    return list(_built(position, PLACE[change]))


def _built(position: Position, place: Place) -> Iterator[Position]:
    present = _OWNERS.index(position.owner(place))
    for owner in _OWNERS[present + 1 :] + _OWNERS[:present]:
        white, black = (
            side.roads & ~place.bit | place.bit * (player == owner)
            for player, side in enumerate(position.sides)
        )
        yield _with_roads(position, (white, black))


def _with_roads(position: Position, roads: tuple[int, int]) -> Position:
    """Return a position to be written, in which only the roads themselves are right."""
    white, black = (
        side._replace(roads=each) for side, each in zip(position.sides, roads, strict=True)
    )
    return position._replace(sides=(white, black), passed=0)


def arranging() -> Arranging[Cities]:
    """Say how a position is arranged, in the language that is spoken."""
    return Arranging[Cities](
        paths=_paths, how=words.HOW_TO_ARRANGE, tools=words.TOOLS, texts=_texts
    )
