"""The shared alpha-beta on a small game: heaps to take stones from."""

from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

from pygames.bots.alphabeta import DECIDED, DEFAULT, MOVE_BITS, WON, Found, Levers, Search
from pygames.bots.budget import Budget, Meter
from tests.support.effort import often

Heaps = tuple[tuple[int, ...], int]
"""Stones of each heap, and how far the player to move is ahead."""

EXACT = replace(DEFAULT, reduce_after=0)
"""Everything that doesn't change values."""
PLAIN = Levers(killers=False, history=False, null_window=False, reduce_after=0)
LARGE: Heaps = ((9, 8, 7, 9, 8), 0)


class TakeStones:
    """Take 1 to 3 stones of a heap; some are worth more. Who can't, loses."""

    def __init__(self) -> None:
        self.nodes = 0

    def every(self, position: Heaps) -> list[int]:
        return [
            heap * 4 + count
            for heap, stones in enumerate(position[0])
            for count in (1, 2, 3)
            if count <= stones
        ]

    def moves(self, position: Heaps, order: list[int]) -> list[int] | int:
        moves = self.every(position)
        if not moves:
            return -WON
        packed = sorted((order[move] << MOVE_BITS | move for move in moves), reverse=True)
        return [move & (1 << MOVE_BITS) - 1 for move in packed]

    def child(self, position: Heaps, move: int) -> Heaps:
        heaps, ahead = position
        heap, count = divmod(move, 4)
        left = heaps[heap] - count
        worth = (7, 3, 2, 5)[left % 4] * count + heap
        return (*heaps[:heap], left, *heaps[heap + 1 :]), -ahead - worth

    def standing(self, position: Heaps, move: int) -> int:
        after = self.child(position, move)
        return after[1] if self.every(after) else -2 * WON

    def reply(self, position: Heaps, move: int, alpha: int, beta: int, ply: int) -> int:
        return self.leaf(self.child(position, move), alpha, beta, ply)

    def leaf(self, position: Heaps, alpha: int, beta: int, ply: int) -> int:  # noqa: ARG002
        self.nodes += 1
        children = [self.child(position, move) for move in self.every(position)]
        return max((-ahead for _, ahead in children), default=ply - WON)

    def finish(self, position: Heaps) -> list[int]:
        assert not self.every(position)
        return []


def minimax(game: TakeStones, position: Heaps, depth: int, ply: int = 0) -> int:
    if depth <= 1:
        return game.leaf(position, -WON, WON, ply)
    moves = game.every(position)
    values = (-minimax(game, game.child(position, m), depth - 1, ply + 1) for m in moves)
    return max(values, default=ply - WON)


def searched(position: Heaps, depth: int, levers: Levers, nodes: int = 10**9) -> Found:
    game = TakeStones()
    search = Search(game, Meter(Budget("nodes", nodes)), levers=levers)
    return search.run(position, game.every(position), depth)


def searched_nodes(position: Heaps, levers: Levers) -> int:
    game = TakeStones()
    Search(game, Meter(Budget("nodes", 10**9)), levers=levers).run(
        position, game.every(position), 6
    )
    return game.nodes


def some_positions() -> list[Heaps]:
    random = Random("heaps")
    return [
        ((1, *(random.randint(0, 6) for _ in range(3))), random.randint(-9, 9)) for _ in range(25)
    ]


@pytest.mark.parametrize("depth", [2, 3, 4, 5])
def test_the_value_is_that_of_plain_minimax(depth: int) -> None:
    game = TakeStones()
    for position in some_positions():
        result = searched(position, depth, EXACT)
        assert result.value == minimax(game, position, depth)
        after = game.child(position, result.move)
        assert abs(result.value) > DECIDED or result.value == -minimax(game, after, depth - 1, 1)


@pytest.mark.parametrize(
    "levers",
    [PLAIN, replace(EXACT, table=2), replace(EXACT, table=50), replace(EXACT, aspiration=5)],
)
def test_no_exact_lever_changes_a_value(levers: Levers) -> None:
    for position in some_positions():
        assert searched(position, 5, levers).value == searched(position, 5, EXACT).value


def test_a_forced_win_counts_its_plies() -> None:
    assert searched(((1, 0), -500), 9, EXACT).value == WON - 1
    assert searched(((1, 1), 500), 9, EXACT).value == 2 - WON
    assert searched(((1, 1, 1), -500), 9, EXACT).value == WON - 3


def test_reductions_keep_forced_wins() -> None:
    for position in some_positions():
        if searched(position, 8, EXACT).value > DECIDED:
            assert searched(position, 10, DEFAULT).value > DECIDED


