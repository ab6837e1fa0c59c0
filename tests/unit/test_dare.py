"""Dares: the same beginning, what was reached there, and who did better."""

from random import Random
from typing import Any

import pytest

from pygames.dare import Reached, again, reached, verdict
from pygames.games import catalog, find
from pygames.record import end, extend, final, new, resigned_by
from tests.support.door import MURUS, OVER, failure, ok
from tests.support.playthrough import played

GAMES = catalog()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_dare_begins_with_the_cards_drawn_before(game: Any) -> None:
    start = new(game, game.players[-1], seed="fair")
    assert again(played(start, Random(1))) == start


def test_dice_come_in_the_same_order_after_as_many_actions() -> None:
    on_tour = find("on-tour")
    one, other = (played(new(on_tour, 1, seed="fair"), Random(seed)) for seed in (1, 2))
    outcomes = [[action for action in each.actions if action[0] in "r#"] for each in (one, other)]
    assert one.actions != other.actions
    assert len(outcomes[0]) > 20
    assert outcomes[0] == outcomes[1]


def test_a_game_without_chance_needs_no_seed() -> None:
    answer = ok("dare", record=OVER, seat=0)
    assert answer["record"] == OVER | {"actions": []}
    assert (answer["own"], answer["verdict"]) == (None, None)


def test_a_player_alone_has_reached_points() -> None:
    record = played(new(find("on-tour"), 1, seed="fair"), Random(1))
    scores = final(record).scores()
    assert scores is not None
    assert reached(record, 0) == Reached("alone", scores[0], reached(record, 0).moves)


def test_wins_and_defeats_are_reported_with_their_moves() -> None:
    assert ok("dare", record=OVER, seat=0)["theirs"] == {"how": "won", "points": None, "moves": 1}
    assert ok("dare", record=OVER, seat=1)["theirs"] == {"how": "lost", "points": None, "moves": 0}


def test_a_player_who_resigns_has_lost_without_points_and_an_agreed_draw_is_drawn() -> None:
    game = extend(new(find("cercas")), final(new(find("cercas"))).legal_actions()[0])
    assert reached(resigned_by(game, 0), 0) == Reached("lost", None, 1)
    agreed = end(extend(new(find("murus-gallicus")), "d1-d3"), "draw")
    assert reached(agreed, 0) == Reached("drawn", None, 1)


@pytest.mark.parametrize(
    ("yours", "theirs", "says"),
    [
        (Reached("alone", 36, 24), Reached("alone", 35, 24), "better"),
        (Reached("alone", 35, 24), Reached("alone", 35, 24), "equal"),
        (Reached("alone", 34, 24), Reached("alone", 35, 24), "worse"),
        (Reached("won", None, 20), Reached("won", None, 23), "better"),
        (Reached("won", None, 23), Reached("lost", None, 23), "better"),
        (Reached("lost", None, 30), Reached("lost", None, 12), "better"),
        (Reached("drawn", None, 30), Reached("drawn", None, 12), "equal"),
        (Reached("drawn", None, 30), Reached("lost", None, 40), "better"),
        (Reached("won", 30, 20), Reached("won", 28, 9), "better"),
        (Reached("won", 20, 20), Reached("lost", 28, 20), "better"),
        (Reached("lost", 12, 20), Reached("lost", None, 30), "better"),
    ],
)
def test_a_result_counts_first_then_points_or_how_soon_one_has_won(
    yours: Reached, theirs: Reached, says: str
) -> None:
    assert verdict(yours, theirs) == says
    opposite = {"better": "worse", "worse": "better", "equal": "equal"}
    assert verdict(theirs, yours) == opposite[says]


def test_both_results_are_shown_once_both_games_are_over() -> None:
    answer = ok("dare", record=OVER, seat=0, own=OVER)
    assert answer["own"] == answer["theirs"]
    assert answer["verdict"] == "equal"


UNSEEDED = played(new(find("eight-by-eight"), seed="fair"), Random(1)).data()
del UNSEEDED["seed"]
OTHER = played(new(find("murus-gallicus")), Random(3)).data()


@pytest.mark.parametrize(
    ("arguments", "kind", "words"),
    [
        # Cards that were drawn without a seed can't come again, and a game that goes on has no end.
        ({"record": UNSEEDED}, "not-supported", ""),
        ({"record": MURUS}, "not-supported", ""),
        ({"own": OVER | {"actions": []}}, "not-supported", ""),
        ({"own": OTHER}, "bad-request", "beginning"),
        ({"seat": 2}, "bad-request", ""),
    ],
)
def test_what_can_not_be_dared_is_refused(arguments: Any, kind: str, words: str) -> None:
    error = failure("dare", **{"record": OVER, "seat": 0} | arguments)
    assert error["kind"] == kind
    assert words in error["message"]
