"""8 Cities clause by clause, K1 to K15."""

from fractions import Fraction

from pygames.core import CHANCE, TERMINAL
from pygames.games.eight_cities import result
from pygames.games.eight_cities.board import PLACES
from pygames.games.eight_cities.rules import Cities
from tests.games.eight_cities.helpers import CITIES, START, TABLE, read, start
from tests.support.shown import played

PLACED = tuple(f"@{tile}" for tile in CITIES.split(","))


def roads(state: Cities) -> list[str]:
    return [action for action in state.legal_actions() if action != "pass"]


# K1, K3: the land and its places


def test_k1_tiles_are_named_by_column_and_row_in_stable_order() -> None:
    tiles = [action for action, _ in start().chance_outcomes()]
    assert len(tiles) == 36
    assert tiles[:7] == ["@a1", "@a2", "@a3", "@a4", "@a5", "@a6", "@b1"]
    assert tiles[-1] == "@f6"


def test_k3_there_are_60_places_in_stable_order() -> None:
    actions = [place.action for place in PLACES]
    assert len(set(actions)) == 60
    assert actions[:5] == ["a1-a2", "a1-b1", "a2-a3", "a2-b2", "a3-a4"]
    assert actions[-2:] == ["f4-f5", "f5-f6"]
    assert actions == sorted(actions)


def test_k3_two_adjacent_cities_can_be_joined_by_one_road() -> None:
    state = played(read("a1,a2,c3,c5,d2,e5,f1,f6 - - w 1 0 0"), "a1-a2")
    assert state.board.sides[0].loose == 0
    assert [city.flags for city in result.cities(state.board)][:2] == [(1, 0), (1, 0)]


# K2: the cities


def test_k2_chance_places_eight_cities_with_equal_probability_on_free_tiles() -> None:
    state = start()
    for placed, action in enumerate(PLACED):
        assert state.current_player() == CHANCE
        assert state.legal_actions() == ()
        outcomes = dict(state.chance_outcomes())
        assert set(outcomes.values()) == {Fraction(1, 36 - placed)}
        state = played(state, action)
        assert action not in dict(state.chance_outcomes())
    assert state.current_player() == 0
    assert state.chance_outcomes() == ()


def test_k2_the_order_of_the_cities_does_not_matter_afterwards() -> None:
    assert played(start(), *PLACED) == played(start(), *reversed(PLACED))


# K4: how turns go


def test_k4_white_first_builds_one_road_and_every_later_turn_has_two() -> None:
    state = read(START)
    movers = []
    for action in ("c3-c4", "d2-e2", "e2-f2", "c4-d4", "d4-d5"):
        movers.append((state.current_player(), state.board.left))
        state = played(state, action)
    assert movers == [(0, 1), (1, 2), (1, 1), (0, 2), (0, 1)]


def test_k4_if_white_passes_the_first_turn_black_builds_two_roads_as_usual() -> None:
    assert played(read(START), "pass").position() == f"{CITIES} - - b 2 1 0"


# K5: where a road starts


def test_k5_a_road_starts_at_a_city_or_at_a_tile_of_an_own_road() -> None:
    state = read("a1,a3,c6,d6,e6,f1,f3,f6 a1a2,a2a3 - b 2 0 0")
    assert "a2-b2" not in state.legal_actions()  # white's tile, not black's
    assert "a1-b1" in state.legal_actions()
    assert "b1-b2" not in state.legal_actions()
    white = read("a1,a3,c6,d6,e6,f1,f3,f6 a1a2,a2a3 - w 2 0 0")
    assert "a2-b2" in white.legal_actions()
    assert "b2-c2" not in white.legal_actions()


# K6: one road on a place, crossing on a tile


def test_k6_no_road_is_built_on_a_road() -> None:
    text = "a1,a3,c6,d6,e6,f1,f3,f6 a1a2,a2a3 - {} 2 0 0"
    for player in "wb":
        assert not {"a1-a2", "a2-a3"} & set(read(text.format(player)).legal_actions())


def test_k6_roads_of_both_cross_on_a_tile() -> None:
    state = read("a2,b1,b3,c2,e5,f1,f3,f6 a2b2,b2c2 - b 2 0 0")
    state = played(state, "b1-b2", "b2-b3")
    assert state.position() == "a2,b1,b3,c2,e5,f1,f3,f6 a2b2,b2c2 b1b2,b2b3 w 2 0 0"


# K7: loose ends


def test_k7_the_next_road_starts_at_the_loose_end_in_the_same_turn() -> None:
    state = played(read(f"{CITIES} a1a2 - b 2 0 0"), "c3-d3")
    assert roads(state) == ["d2-d3", "d3-d4", "d3-e3"]


