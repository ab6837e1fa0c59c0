"""The clauses one by one; their numbers stand in the tests' words."""

from dataclasses import replace
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from pygames.core import CHANCE
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
from tests.support.shown import holds as fulfils
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


# fmt: off
TURNS = (
    # What a clause says, the empty areas of the USA, the cards, the dice, what is written,
    # and what holds then.
    ("T7: each number needs a card of its own", "CA NV AZ NY FL WA", "TX OH PA", "37", "",
     {"can": "37CA,73NY 37CA,73FL 37FL,73NY 37WA,73CA", "cannot": "37CA,73NV 37CA,73CA"}),
    ("T8: circled on the card that it uses", "TX NY FL WA CA", "TX OH PA", "37", "37TX,73NY",
     {"circled": "TX"}),
    ("T8: in any order", "TX NY FL WA CA", "TX OH PA", "37", "37FL,73TX", {"circled": "TX"}),
    ("T8: not on a card that the other needs", "TX FL AZ NE WA", "TX SD NM", "37", "37TX,73FL",
     {"circled": ""}),
    ("T8: which here it doesn't", "TX FL AZ NE WA", "TX SD NM", "37", "37TX,73NE",
     {"circled": "TX"}),
    ("T8: both", "TX OH CA", "TX OH PA", "37", "37OH,73TX", {"circled": "TX OH"}),
    ("T9: who can write both does", "CA NV NY", "TX OH PA", "37", "",
     {"only": "37CA,73NY 37NV,73NY 37NY,73CA 37NY,73NV"}),
    ("T9: with room for one, an X in a shown region", "CA NV AZ", "TX WV PA", "37", "",
     {"only": "37AZ,XCA 37AZ,XNV 37CA,XAZ 37CA,XNV 37NV,XAZ 37NV,XCA "
              "73AZ,XCA 73AZ,XNV 73CA,XAZ 73CA,XNV 73NV,XAZ 73NV,XCA"}),
    ("T9: as it is written", "CA NV AZ", "TX WV PA", "37", "73NV,XCA", {"holds": ("CA", CROSS)}),
    ("T9: anywhere when these are full", "CA WA OR", "TX GA PA", "37", "",
     {"only": "37CA,XOR 37CA,XWA 73CA,XOR 73CA,XWA"}),
    ("T9: a single number is circled too", "AZ WA OR", "AZ GA PA", "37", "37AZ,XWA",
     {"circled": "AZ"}),
    ("T9: with room for none, two Xs anywhere", "WA OR ID", "FL TX PA", "37", "",
     {"only": "XID,XOR XID,XWA XOR,XWA"}),
    ("T9: not circled", "WA OR ID", "FL TX PA", "37", "XID,XWA",
     {"holds": ("WA", CROSS), "circled": ""}),
    ("T10: after doubles a star in a shown region", "CA NV NY WA", "TX OH PA", "55", "",
     {"only": "*CA *NV *NY *WA"}),
    ("T10: circled", "CA NV NY WA", "TX OH PA", "55", "*NV", {"holds": ("NV", STAR),
                                                              "circled": "NV"}),
    ("T10: with three cards of one region too", "CA NV NY WA", "TX AZ AL", "37", "",
     {"only": "*CA *NV"}),
    ("T10: an X where none has room", "NY WA OH", "TX AZ AL", "37", "", {"only": "XNY XOH XWA"}),
    ("T10: not circled", "NY WA OH", "TX AZ AL", "37", "XNY", {"holds": ("NY", CROSS),
                                                               "circled": ""}),
    ("T11: both of the last two areas", "CA NY", "", "37", "", {"only": "37CA,73NY 37NY,73CA"}),
    ("T11: without circles", "CA NY", "", "37", "37CA,73NY", {"circled": "", "phase": "route"}),
    ("T11: either number in the last", "ID", "", "04", "", {"only": "04ID 40ID"}),
    ("T11: and it is full", "ID", "", "04", "40ID", {"phase": "route"}),
    ("T11: doubles are a star", "CA NY", "", "55", "*NY",
     {"circled": "NY", "current_player": CHANCE}),
    ("T11: and the dice are rolled again", "CA NY", "", "55", "*NY r11", {"only": "*CA"}),
)
CLIMB = "12NV 30UT (*CO) 30KS 41MO 20WY 10CA"
ROUTES = (
    # T13 and T14: what is on the map, what is drawn, and what holds then.
    ("numbers never fall, and a star fits any", CLIMB, ">NV >UT >CO >KS >MO end", {"scores": (6,)}),
    ("a star doesn't reset the climb", CLIMB, ">UT >CO", {"only": ">KS end"}),
    ("it begins anywhere but on an X", "30NV 30UT (*CO)", "", {"only": ">CO >NV >UT"}),
    ("it never comes back", "30NV 30UT (*CO)", ">NV >UT", {"only": ">CO end"}),
    ("only a neighbour can follow", "10CA 20NY", ">CA", {"only": "end"}),
    ("where all is crossed out it ends", "", "", {"only": "end"}),
    ("with nothing", "", "end", {"scores": (0,)}),
    ("an area is a point and a circle another", "(10CA) 20NV (30UT) (90NY)", ">CA >NV >UT end",
     {"scores": (5,)}),
)
# T15: the maps, the returns, and how they are explained.
ENDS = (
    (("10NV 20UT", "10NV (20UT)", "10NV 20UT"), (-1, 1, -1),
     "Yellow’s tour has 3 points, 1 more than Red and Green’s."),
    (("10NV 20UT (30NY)", "10NV 20UT"), (1, -1),
     "Yellow has 2 points too, but Red has more circled areas."),
    (("10NV 20UT", "10NV 20UT (30NY)", "10NV 20UT (30NY)"), (-1, 1, 1),
     "Yellow and Green share the win with 2 points and 1 circled area each."),
    (("10NV 20UT", "10NV 20UT"), (0, 0), "2 points"),
    (("10NV (20UT)",), (3,), "A tour of 2 areas, 1 of them circled."),
)
# fmt: on


