"""Finds puzzles: maps that careless players have filled, on which tours at a glance fall short.

Nothing here is in the wheel of a page.
"""

from __future__ import annotations

from bisect import bisect_right
from itertools import pairwise
from random import Random

from pygames.bots.budget import Budget
from pygames.core import CHANCE, Action
from pygames.games.on_tour import words
from pygames.games.on_tour.bot.bot import choose, next_stop
from pygames.games.on_tour.look.review import write_plainly
from pygames.games.on_tour.puzzles import SEEDS, begin, drawn, packed, themes_of
from pygames.games.on_tour.rules.maps import MAPS
from pygames.games.on_tour.rules.rules import END, Tour
from pygames.games.on_tour.rules.solver import best_of, best_route
from pygames.games.on_tour.rules.writing import entries_text
from pygames.puzzles import Harvest, Puzzle
from pygames.puzzles.puzzle_maker import PLAYERS, Careless

SIGHTS = 1, 2, 3
"""How many areas ahead the tours look that are drawn at a glance, as gentler levels draw them."""
MISSED = 2
"""So many points, at least, are missed by the best of these."""
SCORE, AREAS = 20, 13
"""The fewest points and areas of a tour that is worth looking for."""
CLOSE = 2
"""A beginning looks good from which a tour is possible that has so many points less, at most."""
LIMITS = (8.8, 10.3, 12.1, 15.4)
"""The difficulties at which the next band begins."""


def harvest(random: Random) -> Harvest:
    """Let a careless player fill a map, and make a puzzle of it if its best tour is well hidden."""
    land, number = random.choice(tuple(MAPS)), random.randrange(SEEDS)
    state, chosen = _filled(begin(land), number, random)
    best = best_of(state.map, state.sheet)
    missed = best.score - max(_at_a_glance(state, sight) for sight in SIGHTS)
    worth = best.proved and best.score >= SCORE and len(best.route) >= AREAS
    if not worth or missed < MISSED:
        return Harvest(1)
    actions = (*(f">{state.map.ids[area]}" for area in best.route), END)
    steps = list(pairwise(best.route))
    needed = sum(_best_without(state, *step) < best.score for step in steps)
    claims = {
        words.ONE_BEST: needed == len(steps),
        words.CIRCLES_DECIDE: _most_areas(state) > len(best.route),
    }
    found = [claim for claim, is_so in claims.items() if is_so]
    if not found and not themes_of(state, best.route):
        return Harvest(1)
    band = _band(missed, needed, _beginnings(state, best.score - CLOSE))
    return Harvest(1, packed(land, band, found, number, (*chosen, *actions)))


def key(puzzle: Puzzle) -> str:
    """Return what stands on the map, and what is circled: maps have no symmetry."""
    state = begin(str(puzzle.options["map"]))
    for action in puzzle.actions:
        state = state.child(action)
    return f"{state.map.id} {state.sheet.values.hex()} {state.sheet.circled}"


def _filled(state: Tour, number: int, random: Random) -> tuple[Tour, list[Action]]:
    """Fill a map; return it, and what was written in each turn."""
    level, index, chosen = random.choice(PLAYERS), 0, []
    while state.phase != "route":
        if state.current_player() == CHANCE:
            action = drawn(state, number, index)
        else:
            action = _written(state, level, random)
            chosen.append(action)
        state, index = state.child(action), index + 1
    return state, chosen


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


def _most_areas(state: Tour) -> int:
    """Return how many areas a tour can have, whatever it scores."""
    return best_route(state.map.around, state.sheet.values, 0).score


def _beginnings(state: Tour, score: int) -> int:
    """Count the areas from which a tour with so many points is possible."""
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
