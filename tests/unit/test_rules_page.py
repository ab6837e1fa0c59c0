"""The rules that players read: every clause, its rulings, and figures that are what they say."""

from __future__ import annotations

import re
from typing import Any

import pytest

from pygames.door.card import FIGURE, rules, rules_text, shown
from pygames.door.view import Data
from pygames.game import Game
from pygames.games import catalog, find, guest
from tests.toy.dice_nim import GAME as TOY

GAMES = pytest.mark.parametrize("game", catalog(), ids=lambda game: game.id)
CLAUSE = re.compile(r"^\*\*([A-Z]\d+[a-z]?)\*\* (.*)$", re.MULTILINE)

LAST = {
    "murus-gallicus": "M9",
    "eight-cities": "K15",
    "cercas": "C12",
    "eight-by-eight": "E11",
    "on-tour": "T15",
}
"""The last clause of each game; they are numbered without a gap."""

RULINGS = {
    "murus-gallicus": "M9",
    "eight-cities": "K3 K8 K10 K12 K14",
    "cercas": "C4 C7 C9 C12",
    "eight-by-eight": "E7 E7a E9 E11",
    "on-tour": "T2 T6 T8 T9 T10 T11 T15",
}
"""The clauses that are rulings of this project, or have one."""


@GAMES
def test_every_clause_is_there_in_order(game: Game[Any]) -> None:
    numbers = [number for number, _ in CLAUSE.findall(rules_text(game))]
    letter, last = LAST[game.id][0], int(LAST[game.id][1:])
    plain = [number for number in numbers if number[-1].isdigit()]
    assert plain == [f"{letter}{n}" for n in range(1, last + 1)]
    assert [number for number in numbers if number not in plain] == (
        ["E7a"] if game.id == "eight-by-eight" else []
    )


@GAMES
def test_rulings_are_marked_as_such(game: Game[Any]) -> None:
    clauses = CLAUSE.findall(rules_text(game))
    marked = [number for number, words in clauses if "**Our ruling.** " in words]
    assert marked == RULINGS[game.id].split()


@GAMES
def test_two_figures_at_the_least_show_what_clauses_mean(game: Game[Any]) -> None:
    sent = rules(game)
    assert len(sent["figures"]) >= 2
    assert [name for _, name in FIGURE.findall(sent["text"])] == list(game.look.figures)


def test_a_figure_carries_its_view_its_picks_and_its_part() -> None:
    with guest(TOY):
        (figure,) = rules(TOY)["figures"].values()
    assert figure["view"]["ply"] == 1
    assert list(figure["view"]["picks"]) == ["counter-9", "counter-8", "pass"]
    assert (figure["picks"], figure["gone"]) == ([], False)
    assert figure["crop"] == [300, 0, 300, 100]


def test_a_stack_may_distribute_or_sacrifice() -> None:
    seen = picture("murus-gallicus", "what-a-stack-may-do")
    actions = seen["picks"]["sq-f5"].values()
    assert sorted(actions) == ["f5-d3", "f5-d7", "f5-f3", "f5-h5", "f5-h7", "f5xg4"]


def test_a_stack_that_can_break_through() -> None:
    assert "sq-d7" in picture("murus-gallicus", "breakthrough")["picks"]["sq-d5"]


def test_a_loose_end_goes_on_in_three_ways() -> None:
    picks = picture("eight-cities", "loose-end")["picks"]
    assert sorted(picks) == ["road-c3c4", "road-c4c5", "road-c4d4"]


def test_a_chain_of_two_roads_is_lost() -> None:
    gone = picture("eight-cities", "chain-reaction")["scene"]["gone"]
    crosses = [shape["id"] for shape in gone if shape.get("name") == "lost"]
    assert crosses == ["c4d4-joints", "b4c4-joints"]
    assert not any(shape["kind"] == "text" for shape in gone), "numbers would lie over numbers"


def test_the_next_most_important_cities_decide() -> None:
    seen = picture("eight-cities", "deciding-cities")
    assert seen["reason"].endswith(
        "White leads by 10 flags to 2 in b2 and d1, after equal flags in a5, b4, d3 and d4."
    )


def test_a_fence_ends_where_no_four_lines_meet() -> None:
    dots = picture("cercas", "where-a-fence-may-go")["picks"]["dot-c4"]
    assert sorted(dots) == [f"dot-{dot}" for dot in "a4 b4 c3 c5 c6 c7 d4 e4 f4".split()]


def test_a_mark_keeps_off_the_opponents() -> None:
    dots = picture("cercas", "where-a-mark-may-go")["picks"]["dot-c4"]
    assert sorted(dots["dot-f4"]) == ["space-c4", "space-e4"]


def test_a_line_of_five_has_yellow_play_on() -> None:
    seen = picture("eight-by-eight", "line-of-five")
    assert not seen["over"]
    assert "Yellow" in seen["status"]


def test_a_tour_of_26_points() -> None:
    (player,) = picture("on-tour", "a-tour")["players"]
    assert (player["note"], player["score"]) == ("15 areas, 11 circled", 26)


def picture(id: str, name: str) -> Data:
    game = find(id)
    return shown(game, game.look.figures[name])
