"""What speaks for one road of 8 Cities and against another."""

from __future__ import annotations

from pygames.core import Player
from pygames.games.eight_cities import words
from pygames.games.eight_cities.board import spread
from pygames.games.eight_cities.result import totals
from pygames.games.eight_cities.rules import Cities
from pygames.look.contrast import Contrast, Measure


def flags(state: Cities, player: Player) -> int:
    """Count a player's flags (K12)."""
    return totals(state.board)[player]


def roads_to_join(state: Cities, player: Player) -> int | None:
    """Count the roads that a player's next connection takes at least (K13)."""
    board = state.board
    side, places = board.sides[player], board.free
    lengths = list[int]()
    for network in side.networks:
        others, reached, steps = side.tiles & ~network, network, 0
        while (grown := spread(reached, places)) != reached:
            reached, steps = grown, steps + 1
            if reached & others:
                lengths.append(steps)
                break
    return min(lengths, default=None)


def cities_in_reach(state: Cities, player: Player) -> int:
    """Count the cities that a player's network of the most can still come to have (K13)."""
    board = state.board
    side = board.sides[player]
    places, most = side.roads | board.free, 0
    for network in side.networks:
        reached, grown = 0, network
        while grown != reached:
            reached, grown = grown, spread(grown, places)
        most = max(most, (reached & board.cities).bit_count())
    return most


def roads(state: Cities, player: Player) -> int:
    """Count a player's roads."""
    return state.board.sides[player].roads.bit_count()


def contrast() -> Contrast[Cities]:
    """Return it in the language that is spoken."""
    return Contrast(
        (
            Measure(roads, words.has_roads, least=2),
            Measure(flags, words.has_flags),
            Measure(cities_in_reach, words.can_reach),
            Measure(roads_to_join, words.needs_roads, good=False),
        ),
        words.PLAYERS,
    )
