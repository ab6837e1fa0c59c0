"""Small games solved: who wins, by how much, how soon, and what is said where nothing can be."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest

from pygames.added.solved import Solution, answer_prove, solve
from pygames.bots.budget import Budget
from pygames.door.weigh import weigh
from pygames.errors import GameError
from pygames.examples import race, rock_paper_scissors, three
from pygames.examples.shelf import kalah, nim, shut_the_box
from pygames.game import Game
from pygames.games import guest
from pygames.record import extend, final, new
from pygames.simple import Pieces, Squares, State, best, game, win
from pygames.simple.solving import Solving


@dataclass(frozen=True)
class Coins(State):
    """Two take one of the outer coins in turn; their worths count."""

    board = Squares(1, 1)
    coins: tuple[int, ...] = (1, 5, 9, 2)
    scored: tuple[int, int] = (0, 0)
    player: int = 0
    pieces: Pieces = Pieces()

    def legal_actions(self) -> list[str]:
        return ["left", "right"][: len(self.coins)]

    def child(self, action: str) -> Coins:
        left = action == "left"
        mine = self.scored[self.player] + self.coins[0 if left else -1]
        scored = (mine, self.scored[1]) if self.player == 0 else (self.scored[0], mine)
        return Coins(self.coins[1:] if left else self.coins[:-1], scored, 1 - self.player)

    def points(self) -> tuple[int, ...]:
        return self.scored

    def returns(self) -> tuple[int, ...] | None:
        return None if self.coins else best(self.scored)


COINS = game(Coins, title="Outer Coins", goal="Take the most", names=("Ann", "Ben"))


def lead(coins: Sequence[int]) -> int:
    """Return by how much the player to move is ahead in the end, by plain minimax."""
    return max(coins[0] - lead(coins[1:]), coins[-1] - lead(coins[:-1])) if coins else 0


def solved(card: Game[Any], *actions: str, seconds: float = 10) -> Solution:
    record = new(card, 2)
    for action in actions:
        record = extend(record, action)
    return solve(record, seconds)


def test_nim_is_won_by_the_second_player_and_the_best_moves_hold_out_longest() -> None:
    solution = solved(nim.GAME)
    assert solution.verdict == (
        "Second wins, in 16 moves at most, whatever the other does. 752 positions. "
        "Best: Take from d4; Take from e3; Take from f2; Take from g1."
    )
    assert solution.best == ("d4", "e3", "f2", "g1")


def test_where_points_count_it_is_said_by_how_many_a_game_is_won() -> None:
    assert lead((1, 5, 9, 2)) == (1 + 9) - (5 + 2)
    assert solved(COINS).verdict.startswith("Ann wins by 3 points at least, in 4 moves at most")
    assert solved(COINS).best == ("left",)


def test_the_points_of_all_positions_are_those_of_plain_minimax() -> None:
    random = Random(7)
    for _ in range(20):
        coins = tuple(random.choices(range(1, 9), k=random.randint(1, 8)))
        solving = Solving.of(Coins(coins))
        assert all(solving.listing())
        solving.settle()
        winner, margin = solving.values[0], solving.margins[0]
        assert (margin if winner == 0 else -margin) == lead(coins)


@dataclass(frozen=True)
class Circle(State):
    """Who stands on c wins at once, or by waiting; but both can walk back and forth for ever."""

    board = Squares(3, 1)
    at: str = "a1"
    player: int = 0
    pieces: Pieces = Pieces()

    def legal_actions(self) -> list[str]:
        return {"a1": ["b1"], "b1": ["a1", "c1"], "c1": []}[self.at]

    def child(self, action: str) -> Circle:
        return Circle(action, 1 - self.player)

    def returns(self) -> tuple[int, ...] | None:
        return win(1 - self.player) if self.at == "c1" else None


def test_a_game_in_which_positions_come_again_is_solved_too() -> None:
    circle = game(Circle, title="Circle", goal="Come to c", names=("Ann", "Ben"))
    assert solved(circle).verdict == (
        "Ben wins, in 2 moves at most, whatever the other does. 3 positions. Best: Choose b1."
    )


def test_bouton_is_right_about_every_position_of_nim() -> None:
    solving = Solving.of(final(new(nim.GAME)))
    assert all(solving.listing())
    solving.settle()
    for state, winner in zip(solving.states, solving.values, strict=True):
        assert isinstance(state, nim.Nim)
        heaps = (sum(cell[1] == row for cell in state.pieces) for row in "1234")
        balance = 0
        for heap in heaps:
            balance ^= heap
        assert winner == (state.player if balance else 1 - state.player)


def test_three_in_a_row_is_a_draw_and_an_ending_of_it_is_not() -> None:
    draw = "A draw if both play best. 5478 positions. Every move is equally good."
    assert solved(three.GAME).verdict == draw
    assert solved(three.GAME, "a1", "b2", "c3", "c1", "a2").verdict == (
        "Blue wins, in 1 move at most, whatever the other does. 25 positions. Best: Place on a3."
    )


def test_what_takes_too_long_is_given_up_and_it_is_said_how_far_that_came() -> None:
    solution = solved(kalah.GAME, seconds=0)
    assert not solution.done
    assert solution.verdict.startswith("Not solved: after 0 seconds ")


@pytest.mark.parametrize("card", [race.GAME, rock_paper_scissors.GAME])
def test_where_dice_or_secrets_decide_that_is_said(card: Game[Any]) -> None:
    solution = solved(card)
    assert not solution.done
    assert solution.verdict == "Where dice, cards or secrets decide, there is nothing to solve."


def test_of_a_game_alone_it_is_said_that_two_have_to_play() -> None:
    assert solve(new(shut_the_box.GAME, 1)).verdict == "This can only be solved of games for two."


@dataclass(frozen=True)
class Alike(Coins):
    """Each position is equal to itself alone."""

    __hash__ = object.__hash__

    def child(self, action: str) -> Alike:
        after = super().child(action)
        return Alike(after.coins, after.scored, after.player)


@dataclass(frozen=True)
class Listed(Coins):
    """Only the first position can be told apart."""

    seen: list[str] | tuple[str, ...] = field(default=())

    def child(self, action: str) -> Listed:
        after = super().child(action)
        return Listed(after.coins, after.scored, after.player, seen=[action])


@pytest.mark.parametrize("states", [Alike, Listed])
def test_where_positions_cannot_be_told_apart_that_is_said(states: type[State]) -> None:
    card = game(states, title="Outer Coins", goal="Take the most")
    assert solved(card).verdict.startswith("Its positions can’t be told apart:")


def test_a_page_gets_the_sentences_and_what_to_mark_on_the_board() -> None:
    record = new(three.GAME, 2)
    for action in ("a1", "b2", "c3", "c1", "a2"):
        record = extend(record, action)
    with guest(three.GAME):
        answer = answer_prove({"record": record.data()})
    assert (answer["done"], answer["picks"]) == (True, ["cell-a3"])
    assert answer["verdict"] == solve(record).verdict
    with pytest.raises(GameError):
        answer_prove({"game": "three-in-a-row"})


def test_the_strongest_bot_of_a_small_game_plays_what_is_solved() -> None:
    state = final(new(nim.GAME))
    for action in ("c1", "b2"):
        state = state.child(action)
    thought = nim.GAME.bots.choose(state, 5, Budget("playouts", 2000), Random(1))
    assert max(thought.win) == 1
    assert thought.exact


def test_an_ending_of_a_small_game_is_weighed_by_what_is_solved() -> None:
    record = new(three.GAME, 2)
    for action in ("a1", "b2", "c3"):
        record = extend(record, action)
    budget = Budget("playouts", 2000)
    corner = weigh(three.GAME, final(record), "c1", budget, Random(1))
    side = weigh(three.GAME, final(record), "a2", budget, Random(1))
    assert corner.exact
    assert corner.serious, "it is lost: Red makes two threats"
    assert (side.cost, side.grade) == (0, "good")
