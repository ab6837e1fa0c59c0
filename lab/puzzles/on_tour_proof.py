"""Checks puzzles by the rules alone: every tour is counted, on every map that can be filled.

Shares no code with the bots' solver or with the search for puzzles.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from pygames.core import CHANCE, Action, Setup
from pygames.games.on_tour import words
from pygames.games.on_tour.puzzles import LastNumbers
from pygames.games.on_tour.rules.charts import CHARTS
from pygames.games.on_tour.rules.rules import END, Tour
from pygames.games.on_tour.rules.sheet import CROSS, STAR, Sheet
from pygames.puzzles import Puzzle
from pygames.puzzles.puzzle import false_theme

AHEAD = 2
"""The best way to fill a map leads all others by this many points."""


def fault(puzzle: Puzzle) -> str | None:
    """Say what is wrong about a puzzle; None if nothing is."""
    state = Tour.initial(Setup(1, dict(puzzle.options)))
    for action in puzzle.actions:
        state = state.child(action)
    if isinstance(puzzle, LastNumbers):
        return _fault_of_numbers(puzzle, state)
    return _fault_of_tour(puzzle, state)


def _fault_of_numbers(puzzle: LastNumbers, state: Tour) -> str | None:
    """Say what is wrong with a puzzle that asks for the last numbers.

    It is a player's turn to write. With the dice of the line, the map can be filled as the line
    does it, and the best tour on it has the points that are asked for. However else it is filled,
    the best tour has fewer, by two at least.
    """
    if state.phase != "turn" or state.current_player() == CHANCE:
        return "there is nothing to write"
    filled, later = state, []
    for action in puzzle.line:
        if filled.phase == "route" or action not in _possible(filled):
            return f"{action} can't be written, or doesn't come"
        if filled is not state and filled.current_player() != CHANCE:
            later.append(words.comes(filled.turn.numbers, filled.left))
        filled = filled.child(action)
    if filled.phase != "route":
        return "the map isn't filled"
    best = all_tours(filled).best
    if (best, words.puzzle_of_numbers(best, later)) != (puzzle.best, puzzle.asks):
        return f"the best tour has {best} points then, or it asks for something else"
    dice = [action for action in puzzle.line if action[0] == "r"]
    for sheet, other in _all_filled(state, dice).items():
        points = 0 if sheet == filled.sheet else all_tours(other).best
        if points > best - AHEAD:
            return f"another way to fill the map gives a tour of {points} points"
    return false_theme(puzzle, {"last-numbers": True})


def _possible(state: Tour) -> Iterator[Action]:
    """Yield the possible writings or dice; cards are never known before."""
    if state.current_player() != CHANCE:
        yield from state.legal_actions()
    elif not state.wants_card:
        yield from (action for action, _ in state.chance_outcomes())


def _all_filled(state: Tour, dice: Sequence[Action]) -> dict[Sheet, Tour]:
    """Return all maps that can be filled with these dice."""
    if state.phase == "route":
        return {state.sheet: state}
    if state.current_player() == CHANCE:
        return _all_filled(state.child(dice[0]), dice[1:])
    by_sheet: dict[Sheet, Tour] = {}
    for action in state.legal_actions():
        by_sheet |= _all_filled(state.child(action), dice)
    return by_sheet


def _fault_of_tour(puzzle: Puzzle, state: Tour) -> str | None:
    """Say what is wrong with a puzzle that asks for a tour.

    The map is filled and nothing is drawn on it; the tour of the puzzle can be drawn, and none has
    more points; and what the themes say of all tours is so.
    """
    if state.phase != "route" or state.sheet.route:
        return "the map isn't filled, or a tour is begun"
    tours = all_tours(state)
    last = state
    for action in puzzle.line:
        if action not in last.legal_actions():
            return f"{action} can't be drawn"
        last = last.child(action)
    if not last.is_terminal():
        return f"the tour doesn't end with {END}"
    if last.sheet.score() != tours.best:
        return f"the tour has {last.sheet.score()} points, and another has {tours.best}"
    if puzzle.asks != words.puzzle(tours.best):
        return f"it asks for something else than {tours.best} points"
    faults = {
        "best-tour": True,
        "one-best": tours.ways == 1,
        "circles-first": tours.through_most[1] < tours.best,
    }
    return false_theme(puzzle, faults | _of_route(last))


def _of_route(last: Tour) -> dict[str, bool]:
    """Return the themes of the tour on a map (T13), whatever other tours there are."""
    values, route = last.sheet.values, last.sheet.route
    stars = [area for area in route if values[area] == STAR]
    numbers = [values[area] for area in route if area not in stars]
    own = [value for value in values if value < STAR]
    ids = last.map.ids
    crossings = {frozenset(pair) for pair in CHARTS[last.map.id].outlines.links}
    steps = {frozenset((ids[one], ids[other])) for one, other in pairwise(route)}
    return {
        "many-stars": len(stars) >= 3,
        "equal-numbers": len(numbers) >= len(set(numbers)) + 2,
        "late-start": 16 < numbers[0] > min(own),
        "early-end": 83 > numbers[-1] < max(own),
        "over-water": bool(steps & crossings),
        "long-tour": len(route) >= 20,
    }


class Tours(NamedTuple):
    """Results for all ways to continue a tour."""

    best: int = 0
    """The most points."""
    ways: int = 1
    """How many tours have these points."""
    through_most: tuple[int, int] = (0, 0)
    """The most areas of any tour, and the most points of a tour through that many."""

    def or_else(self, other: Tours) -> Tours:
        """Return the facts about these tours and others."""
        most = max(self.through_most, other.through_most)
        if self.best != other.best:
            return max(self, other)._replace(through_most=most)
        return Tours(self.best, self.ways + other.ways, most)


def all_tours(state: Tour) -> Tours:
    """Look at every tour on a filled map that goes on from what is drawn (T13, T14)."""
    proof = _Proof(state)
    if route := state.sheet.route:
        numbers = [value for area in route[:-1] if (value := state.sheet.values[area]) < STAR]
        past = sum(1 << area for area in route[:-1])
        points = sum(1 + (state.sheet.circled >> area & 1) for area in route[:-1])
        rest = proof.through(route[-1], max(numbers, default=-1), past)
        return rest._replace(best=rest.best + points)
    tours = Tours()
    for area in range(len(state.map.ids)):
        if state.sheet.values[area] != CROSS:
            tours = tours.or_else(proof.through(area, -1, 0))
    return tours


class _Proof:
    """Results for the rest of tours.

    It depends on three things: the area that a tour is in, the highest number so far, and which
    areas it can't visit again although their number would allow it.
    """

    def __init__(self, state: Tour) -> None:
        self._values = state.sheet.values
        self._circled = state.sheet.circled
        self._around = state.map.around
        self._stars = sum(1 << area for area, each in enumerate(self._values) if each == STAR)
        self._known: dict[tuple[int, int, int], Tours] = {}

    def through(self, area: int, climb: int, past: int) -> Tours:
        """Return the facts about the tours that go on to an area, and from there anywhere."""
        value = self._values[area]
        if value not in (STAR, climb):
            climb = value
            past &= self._stars
        past |= 1 << area
        key = area, climb, past
        tours = self._known.get(key)
        if tours is None:
            tours = self._known[key] = self._onward(area, climb, past)
        return tours

    def _onward(self, area: int, climb: int, past: int) -> Tours:
        rest = Tours()
        for other, value in enumerate(self._values):
            near = (self._around[area] & ~past) >> other & 1
            if near and climb <= value <= STAR:
                rest = rest.or_else(self.through(other, climb, past))
        points = 1 + (self._circled >> area & 1)
        areas, others = rest.through_most
        return Tours(rest.best + points, rest.ways, (areas + 1, others + points))
