"""The worked examples of the rules, and the game of the pictures."""

from pygames.games import find
from pygames.games.eight_cities import result
from pygames.record import Record, final, make_header, settle
from tests.games.eight_cities.helpers import TABLE, start
from tests.support.shown import played


def test_the_seed_daily_places_the_cities_that_the_rules_name() -> None:
    record = settle(Record(make_header(find("eight-cities"), 2, {}, None), seed="daily"))
    assert " ".join(record.actions) == "@f2 @a5 @e4 @d3 @d6 @c5 @a1 @b3"
    assert final(record).current_player() == 0


def test_the_game_of_the_pictures() -> None:
    state = played(start(), *TABLE)
    assert state.position() == (
        "a2,b2,b4,c5,d5,d6,e5,e6 a2a3,a2b2,a3b3,b3b4,b4c4,c4c5,c5d5,d3d4,d4d5,d5d6 "
        "b2b3,b3c3,b4b5,b5c5,c3c4,c4d4,d4e4,d5e5,d6e6,e5e6 w 1 0 1"
    )
    assert state.legal_actions() == ("c3-d3", "d2-d3", "d3-e3")
    assert result.totals(state.board) == (30, 14)
    rank = result.deciding(state.board)
    assert rank is not None
    assert (rank.names, rank.totals) == (["d5", "d6"], (10, 6))
