"""Where to point for each action: a number first, then the areas, in either order."""

from __future__ import annotations

from collections.abc import Iterator

from pygames.games.on_tour.maps import bits
from pygames.games.on_tour.rules import Tour
from pygames.games.on_tour.sheet import CROSS, STAR, Entry
from pygames.games.on_tour.words import options
from pygames.games.on_tour.writing import entries, entries_text
from pygames.look.picks import PickPath


def paths(state: Tour) -> list[PickPath]:
    """Give the pick paths of every legal action."""
    if state.current_player() < 0:
        return []
    if state.phase == "route":
        return [PickPath(action, (action.lstrip(">"),)) for action in state.legal_actions()]
    if options(state).pairs:
        return _pair_paths(state)
    return [path for entry in _writings(state) for path in _paths(state, entry)]


def _pair_paths(state: Tour) -> list[PickPath]:
    """Begin with either number; there can be thousands, so ids are looked up."""
    ids, (low, high) = state.map.ids, state.turn.numbers
    first, second = f"num-{low:02}", f"num-{high:02}"
    found = []
    actions = iter(state.legal_actions())
    for area, others in options(state).pairs:
        one = ids[area]
        for other in bits(others):
            two, action = ids[other], next(actions)
            found.append(PickPath(action, (first, one, two)))
            found.append(PickPath(action, (second, two, one)))
    return found


def _writings(state: Tour) -> Iterator[tuple[Entry, ...]]:
    return entries(state.turn, state.sheets[state.mover].empty)


def _paths(state: Tour, written: tuple[Entry, ...]) -> Iterator[PickPath]:
    """Give the paths of an action that isn't two numbers; two X's go in either order."""
    action = entries_text(state.map, written)
    areas = tuple(state.map.ids[area] for _, area in written)
    value = written[0][0]
    if value < STAR:
        yield PickPath(action, (f"num-{value:02}", *areas))
    else:
        yield PickPath(action, areas)
        if value == CROSS and len(areas) == 2:
            yield PickPath(action, areas[::-1])
