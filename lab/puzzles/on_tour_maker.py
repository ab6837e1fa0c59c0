"""Finds puzzles: maps that careless players have filled, on which tours at a glance fall short.

Where a game gives none, further ones are played by a fixed plan up to the last turn with cards,
until there is one in which the last numbers count and are written badly at a glance.

Nothing here is in the wheel of a page.
"""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Callable
from itertools import pairwise
from random import Random
from typing import NamedTuple

from lab.puzzles import Harvest
from pygames.bots.budget import Budget
from pygames.core import CHANCE, Action
from pygames.games.on_tour.bot.bot import choose, next_stop
from pygames.games.on_tour.look.review import write_plainly
from pygames.games.on_tour.puzzles import SEEDS, begin, drawn, packed, themes_of, ways
from pygames.games.on_tour.rules.maps import MAPS, Map, bits
from pygames.games.on_tour.rules.rules import END, Tour
from pygames.games.on_tour.rules.sheet import CROSS, STAR
from pygames.games.on_tour.rules.solver import Best, best_of, best_route
from pygames.games.on_tour.rules.writing import entries_text
from pygames.packing import Packer
from pygames.puzzles import Puzzle
from pygames.workshop.careless import GLANCING, PLAYERS, Careless

SIGHTS = 1, 2, 3
"""How many areas ahead the tours look that are drawn at a glance, as gentler levels draw them."""
MISSED = 2
"""The best of these misses at least this many points."""
SCORE, AREAS = 20, 13
"""The fewest points and areas of a tour that is worth looking for."""
CLOSE = 2
"""A beginning looks good from which a tour is possible that has this many points less, at most."""
LIMITS = (8.8, 10.3, 12.1, 15.4)
"""The difficulties at which the next band begins."""
GAMES = 25
"""At most this many further games are played for last numbers."""
AHEAD = 2
"""One way to fill the map leads every other by at least this many points."""
OTHERS = 5
"""The fewest other ways to fill the map."""
LACKING = 4
"""At most this many areas are empty when the last cards are on the table."""
NUMBERS_LIMITS = (8.1, 9.1, 9.8, 10.3)
"""The difficulties at which the next band begins, if numbers are to be found."""


def harvest(random: Random) -> Harvest:
    """Make a puzzle of a tour that is well hidden, or else of numbers that are."""
    if tour := _hidden_tour(random):
        return Harvest(1, tour)
    for count in range(1, GAMES + 1):
        if numbers := _hidden_numbers(random):
            return Harvest(1 + count, numbers)
    return Harvest(1 + GAMES)


def _hidden_tour(random: Random) -> Packer | None:
    """Let a careless player fill a map, and make a puzzle of it if its best tour is well hidden."""
    land, number = random.choice(tuple(MAPS)), random.randrange(SEEDS)
    level = random.choice(PLAYERS)
    state, actions, _ = _played(begin(land), number, _is_filled, level, random)
    best = best_of(state.map, state.sheet)
    missed = best.score - max(_at_a_glance(state, sight) for sight in SIGHTS)
    worth = best.proved and best.score >= SCORE and len(best.route) >= AREAS
    if not worth or missed < MISSED:
        return None
    steps = list(pairwise(best.route))
    needed = sum(_best_without(state, *step) < best.score for step in steps)
    areas, points = _through_most(state)
    claims = {
        "one-best": needed == len(steps),
        "circles-first": points < best.score,
    }
    themes = [claim for claim, is_so in claims.items() if is_so]
    if not themes and not themes_of(state, best.route) and areas == len(best.route):
        return None
    band = _band(missed, needed, _beginnings(state, best.score - CLOSE))
    return packed(land, band, number, (*actions, *_actions(state.map, best)), claims=themes)


def _actions(land: Map, best: Best) -> tuple[Action, ...]:
    """Return the actions that draw a tour."""
    return (*(f">{land.ids[area]}" for area in best.route), END)


def key(puzzle: Puzzle) -> str:
    """Return what stands on the map, and what is circled: maps have no symmetry."""
    state = begin(str(puzzle.options["map"]))
    for action in puzzle.actions:
        state = state.child(action)
    return f"{state.map.id} {state.sheet.values.hex()} {state.sheet.circled}"


class _Played(NamedTuple):
    """The state of a solo game, its writings, and its number of actions."""

    state: Tour
    written: list[Action]
    actions: int


def _played(
    state: Tour, number: int, until: Callable[[Tour], bool], level: int, random: Random
) -> _Played:
    """Let a player write alone."""
    count, actions = 0, []
    while not until(state):
        if state.current_player() == CHANCE:
            action = drawn(state, number, count)
        else:
            action = _written(state, level, random)
            actions.append(action)
        state, count = state.child(action), count + 1
    return _Played(state, actions, count)


