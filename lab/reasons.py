"""Whether the reasons of serious mistakes are true, by other code than the package's.

What is counted in a position is counted again by the references of the tests, which are naive and
share nothing with the package; what is said to be certain is followed to the end by the rules.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from lab.puzzles.on_tour_proof import all_tours
from pygames.bots.budget import Budget
from pygames.core import Player, State
from pygames.door.reasons import deed
from pygames.door.weigh import Weighed
from pygames.game import Game
from pygames.games.on_tour.rules.sheet import CROSS, EMPTY
from tests.games.cercas.reference import Reference as Cercas
from tests.games.eight_by_eight.reference import Reference as EightByEight
from tests.games.eight_cities.reference import Position, reach
from tests.games.murus_gallicus.reference import Reference as Murus
from tests.support.claims import MOST, Checker, Claim

PATIENCE = 20_000
"""Positions that are looked at for what is said to be certain."""
SIDE = 5
"""The longest side of a closed area, and of a line that wins."""


def _murus(state: State, player: Player) -> Murus:
    return Murus.read(f"{str(state.position()).split()[0]} {'wb'[player]}")


def _cercas(state: State, player: Player) -> Cercas:
    """Read a position text by hand: fences across, fences upright, and marks."""
    across, upright, rows, _ = str(state.position()).split()
    lines = set(Cercas.start().lines)
    for y, row in enumerate(across.split("/"), 1):
        lines |= {frozenset({(x, y), (x + 1, y)}) for x in range(7) if row[x] == "1"}
    for x, column in enumerate(upright.split("/"), 1):
        lines |= {frozenset({(x, y), (x, y + 1)}) for y in range(7) if column[y] == "1"}
    marks: dict[tuple[int, int], str] = {}
    for y, row in zip(range(6, -1, -1), rows.split("/"), strict=True):
        spaces = "".join("." * int(each) if each.isdigit() else each for each in row)
        marks |= {(x, y): mark for x, mark in enumerate(spaces) if mark != "."}
    return Cercas(frozenset(lines), marks, "xo"[player])


def _largest_to_close(state: State, player: Player) -> int:
    board, largest = _cercas(state, player), 0
    before = [region for region in board.regions() if len(region) <= SIDE]
    for action in board.legal():
        after = board.after(action)
        for region in after.regions():
            marks = [after.marks.get(space) for space in region]
            mine, others = marks.count("xo"[player]), marks.count("ox"[player])
            closed = len(region) <= SIDE and not any(region <= each for each in before)
            if closed and mine > others:
                largest = max(largest, len(region))
    return largest


def _spaces_to_mark(state: State, player: Player) -> int:
    return len({action.split(":")[1] for action in _cercas(state, player).legal()})


def _cities(state: State, player: Player) -> Position:
    """Read a position text by hand: cities, roads of either, and whose turn it is."""
    cities, *roads = str(state.position()).split()[:3]
    white, black = (
        frozenset((road[:2], road[2:]) for road in each.split(",") if road != "-") for each in roads
    )
    return Position(tuple(cities.split(",")), (white, black), player)


def _roads_to_join(state: State, player: Player) -> int | None:
    board, fewest = _cities(state, player), list[int]()
    for network in board.networks(player):
        others = {tile for each in board.networks(player) if each != network for tile in each}
        reached, steps = set(network), 0
        while not reached & others:
            grown = reached | {
                tile for road in board.free() if set(road) & reached for tile in road
            }
            if grown == reached:
                break
            reached, steps = grown, steps + 1
        else:
            fewest.append(steps)
    return min(fewest, default=None)


def _cities_in_reach(state: State, player: Player) -> int:
    board = _cities(state, player)
    roads = [*board.roads[player], *board.free()]
    return max(len(reach(city, roads) & set(board.cities)) for city in board.cities)


def _eight(state: State) -> EightByEight:
    return EightByEight.from_text(str(state.position()))


def _numbers_for_five(state: State, player: Player) -> int:
    board = _eight(state)
    if not board.hands[player] or board.line(player) >= SIDE:
        return 0
    numbers = set(range(1, 9)) - board.blackouts[player]
    return sum(any(_makes_five(board, player, at) for at in board.in_line_with(n)) for n in numbers)


def _makes_five(board: EightByEight, player: Player, at: tuple[int, int]) -> bool:
    board.board[at] = player
    makes = board.line(player) >= SIDE
    del board.board[at]
    return makes


def _open_lines(state: State, player: Player) -> int:
    board, count = _eight(state).board, 0
    for row in range(1, 9):
        for column in range(1, 9):
            for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
                line = [(row + down * step, column + right * step) for step in range(SIDE)]
                if all(1 <= r <= 8 and 1 <= c <= 8 for r, c in line):
                    owners = {board[at] for at in line if at in board}
                    count += owners == {player} and sum(at in board for at in line) >= 3
    return count


def _tour(state: Any, player: Player) -> int:
    """Look at every tour that goes on from what is drawn, as far as the map is filled."""
    sheet = state.sheets[player]
    values = bytes(CROSS if value == EMPTY else value for value in sheet.values)
    sheets = (sheet._replace(values=values),) * len(state.sheets)
    return all_tours(replace(state, sheets=sheets)).best


COUNTS: Mapping[str, Callable[[Any, Player], int | None]] = {
    "stones_to_hit": lambda s, p: len({a[3:] for a in _murus(s, p).actions() if "x" in a}),
    "moves": lambda s, p: len(_murus(s, p).actions()),
    "points": lambda s, p: _cercas(s, p).scores()[p],
    "largest_to_close": _largest_to_close,
    "spaces_to_mark": _spaces_to_mark,
    "flags": lambda s, p: sum(_cities(s, p).flags(p).values()),
    "roads": lambda s, p: len(_cities(s, p).roads[p]),
    "roads_to_join": _roads_to_join,
    "cities_in_reach": _cities_in_reach,
    "numbers_for_five": _numbers_for_five,
    "open_lines": _open_lines,
    "line": lambda s, p: _eight(s).line(p),
    "blackouts": lambda s, p: len(_eight(s).blackouts[p]),
    "tour": _tour,
    "circles": lambda s, p: f"{s.sheets[p].circled:b}".count("1"),
    "crosses": lambda s, p: sum(value == CROSS for value in s.sheets[p].values),
}
"""What games count for a contrast, by the names of their functions, counted naively."""


def verdict(game: Game[Any], state: State, weighed: Weighed, reason: str) -> str:
    """Return "true", "false" or "open", for what takes too long to follow."""
    after, better = state.child(weighed.action), state.child(weighed.best)
    of_contrast = _contrasted(game, weighed, reason, after, better)
    if of_contrast is not None:
        return of_contrast
    opponent = 1 - weighed.player
    if " can " in reason and reason.endswith(" at once"):
        return _only_then(game, opponent, after, better, reason)
    if reason.startswith("There was a win"):
        return _certain(game, Claim(reason, better, weighed.player, won=True, own=MOST))
    won = _certain(game, Claim(reason, after, opponent, won=True, own=MOST))
    anyway = _certain(game, Claim(reason, better, opponent, won=True, own=MOST))
    return "false" if won == "false" or anyway == "true" else won


def _contrasted(
    game: Game[Any], weighed: Weighed, reason: str, after: State, better: State
) -> str | None:
    """Count again what a contrast says; None if it says nothing of the kind."""
    contrast = game.look.contrast
    assert contrast is not None
    players = len(weighed.win[0]) if weighed.win else 1
    for measure in contrast.measures:
        for who in {*range(players), weighed.player}:
            counts = [measure.count(each, who) for each in (after, better)]
            now, otherwise = counts
            if now is None or otherwise is None:
                continue
            if measure.say(contrast.names[who], now, otherwise) != reason:
                continue
            again = [COUNTS[measure.count.__name__](each, who) for each in (after, better)]
            gains = (otherwise > now) == (measure.good == (who == weighed.player))
            return "true" if again == counts and gains else "false"
    return None


def _only_then(game: Game[Any], opponent: Player, after: State, better: State, reason: str) -> str:
    """Tell whether a deed is there after the action, and not after the better one."""
    what = reason.split(" can ")[1].removesuffix(" at once")

    def can(state: State) -> bool:
        mine = state.current_player() == opponent
        return mine and any(deed(game, state, each) == what for each in state.legal_actions())

    return "true" if can(after) and not can(better) else "false"


def _certain(game: Game[Any], claim: Claim) -> str:
    budget = Budget(game.bots.counts, 3000)
    verdict = Checker(game, PATIENCE, whole=False).verdict(claim, budget)
    return {"proven": "true", "false": "false"}.get(verdict, "open")
