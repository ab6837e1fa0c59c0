"""The clauses one by one; their numbers stand in the tests' words."""

from dataclasses import replace
from fractions import Fraction
from random import Random

import pytest

from pygames.core import CHANCE, TERMINAL
from pygames.games import find
from pygames.games.on_tour.rules.maps import MAPS, Map
from pygames.games.on_tour.rules.rules import Tour
from pygames.games.on_tour.rules.sheet import CROSS, STAR
from pygames.record import Record, make_header, settle
from tests.games.on_tour.helpers import (
    EUROPE,
    USA,
    areas,
    circled,
    filled,
    holds,
    new,
    on_route,
    random_action,
    sheet,
    turn,
)
from tests.games.on_tour.reference import MAPS as GIVEN
from tests.support.shown import played

SET_UP = "r67 #FL #SD #NM #OH"


@pytest.mark.parametrize("name", MAPS)
def test_t1_the_maps_are_those_given(name: str) -> None:
    land = MAPS[name]
    lands = {area["id"]: area for area in GIVEN[name]["areas"]}
    assert list(land.ids) == sorted(lands)
    for i, id in enumerate(land.ids):
        assert land.names[i] == lands[id]["name"]
        assert set(land.blocks[i]) == set(lands[id]["regions"])
        assert land.cards[i] == lands[id]["region"]
        assert land.around[i] == areas(land, " ".join(lands[id]["adjacent"]))


def test_t1_the_usa_has_41_areas_and_europe_40() -> None:
    assert (len(USA.ids), len(EUROPE.ids)) == (41, 40)
    assert USA.names[USA.index["MC"]] == "Mid-Atlantic"


def test_t2_a_corner_is_no_border_and_a_link_across_the_water_is_one() -> None:
    assert not USA.around[USA.index["UT"]] & areas(USA, "NM")
    assert not USA.around[USA.index["AZ"]] & areas(USA, "CO")
    assert EUROPE.around[EUROPE.index["IS"]] == areas(EUROPE, "GB NO")


@pytest.mark.parametrize("land", MAPS.values(), ids=lambda land: land.id)
def test_t2_adjacency_goes_both_ways_and_t3_a_card_shows_a_region_of_its_area(land: Map) -> None:
    for i, around in enumerate(land.around):
        assert land.cards[i] in land.blocks[i]
        assert all(land.around[j] >> i & 1 for j in range(len(land.ids)) if around >> j & 1)


def test_t4_two_dice_give_two_numbers_of_two_digits() -> None:
    assert turn(USA, "TX CA", roll="37").turn.numbers == (37, 73)
    assert turn(USA, "TX CA", roll="04").turn.numbers == (4, 40)


def test_t5_the_set_up_has_45_rolls_without_doubles_and_then_four_cards() -> None:
    state = new()
    assert state.current_player() == CHANCE
    outcomes = state.chance_outcomes()
    assert len(outcomes) == 45
    assert {chance for _, chance in outcomes} == {Fraction(1, 45)}
    assert not [roll for roll, _ in outcomes if roll[1] == roll[2]]
    state = played(state, SET_UP)
    assert [holds(state, id) for id in ("FL", "SD", "NM", "OH")] == [67, 67, 76, 76]
    assert circled(state) == {"FL", "SD", "NM", "OH"}


def test_t5_the_four_cards_leave_the_game() -> None:
    state = played(new(), SET_UP)
    assert not state.deck & areas(USA, "FL SD NM OH")
    assert not state.discards
    assert len(state.chance_outcomes()) == 37


def test_t6_three_cards_are_drawn_and_then_the_dice_rolled() -> None:
    state = played(new(), SET_UP, "#TX #NY #AL")
    assert len(state.chance_outcomes()) == 55
    assert dict(state.chance_outcomes())["r55"] == Fraction(1, 100)
    assert dict(state.chance_outcomes())["r37"] == Fraction(1, 50)
    after = played(state, "r37")
    after = after.child(after.legal_actions()[0])
    assert after.discards == areas(USA, "TX NY AL")
    assert dict(after.chance_outcomes())["#WA"] == Fraction(1, 34)


