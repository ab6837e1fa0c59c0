"""What a player sees and hears of 8 Cities: places, labels, motions, explanations."""

from dataclasses import replace

import pytest

from pygames.games.eight_cities import GAME
from pygames.games.eight_cities.rules import Cities
from pygames.look.picks import tree
from pygames.look.show import Explanation, Row, Show
from tests.games.eight_cities.helpers import (
    CITIES,
    START,
    TABLE,
    read,
    start,
)
from tests.support.shown import Looker, begun, heard, picture, played, shapes

OPEN = f"{CITIES} a1a2 - b 2 0 0"
SEEN = Looker(GAME)
show, after, explain = SEEN.show, SEEN.after, SEEN.explain


# Places


def test_each_place_says_what_lies_on_it() -> None:
    places = shapes(show(played(read(OPEN), "c3-c4")))
    assert places["road-a1a2"].get("label") == "a1 to a2, White’s road"
    assert places["road-c3c4"].get("label") == "c3 to c4, Black’s road"
    assert places["road-c4c5"].get("label") == "c4 to c5, free"
    assert places["road-c4c5"].get("mark", {}).get("words") == "can be built"
    assert places["road-a2a3"].get("label") == "a2 to a3, free"
    labelled = [id[:5] for id, shape in places.items() if "label" in shape]
    assert {kind: labelled.count(kind) for kind in labelled} == {"road-": 60, "city-": 8}


def test_each_city_says_how_many_flags_it_carries() -> None:
    places = shapes(show(read("a1,a2,a3,b2,d6,e6,f1,f6 a1a2,a2a3 a2b2 w 2 0 0")))
    assert places["city-a1"].get("label") == "City a1, White 2, Black 0"
    assert places["city-a2"].get("label") == "City a2, White 2, Black 1, counts now"
    assert places["city-f6"].get("label") == "City f6, no flags"


def test_a_road_is_one_pick_and_the_pass_is_a_button() -> None:
    display = show(read(START))
    picks = tree(display.paths)
    assert picks["road-a1a2"] == "a1-a2"
    assert picks["pass"] == "pass"
    assert [(button.id, button.label) for button in display.buttons] == [("pass", "Pass")]
    assert list(show(played(read(OPEN), "c3-c4")).buttons) == []


def test_only_places_that_can_be_built_are_marked() -> None:
    display = show(played(read(OPEN), "c3-c4"))
    places = [id for id, shape in shapes(display).items() if "mark" in shape]
    assert places == ["road-b4c4", "road-c4c5", "road-c4d4"]
    assert set(tree(display.paths)) == set(places)


def test_the_board_looks_the_same_from_both_seats() -> None:
    state = played(start(), *TABLE)
    mine, theirs = (show(state, seat=seat) for seat in (0, 1))
    assert mine.scene == theirs.scene
    assert replace(mine, draw=theirs.draw) == theirs


# What lies and stands


def test_roads_of_both_on_a_tile_make_a_bridge() -> None:
    ids = set(shapes(show(played(start(), *TABLE))))
    assert {id for id in ids if id.startswith("bridge-")} == {"bridge-b3", "bridge-c4", "bridge-d4"}
    assert {"loose-white", "loose-black"} <= ids
    # Two on one tile are both to be seen.
    parts = shapes(show(read("a1,a3,c5,d2,d6,e5,f1,f6 a1a2 a2a3 w 2 0 0")))
    assert parts["loose-white"]["scale"] > 1 > parts["loose-black"]["scale"]


def test_white_roads_lie_under_all_black_ones() -> None:
    ids = [shape["id"] for shape in show(played(start(), *TABLE)).scene.ground]
    white = [ids.index(f"{road}-way") for road in ("a2b2", "c5d5", "d3d4")]
    black = [ids.index(f"{road}-case") for road in ("b2b3", "d6e6", "e5e6")]
    assert max(white) < min(black)


def test_flags_are_shown_only_in_cities_with_some() -> None:
    parts = shapes(show(played(start(), *TABLE)))
    assert parts["count-white-d5-5"].get("text") == "5"
    assert parts["count-black-d5-3"].get("text") == "3"
    assert "flag-black-a2" not in parts


# Words


def test_the_status_counts_the_cities_to_come() -> None:
    assert show(played(start(), "@a1")).status == "Eight cities are being placed, 7 to come"
    assert after(start(), "@c4").said == "A city on c4"


def standings(state: Cities) -> list[tuple[str, str]]:
    """Return what stands beside each player; there is no score, since no sum decides."""
    players = show(state).players
    assert {player.score for player in players} == {None}
    return [(player.standing, player.note) for player in players]


EQUAL_FIRST = "a1,a2,b1,b2,d6,e6,f1,f6 a1a2 b1b2 w 2 0 0"