def test_k7_and_in_the_next_turn() -> None:
    state = played(read(f"{CITIES} a1a2 - b 2 0 0"), "c3-d3", "d3-d4")
    assert roads(state) == ["a2-a3", "a2-b2"]
    state = played(state, "a2-a3", "a3-a4")
    assert roads(state) == ["c4-d4", "d4-d5", "d4-e4"]


def test_k7_a_tile_with_two_roads_of_the_player_is_no_loose_end() -> None:
    state = played(read(f"{CITIES} a1a2 - w 2 0 0"), "a2-a3")
    assert roads(state) == ["a3-a4", "a3-b3"]


def test_k7_a_city_is_no_loose_end() -> None:
    state = read("a1,a2,c3,c5,d2,e5,f1,f6 a1a2 - w 2 0 0")
    assert "pass" in state.legal_actions()
    assert {"a1-b1", "a2-a3", "c3-c4"} <= set(state.legal_actions())


# K8: what a loose end lives by

WALL = "{} a3b3,b3c3,c1c2,c2c3 - w 2 0 0"
"""White's road from a3 over c3 to c1 shuts a1, a2, b1 and b2 in."""


def test_k8_a_path_may_not_touch_the_own_network_on_the_way() -> None:
    shut = read(WALL.format("a3,c1,c5,d5,e1,e5,f1,f6"))
    assert not {"b1-c1", "b2-c2", "b2-b3", "a2-a3"} & set(shut.legal_actions())
    assert "a3-a4" in shut.legal_actions()


def test_k8_a_city_without_a_road_is_a_network_by_itself() -> None:
    lonely = read(WALL.format("a1,a3,c1,c5,d5,e1,e5,f1"))
    assert {"b1-c1", "b2-c2", "b2-b3", "a2-a3"} <= set(lonely.legal_actions())


def test_k8_the_path_may_end_at_any_tile_of_another_network() -> None:
    """From a1 the only way is a2 and b2, a land tile of the ring at c3."""
    text = "a3,b1,b6,c3,d6,e6,f1,f6 a1b1,b2b3,b2c2,b3c3,c2c3 a2a3 w 2 0 0"
    state = read(text)
    assert roads(state) == ["a1-a2"]
    after = played(state, "a1-a2", "a2-b2")
    assert after.board.sides[0].loose == 0
    assert [city.flags[0] for city in result.cities(after.board)] == [0, 1, 0, 1, 0, 0, 0, 0]


def test_k8_a_path_may_cross_the_opponents_roads() -> None:
    state = read("a1,a6,b3,c5,d3,e5,f1,f6 - b3c3,c3d3 w 2 0 0")
    state = played(state, "a1-b1", "b1-c1")
    assert state.position() == "a1,a6,b3,c5,d3,e5,f1,f6 a1b1,b1c1 b3c3,c3d3 b 2 0 0"
    crossing = read("a6,b3,c1,c5,d3,e5,f1,f6 c1c2,c2c3 b3c3,c3d3 w 1 0 1")
    assert roads(crossing) == ["c3-c4"]


# K9: roads that are lost, one after the other

TAIL = "a6,b1,c2,c5,d2,e5,f1,f6 {} {} b 1 0 1"


def test_k9_a_loose_end_that_is_not_alive_is_lost_with_its_road() -> None:
    state = read(f"{CITIES} a1a2 a2a3,a3b3,b3c3 b 1 0 1")
    after = played(state, "a2-b2")
    assert after.position() == f"{CITIES} - a2a3,a2b2,a3b3,b3c3 w 2 0 0"
    assert after.board.sides[0].loose == 0


def test_k9_the_place_of_a_lost_road_is_free_again() -> None:
    after = played(read(f"{CITIES} a1a2 a2a3,a3b3,b3c3 b 1 0 1"), "a2-b2", "pass")
    assert "b2-c2" in after.legal_actions()
    assert after.board.free & PLACES[0].bit


def test_k9_the_chain_reaction_continues_to_the_next_loose_end() -> None:
    state = read(TAIL.format("a1a2,a1b1", "a2b2,b2c2"))
    assert played(state, "a2-a3").position() == "a6,b1,c2,c5,d2,e5,f1,f6 - a2a3,a2b2,b2c2 w 2 0 0"


def test_k9_the_chain_reaction_stops_at_a_loose_end_that_is_alive() -> None:
    state = read(TAIL.format("a2b2,b2c2", "a1a2,a1b1"))
    after = played(state, "a2-a3")
    assert after.position() == "a6,b1,c2,c5,d2,e5,f1,f6 b2c2 a1a2,a1b1,a2a3 w 2 0 0"
    assert roads(after) == ["b1-b2", "b2-b3"]  # from a2 nothing would lead on (K10)


