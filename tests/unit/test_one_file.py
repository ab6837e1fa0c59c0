"""A game in one file goes everywhere: terminal, arena, pictures, door, programs that learn."""

import io
import json
import pickle
import shutil
import sys
from importlib import import_module
from math import prod
from pathlib import Path
from random import Random
from typing import Any

import pytest

import pygames
from pygames import examples
from pygames.__main__ import main
from pygames.adapters.actions import numbers
from pygames.added import add, folders, load
from pygames.core import CHANCE, Setup
from pygames.errors import GameError, MistakeError
from pygames.game import Game
from pygames.games import card_for, find
from pygames.workshop.one_file import card_in, module_of
from pygames.workshop.own_bot import OwnBot
from tests.toy.dice_nim import GAME as TOY

FOLDER = Path(examples.__file__).parent
MODELS = sorted(file.stem for file in FOLDER.glob("[a-z]*.py"))
each_model = pytest.mark.parametrize("model", MODELS)
TWO = Setup(2, {})
CHOOSE = """
def choose(state, seconds):
    return {}
"""


pytestmark = pytest.mark.usefixtures("no_added_game")


@pytest.fixture
def mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a file with a game that is not in the package, in the current folder."""
    monkeypatch.chdir(tmp_path)
    return Path(shutil.copy(FOLDER / "three.py", tmp_path / "mine.py"))


def card(model: str) -> Game[Any]:
    game: Game[Any] = import_module(f"pygames.examples.{model}").GAME
    return game


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """Run a command, which succeeds; return what it prints."""
    status = main(arguments)
    output = capsys.readouterr()
    assert status == 0, output.err
    return output.out


# The model games


@each_model
def test_a_model_game_can_be_learned(model: str) -> None:
    numbered, dice = numbers(card_for(card(model)).id), Random(1)
    planes, node = numbered.planes, numbered.first()
    assert planes
    while not node.state.is_terminal():
        assert len(node.see(0)) == prod(planes.shape)
        node = node.child(dice.choice([number for number, _ in node.chances()] or node.legal))
    assert sorted(node.returns()) == [-1, 1] or node.returns() == (0, 0)
    assert pickle.loads(pickle.dumps(node)).state == node.state


def test_the_parts_of_a_move_are_chosen_one_after_the_other() -> None:
    numbered = numbers(card_for(card("breakthrough")).id)
    first = numbered.first()
    assert {numbered.table.actions[number] for number in first.legal} == {f"{c}2" for c in "abcde"}
    child = first.child(numbered.actions["c2"])
    assert {numbered.table.actions[number] for number in child.legal} == {"b3", "c3", "d3"}
    assert child.child(numbered.actions["d3"]).state == first.state.child("c2-d3")
    planes = numbered.planes
    assert planes
    size, names = planes.rows * planes.columns, [plane.meaning for plane in planes.planes]
    values = child.see(0)
    by_name = {name: values[i * size : (i + 1) * size] for i, name in enumerate(names)}
    assert [i for i, value in enumerate(by_name["can be chosen next"]) if value] == [11, 12, 13]
    assert [i for i, value in enumerate(by_name["chosen already"]) if value] == [7]


def test_chance_is_listed_in_the_table() -> None:
    numbered = numbers(card_for(card("race")).id)
    assert numbered.table.outcomes == ("r1", "r2", "r3", "r4", "r5", "r6")
    assert numbered.first().player == CHANCE


# The terminal


def test_a_file_is_played(
    mine: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("b2\nb2\n"))
    output = run(capsys, "play", mine.name, "--save", "game.json")
    assert output.startswith("Three in a Row. ")
    assert "b2 is taken." in output
    output = run(capsys, "--with", mine.name, "show", "game.json", "--quick")
    assert "Place on b2" in output


# New files


@each_model
def test_a_first_file_is_written_like_a_model(
    model: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    run(capsys, "new-game", "night_walk", "--like", model)
    game = card_in(module_of(tmp_path / "night_walk.py"))
    assert (game.id, game.title) == ("night-walk", "Night Walk")


def test_a_file_that_is_there_is_not_written_over(
    mine: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["new-game", "mine.py"]) == 1
    assert main(["new-game", "12"]) == 1
    assert main(["new-game", "night walk"]) == 0
    out, errors = capsys.readouterr()
    assert out.endswith("play 'night walk.py'\n")
    assert errors == "pygames: mine.py is there already\npygames: '12' is no name for a game\n"
    assert mine.read_text() == (FOLDER / "three.py").read_text()


# A bot of one's own


def test_a_bot_of_ones_own_takes_a_seat(
    mine: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    mine.write_text(mine.read_text() + CHOOSE.format("state.legal_actions()[0]"))
    Path("other.py").write_text(CHOOSE.format("state.legal_actions()[-1 if seconds < 1 else 0]"))
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    output = run(capsys, "play", mine.name, "--seats", "mine.py,other.py:seconds=0.5")
    assert "Red (mine.py): a1" in output
    assert "Blue (other.py:seconds=0.5): c3" in output
    bots = ("mine.py", "other.py:seconds=0.1", "--games", "2", "--jobs", "2")
    assert "mine.py against other.py:seconds=0.1" in run(capsys, "arena", mine.name, *bots)


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("'z9'", "bad.py, line 2: choose returned 'z9'; expected one of a1 b1 c1 a2 b2 c2 …"),
        ("1 / 0", "bad.py, line 3: ZeroDivisionError: division by zero"),
    ],
)
def test_a_bot_that_fails_loses_in_the_arena_and_its_line_is_named(
    code: str, words: str, mine: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("bad.py").write_text(CHOOSE.format(code))
    assert main(["arena", mine.name, "random", "bad.py", "--games", "2"]) == 0
    output = capsys.readouterr()
    assert "2 won" in output.out
    assert f"pair 1, game 2: {words}" in output.err
    assert main(["play", mine.name, "--seats", "bad.py,random"]) == 1
    assert words in capsys.readouterr().err


def test_a_file_without_a_bot_is_refused(mine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", mine.name, mine.name, "random"]) == 1
    assert capsys.readouterr().err == "pygames: mine.py has no function choose\n"


def test_a_bot_that_is_far_too_late_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    times = iter((0.0, 12.0))
    monkeypatch.setattr("pygames.workshop.own_bot.now", lambda: next(times))
    late = OwnBot(lambda state, _: state.legal_actions()[0])
    with pytest.raises(MistakeError, match="took 12 s, and had 1"):
        late.choose(card("three").rules.initial(TWO), 1)


# Other processes, and versions


def test_a_file_that_has_changed_is_a_new_version_which_takes_its_place(mine: Path) -> None:
    (older,) = load(mine)
    start = pygames.extend(pygames.new(older), "b2")
    assert load(mine) == (older,)
    mine.write_text(mine.read_text().replace("Squares(3, 3)", "Squares(4, 4)"))
    (newer,) = load(mine)
    assert find(newer.id) is newer
    assert newer.states is not older.states
    assert len(pygames.final(start).legal_actions()) == 15
    assert folders() == (str(mine),)


def test_a_file_can_hold_a_whole_card_with_rules_and_colours_beside_it(tmp_path: Path) -> None:
    for name in ("rules.md", "theme.json"):
        shutil.copy(TOY.folder / name, tmp_path)
    (tmp_path / "night_nim.py").write_text(
        "from dataclasses import replace\nfrom pathlib import Path\n"
        "from tests.toy.dice_nim import GAME\n"
        'GAME = replace(GAME, id="night-nim", folder=Path(__file__).parent)\n'
    )
    (game,) = load(tmp_path / "night_nim.py")
    assert find("night-nim") is game
    assert "D4" in game.text()


def test_the_same_text_in_another_folder_has_the_files_of_that_folder(tmp_path: Path) -> None:
    folders = [tmp_path / "here", tmp_path / "there"]
    files = []
    for folder in folders:
        folder.mkdir()
        file = Path(shutil.copy(FOLDER / "three.py", folder))
        files.append(module_of(file).__file__)
    assert files == [str(folder / "three.py") for folder in folders]


def test_a_file_with_the_id_of_another_game_is_refused(mine: Path, tmp_path: Path) -> None:
    load(mine)
    other = Path(shutil.copy(mine, tmp_path / "other.py"))
    other.write_text(other.read_text() + "\n")
    with pytest.raises(GameError, match="there already is a game 'three-in-a-row'"):
        load(other)


def test_a_program_gets_the_card_or_the_line_to_blame(mine: Path) -> None:
    answer = json.loads(add(str(mine)))
    assert [each["id"] for each in answer["ok"]["games"]] == ["three-in-a-row"]
    mine.write_text(mine.read_text().replace("return Three(", "Three("))
    error = json.loads(add(str(mine)))["error"]
    assert (error["kind"], error["at"]) == ("broken-promise", 26)
    mine.write_text("GAME = 1 +")
    error = json.loads(add(str(mine)))["error"]
    assert (error["kind"], error["at"]) == ("bad-game", 1)