@pytest.mark.parametrize(
    ("text", "beside", "ringed"),
    [
        ("a1,a2,c3,c5,d2,e5,f1,f6 - - w 1 0 0", [("", "no flags yet")] * 2, ""),
        # One city has the most flags, two for White and one for Black.
        (
            "a1,a2,a3,b2,d6,e6,f1,f6 a1a2,a2a3 a2b2 w 2 0 0",
            [("leads in a2", "2 flags"), ("trails in a2", "1 flag")],
            "a2",
        ),
        # Four have one each: level in these, and so everywhere.
        (EQUAL_FIRST, [("level over 4 cities", "2 flags")] * 2, "a1 a2 b1 b2"),
        # Level in a2, so the next ones count, added up.
        (
            "a1,a2,a3,b2,d5,d6,f1,f6 a1a2,d5d6 a2b2 w 2 0 0",
            [("leads over 4 cities", "3 flags"), ("trails over 4 cities", "1 flag")],
            "a1 b2 d5 d6",
        ),
    ],
)
def test_k15_seats_and_rings_show_what_is_compared(
    text: str, beside: list[tuple[str, str]], ringed: str
) -> None:
    state = read(text)
    assert standings(state) == beside
    assert rings(show(state)) == ringed.split()


def rings(display: Show) -> list[str]:
    """Return the cities with a ring."""
    prefix = "counts-"
    return [id.removeprefix(prefix) for id in shapes(display) if id.startswith(prefix)]


def test_k15_what_is_said_of_the_leader_names_the_more_important_cities_that_are_level() -> None:
    (panel,) = show(read("a1,a2,a3,b2,d5,d6,f1,f6 a1a2,d5d6 a2b2 w 2 0 0")).panels
    assert panel.note == (
        "Level in a2, so the next ones count. White leads in a1, b2, d5 and d6 by 3 to 1."
    )
    (panel,) = show(read(EQUAL_FIRST)).panels
    assert panel.note == "The players are level in every city."


def test_the_panel_has_the_most_important_cities_first() -> None:
    (panel,) = show(played(start(), *TABLE)).panels
    assert panel.title == "Flags, most important first"
    assert [Row(*row).group for row in panel.rows] == [True, False] * 4
    assert [row[0] for row in panel.rows] == ["d5", "d6", "b4", "c5", "a2", "b2", "e5", "e6"]
    assert [cell.glyph or cell.text for cell in panel.rows[0][1]] == [
        "chip-white-5",
        "chip-black-3",
        "chip-counts",
        "8",
    ]
    assert [row[1][2].label for row in panel.rows] == ["counts now,"] * 2 + [""] * 6
    assert panel.note == "White leads in each of d5 and d6 by 5 to 3."


def test_the_panel_leaves_cities_without_flags_out() -> None:
    assert list(show(read(START)).panels) == []
    (panel,) = show(read("a1,a2,c3,c5,d2,e5,f1,f6 a1a2 - b 2 0 0")).panels
    assert [row[0] for row in panel.rows] == ["a1", "a2"]
    assert [cell.glyph or cell.text for cell in panel.rows[0][1]] == [
        "chip-white-1",
        "",
        "chip-counts",
        "1",
    ]


# What has just happened

CHAIN = read("a6,b1,c2,c5,d2,e5,f1,f6 a1a2,a1b1 a2b2,b2c2 b 1 0 1")


def test_a_road_is_laid_from_its_start_to_its_end() -> None:
    parts = shapes(after(read(OPEN), "b3-c3"))
    way = parts["b3c3-way"]
    assert way["enter"]["motion"] == "draw"
    assert list(way["points"]) == [348, 440, 228, 440]
    assert parts["loose-black"]["enter"].get("from") == (348, 440)


def test_the_loose_end_slides_along() -> None:
    parts = shapes(after(read(OPEN.replace(" b ", " w ")), "a2-b2"))
    assert parts["loose-white"]["move"]["motion"] == "slide"


def test_flags_run_up_one_city_after_the_other_and_a_new_ring_fades_in() -> None:
    state = read("a1,a2,a3,b2,d6,e6,f1,f6 a2a3 - w 2 0 0")
    parts = shapes(after(state, "a1-a2"))
    assert rings(show(state)) == ["a2", "a3"]
    assert parts["counts-a1"]["enter"]["motion"] == "fade"
    assert "enter" not in parts["counts-a2"]
    delays = [parts[f"count-white-{city}-2"]["enter"]["delay"] for city in ("a1", "a2", "a3")]
    assert parts["flag-white-a1"]["enter"]["motion"] == "rise"
    assert "enter" not in parts["flag-white-a2"]
    assert len(set(delays)) == 3
    gone = {shape["id"]: shape["exit"] for shape in after(state, "a1-a2").scene.gone}
    assert set(gone) == {"count-white-a2-1", "count-white-a3-1"}