def test_k9_is_asked_of_the_opponent_of_the_builder_in_the_middle_of_a_turn_too() -> None:
    state = read(f"{CITIES} a1a2 a2a3,a3b3,b3c3 b 2 0 0")
    after = played(state, "a2-b2")
    assert after.current_player() == 1
    assert after.board.sides[0].roads == 0


# K10: no road that would be lost at once


def test_k10_a_far_end_that_is_not_alive_is_not_allowed() -> None:
    corner = read("a2,a3,b1,b2,c3,d2,e5,f6 a2a3,a2b2,b1b2 - w 2 0 0")
    assert not {"a1-a2", "a1-b1"} & set(corner.legal_actions())


def test_k10_is_judged_before_anything_is_lost() -> None:
    """a1-b1 would kill white's a1-a2, and a2 would lead black on; but that comes later."""
    state = read("a3,b1,c5,d2,d6,e5,f1,f6 a1a2,a2a3 - b 2 0 0")
    assert "a1-b1" not in state.legal_actions()
    assert "b1-b2" in state.legal_actions()


def test_k10_a_ring_in_the_own_network_is_allowed() -> None:
    state = read("a6,b3,c3,c5,d2,e5,f1,f6 b2c2,b3c3,c2c3 - w 2 0 0")
    assert roads(state) == ["a2-b2", "b1-b2", "b2-b3"]
    closed = played(state, "b2-b3")
    assert closed.board.sides[0].loose == 0
    assert "pass" in closed.legal_actions()


# K11: who may pass


def test_k11_a_player_without_a_loose_end_may_pass_with_or_without_a_road() -> None:
    state = read("a1,a2,c3,c5,d2,e5,f1,f6 - - b 2 0 0")
    assert state.legal_actions()[-1] == "pass"
    after = played(state, "a1-a2")
    assert after.current_player() == 1
    assert after.legal_actions()[-1] == "pass"
    assert played(after, "pass").position() == "a1,a2,c3,c5,d2,e5,f1,f6 - a1a2 w 2 0 0"


def test_k11_a_player_with_a_loose_end_has_to_build() -> None:
    assert "pass" not in read(f"{CITIES} a1a2 - w 2 0 0").legal_actions()


# K12: how many flags fly


def test_k12_a_city_has_as_many_flags_as_other_cities_in_its_network() -> None:
    board = read("a1,a2,a3,b3,d6,e6,f1,f6 a1a2,a2a3,a3b3 - b 2 0 0").board
    assert [city.flags[0] for city in result.cities(board)] == [3, 3, 3, 3, 0, 0, 0, 0]


def test_k12_connections_count_over_land_and_through_cities() -> None:
    board = read("a1,a3,a4,b3,d6,e6,f1,f6 a1a2,a2a3,a3a4 a3b3 b 2 0 0").board
    counts = {city.name: city.flags for city in result.cities(board)}
    assert [counts[name] for name in ("a1", "a3", "a4", "b3")] == [(2, 0), (2, 1), (2, 0), (0, 1)]


# K13: the end when a player can't connect any more

ROW = "a1,a2,a3,a4,a5,a6,b1,b2 a1a2,a1b1,a2a3,a3a4,a4a5,a5a6 - w 2 0 0"


def test_k13_the_game_ends_at_once_in_the_middle_of_a_turn() -> None:
    state = played(read(ROW), "b1-b2")
    assert state.board.left == 1
    assert state.current_player() == TERMINAL
    assert state.position() is None
    assert state.returns() == (1, -1)
    assert state.scores() == (56, 0)
    assert (state.reason() or "").endswith("White has joined all eight cities.")


def test_k13_the_game_ends_when_the_opponent_of_the_builder_is_cut_off() -> None:
    text = "a1,c1,c2,c3,c4,c5,c6,d6 a1b1,b1c1 c1c2,c2c3,c3c4,c4c5,c5c6,c6d6 w 2 0 0"
    state = played(read(text), "a1-a2")
    assert state.is_terminal()
    assert (state.reason() or "").endswith("Black has nothing left to join, so the game is over.")
    assert state.scores() == (2, 42)


def test_k13_own_roads_are_part_of_the_way() -> None:
    text = "a1,c1,c2,c3,c4,c5,c6,d6 a1b1,b1c1 a1a2,c1c2,c2c3,c3c4,c4c5,c5c6,c6d6 w 2 0 0"
    assert not played(read(text), "c1-d1").is_terminal()


def test_k13_a_ring_without_a_city_can_be_connected_to_nothing_that_counts() -> None:
    """White has joined all eight cities; only a ring in the far corner is apart."""
    cities, ring = "a1,a2,a3,a4,b1,b2,b3,b4", "e5e6,e5f5,e6f6,f5f6"
    state = played(read(f"{cities} a1a2,a2a3,a3a4,a4b4,b1b2,b2b3,b3b4,{ring} - b 2 0 0"), "b1-c1")
    assert state.is_terminal()
    assert (state.reason() or "").endswith("White has joined all eight cities.")