def test_t6_when_the_deck_ends_in_a_turn_the_rest_comes_from_the_discards() -> None:
    state = Tour(
        USA, turn(USA, "TX CA NV UT").sheets, areas(USA, "TX"), areas(USA, "WA OR"), phase="turn"
    )
    assert state.chance_outcomes() == (("#TX", Fraction(1)),)
    state = played(state, "#TX")
    assert [card for card, _ in state.chance_outcomes()] == ["#OR", "#WA"]
    state = played(state, "#OR #WA")
    assert (state.deck, state.discards) == (0, 0)
    state = played(state, "r37", state.child("r37").legal_actions()[0])
    assert state.discards == areas(USA, "TX WA OR")


def test_t7_each_number_needs_a_card_of_its_own() -> None:
    """The second worked example: one card serves the South, the others North and East."""
    state = turn(USA, "CA NV AZ NY FL WA", cards="TX OH PA")
    assert "37CA,73NV" not in state.legal_actions()
    assert {"37CA,73NY", "37CA,73FL", "37FL,73NY", "37WA,73CA"} <= set(state.legal_actions())
    assert "37CA,73CA" not in state.legal_actions()


def test_t8_a_number_is_circled_in_the_area_of_the_card_that_it_uses() -> None:
    """The first worked example."""
    state = turn(USA, "TX NY FL WA CA", cards="TX OH PA")
    assert circled(played(state, "37TX,73NY")) == {"TX"}
    assert circled(played(state, "37FL,73TX")) == {"TX"}
    assert not any("X" in text.split(",")[1][:1] for text in state.legal_actions())


def test_t8_a_card_that_the_other_number_needs_gives_no_circle() -> None:
    state = turn(USA, "TX FL AZ NE WA", cards="TX SD NM")
    assert USA.cards[USA.index["SD"]] == "C"
    assert circled(played(state, "37TX,73FL")) == set()
    assert circled(played(state, "37TX,73NE")) == {"TX"}


def test_t8_both_numbers_can_be_circled() -> None:
    state = turn(USA, "TX OH CA", cards="TX OH PA")
    assert circled(played(state, "37OH,73TX")) == {"TX", "OH"}


def test_t9_a_player_who_can_write_both_writes_both() -> None:
    state = turn(USA, "CA NV NY", cards="TX OH PA")
    assert state.legal_actions() == ("37CA,73NY", "37NV,73NY", "37NY,73CA", "37NY,73NV")


def test_t9_with_room_for_one_number_the_other_is_an_x_in_a_shown_region() -> None:
    state = turn(USA, "CA NV AZ", cards="TX WV PA")
    assert state.legal_actions() == (
        "37AZ,XCA", "37AZ,XNV", "37CA,XAZ", "37CA,XNV", "37NV,XAZ", "37NV,XCA",
        "73AZ,XCA", "73AZ,XNV", "73CA,XAZ", "73CA,XNV", "73NV,XAZ", "73NV,XCA",
    )  # fmt: skip
    assert holds(played(state, "73NV,XCA"), "CA") == CROSS


def test_t9_the_x_goes_anywhere_when_the_shown_regions_are_full() -> None:
    state = turn(USA, "CA WA OR", cards="TX GA PA")
    assert state.legal_actions() == ("37CA,XOR", "37CA,XWA", "73CA,XOR", "73CA,XWA")


def test_t9_a_single_number_is_circled_on_its_own_card() -> None:
    state = turn(USA, "AZ WA OR", cards="AZ GA PA")
    assert circled(played(state, "37AZ,XWA")) == {"AZ"}


def test_t9_who_can_write_neither_writes_two_xs_anywhere() -> None:
    state = turn(USA, "WA OR ID", cards="FL TX PA")
    assert state.legal_actions() == ("XID,XOR", "XID,XWA", "XOR,XWA")
    state = played(state, "XID,XWA")
    assert (holds(state, "ID"), holds(state, "WA")) == (CROSS, CROSS)
    assert not state.sheets[0].circled


def test_t9_all_players_always_have_equally_many_empty_areas() -> None:
    random, state = Random("equal"), new(3)
    while state.phase != "route":
        state = state.child(random_action(state, random))
        if state.current_player() == CHANCE:
            assert len({one.empty.bit_count() for one in state.sheets}) == 1


def test_t10_after_doubles_a_star_in_a_shown_region_circled() -> None:
    state = turn(USA, "CA NV NY WA", cards="TX OH PA", roll="55")
    assert state.legal_actions() == ("*CA", "*NV", "*NY", "*WA")
    state = played(state, "*NV")
    assert (holds(state, "NV"), circled(state)) == (STAR, {"NV"})


