"""What players are told in Eight-by-Eight, by their names or as "you"."""

from __future__ import annotations

from pygames.games.eight_by_eight import GAME
from pygames.games.eight_by_eight.explain import explain
from pygames.games.eight_by_eight.rules import EightByEight
from pygames.look.show import Moment, Show
from tests.games.eight_by_eight.drive import at, new


def moments(state: EightByEight, *actions: str, you: int | None = 0) -> list[Moment[EightByEight]]:
    """Play, and return the moment after each action."""
    steps = []
    for action in actions:
        before, state = state, state.child(action)
        steps.append(Moment(state, before, action, you=you))
    return steps


def last(state: EightByEight, *actions: str, you: int | None = 0) -> Show:
    return GAME.look.show(moments(state, *actions, you=you)[-1])


def told(*steps: Moment[EightByEight]) -> str:
    assert GAME.look.tell
    return GAME.look.tell(steps)


def test_the_one_who_plays_is_spoken_to() -> None:
    assert last(new(2), "r4").status == "Your turn: place in row or column 4, or black it out"
    assert last(new(2), "r4", you=1).status.startswith("Red, place in row or column 4")
    ending = at("rrrrr3/8/8/8/8/8/8/8 -,- y 1 !")
    status = GAME.look.show(Moment(ending, you=1)).status
    assert status == "Last round, your turn: place in row or column 1, or black it out"


def test_a_turn_is_told_in_one_go() -> None:
    assert (
        told(*moments(new(2), "r4", "4,5")) == "You rolled 4 and placed a piece in row 4, column 5."
    )
    own = moments(new(2), "r4", "x4", "r7", "7,1")
    assert (
        told(*own)
        == "You rolled 4, blacked it out, rolled 7 and placed a piece in row 7, column 1."
    )
    assert told(*moments(new(2), "r4", "x4", "r4", you=1)) == (
        "Red rolled 4, blacked it out and rolled 4, blacked out: Red’s turn is over."
    )


def test_e6_rolling_again_is_reported_during_the_turn() -> None:
    assert (
        told(*moments(new(2), "r4", "x4", "r7"))
        == "You rolled 4 and blacked it out. Rolled again: 7."
    )
    assert told(*moments(new(2), "r4", "x4")) == "You rolled 4, blacked it out and roll again."


def test_the_roll_of_a_turn_that_begins_is_in_the_status() -> None:
    assert told(*moments(new(2), "r4")) == ""
    assert told(*moments(new(2), "r4", "4,5", "r2")[1:]) == "You placed a piece in row 4, column 5."


def test_only_the_last_turns_are_told() -> None:
    lost = at("rr6/8/8/8/8/8/8/8 12345678,- y 1 -")
    many = moments(lost, "1,8", "r1", "r2", "2,8", "r3", "r4", "4,8", "r5")
    assert told(*many).count("Red rolled") + told(*many).count("You rolled") == 2


def test_e4_what_a_blackout_costs_is_said_until_one_has_made_one() -> None:
    cost = "You roll again after a blackout, but from then on, rolling 4 ends your turn."
    assert last(new(2), "r4").note == cost
    assert last(new(2), "r4", "x4", "r5").note == ""
    assert GAME.look.show(Moment(new(2))).note == ""
    assert last(new(2), "r4", you=1).note == ""


def test_the_score_is_the_longest_line_by_its_name() -> None:
    players = GAME.look.show(Moment(at("rrr5/8/8/8/8/8/8/8 -,- y 1 -"))).players
    assert [(player.score, player.unit) for player in players] == [
        (3, "longest line"), (0, "longest line")
    ]  # fmt: skip


def test_e10_the_end_is_told_to_winner_and_loser() -> None:
    won = at("yyyy4/8/8/8/8/8/8/8 -,- y 1 -")
    assert last(won, "1,5", you=1).reason == "You have the longest line: five."
    assert last(won, "1,5", you=0).reason == "Yellow has the longest line: five."


def test_e10_every_line_of_five_is_shown() -> None:
    tied = last(at("rrrrr3/yyyy4/8/8/8/8/8/8 1,- y 2 !"), "2,5")
    bars = [shape["id"] for shape in tied.scene.ground if shape["id"].startswith("win-line")]
    assert bars == ["win-line-1-1-1-5", "win-line-2-1-2-5"]
    assert tied.reason == "You and Yellow have lines of five, but you have more blackouts, 1 to 0."


def test_why_not_is_told_to_the_one_who_asks() -> None:
    rolled, before = at(f"{'8/' * 7}8 -,- y 4 -"), at(f"{'8/' * 7}8 -,- y - -")
    picks = ("space-1-1", "blackout-4", "blackout-2")
    assert [explain(rolled, [pick], 1).sentence for pick in picks] == [
        "You rolled 4, so the piece must go in row 4 or column 4.",
        "You rolled 4 and can black it out.",
        "You rolled 4, so only 4 can be blacked out, not 2.",
    ]
    assert explain(rolled, ["blackout-2"], 0).sentence.startswith("Yellow rolled 4, so only 4")
    rolls = [explain(before, ["space-1-1"], you).sentence for you in (0, 1)]
    assert rolls == ["Yellow has to roll first.", "You have to roll first."]