def test_k13_the_roads_that_a_loser_keeps_still_bar_the_way() -> None:
    """White loses a2-a3, and Black can't reach a1 past the two roads that White has left there."""
    white = "a1a2,a1b1,a2a3,b1c1"
    black = "a2b2,a4a5,a4b4,a5b5,b2b3,b2c2,b3b4,b5c5,c1c2,c2c3,c3c4,c4c5,c5c6,c6d6"
    state = played(read(f"a1,a2,c1,c2,c3,c5,c6,d6 {white} {black} b 2 0 0"), "b3-c3")
    assert state.board.sides[0].roads.bit_count() == 3
    assert state.is_terminal()
    assert (state.reason() or "").endswith("Black has nothing left to join, so the game is over.")


def test_k13_is_judged_after_the_losses() -> None:
    """Black joins all but a1, which only the loss of white's a1-a2 makes reachable again."""
    text = "a1,a4,b3,b4,c3,c4,d3,e3 a1a2,a1b1,b1b2,b2b3 a3b3,a4b4,b3c3,b4c4,c3d3,d3e3 b 2 0 0"
    state = played(read(text), "a3-a4")
    assert state.position() == (
        "a1,a4,b3,b4,c3,c4,d3,e3 a1b1,b1b2,b2b3 a3a4,a3b3,a4b4,b3c3,b4c4,c3d3,d3e3 b 1 0 1"
    )


# K14: the end by passes


def test_k14_two_whole_turns_passed_in_a_row_end_the_game() -> None:
    state = played(read(START), "pass", "pass")
    assert state.is_terminal()
    assert state.returns() == (0, 0)
    assert state.scores() == (0, 0)
    assert state.reason() == ("Every city is level, so it’s a draw. Both players have passed.")


def test_k14_a_pass_after_a_road_is_no_whole_turn_and_the_road_counts_back() -> None:
    state = read("a1,a2,c3,c5,d2,e5,f1,f6 - - w 2 0 0")
    state = played(state, "pass", "a1-a2")
    assert state.position() == "a1,a2,c3,c5,d2,e5,f1,f6 - a1a2 b 1 0 1"
    state = played(state, "pass", "pass")
    assert state.position() == "a1,a2,c3,c5,d2,e5,f1,f6 - a1a2 b 2 1 0"
    assert played(state, "pass").is_terminal()


# K15: the decision


def ended(text: str) -> Cities:
    """Let the player to move pass as the second in a row."""
    return played(read(f"{text} w 2 1 0"), "pass")


def test_k15_more_flags_in_the_most_important_city_win() -> None:
    state = ended("a1,a2,a3,b2,d6,e6,f1,f6 a1a2,a2a3 a2b2")
    assert state.returns() == (1, -1)
    assert state.scores() == (6, 2)
    assert state.reason() == (
        "2 flags to 1 for White in a2, the most important city. Both players have passed."
    )


def test_k15_equally_important_cities_are_added_up() -> None:
    state = ended("a1,a2,b1,b2,d6,e6,f1,f6 a1a2 a1b1,a2b2,b1b2")
    assert result.ranks(state.board)[0].names == ["a1", "a2"]
    assert state.returns() == (-1, 1)
    assert (state.reason() or "").startswith(
        "3 flags to 1 for Black in each of the 2 most important cities. "
    )


def test_k15_if_the_players_are_equal_the_next_most_important_cities_decide() -> None:
    state = ended("a1,a2,a3,c1,c2,d6,e6,f6 a1a2,c1c2 a2a3")
    assert [rank.totals for rank in result.ranks(state.board)] == [(1, 1), (3, 1), (0, 0)]
    assert state.returns() == (1, -1)
    assert (state.reason() or "").startswith(
        "3 flags to 1 for White in a1, a3, c1 and c2, after equal flags in a2. "
    )


def test_k15_the_total_of_flags_does_not_decide() -> None:
    state = ended("a1,a2,a3,b1,c1,c2,c3,f6 a1b1,c1c2,c2c3 a1a2,a2a3")
    assert state.scores() == (8, 6)
    assert state.returns() == (-1, 1)
    assert (state.reason() or "").startswith(
        "2 flags to 1 for Black in a1, the most important city. "
    )


def test_k15_if_all_are_equal_the_game_is_a_draw() -> None:
    state = ended("a1,a2,c1,c2,d6,e6,f1,f6 a1a2 c1c2")
    assert state.returns() == (0, 0)
    assert state.scores() == (2, 2)


def test_returns_scores_and_reason_come_only_at_the_end() -> None:
    state = played(start(), *TABLE)
    assert (state.returns(), state.scores(), state.reason()) == (None, None, None)
