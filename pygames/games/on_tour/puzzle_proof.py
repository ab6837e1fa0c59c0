"""Checks puzzles by the rules alone: every tour that can be drawn on the map is counted.

Nothing here is shared with the solver that bots use, or with what finds puzzles.
"""

from __future__ import annotations

from typing import NamedTuple

from pygames.core import Setup
from pygames.games.on_tour import words
from pygames.games.on_tour.rules.rules import END, Tour
from pygames.games.on_tour.rules.sheet import CROSS, STAR
from pygames.puzzles import Puzzle


def fault(puzzle: Puzzle) -> str | None:
    """Say what about a puzzle is not so; None where all of it is.

    The map is filled and nothing is drawn on it; the tour of the puzzle can be drawn, and none has
    more points; and what the themes say of all tours is so.
    """
    state = Tour.initial(Setup(1, dict(puzzle.options)))
    for action in puzzle.actions:
        state = state.child(action)
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
    for theme, is_so in (
        (words.ONE_BEST, tours.ways == 1),
        (words.CIRCLES_DECIDE, tours.longest > len(last.sheet.route)),
    ):
        if (theme in puzzle.themes) != is_so:
            return f"{theme} is {'so' if is_so else 'not so'}"
    return None


class Tours(NamedTuple):
    """What is known of all ways in which a tour can go on."""

    best: int = 0
    """The most points."""
    ways: int = 1
    """How many tours have these points."""
    longest: int = 0
    """The most areas of any tour."""

    def or_else(self, other: Tours) -> Tours:
        """Return what is known of these tours and of others."""
        longest = max(self.longest, other.longest)
        if self.best != other.best:
            return max(self, other)._replace(longest=longest)
        return Tours(self.best, self.ways + other.ways, longest)


def all_tours(state: Tour) -> Tours:
    """Look at every tour on a filled map (T13, T14)."""
    proof = _Proof(state)
    found = Tours()
    for area in range(len(state.map.ids)):
        if state.sheet.values[area] != CROSS:
            found = found.or_else(proof.through(area, -1, 0))
    return found


class _Proof:
    """What has been found out about the rest of tours.

    It depends on three things: the area that a tour is in, the highest number so far, and which
    areas it can't visit again although their number would allow it.
    """

    def __init__(self, state: Tour) -> None:
        self._values = state.sheet.values
        self._circled = state.sheet.circled
        self._around = state.map.around
        self._stars = sum(1 << area for area, each in enumerate(self._values) if each == STAR)
        self._known: dict[tuple[int, int, int], Tours] = {}

    def through(self, area: int, climb: int, used: int) -> Tours:
        """Return what is known of the tours that go on to an area, and from there anywhere."""
        value = self._values[area]
        if value not in (STAR, climb):
            climb = value
            used &= self._stars
        used |= 1 << area
        key = area, climb, used
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._onward(area, climb, used)
        return known

    def _onward(self, area: int, climb: int, used: int) -> Tours:
        rest = Tours()
        for other, value in enumerate(self._values):
            near = (self._around[area] & ~used) >> other & 1
            if near and climb <= value <= STAR:
                rest = rest.or_else(self.through(other, climb, used))
        points = 1 + (self._circled >> area & 1)
        return Tours(rest.best + points, rest.ways, rest.longest + 1)
