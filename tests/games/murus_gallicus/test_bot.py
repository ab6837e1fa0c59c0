"""The bot of Murus Gallicus: its own rules, its search, its levels."""

from collections.abc import Iterator
from random import Random

import pytest

from pygames.bots.alphabeta import DECIDED, DEFAULT, FORCED, WON, Search
from pygames.bots.budget import Budget, Meter
from pygames.bots.uct import States, Uct
from pygames.core import Setup
from pygames.games.murus_gallicus import position_text
from pygames.games.murus_gallicus.bot import chance, choose
from pygames.games.murus_gallicus.daily import every_win
from pygames.games.murus_gallicus.judge import TEXTS, Judge, Position, by_net, by_places
from pygames.games.murus_gallicus.position import Board
from pygames.games.murus_gallicus.rules import Murus
from pygames.games.murus_gallicus.search import (
    Ahead,
    child,
    every_move,
    position_of,
    winning_moves,
    wins_at_once,
)
from pygames.games.murus_gallicus.trail import Trail
from pygames.games.murus_gallicus.yardsticks import Playouts
from tests.support.effort import often, sampled
from tests.support.forced_wins import careless_game
from tests.support.shown import played

pytestmark = pytest.mark.slow

START = Murus.initial(Setup(2, {}))
NO_ORDER = [0] * FORCED
ONE_SECOND = 300_000
"""Fewer nodes than Pyodide searches in a second."""


def games(number: int, seed: str) -> Iterator[list[Murus]]:
    """Yield the states of random games, each without its last."""
    for index in range(number):
        random, states = Random(f"{seed}:{index}"), [START]
        while not states[-1].is_terminal() and len(states) < 300:
            states.append(states[-1].child(random.choice(states[-1].legal_actions())))
        yield states[:-1]


def forward_games(number: int, seed: str) -> list[list[Murus]]:
    """Return games that mostly end with a breakthrough: in random play, stacks run out first."""
    return [careless_game(Random(f"{seed}:{index}")) for index in range(number)]


