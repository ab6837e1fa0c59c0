"""`python3 -m pygames show`: a game in words, with what each move cost."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

import pygames
from pygames import link
from pygames.__main__ import main
from pygames.game import Game
from pygames.games import catalog, find
from pygames.record import resigned_by
from tests.support.playthrough import golden


def show(text: str, file: Path, capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    file.write_text(text, "utf-8")
    assert main(["show", str(file), *arguments]) == 0
    return capsys.readouterr().out


def line_of(text: str, words: str) -> str:
    return next(line for line in text.splitlines() if words in line)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.json"


@pytest.mark.parametrize("game", catalog(), ids=lambda game: game.id)
def test_every_action_of_a_game_is_listed_in_order_with_its_end(
    game: Game[Any], file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = golden(game)
    output = show(json.dumps(record.data()), file, capsys, "--quick")
    assert output.startswith(game.title)
    assert str(pygames.outcome(record).reason) in output
    words, at = " ".join(output.split()), 0
    for state, action in zip(pygames.states(record), record.actions, strict=False):
        at = words.index(game.look.phrase(state, action).words, at)
    assert all(len(line) <= 100 for line in output.splitlines()[1:-1])


def test_a_move_that_costs_much_has_a_better_one_beside_it(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    won = golden(find("murus-gallicus"), "breakthrough-of-black")
    start = pygames.new("murus-gallicus", start=pygames.states(won)[-2].position())
    wrong = pygames.extend(start, "b4-b6")
    output = show(json.dumps(wrong.data()), file, capsys, "--go", "nodes=300", "--seed", "1")
    last, better = output.splitlines()[-4:-2]
    assert re.search(r"\(blunder, \d+% of a win\)$", last)
    assert re.search(r"^ +Better: .+\. There was a win at once\.$", better)
    assert output.endswith("\nThe game isn’t over.\n")


def test_alone_moves_cost_points_and_a_forced_one_costs_nothing(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = pygames.random_game("on-tour", "a")
    output = show(json.dumps(record.data()), file, capsys, "--go", "playouts=2", "--seed", "1")
    assert re.search(r"\((inaccuracy|mistake|blunder), about \d+ points?\)", output)
    assert line_of(output, "End the tour").strip() == "End the tour"


def test_the_same_seed_gives_the_same_costs(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = json.dumps(pygames.extend(pygames.new("cercas"), "c3-e3:c2").data())
    how = ("--go", "playouts=10", "--seed", "1")
    assert show(text, file, capsys, *how) == show(text, file, capsys, *how)


def test_all_games_of_a_text_are_listed_or_the_one_with_a_number(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one, other = pygames.new("cercas"), resigned_by(pygames.new("murus-gallicus"), 1)
    text = f"#g={link.write(one)} and #g={link.write(other)}"
    both = show(text, file, capsys, "--quick")
    alone = [show(text, file, capsys, "--quick", "--number", number) for number in "12"]
    assert both == "\n\n".join(alone)
    assert "Nothing has been played yet." in alone[0]
    assert alone[1].endswith("White wins. Black resigned.\n")


def test_options_and_the_first_position_of_a_game_are_listed(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    on_tour = pygames.new("on-tour", 2, {"map": "europe"})
    assert "On Tour. 2 players. Europe." in show(json.dumps(on_tour.data()), file, capsys)
    start = "BBBBBBBB/8/8/8/8/8/WWWWWWWW b"
    first = pygames.new("murus-gallicus", start=start)
    assert f"from the position {start}\n" in show(json.dumps(first.data()), file, capsys)


def test_an_amount_that_is_none_is_refused(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(json.dumps(pygames.new("cercas").data()))
    for amount in ("hours=1", "seconds", "seconds=0"):
        assert main(["show", str(file), "--go", amount]) == 1
        assert "expected" in capsys.readouterr().err


ANNOTATED = """\
[Game "murus-gallicus"]
[Player1 "Anna"]
[Date "2026"]

{The first game.}
1. d1-d3 {Bold.} (1. e1-e3 a7-a5 {so what} (1... b7-b5) 2. d1-d3) a7-c5
= 0-1 resigned
"""


def test_a_files_comments_on_a_game_are_listed(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    output = show(ANNOTATED, file, capsys, "--quick")
    assert output.splitlines() == [
        "Murus Gallicus. 2 players.",
        "Date: 2026",
        "",
        "The first game.",
        "",
        "  1. Anna:  Move d1–d3",
        "            Bold.",
        "            Or: Move e1–e3, Move a7–a5 (so what; or: Move b7–b5), Move d1–d3",
        "     Black: Move a7–c5",
        "",
        "Black wins. Anna resigned.",
    ]


def test_costs_are_saved_as_comments_and_better_moves_as_variations(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    won = golden(find("murus-gallicus"), "breakthrough-of-black")
    start = f'[Start "{pygames.states(won)[-2].position()}"]'
    text = f'[Game "murus-gallicus"]\n{start}\n\n1. b4-b6 {{Why?}}\n'
    saved = file.with_suffix(".txt")
    show(text, file, capsys, "--go", "nodes=300", "--seed", "1", "--save", str(saved))
    comments = " ".join(saved.read_text().split())
    assert "1. b4-b6 {Why? Blunder, 100% of a win." in comments
    assert "There was a win at once.} (1. b3-d1)" in comments
    assert pygames.read(saved.read_text()) == pygames.read(text)


def test_several_games_are_saved_as_records_where_the_name_asks_for_no_text(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = ANNOTATED + ANNOTATED.replace("= 0-1 resigned\n", "")
    saved = file.with_name("games.json")
    show(text, file, capsys, "--quick", "--save", str(saved))
    assert pygames.read(saved.read_text()) == pygames.read(text)
    assert saved.read_text().startswith("[{")
