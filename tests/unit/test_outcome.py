"""The one answer to whether a game is over, who has won, with which scores, and why."""

import pytest

from pygames.core import Outcome, outcome_of
from pygames.door.view import result
from pygames.games import find
from pygames.record import final, outcome, parse
from tests.support.door import MURUS, OVER, ok
from tests.support.states import Ended


def test_while_a_game_goes_on_there_is_nothing_to_tell() -> None:
    assert outcome(parse(MURUS)) == Outcome(over=False)
    assert outcome(parse(MURUS)).ranking() == ()


def test_at_the_end_it_tells_who_has_won_with_which_scores_and_why() -> None:
    end = outcome(parse(OVER))
    assert (end.over, end.returns, end.scores, end.winners) == (
        True,
        (1, -1),
        (1, -1),
        (0,),
    )
    assert end.reason == final(parse(OVER)).reason() != ""


@pytest.mark.parametrize(
    ("returns", "winners"),
    [((1, -1), (0,)), ((-1, 1, -1), (1,)), ((1, -1, 1, -1), (0, 2)), ((0, 0), ()), ((31,), ())],
)
def test_winners_are_those_who_win_or_share_the_win(
    returns: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    assert outcome_of(Ended(returns)).winners == winners


def test_winners_rank_before_others_and_then_the_score_counts() -> None:
    assert outcome_of(Ended((-1, 1, -1), (20, 10, 30))).ranking() == (1, 2, 0)
    assert outcome_of(Ended((1, -1, 1), (5, 9, 8))).ranking() == (2, 0, 1)
    assert outcome_of(Ended((0, 0), (4, 4))).ranking() == (0, 1)


@pytest.mark.parametrize(
    ("returns", "words"),
    [
        ((1, -1), "Red wins"), ((1, 1, -1), "Red and Yellow share the win"), ((0, 0), "A draw"),
        ((13,), "13 points"), ((1,), "1 point"), ((0,), "0 points"),
    ],
)  # fmt: skip
def test_the_result_takes_a_few_words(returns: tuple[int, ...], words: str) -> None:
    game = find("eight-by-eight")
    assert result(game.cast(), outcome_of(Ended(returns))) == words


def test_a_view_sends_the_result_winners_ranking_and_places() -> None:
    view = ok("view", record=OVER)
    assert (view["winners"], view["ranking"], view["places"]) == ([0], [0, 1], [0, 1])
    assert (view["over"], view["result"], view["picks"]) == (True, "White wins", {})
    state = ok("state", record=OVER)
    assert (state["over"], state["to_move"], state["legal"]) == (True, None, [])
    assert (state["returns"], state["scores"], state["position"]) == ([1, -1], [1, -1], None)
    view = ok("view", record=MURUS)
    assert (view["winners"], view["ranking"], view["places"]) == ([], [], [])