def test_lost_roads_are_crossed_out_and_swept_off_from_the_loose_end() -> None:
    display = after(CHAIN, "a2-a3")
    gone = {shape["id"]: shape for shape in display.scene.gone}
    assert {"a1a2-way", "a1a2-case", "a1a2-joints", "a1b1-way", "loose-white"} <= set(gone)
    first, second = gone["a1a2-way"]["exit"], gone["a1b1-way"]["exit"]
    assert first["motion"] == second["motion"] == "draw"
    assert second["delay"] - first["delay"] == 180
    assert list(display.changed) == ["road-a2a3", "road-a1a2", "road-a1b1"]
    assert display.said == "Black built a2–a3; White lost the roads a1–a2 and a1–b1"


def test_nothing_moves_in_a_position_that_nothing_led_to() -> None:
    display = show(played(start(), *TABLE))
    moving = [shape for shape in shapes(display).values() if "enter" in shape or "move" in shape]
    assert moving == []
    assert list(display.scene.gone) == []
    assert (list(display.changed), display.said) == ([], None)


def test_at_the_end_the_deciding_cities_are_ringed() -> None:
    over = played(read("a1,a2,a3,b2,d6,e6,f1,f6 a1a2,a2a3 a2b2 w 2 1 0"), "pass")
    parts = shapes(show(over))
    assert rings(show(over)) == ["a2"]
    assert standings(over) == [("won in a2", "2 flags"), ("lost in a2", "1 flag")]
    assert parts["city-a2"].get("label") == "City a2, White 2, Black 1, decides"
    assert show(over).panels[0].note == "White wins in a2 by 2 to 1."


# Why not


@pytest.mark.parametrize(
    ("text", "pick", "clause", "words"),
    [
        (
            OPEN, "road-a1a2", "K6",
            "White’s road already runs from a1 to a2, and a place takes only one.",
        ),
        (OPEN.replace(" b ", " w "), "road-a1a2", "K6", "Your road already runs from a1 to a2"),
        (OPEN.replace(" b ", " w "), "road-c3c4", "K7", "go on from the loose end at a2."),
        (OPEN.replace(" b ", " w "), "city-c3", "K7", "go on from the loose end at a2."),
        (OPEN.replace(" b ", " w "), "pass", "K11", "build on from a2."),
        (OPEN, "road-a2a3", "K5", "neither is at a2 or a3"),
        (OPEN, "city-c3", "K5", "between two tiles"),
        (OPEN, "frame", "K3", "side by side"),
        (OPEN, "a1-a2", "K3", "side by side"),
        (
            "a2,a3,b1,b2,c3,d2,e5,f6 a2a3,a2b2,b1b2 - w 2 0 0", "road-a1a2", "K10",
            "No free way leads on from a1 to another city",
        ),
    ],
)  # fmt: skip
def test_a_wrong_pick_is_explained_by_its_clause(
    text: str, pick: str, clause: str, words: str
) -> None:
    explanation = explain(read(text), pick)
    assert explanation.clause == clause
    assert words in explanation.sentence


def test_during_the_set_up_and_after_the_end_every_pick_is_answered() -> None:
    assert explain(start(), "road-a1a2") == Explanation("The cities are still being placed.", "K2")
    over = played(read(START), "pass", "pass")
    assert explain(over, "road-a1a2") == Explanation("The game is over.", "K14")
    row = read("a1,a2,a3,a4,a5,a6,b1,b2 a1a2,a1b1,a2a3,a3a4,a4a5,a5a6 - w 2 0 0")
    assert explain(played(row, "b1-b2"), "pass") == Explanation("The game is over.", "K13")


def test_no_city_has_a_ring_where_none_decided() -> None:
    draw = played(read(EQUAL_FIRST.replace(" w 2 0 0", " w 2 1 0")), "pass")
    assert rings(show(draw)) == []
    assert show(draw).panels[0].note == "Every city is level."


# Figures, and positions in words


def test_a_loose_end_can_be_continued_in_three_ways() -> None:
    picks = picture(GAME, "loose-end")["picks"]
    assert sorted(picks) == ["road-c3c4", "road-c4c5", "road-c4d4"]


def test_a_chain_of_two_roads_is_lost() -> None:
    gone = picture(GAME, "chain-reaction")["scene"]["gone"]
    crosses = [shape["id"] for shape in gone if shape.get("name") == "lost"]
    assert crosses == ["c4d4-joints", "b4c4-joints"]
    assert not any(shape["kind"] == "text" for shape in gone), "numbers would lie over numbers"


def test_the_next_most_important_cities_decide() -> None:
    display = picture(GAME, "deciding-cities")
    assert display["reason"].startswith(
        "5 flags to 1 for White in each of b2 and d1, after equal flags in a5, b4, d3 and d4. "
    )


def test_a_city_is_read_with_what_lies_round_it() -> None:
    state = begun(GAME)
    action = next(action for action in state.legal_actions() if action != "pass")
    state = begun(GAME, action)
    assert heard(GAME, state, "White").startswith("1 road: ")
    assert GAME.look.read is not None
    cities = [reading for reading in GAME.look.read(state, 0) if reading.kind == "area"]
    assert len(cities) == 8
    assert any("White’s road" in city.words for city in cities)
