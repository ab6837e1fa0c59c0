"""A new game is one new folder: the toy game goes into a copy of the package and is played."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import pygames
from tests.support.sites import ROOT
from tests.support.toy import TOY, copy_renamed

PACKAGE = ROOT / "pygames"
NEW_NAMES = {"tests.toy.dice_nim": "pygames.games.dice_nim"}
NO_CACHE = shutil.ignore_patterns("__pycache__")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the package alone, with one more folder in it."""
    root = tmp_path_factory.mktemp("dropped-in")
    shutil.copytree(PACKAGE, root / "pygames", ignore=NO_CACHE)
    copy_renamed(TOY / "dice_nim", root / "pygames" / "games" / "dice_nim", NEW_NAMES)
    return root


def command(site: Path, *arguments: str) -> list[str]:
    """Return a command of the package in the copy alone, without what is installed here."""
    as_module = "import sys; sys.path.insert(0, sys.argv.pop(1)); "
    as_module += "from pygames.__main__ import main; sys.exit(main(sys.argv[1:]))"
    return [sys.executable, "-I", "-S", "-B", "-c", as_module, str(site), *arguments]


def test_it_is_played_through_the_engine_to_its_end(site: Path) -> None:
    with pygames.Engine(command(site, "engine")) as engine:
        play_to_the_end(engine)


def play_to_the_end(engine: pygames.Engine) -> None:
    cards = {card["id"]: card for card in engine.call("catalog")["games"]}
    assert {"dice-nim", "murus-gallicus"} <= set(cards)
    assert cards["dice-nim"]["options"][0]["choices"][1] == {"value": "15", "title": "Fifteen"}
    assert "**D4**" in engine.call("rules", game="dice-nim")["text"]
    record = engine.call("new", game="dice-nim", players=3, options={"heap": "15"}, seed="toy")
    record = record["record"]
    movers = set()
    while True:
        view = engine.call("view", record=record, seat=1)
        if view["over"]:
            break
        movers.add(view["to_move"])
        state = engine.call("state", record=record)
        assert set(view["picks"].values()) == set(state["legal"])
        assert engine.call("explain", record=record, picks=["counter-99"])["clause"] == "D2"
        thought = engine.call("choose", record=record, level=2, nodes=10, seed="bot")
        record = engine.call("play", record=record, action=thought["action"])["record"]
    assert movers == {0, 1, 2}
    assert view["result"] in ("Red wins", "Green wins", "Blue wins")
    assert view["reason"] == "The last counter has been taken."


def test_it_is_played_in_a_terminal(site: Path) -> None:
    process = subprocess.run(
        command(site, "play", "dice-nim", "--seed", "daily"),
        input="t3\nlist\nquit\n", capture_output=True, text=True, timeout=60, check=True,
    )  # fmt: skip
    assert process.stderr == ""
    assert "Dice Nim." in process.stdout
    assert "Green to move" in process.stdout