def test_forced_wins_are_kept_when_good_enough_moves_are_not_searched() -> None:
    saved = 0
    for position in some_positions():
        near, full = replace(DEFAULT, near=4, margin=1), DEFAULT
        if searched(position, 8, EXACT).value > DECIDED:
            assert searched(position, 10, near).value > DECIDED
        saved += searched_nodes(position, full) - searched_nodes(position, near)
    assert saved > 0


STOPS = range(1, 400, often(7, 1))
"""After how many nodes a search is stopped."""
SMALL: list[Heaps] = [((1, 2, 3), 9), ((3, 3, 1), 40), ((4, 1, 2), -60), ((2, 2, 3), -9)]


def wins(heaps: tuple[int, ...]) -> bool:
    """Return whether the player to move takes the last stone: by the theory of Nim."""
    total = 0
    for stones in heaps:
        total ^= stones % 4
    return total > 0


@pytest.mark.parametrize("position", SMALL)
def test_a_depth_that_was_not_completed_proves_no_loss(position: Heaps) -> None:
    for nodes in STOPS:
        value = searched(position, 12, DEFAULT, nodes).value
        assert abs(value) < DECIDED or (value > 0) == wins(position[0]), nodes


def test_a_depth_that_was_not_completed_lowers_the_value_only_where_its_move_loses() -> None:
    for position in SMALL:
        depths = {depth: searched(position, depth, DEFAULT) for depth in range(2, 13)}
        for nodes in STOPS:
            result = searched(position, 12, DEFAULT, nodes)
            last = depths[result.depth]
            heaps, _ = TakeStones().child(position, last.move)
            assert result.value >= last.value or wins(heaps), nodes


@pytest.mark.parametrize("levers", [DEFAULT, replace(DEFAULT, table=9, patience=10**5), PLAIN])
def test_the_line_of_a_proven_end_goes_to_the_end(levers: Levers) -> None:
    ends = 0
    for position in [*SMALL, *some_positions()[:4]]:
        result, heaps = searched(position, 20, levers), position
        if abs(result.value) > DECIDED:
            assert len(result.line) == WON - abs(result.value)
            for move in result.line:
                assert move in TakeStones().every(heaps)
                heaps = TakeStones().child(heaps, move)
            assert not any(heaps[0])
            ends += 1
    assert ends > 6


def test_without_patience_the_line_is_the_one_the_search_kept() -> None:
    levers = replace(DEFAULT, table=9, patience=0)
    results = [searched(position, 20, levers) for position in SMALL]
    proven = [one for one in results if abs(one.value) > DECIDED]
    assert all(one.line[0] == one.move for one in proven)
    assert any(len(one.line) < WON - abs(one.value) for one in proven)


def test_the_same_search_gives_the_same_answer_at_any_number_of_nodes() -> None:
    for nodes in (1, 2, 10, 100, 1000, 5000):
        assert searched(LARGE, 20, DEFAULT, nodes) == searched(LARGE, 20, DEFAULT, nodes)


def test_a_search_stops_when_its_nodes_are_spent() -> None:
    for nodes in (1, 7, 100, 3000):
        game = TakeStones()
        Search(game, Meter(Budget("nodes", nodes))).run(LARGE, game.every(LARGE), 50)
        assert nodes <= game.nodes <= nodes + 64


def test_two_plies_are_searched_even_without_time() -> None:
    result = searched(LARGE, 5, DEFAULT, nodes=1)
    assert (result.depth, result.move) == (2, searched(LARGE, 2, DEFAULT).move)


def test_the_clock_is_read_often_and_ends_the_search() -> None:
    game = TakeStones()
    counts: list[int] = []

    def clock() -> float:
        counts.append(game.nodes)
        return game.nodes * 1e-5

    meter = Meter(Budget("seconds", 0.1), clock=clock)
    Search(game, meter).run(LARGE, game.every(LARGE), 50)
    steps = [later - earlier for earlier, later in pairwise(counts)]
    assert max(steps) <= 256 + 64
    assert 10_000 <= game.nodes <= 10_000 + 2 * (256 + 64)


def test_a_repeated_position_is_a_draw() -> None:
    game, position = TakeStones(), ((3, 2), 10)
    moves = game.every(position)
    children = [game.child(position, move) for move in moves]
    result = Search(game, Meter(Budget("nodes", 10**6)), drawn=children).run(position, moves, 4)
    assert result.value == 0


def test_values_of_single_moves_are_exact() -> None:
    game, position = TakeStones(), ((3, 2, 4), 3)
    moves = game.every(position)
    search = Search(game, Meter(Budget("nodes", 10**6)), levers=EXACT)
    depth, values = search.values(position, moves, 4)
    assert depth == 4
    assert values == [-minimax(game, game.child(position, move), 3, 1) for move in moves]
