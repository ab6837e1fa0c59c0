"""Games that are installed as packages of their own are found on demand."""

import os
import pickle
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import pygames
from pygames.added import load
from pygames.errors import GameError
from pygames.games import add_installed, catalog, find, ids
from pygames.workshop.elsewhere import installed
from tests.support.sites import ROOT
from tests.support.toy import knowing_no_added_game, toy_wheel

GAME = "dice-nim"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return toy_wheel(tmp_path_factory.mktemp("outside"))


pytestmark = pytest.mark.usefixtures("no_added_game")


def unpacked(wheel: Path, folder: Path) -> Path:
    """Unpack a wheel, which is all that an installation of pure Python does."""
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder)
    return folder


@pytest.fixture
def library(wheel: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Install the toy game where Python looks for packages."""
    folder = unpacked(wheel, tmp_path / "library")
    monkeypatch.syspath_prepend(folder)
    return folder


def run(library: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "pygames", *arguments],
        env=os.environ | {"PYTHONPATH": f"{library}{os.pathsep}{ROOT}"},
        cwd=library.parent, input="", capture_output=True, text=True, check=False,
    )  # fmt: skip


def test_an_installed_game_is_found_by_its_id(library: Path) -> None:
    assert GAME not in ids()
    card = find(GAME)
    assert card.folder == library / "dice_nim"
    assert find(GAME) is card
    assert card in catalog()
    add_installed()
    add_installed()
    assert [game.folder for game in catalog() if game.id == GAME] == [card.folder]


def test_an_unknown_game_is_refused_with_the_installed_ones_among_those_there_are(
    library: Path,
) -> None:
    assert library
    with pytest.raises(GameError, match=f"on-tour.*, {GAME}$"):
        find("chess")


def test_an_installed_package_that_is_no_game_is_refused(library: Path) -> None:
    (library / "dice_nim" / "__init__.py").write_text("GAME = 1\n")
    with pytest.raises(GameError, match="not the card of a game 'dice-nim'"):
        find(GAME)
    assert GAME not in ids()


def test_a_wheel_that_is_given_goes_before_the_same_game_installed(
    library: Path, wheel: Path
) -> None:
    words = library / "dice_nim" / "__init__.py"
    words.write_text(words.read_text().replace("Dice Nim", "Older Nim"))
    assert run(library, "play", GAME).stdout.startswith("Older Nim.")
    assert run(library, "--with", str(wheel), "play", GAME).stdout.startswith("Dice Nim.")


def test_a_wheel_takes_no_module_of_a_package_that_is_no_game(
    wheel: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = unpacked(wheel, tmp_path / "given")
    (tmp_path / "library").mkdir()
    (tmp_path / "library" / "dice_nim.py").write_text("")
    monkeypatch.syspath_prepend(tmp_path / "library")
    with pytest.raises(GameError, match="there already is a module 'dice_nim'"):
        load(folder)


def test_the_card_of_an_added_game_can_be_sent_to_a_process_that_does_not_know_it(
    wheel: Path, tmp_path: Path
) -> None:
    (card,) = load(unpacked(wheel, tmp_path / "given"))
    data = pickle.dumps((card, pygames.final(pygames.new(card, seed="a"))))
    assert pickle.loads(data)[0] is card
    with knowing_no_added_game():
        again, state = pickle.loads(data)
        assert again is not card
        assert again.id == GAME
        assert state == pygames.final(pygames.new(again, seed="a"))


def test_a_page_asks_for_no_installed_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pygames.workshop.elsewhere", None)
    with pytest.raises(GameError, match="unknown game 'chess'"):
        find("chess")
    monkeypatch.undo()
    assert not installed()
