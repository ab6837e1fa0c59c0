"""What players are told in On Tour, by their names or as "you"."""

from dataclasses import replace

import pytest

from pygames.games.on_tour import GAME
from pygames.games.on_tour.look.explain import explain
from pygames.games.on_tour.rules.result import reason
from pygames.games.on_tour.rules.rules import Tour
from pygames.games.on_tour.words import NAMES
from pygames.grammar.cast import Cast
from pygames.look.show import Moment
from pygames.record import Record, final, make_header, settle, states
from tests.games.on_tour.helpers import (
    EUROPE,
    USA,
    new,
    on_route,
    sheet,
    turn,
)
from tests.support.shown import begun, heard, picture, played, titles


def moments(players: int, you: int | None) -> list[Moment[Tour]]:
    """Let all players write once, and return the moment after each action since the set-up."""
    record = settle(Record(make_header(GAME, players, {}, None), seed="told"))
    first = len(record.actions)
    for _ in range(players):
        action = final(record).legal_actions()[0]
        record = replace(record, actions=(*record.actions, action))
    line = states(record)
    plies = range(first + 1, len(record.actions) + 1)
    return [
        Moment(line[ply], line[ply - 1], record.actions[ply - 1], you=you)  # type: ignore[arg-type]
        for ply in plies
    ]


def told(players: int, you: int | None) -> str:
    assert GAME.look.tell
    return GAME.look.tell(moments(players, you))


def test_the_one_who_plays_needs_no_address() -> None:
    writing = moments(2, None)[0].before
    assert writing is not None
    by_name, yours = (GAME.look.show(Moment(writing, you=you)).status for you in (None, 0))
    assert by_name == f"Red: {yours}"


def test_what_was_written_is_told_of_each_of_two() -> None:
    assert told(2, 0).startswith("You wrote ")
    assert ". Yellow wrote " in told(2, 0)
    assert told(1, 0).startswith("Written: ")


def test_of_many_it_is_told_who_has_written() -> None:
    assert told(4, 1) == "You, Red, Green and Blue have written."


def test_dice_and_cards_are_not_told() -> None:
    assert GAME.look.tell
    line = states(settle(Record(make_header(GAME, 1, {}, None), seed="told")))
    assert GAME.look.tell([Moment(line[-1], line[-2], "r37")]) == ""  # type: ignore[arg-type]


@pytest.mark.parametrize(("you", "words"), [
    (0, "Yellow’s tour has 3 points, 1 more than yours and Green’s."),
    (1, "Your tour has 3 points, 1 more than Red and Green’s."),
])  # fmt: skip
def test_t15_the_end_is_told_to_winner_and_loser(you: int, words: str) -> None:
    maps = [sheet(USA, text, others="X") for text in ("10NV 20UT", "10NV (20UT)", "10NV 20UT")]
    ended = played(on_route(USA, *maps), *[">NV >UT end"] * 3)
    assert reason(ended.sheets, Cast(NAMES, you)) == words


def test_why_not_is_the_same_for_all_since_each_has_a_map() -> None:
    maps = [sheet(USA, "10NV 20UT", others="X")] * 2
    sentences = [explain(on_route(USA, *maps), ["AZ"], you).sentence for you in (None, 0, 1)]
    assert sentences == ["Arizona holds an X, and a tour never goes there."] * 3


# Figures, and positions in words


def test_a_tour_of_26_points() -> None:
    (player,) = picture(GAME, "a-tour")["players"]
    assert (player["note"], player["score"]) == ("15 areas, 11 circled", 26)


def test_an_area_is_read_with_its_neighbours() -> None:
    state = begun(GAME)
    words = heard(GAME, state, "Florida", "area")
    assert words == "empty. Next to it: Alabama and Georgia empty"
    assert heard(GAME, state, "Red").count("circled") == 4


def test_a_region_tells_what_is_written_and_then_how_many_areas_are_empty() -> None:
    """Who can't see keeps no twenty names in mind; a few are named."""
    state = begun(GAME)
    full = [
        area for area in titles(GAME, state, "area") if "empty." not in heard(GAME, state, area)
    ]
    assert len(full) == 4
    for title in (*titles(GAME, state, "row"), *titles(GAME, state, "column")):
        words = heard(GAME, state, title)
        assert words.count("empty") == 1
        assert len(words) < 150


