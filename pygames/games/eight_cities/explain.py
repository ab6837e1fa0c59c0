"""Why something can't be picked, in a sentence that names the clause."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pygames.core import SWAP, Player
from pygames.games.eight_cities import words
from pygames.games.eight_cities.board import PLACES, Place, name
from pygames.games.eight_cities.ground import road_id
from pygames.games.eight_cities.position import PASS, Position
from pygames.games.eight_cities.rules import Cities
from pygames.look import swap
from pygames.look.show import Explanation

_PLACE = {road_id(place): place for place in PLACES}


def explain(state: Cities, picks: Sequence[str], you: Player | None = None) -> Explanation:
    """Say why these picks lead to no action."""
    board, pick = state.board, picks[-1] if picks else ""
    if state.is_terminal():
        return Explanation(words.GAME_OVER, "K14" if board.passed >= 2 else "K13")
    if not state.is_set_up:
        return Explanation(words.CITIES_FIRST, "K2")
    if state.swap == "past" and pick == SWAP and board == board.start(board.cities).with_pass():
        return Explanation(words.NOTHING_TO_SWAP, "S2")
    if no_swap := swap.explain(state, picks[-1:], replace(words.NEUTRAL, you=you)):
        return no_swap
    if pick == PASS:
        return _pass(board)
    if pick in _PLACE:
        return _road(board, _PLACE[pick], you)
    if board.sides[board.player].loose:
        return _on_from_the_loose_end(board)
    if pick.startswith("city-"):
        return Explanation(words.CHOOSE_A_PLACE, "K5")
    return Explanation(words.BETWEEN_NEIGHBOURS, "K3")


def _pass(board: Position) -> Explanation:
    loose = board.sides[board.player].loose
    return Explanation(words.cannot_pass(name(loose)) if loose else words.CAN_PASS, "K11")


def _on_from_the_loose_end(board: Position) -> Explanation:
    return Explanation(words.go_on_from(name(board.sides[board.player].loose)), "K7")


def _road(board: Position, place: Place, you: Player | None) -> Explanation:
    owner, mine = board.owner(place), board.sides[board.player]
    if owner is not None:
        cast = replace(words.NEUTRAL, you=board.player if you is None else you)
        return Explanation(words.place_taken(cast, place, owner), "K6")
    if mine.loose and not mine.loose & place.ends:
        return _on_from_the_loose_end(board)
    if not place.ends & mine.tiles:
        return Explanation(words.no_start(place), "K5")
    if mine.open_places(board.free) & place.bit:
        return Explanation(words.ROAD_OPEN, "K5")
    return Explanation(words.dead_end(name(place.ends & ~mine.tiles)), "K10")
