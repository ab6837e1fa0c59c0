"""What bots tell a designer of a game."""

import json
from importlib import import_module
from typing import Any

import pytest

from pygames.__main__ import main
from pygames.added.brought import answer
from pygames.added.measured import Measures, measure
from pygames.examples import breakthrough, race, three
from pygames.game import Game
from pygames.games import add, find
from pygames.language import speaking

pytestmark = pytest.mark.usefixtures("no_added_game")


def measured(game: Game[Any], games: int) -> Measures:
    (*_, measures) = measure(game, games)
    return measures


def test_games_are_counted_one_by_one() -> None:
    steps = measure(three.GAME, 8)
    first = next(steps)
    assert (first.games, len(first.lengths), sum(first.points)) == (1, 1, 1)
    (*_, measures) = steps
    assert (measures.games, len(measures.strong)) == (6, 2)
    assert all(5 <= length <= 9 for length in measures.lengths)
    assert 1 < min(measures.choices) < max(measures.choices) < 9
    assert sum(measures.used.values()) == sum(measures.lengths)


def test_the_same_seed_measures_the_same() -> None:
    assert [*measured(race.GAME, 3).lines()] == [*measured(race.GAME, 3).lines()]


def test_an_interval_gets_narrower_with_more_games() -> None:
    few, many = (Measures(("A", "B"), (), games=n, points=[0.7 * n, 0.3 * n]) for n in (10, 1000))
    assert few.interval(0)[0] < 0.5 < many.interval(0)[0] < 0.7 < many.interval(0)[1] < 0.75
    assert few.interval(0) == pytest.approx((0.397, 0.892), abs=0.001)  # Wilson's, for 7 of 10


def told(**counts: Any) -> str:
    return Measures(("Red", "Blue"), (), **counts).verdict()


@pytest.mark.parametrize(
    ("counts", "words"),
    [
        ({"games": 100, "points": [71, 29]}, "Red wins 71 in 100: try the swap rule."),
        ({"games": 100, "points": [29, 71]}, "Blue wins 71 in 100."),
        ({"games": 100, "points": [50, 50], "draws": 90}, "90 games in 100 are drawn."),
        (
            {"games": 100, "points": [52, 48], "strong": [1, 0] * 50, "chance": True},
            "A stronger bot wins only 50 in 100: luck decides much.",
        ),
        (
            {"games": 100, "points": [52, 48], "strong": [1, 1, 1, 0]},
            "Nothing stands out: whoever begins wins 52 in 100, and a stronger bot 75.",
        ),
        ({"points": [0, 0]}, "Nothing has been measured yet."),
    ],
)
def test_one_sentence_says_what_stands_out(counts: Any, words: str) -> None:
    assert told(**counts).replace("\u00a0", " ") == words


@pytest.mark.parametrize("language", ["de", "es", "et", "fr", "hr"])
def test_the_sentence_is_told_in_every_language(language: str) -> None:
    with speaking(language):
        sentence = told(games=100, points=[71, 29])
    assert sentence.startswith("Red ")
    assert "71" in sentence
    assert "100" in sentence
    assert "swap" not in sentence


def test_places_where_nothing_was_done_are_named() -> None:
    measures = Measures(("A", "B"), ("a1", "a2"), games=1, points=[1, 0])
    measures.used.update(["a2"])
    measures.offered.update(["a2", "pass"])
    assert (measures.unused, measures.never) == (["a1"], ["pass"])


def test_a_player_alone_is_told_what_bots_score() -> None:
    box = import_module("pygames.examples.shelf.shut_the_box").GAME
    alone = Measures(box.seats[:1], (), games=2, points=[40])
    assert alone.verdict() == "Bots score 40 on average."
    assert len(measured(box, 1).names) == 2


def test_a_page_measures_in_stretches() -> None:
    add(three.GAME)
    id = find(three.GAME.id).id
    request = {"call": "measure", "game": id, "games": 3, "seconds": 0}
    answers = [json.loads(answer(json.dumps(request)))["ok"] for _ in range(3)]
    assert [each["played"] for each in answers] == [1, 2, 3]
    assert answers[-1]["verdict"]
    assert set(answers[-1]["used"]) == set(three.BOARD.cells)


@pytest.mark.parametrize("odd", [{"games": 0}, {"game": 1}, {"seconds": "1"}, {"games": True}])
def test_an_odd_request_to_measure_is_refused(odd: dict[str, Any]) -> None:
    request = {"call": "measure", "game": "three-in-a-row", "games": 3, "seconds": 0} | odd
    assert json.loads(answer(json.dumps(request)))["error"]["kind"] == "bad-request"


def test_the_terminal_prints_the_sentence_first(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["measure", str(breakthrough.__file__), "--games", "4"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].endswith(".")
    assert any(line.startswith("Wins of White: ") for line in lines)