def some_states(number: int, seed: str) -> list[Murus]:
    every = [state for states in games(1 + number // 10, seed) for state in states]
    return Random(seed).sample(every, min(number, len(every)))


def test_moves_are_the_legal_actions() -> None:
    for states in games(often(15, 200), "moves"):
        for state in states:
            moves = every_move(position_of(state.board))
            assert [TEXTS[move] for move in moves] == state.board.actions()


JUDGES = pytest.mark.parametrize("judge", [by_net(), by_places()], ids=["net", "places"])


@JUDGES
def test_a_child_is_the_board_after_the_action_judged_anew(judge: Judge) -> None:
    for state in some_states(often(60, 1000), "child"):
        position = judge.position(state.board)
        for move in every_move(position):
            after = judge.position(state.board.after(TEXTS[move]))
            assert judge.child(position, move) == after
            assert judge.child(position, move | FORCED) == after


@JUDGES
def test_a_board_seen_from_the_other_side_has_the_same_value(judge: Judge) -> None:
    for state in some_states(50, "mirror"):
        rows, side = position_text.write(state.board).split(" ")
        turned = "/".join(reversed(rows.swapcase().split("/")))
        letters = str.maketrans("WBwb", "bwBW")
        mirrored = position_text.read(f"{turned.translate(letters)} {'bw'['wb'.index(side)]}")
        board = judge.position(state.board)
        assert judge.value(judge.position(mirrored)) == judge.value(board)
        lanes, player = board[5], board[4]
        assert judge.net.value(lanes, player) == -judge.net.value(lanes, 1 - player)


def test_m7_m8_wins_at_once_are_seen() -> None:
    for states in forward_games(often(10, 200), "wins"):
        for state in states:
            position = position_of(state.board)
            after = {action: state.child(action) for action in state.legal_actions()}
            assert wins_at_once(position) == any(one.broken_through for one in after.values())
            winning = [action for action, one in after.items() if one.is_terminal()]
            assert sorted(TEXTS[move] for move in winning_moves(position)) == sorted(winning)


def test_what_the_search_leaves_out_loses_at_once() -> None:
    count = 0
    for states in forward_games(often(10, 300), "left out"):
        for state in states[-8:]:
            position = position_of(state.board)
            moves = Ahead().moves(position, NO_ORDER)
            every = every_move(position)
            good = [move for move in every if not wins_at_once(child(position, move))]
            if wins_at_once(position):
                assert moves == WON - 1
            elif not good:
                assert moves == 2 - WON
                count += 1
            else:
                assert isinstance(moves, list)
                assert sorted(move & FORCED - 1 for move in moves) == sorted(good)
                other = (*position[2:4], *position[:2], 1 - position[4], position[5])
                assert {bool(move & FORCED) for move in moves} == {wins_at_once(other)}
    assert count


def test_m8_no_move_loses() -> None:
    board = position_text.read("8/8/8/8/8/8/w3b3 w")
    assert Ahead().moves(position_of(board), NO_ORDER) == -WON
    assert Ahead().leaf(position_of(board), -WON, WON, 3) == 3 - WON


def minimax(game: Ahead, position: Position, depth: int, ply: int) -> int:
    """Search as the shared alpha-beta does, with nothing left out."""
    if depth <= 1:
        return game.leaf(position, -WON - 1, WON + 1, ply)
    moves = game.moves(position, NO_ORDER)
    if isinstance(moves, int):
        return moves - ply if moves > 0 else moves + ply
    return max(-minimax(game, child(position, m), depth - (not m & FORCED), ply + 1) for m in moves)


def test_the_last_ply_is_the_best_child_or_the_position_itself() -> None:
    for state in some_states(often(50, 500), "leaf"):
        position = position_of(state.board)
        moves = Ahead().moves(position, NO_ORDER)
        if isinstance(moves, list) and not moves[0] & FORCED:
            value = by_net().value
            best = max(value(position), *(-value(child(position, move)) for move in moves))
            assert Ahead().leaf(position, -WON, WON, 0) == best


def test_the_search_gives_the_value_of_plain_minimax() -> None:
    exact = DEFAULT.__class__(reduce_after=0)
    for state in some_states(often(12, 100), "minimax"):
        game, position = Ahead(), position_of(state.board)
        moves = game.moves(position, NO_ORDER)
        if isinstance(moves, list):
            moves = [move & FORCED - 1 for move in moves]
            search = Search(game, Meter(Budget("nodes", 10**9)), levers=exact)
            result = search.run(position, moves, 3)
            plain = max(-minimax(game, child(position, move), 2, 1) for move in moves)
            assert result.value == plain or (result.depth < 3 and abs(result.value) > DECIDED)


def forced_wins() -> list[tuple[int, str]]:
    return [(plies, text) for plies, wins in sorted(every_win().items()) for text, _ in wins]


def test_level_5_finds_every_forced_win_within_a_second_and_shows_it_to_the_end() -> None:
    """Some of them; all in the long form."""
    assert len(forced_wins()) >= 100
    budget = Budget("nodes", ONE_SECOND)
    for plies, text in sampled(forced_wins(), 25):
        state = Murus(position_text.read(text))
        player, thought = state.board.player, choose(state, 5, budget, Random(1))
        assert thought.win[player] == 1, (plies, text)
        assert thought.line[0] == thought.action
        assert len(thought.line) == plies, text
        assert played(state, *thought.line).winner() == player


def twice(state: Murus, board: Board) -> Murus:
    """Return a state after which a board would stand for the third time."""
    return Murus(state.board, Trail[Board]().then(board).then(state.board).then(board))


def test_m9_a_third_standing_saves_who_would_lose_otherwise() -> None:
    saved = 0
    for states in forward_games(40, "saved"):
        for state in states[-8:]:
            if Ahead().moves(position_of(state.board), NO_ORDER) != 2 - WON:
                continue
            for action in state.legal_actions():
                again = twice(state, state.board.after(action))
                if again.child(action).repeated:
                    thought = choose(again, 5, Budget("nodes", 2000), Random(1))
                    assert (thought.action, thought.win) == (action, (0.5, 0.5))
                    saved += 1
    assert saved > 10


def test_m9_a_win_that_a_third_standing_prevents_is_not_claimed() -> None:
    prevented = 0
    for text, _ in every_win()[3]:
        state = Murus(position_text.read(text))
        player, best = state.board.player, choose(state, 5, Budget("nodes", 2000), Random(1))
        after = state.child(best.action)
        for action in after.legal_actions():
            again = twice(state, after.board.after(action))
            thought = choose(again, 5, Budget("nodes", 2000), Random(1))
            if thought.action == best.action and again.child(best.action).child(action).repeated:
                assert thought.win[player] < 1
                prevented += 1
    assert prevented


def test_chances_grow_with_values_to_what_is_certain() -> None:
    values = [-WON, -2400, -400, 0, 400, 2400, WON - 9]
    chances = [chance(value, 145) for value in values]
    assert chances == sorted(chances)
    assert chances[3] == 0.5
    # Only what is proven is certain.
    assert (chance(WON - 900, 145), chance(900 - WON, 145)) == (1, 0)
    assert 1e-9 < chance(-DECIDED, 145) < 1e-3
    assert 1e-9 < 1 - chance(DECIDED, 145) < 1e-3


def test_plain_uct_finds_a_win_in_one_and_stops() -> None:
    state = Murus(position_text.read("4B3/8/3W4/8/8/8/B2W3W w"))
    fast = Uct(Playouts(), Meter(Budget("playouts", 150)), Random(1))
    slow = Uct(States(), Meter(Budget("playouts", 150)), Random(1))
    for action in (TEXTS[fast.run(Playouts().start(state))], slow.run(state)):
        assert state.child(action).broken_through
    assert fast.meter.count == slow.meter.count == 150