def test_t10_three_cards_of_one_region_ask_for_a_star_too() -> None:
    state = turn(USA, "CA NV NY WA", cards="TX AZ AL", roll="37")
    assert state.legal_actions() == ("*CA", "*NV")


def test_t10_an_x_anywhere_when_no_shown_region_has_room() -> None:
    state = turn(USA, "NY WA OH", cards="TX AZ AL", roll="37")
    assert state.legal_actions() == ("XNY", "XOH", "XWA")
    state = played(state, "XNY")
    assert (holds(state, "NY"), circled(state)) == (CROSS, set())


def test_t11_with_two_areas_left_both_numbers_are_written_without_cards_or_circles() -> None:
    state = Tour(USA, turn(USA, "CA NY").sheets, USA.full, phase="turn")
    assert len(state.chance_outcomes()) == 55
    state = played(state, "r37")
    assert state.legal_actions() == ("37CA,73NY", "37NY,73CA")
    state = played(state, "37CA,73NY")
    assert (circled(state), state.phase) == (set(), "route")


def test_t11_the_last_area_takes_either_number() -> None:
    state = turn(USA, "ID", roll="04")
    assert state.legal_actions() == ("04ID", "40ID")
    assert played(state, "40ID").phase == "route"


def test_t11_doubles_are_a_star_and_the_dice_are_rolled_again_for_the_last_area() -> None:
    state = turn(USA, "CA NY", roll="55")
    assert state.legal_actions() == ("*CA", "*NY")
    state = played(state, "*NY")
    assert circled(state) == {"NY"}
    assert (state.current_player(), len(state.chance_outcomes())) == (CHANCE, 55)
    assert played(state, "r11").legal_actions() == ("*CA",)


def test_t11_three_empty_areas_still_take_cards() -> None:
    state = Tour(USA, turn(USA, "CA NY WA").sheets, USA.full, phase="turn")
    assert {action[0] for action, _ in state.chance_outcomes()} == {"#"}


def test_t12_players_act_in_order_and_nothing_concerns_the_others() -> None:
    state = turn(USA, "CA NV NY TX", cards="TX OH PA", players=3)
    actions = state.legal_actions()
    for player in range(3):
        assert (state.current_player(), state.legal_actions()) == (player, actions)
        state = state.child(actions[player])
    assert state.current_player() == CHANCE


def test_t12_at_the_end_each_draws_the_whole_route_in_turn() -> None:
    state = filled("order", players=2)
    first = state.legal_actions()[0]
    state = played(state, first)
    assert state.current_player() == 0
    state = played(state, "end")
    assert state.current_player() == 1
    assert first in state.legal_actions()


ROUTE = "12NV 30UT (*CO) 30KS 41MO 20WY 10CA"


def test_t13_numbers_never_fall_and_a_star_fits_any() -> None:
    """The third worked example."""
    state = played(on_route(USA, sheet(USA, ROUTE, others="X")), ">NV >UT >CO >KS >MO end")
    assert state.scores() == (6,)


def test_t13_a_star_does_not_reset_the_climb() -> None:
    state = played(on_route(USA, sheet(USA, ROUTE, others="X")), ">UT >CO")
    assert ">WY" not in state.legal_actions()
    assert state.legal_actions() == (">KS", "end")


def test_t13_a_route_begins_anywhere_but_on_an_x_and_never_comes_back() -> None:
    state = on_route(USA, sheet(USA, "30NV 30UT (*CO)", others="X"))
    assert state.legal_actions() == (">CO", ">NV", ">UT")
    state = played(state, ">NV >UT")
    assert state.legal_actions() == (">CO", "end")


def test_t13_an_area_that_is_not_adjacent_can_not_follow() -> None:
    state = played(on_route(USA, sheet(USA, "10CA 20NY", others="X")), ">CA")
    assert state.legal_actions() == ("end",)


def test_t13_where_all_is_crossed_out_the_route_ends_at_once() -> None:
    state = on_route(USA, sheet(USA, "", others="X"))
    assert state.legal_actions() == ("end",)
    assert played(state, "end").scores() == (0,)


def test_t14_an_area_is_a_point_and_a_circle_another() -> None:
    state = on_route(USA, sheet(USA, "(10CA) 20NV (30UT) (90NY)", others="X"))
    assert played(state, ">CA >NV >UT end").scores() == (5,)


def finish(*sheets: str) -> Tour:
    """Let all players draw the tour from NV to UT."""
    state = on_route(USA, *(sheet(USA, text, others="X") for text in sheets))
    return played(state, *[">NV >UT end"] * len(sheets))


