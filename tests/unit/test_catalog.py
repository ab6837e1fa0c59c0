"""The catalogue: every folder in pygames/games is a game, and a broken one is a clear error."""

import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

import pygames.games
from pygames.errors import GameError
from pygames.games import catalog, find, guest
from tests.support.playthrough import folder
from tests.toy.dice_nim import GAME as TOY

OURS = ("cercas", "eight-by-eight", "eight-cities", "murus-gallicus", "on-tour")
NO_CARD = " must have a GAME with the id of its folder"
PACKAGE = Path(pygames.__file__).parent


def test_every_folder_is_a_game_that_is_listed_by_its_title_and_found_by_its_id() -> None:
    folders = {
        path.name.replace("_", "-")
        for path in (PACKAGE / "games").iterdir()
        if path.is_dir() and path.name != "__pycache__"
    }
    assert {game.id for game in catalog()} == folders
    assert "murus-gallicus" in folders
    titles = [game.title for game in catalog()]
    assert titles == sorted(titles)
    assert all(find(game.id) is game for game in catalog())


@pytest.mark.parametrize("id", OURS)
def test_our_games_have_all_that_a_game_may_have(id: str) -> None:
    game = find(id)
    assert game.lessons().basics
    assert game.look.paper
    assert len(game.look.figures) >= 2
    assert game.daily
    assert game.puzzles
    assert game.planes
    assert list(folder(game).glob("*.txt"))


def test_finding_a_game_loads_no_other() -> None:
    script = "import sys; from pygames.games import find; find('cercas'); print(*sys.modules)"
    process = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    loaded = {name.split(".")[2] for name in process.stdout.split() if name.count(".") >= 2}
    assert loaded & {game.id.replace("-", "_") for game in catalog()} == {"cercas"}


def test_a_guest_is_found_as_long_as_it_stays() -> None:
    with guest(TOY):
        assert find("dice-nim") is TOY
        with guest(replace(TOY, title="Another")):
            assert find("dice-nim").title == "Another"
        assert find("dice-nim") is TOY
    with pytest.raises(GameError):
        find("dice-nim")
    assert TOY not in catalog()


@pytest.mark.parametrize(
    ("source", "says"),
    [
        ("", NO_CARD),
        ("GAME = 5\n", NO_CARD),
        ("from pygames.games.murus_gallicus import GAME\n", NO_CARD),
        (
            "from pygames.game import Bots\nGAME = Bots(choose=print)\n",
            ": Bots needs counts: what bots count: nodes or playouts",
        ),
        ("None + 1", "unsupported operand type(s) for +: 'NoneType' and 'int'"),
    ],
    ids=["no card", "a card that is none", "the card of another", "half a card", "another error"],
)
def test_a_broken_card_is_a_clear_error(source: str, says: str, tmp_path: Path) -> None:
    shutil.copytree(PACKAGE, tmp_path / "pygames", ignore=shutil.ignore_patterns("__pycache__"))
    broken = tmp_path / "pygames" / "games" / "broken_game"
    broken.mkdir()
    (broken / "__init__.py").write_text(source)
    process = subprocess.run(
        [sys.executable, "-c", "from pygames.games import catalog; catalog()"],
        cwd=tmp_path, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert process.returncode == 1
    last = process.stderr.strip().splitlines()[-1]
    where = "pygames/games/broken_game" if says[0] in " :" else ""
    assert last == f"TypeError: {where}{says}"