# Why not


BOTH = turn(USA, "CA NV AZ NY TX WA MI", cards="TX OH PA")
STAR = turn(USA, "CA NV NY WA", cards="TX OH PA", roll="55")
SAME = turn(USA, "CA NV NY WA", cards="TX AZ AL")
NEITHER = turn(USA, "WA OR ID", cards="FL TX PA")
LAST = turn(USA, "ID", roll="37")
ROUTE = on_route(USA, sheet(USA, "30CA 20NV (40OR) (*UT) 50NY", others="X"))
ON = played(ROUTE, ">CA")

OUTSIDE = turn(USA, "CA NV WA OR MI", cards="TX CA GA")
# Only the West has room; Spain could use either southern card, Iceland only the western.
SPARE = turn(EUROPE, "ES IS IE", cards="PT CH FR")
ONE = turn(USA, "CA NV WA", cards="TX GA PA")

SAID = [
    (OUTSIDE, ["num-37", "MI"],
     "Michigan lies in the North and the Centre; the cards show South, West or East.", "T7"),
    (SPARE, ["num-37", "IS", "IE"], "One card can’t serve both Iceland and Ireland.", "T7"),
    (ONE, ["num-37", "CA", "WA"],
     "The X goes in the South or East, where there is still room.", "T9"),
    (ONE, ["num-37", "CA", "CA"], "The X needs an area of its own.", "T9"),
    (ONE, ["num-37", "CA", "NV"],
     "Only one number fits, so an X is written in place of 73.", "T9"),
    (new(), ["TX"], "The dice and cards decide here.", "T6"),
    (BOTH, ["TX"], "Choose one of the two numbers first.", "T7"),
    (BOTH, ["card-TX"], "The cards are matched for you: choose areas in their regions.", "T7"),
    (BOTH, ["end"], "Tours are drawn when every area is filled.", "T13"),
    (BOTH, ["num-38"], "The dice don’t show this number.", "T4"),
    (BOTH, ["num-37", "num-73"], "Choose an area for 37.", "T7"),
    (BOTH, ["num-37", "FL"], "Florida is filled: it holds an X.", "T7"),
    (BOTH, ["num-37", "CA", "CA"],
     "California takes 37; the two numbers need different areas.", "T7"),
    (BOTH, ["num-37", "CA", "NV"], "One card can’t serve both California and Nevada.", "T7"),
    (BOTH, ["num-37", "CA", "FL"], "Florida is filled: it holds an X.", "T7"),
    (STAR, ["FL"], "Florida is filled: it holds an X.", "T7"),
    (STAR, ["num-55"], "After doubles, choose an area for a star.", "T10"),
    (SAME, ["NY"], "When all cards show the same region, a star goes in the South.", "T10"),
    (NEITHER, ["num-37"], "Neither number fits, so choose two areas for an X each.", "T9"),
    (NEITHER, ["WA", "WA"], "The other X needs an area of its own.", "T9"),
    (LAST, ["num-37", "OR"], "Oregon is filled: it holds an X.", "T7"),
    (ROUTE, ["WA"], "Washington holds an X, and a tour never goes there.", "T13"),
    (ROUTE, ["end"], "A tour has at least one area: choose where it begins.", "T13"),
    (ROUTE, ["OR"], "Your tour can begin in Oregon.", "T13"),
    (ON, ["OR"], "Your tour can go on to Oregon.", "T13"),
    (ON, ["CA"], "Your tour has already visited California.", "T13"),
    (ON, ["NY"], "Your tour must go on to a neighbour of California.", "T13"),
    (ON, ["NV"], "Numbers never fall: your tour has climbed to 30, and 20 is less.", "T13"),
    (played(ON, ">OR end"), ["CA"], "The game is over.", "T15"),
]  # fmt: skip


@pytest.mark.parametrize(("state", "picks", "sentence", "clause"), SAID)
def test_the_sentence_names_the_situation(
    state: Tour, picks: list[str], sentence: str, clause: str
) -> None:
    explanation = explain(state, picks)
    assert (explanation.sentence, explanation.clause) == (sentence, clause)
