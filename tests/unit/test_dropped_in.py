"""A new game is one new folder: the toy game goes into a copy of the package and is played."""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.support.sites import ROOT
from tests.support.toy import TOY, copy_renamed

PACKAGE = ROOT / "pygames"
NEW_NAMES = {"tests.toy.dice_nim": "pygames.games.dice_nim"}
NO_CACHE = shutil.ignore_patterns("__pycache__")


def hashes(folder: Path) -> dict[str, str]:
    return {
        str(file.relative_to(folder)): hashlib.sha256(file.read_bytes()).hexdigest()
        for file in sorted(folder.rglob("*"))
        if file.is_file() and "__pycache__" not in file.parts
    }


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the package alone, with one more folder in it."""
    root = tmp_path_factory.mktemp("dropped-in")
    shutil.copytree(PACKAGE, root / "pygames", ignore=NO_CACHE)
    copy_renamed(TOY / "dice_nim", root / "pygames" / "games" / "dice_nim", NEW_NAMES)
    return root


def run(site: Path, *arguments: str, words: str = "") -> str:
    """Run Python in the copy alone, without what is installed here."""
    process = subprocess.run(
        [sys.executable, "-I", "-S", "-B", "-c", _AS_MODULE, str(site), *arguments],
        input=words, cwd=site, capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert process.returncode == 0, process.stderr
    assert process.stderr == ""
    return process.stdout


_AS_MODULE = "import sys; sys.path.insert(0, sys.argv.pop(1)); "
_AS_MODULE += "from pygames.__main__ import main; sys.exit(main(sys.argv[1:]))"


class Engine:
    """The engine of the copy, which answers line by line."""

    def __init__(self, site: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-I", "-S", "-B", "-c", _AS_MODULE, str(site), "engine"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=site,
        )  # fmt: skip

    def ask(self, call: str, **arguments: Any) -> Any:
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write(json.dumps({"call": call, **arguments}) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        assert "ok" in answer, answer
        return answer["ok"]

    def close(self) -> None:
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.close()
        assert self.process.wait(20) == 0
        self.process.stdout.close()


def test_nothing_but_its_folder_is_new(site: Path) -> None:
    before, after = hashes(PACKAGE), hashes(site / "pygames")
    assert {file: after.get(file) for file in before} == before
    assert {file for file in after if file not in before} == {
        f"games/dice_nim/{file}" for file in hashes(TOY / "dice_nim")
    }


def test_it_is_played_through_the_engine_to_its_end(site: Path) -> None:
    engine = Engine(site)
    cards = {card["id"]: card for card in engine.ask("catalog")["games"]}
    assert {"dice-nim", "murus-gallicus"} <= set(cards)
    assert cards["dice-nim"]["options"][0]["choices"][1] == {"value": "15", "title": "Fifteen"}
    assert "**D4**" in engine.ask("rules", game="dice-nim")["text"]
    record = engine.ask("new", game="dice-nim", players=3, options={"heap": "15"}, seed="toy")
    record = record["record"]
    movers = set()
    while True:
        view = engine.ask("view", record=record, seat=1)
        if view["over"]:
            break
        movers.add(view["to_move"])
        state = engine.ask("state", record=record)
        assert set(view["picks"].values()) == set(state["legal"])
        assert engine.ask("explain", record=record, picks=["counter-99"])["clause"] == "D2"
        thought = engine.ask("choose", record=record, level=2, nodes=10, seed="bot")
        record = engine.ask("play", record=record, action=thought["action"])["record"]
    assert movers == {0, 1, 2}
    assert view["result"] in ("Red wins", "Green wins", "Blue wins")
    assert view["reason"] == "The last counter has been taken."
    engine.close()


def test_it_is_played_in_a_terminal(site: Path) -> None:
    text = run(site, "play", "dice-nim", "--seed", "daily", words="t3\nlist\nquit\n")
    assert "Dice Nim." in text
    assert "Green to move" in text


def test_bots_play_it_in_the_arena(site: Path) -> None:
    text = run(site, "arena", "dice-nim", "bot2", "random", "--games", "4", "--seed", "1")
    assert "4 games" in text


def test_it_passes_the_conformance_suite_that_is_shipped(site: Path) -> None:
    code = (
        "import sys; sys.path.insert(0, sys.argv[1])\n"
        "from pygames.conformance import check\n"
        "from pygames.games import find\n"
        "check(find('dice-nim'))\n"
        "print('kept')\n"
    )
    process = subprocess.run(
        [sys.executable, "-I", "-S", "-B", "-c", code, str(site)],
        cwd=site, capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert (process.stdout, process.stderr) == ("kept\n", "")