def _is_filled(state: Tour) -> bool:
    return state.phase == "route"


def _plainly(state: Tour, _random: Random) -> Action:
    """Write by a fixed plan."""
    return entries_text(state.map, write_plainly(state.turn, state.sheet.empty))


_written = Careless(_plainly, choose, Budget("playouts", 1_000))


def _at_a_glance(state: Tour, sight: int) -> int:
    """Return the points of the tour that a gentle level draws."""
    while not state.is_terminal():
        state = state.child(next_stop(state, sight))
    return state.sheet.score()


def _best_without(state: Tour, one: int, other: int) -> int:
    """Return the points of the best tour that doesn't step from one area to another."""
    around = list(state.map.around)
    around[one] &= ~(1 << other)
    around[other] &= ~(1 << one)
    return best_route(around, state.sheet.values, state.sheet.circled).score


def _through_most(state: Tour) -> tuple[int, int]:
    """Return the most areas of any tour, and the most points of a tour through that many."""
    around, sheet = state.map.around, state.sheet
    each = len(around) + 1
    route = best_route(around, sheet.values, sheet.circled, worth=each)
    areas, circles = divmod(route.score, each)
    return areas, areas + circles


def _beginnings(state: Tour, score: int) -> int:
    """Count the areas from which a tour with this many points is possible."""
    around, sheet = state.map.around, state.sheet
    return sum(
        best_route(around, sheet.values, sheet.circled, starts=1 << area).score >= score
        for area in range(len(around))
    )


def difficulty(missed: int, needed: int, beginnings: int) -> float:
    """Return how hard a puzzle is.

    It grows with the points that are missed at a glance, with the steps that no tour as good can
    do without, and with the beginnings that look good.
    """
    return missed + needed / 3 + beginnings / 2


def _band(missed: int, needed: int, beginnings: int) -> int:
    return 1 + bisect_right(LIMITS, difficulty(missed, needed, beginnings))


def _hidden_numbers(random: Random) -> Packer | None:
    """Play by plan up to the last turn with cards, and make a puzzle if one way is far ahead."""
    land, number = random.choice(tuple(MAPS)), random.randrange(SEEDS)
    state, so_far, count = _played(begin(land), number, _lacks_numbers, GLANCING, random)
    all_ways = list(ways(state, _dice(state, number, count))) if state.shown else []
    others = {way.state.sheet for way in all_ways}
    if len(others) <= OTHERS or _at_stake(state) < AHEAD:
        return None
    scored = [(best_of(state.map, way.state.sheet), way) for way in all_ways]
    best, way = max(scored, key=lambda each: each[0].score)
    others.remove(way.state.sheet)
    if any(best_of(state.map, sheet).score > best.score - AHEAD for sheet in others):
        return None
    right = {each.written[0] for (score, *_), each in scored if score == best.score}
    missed = sum(_written(state, level, random) not in right for level in PLAYERS)
    if not missed or not all(each.proved for each, _ in scored):
        return None
    difficulty = difficulty_of_numbers(len(others), missed, len(best.route))
    band = 1 + bisect_right(NUMBERS_LIMITS, difficulty)
    actions = (*so_far, *way.written, *_actions(state.map, best))
    return packed(land, band, number, actions, turns=len(way.written))


def difficulty_of_numbers(others: int, missed: int, areas: int) -> float:
    """Return how hard it is to write the last numbers.

    It grows with how many other ways there are, with how many of the careless players go wrong,
    and with the areas of the best tour.
    """
    return math.log2(others) + missed + areas / 5


def _lacks_numbers(state: Tour) -> bool:
    """Return whether it is time to write what may be the last numbers."""
    if state.phase == "route":
        return True
    if state.current_player() == CHANCE or state.left > LACKING:
        return False
    return bool(state.choice.pairs or state.choice.single)


def _at_stake(state: Tour) -> int:
    """Return the largest possible difference of the best tour by the numbers in circles."""
    empty = list(bits(state.sheet.empty))
    circled = sum(1 << card for card in state.shown)
    least, most = (
        best_of(state.map, state.sheet.written([(value, area) for area in empty], circles)).score
        for value, circles in ((CROSS, 0), (STAR, state.sheet.empty & circled))
    )
    return most - least


def _dice(state: Tour, number: int, count: int) -> list[Action]:
    """Return the dice until the map is filled, which don't depend on the writings."""
    dice = []
    while state.phase != "route":
        if state.current_player() == CHANCE:
            action = drawn(state, number, count)
            dice.append(action)
        else:
            action = state.legal_actions()[0]
        state, count = state.child(action), count + 1
    return dice
