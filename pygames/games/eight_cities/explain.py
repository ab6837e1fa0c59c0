"""Why something can't be picked, in a sentence that names the clause."""

from __future__ import annotations

from collections.abc import Sequence

from pygames.games.eight_cities.board import PASS, Board
from pygames.games.eight_cities.flags import NAMES
from pygames.games.eight_cities.grid import PLACES, Place, name
from pygames.games.eight_cities.rules import Cities
from pygames.look.show import Explanation

_PLACE = {f"road-{place.text}": place for place in PLACES}


def explain(state: Cities, picks: Sequence[str]) -> Explanation:
    """Say why these picks lead to no action."""
    board, pick = state.board, picks[-1] if picks else ""
    if state.is_terminal():
        return Explanation("The game is over.", "K14" if board.passed >= 2 else "K13")
    if not state.is_set_up:
        return Explanation("The cities are still being placed.", "K2")
    if pick == PASS:
        return _no_pass(board)
    if pick in _PLACE:
        return _no_road(board, _PLACE[pick])
    if board.sides[board.player].loose:
        return _on_from_the_loose_end(board)
    if pick.startswith("city-"):
        words = "Choose a place for a road, between two tiles that lie side by side."
        return Explanation(words, "K5")
    return Explanation("A road lies between two tiles that lie side by side.", "K3")


def _no_pass(board: Board) -> Explanation:
    loose = board.sides[board.player].loose
    if not loose:
        return Explanation("You can pass.", "K11")
    words = f"You can't pass while you have a loose end: build on from {name(loose)}."
    return Explanation(words, "K11")


def _on_from_the_loose_end(board: Board) -> Explanation:
    end = name(board.sides[board.player].loose)
    return Explanation(f"Your road must go on from the loose end at {end}.", "K7")


def _no_road(board: Board, place: Place) -> Explanation:
    near, far = name(place.near), name(place.far)
    for player, side in enumerate(board.sides):
        if side.roads & place.bit:
            whose = "your" if player == board.player else f"{NAMES[player]}'s"
            words = f"From {near} to {far} lies {whose} road, and a place takes only one."
            return Explanation(words, "K6")
    mine = board.sides[board.player]
    if mine.loose and mine.loose not in (place.near, place.far):
        return _on_from_the_loose_end(board)
    if not (place.near | place.far) & mine.tiles:
        words = f"A road starts at a city or at your own roads; neither is at {near} or {far}."
        return Explanation(words, "K5")
    if mine.open_places(board.free) & place.bit:
        return Explanation("This road can be built.", "K5")
    end = name((place.near | place.far) & ~mine.tiles)
    words = f"From {end} no free way leads on to another city, so the road would be lost at once."
    return Explanation(words, "K10")