@pytest.mark.parametrize(("clause", "empty", "cards", "roll", "actions", "expected"), TURNS)
def test_it_is_written_as_the_clause_says(
    clause: str, empty: str, cards: str, roll: str, actions: str, expected: dict[str, Any]
) -> None:
    del clause
    state = played(turn(USA, empty, cards=cards, roll=roll), actions)
    rest = dict(expected)
    assert circled(state) == {*rest.pop("circled", " ".join(circled(state))).split()}
    if "holds" in rest:
        id, value = rest.pop("holds")
        assert holds(state, id) == value
    fulfils(state, rest)


@pytest.mark.parametrize(("clause", "text", "actions", "expected"), ROUTES)
def test_a_tour_goes_as_the_clause_says(
    clause: str, text: str, actions: str, expected: dict[str, Any]
) -> None:
    del clause
    fulfils(played(on_route(USA, sheet(USA, text, others="X")), actions), expected)


@pytest.mark.parametrize(("maps", "returns", "reason"), ENDS)
def test_t15_points_and_then_circles_on_the_whole_map_decide(
    maps: tuple[str, ...], returns: tuple[int, ...], reason: str
) -> None:
    fulfils(finish(*maps), {"returns": returns, "because": reason})


def test_t9_all_players_always_have_equally_many_empty_areas() -> None:
    random, state = Random("equal"), new(3)
    while state.phase != "route":
        state = state.child(random_action(state, random))
        if state.current_player() == CHANCE:
            assert len({one.empty.bit_count() for one in state.sheets}) == 1


def test_t11_with_two_areas_left_the_dice_are_rolled_at_once_and_three_still_take_cards() -> None:
    state = Tour(USA, turn(USA, "CA NY").sheets, USA.full, phase="turn")
    assert len(state.chance_outcomes()) == 55
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


def finish(*sheets: str) -> Tour:
    """Let all players draw the tour from NV to UT."""
    state = on_route(USA, *(sheet(USA, text, others="X") for text in sheets))
    return played(state, *[">NV >UT end"] * len(sheets))


def test_t15_a_tie_is_told_without_those_who_have_less() -> None:
    state = finish("10NV 20UT (30NY)", "10NV 20UT")
    last = on_route(USA, *(state.sheets), sheet(USA, "10NV 20UT", others="X"))
    shorter = played(replace(last, mover=2), ">NV end")
    assert shorter.returns() == (1, -1, -1)
    assert shorter.reason() == "Yellow has 2 points too, but Red has more circled areas."


def test_there_is_no_position_text_and_no_start() -> None:
    assert find("on-tour").rules.read_position is None
    assert played(new(), SET_UP).position() is None


def test_the_seed_daily_begins_as_the_rules_say() -> None:
    game = find("on-tour")
    record = settle(Record(make_header(game, 1, {}, None), seed="daily"))
    assert record.actions[:5] == tuple(SET_UP.split())


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