def test_t15_the_highest_score_wins() -> None:
    state = finish("10NV 20UT", "10NV (20UT)", "10NV 20UT")
    assert (state.returns(), state.scores()) == ((-1, 1, -1), (2, 3, 2))
    assert state.reason() == "Yellow’s tour has 3 points, 1 more than Red and Green’s."


def test_t15_a_tie_is_decided_by_circles_on_the_whole_map() -> None:
    state = finish("10NV 20UT (30NY)", "10NV 20UT")
    assert state.returns() == (1, -1)
    assert state.reason() == "Yellow has 2 points too, but Red has more circled areas."


def test_t15_a_tie_is_told_without_those_who_have_less() -> None:
    state = finish("10NV 20UT (30NY)", "10NV 20UT")
    last = on_route(USA, *(state.sheets), sheet(USA, "10NV 20UT", others="X"))
    shorter = played(replace(last, mover=2), ">NV end")
    assert shorter.returns() == (1, -1, -1)
    assert shorter.reason() == "Yellow has 2 points too, but Red has more circled areas."


def test_t15_all_still_tied_share_the_win() -> None:
    state = finish("10NV 20UT", "10NV 20UT (30NY)", "10NV 20UT (30NY)")
    assert state.returns() == (-1, 1, 1)
    reason = "Yellow and Green share the win with 2 points and 1 circled area each."
    assert state.reason() == reason
    assert finish("10NV 20UT", "10NV 20UT").returns() == (0, 0)


def test_t15_alone_the_returns_are_the_score() -> None:
    state = finish("10NV (20UT)")
    assert (state.returns(), state.scores(), state.position()) == ((3,), (3,), None)
    assert state.current_player() == TERMINAL
    assert state.reason() == "A tour of 2 areas, 1 of them circled."


def test_there_is_no_position_text_and_no_start() -> None:
    assert find("on-tour").rules.read_position is None
    assert played(new(), SET_UP).position() is None


def test_the_seed_daily_begins_as_the_rules_say() -> None:
    game = find("on-tour")
    record = settle(Record(make_header(game, 1, {}, None), seed="daily"))
    assert record.actions[:5] == tuple(SET_UP.split())


def test_the_stable_order_is_that_of_the_strings() -> None:
    for seed in range(4):
        random, state = Random(seed), new(2, ("usa", "europe")[seed % 2])
        while not state.is_terminal():
            choices = list(state.legal_actions()) or [text for text, _ in state.chance_outcomes()]
            assert choices == sorted(set(choices))
            assert sum(chance for _, chance in state.chance_outcomes()) in (0, 1)
            state = state.child(random_action(state, random))


def test_the_text_shows_what_is_written_and_what_lies_on_the_table() -> None:
    state = played(new(2), SET_UP, "#TX #NY #AL r37")
    lines = state.text().splitlines()
    assert len(lines) == 42
    assert "FL  SE (67)  (67)" in state.text()
    empty = {line.split()[0] for line in lines if "." in line}
    assert empty == {id for i, id in enumerate(USA.ids) if state.sheet.empty >> i & 1}
    assert lines[-1] == "dice 3 7  TX (S)  NY (N)  AL (S)"


def test_the_text_shows_the_tours_that_are_drawn() -> None:
    state = played(on_route(USA, *[sheet(USA, "10NV 20UT", others="X")] * 2), ">NV >UT end >UT")
    assert state.text().splitlines()[-2:] == ["route 0: NV UT", "route 1: UT"]


def test_a_player_can_write_before_the_others_have_and_only_their_own_map_changes() -> None:
    state = turn(USA, "UT WY CO", "UT WY CO", players=3)
    ahead = state.before_turn(1)
    assert ahead is not None
    assert (state.current_player(), ahead.current_player()) == (0, 1)
    assert ahead.legal_actions() == state.legal_actions()
    writer = ahead.child(ahead.legal_actions()[0])
    later = state.with_sheet(writer, 1)
    assert later.sheets == (state.sheets[0], writer.sheets[1], state.sheets[2])
    assert replace(later, sheets=state.sheets) == state


def test_nobody_writes_before_the_dice_are_rolled_or_once_more() -> None:
    state = turn(USA, "UT WY CO", "UT WY CO", players=3)
    later = state.child(state.legal_actions()[0])
    assert [later.before_turn(player) is None for player in range(3)] == [True, True, False]
    assert new(3).before_turn(1) is None
