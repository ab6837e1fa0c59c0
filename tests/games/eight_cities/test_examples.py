"""The worked examples of the rules, and the game of the pictures."""

from pygames.games import find
from pygames.games.eight_cities import result
from pygames.record import Record, final, make_header, settle
from tests.games.eight_cities.helpers import CITIES, START, TABLE, read, start
from tests.support.shown import played


def test_at_the_start_white_builds_from_any_city_to_any_adjacent_tile_or_passes() -> None:
    actions = read(START).legal_actions()
    assert actions[-1] == "pass"
    from_a1_and_c3 = ["a1-a2", "a1-b1", "b3-c3", "c2-c3", "c3-c4", "c3-d3"]
    assert [a for a in actions if "a1" in a or "c3" in a] == from_a1_and_c3
    assert all(any(city in action for city in CITIES.split(",")) for action in actions[:-1])


def test_a_road_to_a_land_tile_has_to_go_on_from_there() -> None:
    state = played(read(START), "a1-a2")
    assert state.position() == f"{CITIES} a1a2 - b 2 0 0"
    assert played(state, "pass").legal_actions() == ("a2-a3", "a2-b2")


def test_black_builds_so_that_no_free_path_leads_on_and_a2_dies() -> None:
    state = played(read(f"{CITIES} a1a2 b2b3,b3c3 b 2 0 0"), "a2-b2")
    assert state.board.sides[0].loose != 0
    state = played(state, "a2-a3")
    assert state.position() == f"{CITIES} - a2a3,a2b2,b2b3,b3c3 w 2 0 0"
    assert state.legal_actions()[-1] == "pass"


def test_four_cities_and_their_flags() -> None:
    a, b, c, d = "a2", "b2", "c2", "b3"
    board = read(f"a2,b2,b3,c2,d6,e6,f1,f6 {a}{b},{b}{c} {b}{d} w 2 1 0").board
    counts = {city.name: city.flags for city in result.cities(board)}
    assert (counts[a], counts[b], counts[c], counts[d]) == ((2, 0), (2, 1), (2, 0), (0, 1))
    rank = result.deciding(board)
    assert rank is not None
    assert (rank.names, rank.totals) == ([b], (2, 1))
    assert result.totals(board) == (6, 2)


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
