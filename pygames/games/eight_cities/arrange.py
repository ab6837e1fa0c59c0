"""Arranging a position: roads, and who builds how many."""

from __future__ import annotations

from pygames.game import Arranging, Piece
from pygames.games.eight_cities import words
from pygames.games.eight_cities.board import PLACE
from pygames.games.eight_cities.glyphs import COLOURS
from pygames.games.eight_cities.ground import road_id
from pygames.games.eight_cities.position import ROADS_IN_A_TURN, Position
from pygames.games.eight_cities.position_text import write
from pygames.games.eight_cities.rules import Cities


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
        roads = ROADS_IN_A_TURN - whole
        return [position._replace(left=roads, passed=0, built=whole)]
    return [_with_roads(position, (0, 0))]


def _lies(state: Cities, action: str) -> str:
    owner = state.board.owner(PLACE[action])
    return "" if owner is None else COLOURS[owner]


def _put(state: Cities, action: str, piece: str) -> str:
    bit = PLACE[action].bit
    white, black = (
        side.roads & ~bit | bit * (piece == colour)
        for side, colour in zip(state.board.sides, COLOURS, strict=True)
    )
    return write(_with_roads(state.board, (white, black)))


def _with_roads(position: Position, roads: tuple[int, int]) -> Position:
    """Return a position to be written, in which only the roads themselves are right."""
    white, black = (
        side._replace(roads=each) for side, each in zip(position.sides, roads, strict=True)
    )
    return position._replace(sides=(white, black), passed=0)


def arranging() -> Arranging[Cities]:
    """Say how a position is arranged, in the language that is spoken."""
    return Arranging[Cities](
        places={place.action: road_id(place) for place in PLACE.values()},
        pieces=lambda _: {
            colour: Piece(words.road_of(player), f"seat-{colour}")
            for player, colour in enumerate(COLOURS)
        },
        lies=_lies,
        put=_put,
        how=words.HOW_TO_ARRANGE,
        tools=words.TOOLS,
        texts=_texts,
    )
