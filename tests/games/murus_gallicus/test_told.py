"""What players are told in Murus Gallicus, by their names or as "you"."""

from pygames.games.murus_gallicus import GAME
from pygames.games.murus_gallicus.explain import explain
from pygames.look.show import Moment
from tests.games.murus_gallicus.helpers import START, read
from tests.support.shown import Said, heard_row_by_row

NEAR, STUCK = "8/8/4b3/3W4/8/8/7B w", "8/8/4b3/3W4/8/8/8 w"
LAST = "B7/8/3W4/8/8/8/8 w"
# fmt: off
SAID: tuple[Said, ...] = (
    # Which sentence, where, after which actions, to whom, and its words.
    ("status", START, "", None, "White, choose a stack to move"),
    ("status", START, "", 0, "Your turn: choose a stack to move"),
    ("status", START, "", 1, "White, choose a stack to move"),
    ("said", START, "d1-f3", None, "White moved d1–f3"),
    ("said", NEAR, "d4xe5", None, "White hit e5 from d4; each side lost a stone"),
    ("said", NEAR, "d4xe5", 0, "You hit e5 from d4; each side lost a stone"),
    ("said", NEAR, "d4xe5", 1, "White hit e5 from d4; each side lost a stone"),
    # M7
    ("reason", LAST, "d5-d7", None, "White has reached Black’s home row."),
    ("reason", LAST, "d5-d7", 0, "You have reached Black’s home row."),
    ("reason", LAST, "d5-d7", 1, "White has reached your home row."),
    # M8
    ("reason", STUCK, "d4xe5", 1, "You have no move left."),
)
# fmt: on

test_players_read_and_hear = heard_row_by_row(GAME, SAID)


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
