"""What players are told in Murus Gallicus, by their names or as "you"."""

from __future__ import annotations

from pygames.games.murus_gallicus import GAME
from pygames.games.murus_gallicus.explain import explain
from pygames.look.show import Moment, Show
from tests.games.murus_gallicus.helpers import read, start


def told(action: str, text: str, you: int | None) -> Show:
    """Show the moment after an action."""
    before = read(text)
    return GAME.look.show(Moment(before.child(action), before, action, you=you))


def test_the_one_who_plays_is_spoken_to() -> None:
    assert GAME.look.show(Moment(start(), you=0)).status == "Your turn: choose a stack to move"
    assert GAME.look.show(Moment(start(), you=1)).status == "White, choose a stack to move"
    near = "8/8/4b3/3W4/8/8/7B w"
    by_player = {you: told("d4xe5", near, you).said for you in (None, 0, 1)}
    assert by_player[None] == by_player[1] == "White hit e5 from d4; each side lost a stone"
    assert by_player[0] == "You hit e5 from d4; each side lost a stone"


def test_m7_the_end_is_told_to_winner_and_loser() -> None:
    reasons = [told("d5-d7", "B7/8/3W4/8/8/8/8 w", you).reason for you in (None, 0, 1)]
    assert reasons == [
        "White has reached Black’s home row.",
        "You have reached Black’s home row.",
        "White has reached your home row.",
    ]


def test_m8_who_is_stuck_is_told() -> None:
    display = told("d4xe5", "8/8/4b3/3W4/8/8/8 w", 1)
    assert display.reason == "You have no move left."


def test_m5_the_price_of_a_sacrifice_is_said_before_it_is_made() -> None:
    prompts = GAME.look.show(Moment(read("8/8/4b3/3W4/8/8/W6B w"))).prompts
    assert prompts["sq-d4"] == (
        "Where does the stack on d4 go? If it hits a crossed stone, each side loses one."
    )
    assert prompts["sq-a1"] == "Where does the stack on a1 go?"


def test_m7_beside_each_player_stands_how_far_the_foremost_stone_has_to_go() -> None:
    players = GAME.look.show(Moment(read("8/3w4/8/8/3b4/8/B6W w"))).players
    assert [player.standing for player in players] == ["1 row to go", ""]


def test_why_not_is_told_to_the_one_who_asks() -> None:
    state = read("8/8/8/3b4/2BW4/1B2W3/w7 w")
    picks = (["sq-e5"], ["sq-d4"], ["sq-d3", "sq-c3"], ["sq-d3", "sq-b3"])
    assert [explain(state, each, 0).sentence for each in picks] == [
        "e5 is empty. Choose one of your stacks.",
        "d4 is Black’s, and it is your turn.",
        "Black has a stack there, and stacks can’t be hit.",
        "Black has a piece on c3, so no stone can go there.",
    ]
    assert [explain(state, each, 1).sentence for each in picks] == [
        "e5 is empty. Choose one of White’s stacks.",
        "d4 is yours, and it is White’s turn.",
        "You have a stack there, and stacks can’t be hit.",
        "You have a piece on c3, so no stone can go there.",
    ]
