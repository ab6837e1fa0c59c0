"""A quick way to write: low numbers in the west, high ones in the east, circles where it can."""

from __future__ import annotations

from functools import lru_cache
from random import Random

from pygames.games.on_tour.maps import Map, bits
from pygames.games.on_tour.places import CHARTS
from pygames.games.on_tour.rules import TURN_CARDS
from pygames.games.on_tour.sheet import CROSS, STAR, Entry, Sheet
from pygames.games.on_tour.solver import best_route
from pygames.games.on_tour.writing import Turn, choice, cross_areas

CIRCLE = 16
"""How far from its aim a number may stand for the sake of a circle (27.0 points a game on the
USA map against 22.7 without, over 40 games)."""
CROSSED = 30
"""What an X costs, in the same measure."""
STEPS = 2_000
"""The budget for the best tour at the end of a playout."""


@lru_cache(maxsize=2)
def aims(land: Map) -> tuple[float, ...]:
    """Give the number that would suit each area best: they climb from west to east."""
    spots = CHARTS[land.id].spots
    order = sorted(range(len(spots)), key=lambda area: spots[area][0])
    places = {area: place for place, area in enumerate(order)}
    return tuple(99 * places[area] / (len(spots) - 1) for area in range(len(spots)))


def cost(turn: Turn, written: tuple[Entry, ...], aim: tuple[float, ...]) -> float:
    """Say how little one likes to write these entries."""
    total: float = -CIRCLE * turn.circles(written).bit_count()
    for value, area in written:
        if value < STAR:
            total += abs(value - aim[area])
        elif value == STAR:
            total -= turn.map.around[area].bit_count()
        else:
            total += CROSSED
    return total


def quick(turn: Turn, empty: int, aim: tuple[float, ...]) -> tuple[Entry, ...]:
    """Give entries of little cost, without comparing all."""
    found = choice(turn, empty)
    if found.pairs:
        return _pair(turn, found.pairs, aim)
    if found.single:
        return _single(turn, found.single, found.crossed, empty, aim)
    if found.stars:
        area = max(bits(found.stars), key=lambda area: turn.map.around[area].bit_count())
        return ((STAR, area),)
    areas = sorted(
        bits(found.cross or found.crosses), key=lambda area: turn.map.around[area].bit_count()
    )
    chosen = sorted(areas[: 2 if found.crosses else 1])
    return tuple((CROSS, area) for area in chosen)


def _pair(
    turn: Turn, pairs: tuple[tuple[int, int], ...], aim: tuple[float, ...]
) -> tuple[Entry, ...]:
    low, high = turn.numbers
    own = dict.fromkeys(turn.cards, CIRCLE)
    order = sorted(
        {area for _, others in pairs for area in bits(others)},
        key=lambda area: abs(high - aim[area]) - own.get(area, 0),
    )
    best, least = (0, 0), float("inf")
    for area, others in pairs:
        other = next(area for area in order if others >> area & 1)
        paid = abs(low - aim[area]) - own.get(area, 0) + abs(high - aim[other]) - own.get(other, 0)
        if paid < least:
            best, least = (area, other), paid
    return (low, best[0]), (high, best[1])


def _single(
    turn: Turn, areas: int, crossed: bool, empty: int, aim: tuple[float, ...]
) -> tuple[Entry, ...]:
    number, area = min(
        ((number, area) for number in turn.numbers for area in bits(areas)),
        key=lambda entry: abs(entry[0] - aim[entry[1]]) - CIRCLE * (entry[1] in turn.cards),
    )
    if not crossed:
        return ((number, area),)
    rest = bits(cross_areas(turn, empty, area))
    cross = min(rest, key=lambda area: turn.map.around[area].bit_count())
    return (number, area), (CROSS, cross)


def playout(land: Map, sheet: Sheet, deck: int, discards: int, random: Random) -> int:
    """Fill the rest of a map, as dice and cards fall, and give its best tour's points."""
    aim = aims(land)
    while sheet.empty:
        cards: tuple[int, ...] = ()
        if sheet.empty.bit_count() > 2:  # T11
            for _ in range(TURN_CARDS):
                if not deck:
                    deck, discards = discards, 0  # T6: without the cards already shown
                card = random.choice(list(bits(deck)))
                deck &= ~(1 << card)
                cards += (card,)
            discards |= sum(1 << card for card in cards)
        faces = sorted((random.randrange(10), random.randrange(10)))
        turn = Turn(land, (faces[0], faces[1]), cards)
        written = quick(turn, sheet.empty, aim)
        sheet = sheet.written(written, turn.circles(written))
    return best_route(land.around, sheet.values, sheet.circled, STEPS).score
