"""A host can put games of others into the site, each as a wheel."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from pygames.games import catalog
from tests.support.sites import ROOT
from tests.support.toy import (
    NOT_COPIED,
    PEBBLES,
    PEBBLES_FILE,
    knowing_no_added_game,
    toy_wheel,
)
from web.tools import folders, guests, wheel
from web.tools.console import Stop
from web.tools.setup import lend

ASK = """
import importlib, json, pkgutil, pygames

def ask(call, **more):
    return json.loads(pygames.answer(json.dumps({"call": call, **more})))["ok"]

for module in pkgutil.walk_packages(pygames.__path__, "pygames."):
    importlib.import_module(module.name)
card = ask("card", game="race-with-a-die")
record = ask("new", game=card["id"], seed="a")["record"]
print(card["id"], bool(ask("view", record=record)["picks"]), bool(ask("rules", game=card["id"])),
      bool(ask("choose", record=record, level=1, playouts=5)["action"]))
"""
"""What a page asks of a game, with nothing but the package; a build imports all of it."""


@pytest.fixture(scope="module")
def toy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return toy_wheel(tmp_path_factory.mktemp("given"))


@pytest.fixture(autouse=True)
def _as_before(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    monkeypatch.setattr(wheel, "guests", {})
    monkeypatch.setattr(wheel, "added", {})
    monkeypatch.setattr(guests, "UNPACKED", tmp_path / "guests")
    with knowing_no_added_game():
        yield


def test_the_pages_package_finds_given_games_as_it_finds_ours(toy: Path, tmp_path: Path) -> None:
    before = wheel.state()
    guests.invite([toy, PEBBLES / PEBBLES_FILE])
    assert {"dice-nim", "pebbles"} <= {game.id for game in catalog()}
    assert wheel.state() != before
    packages = tmp_path / "packages"
    shutil.copytree(ROOT / "pygames", packages / "pygames", ignore=NOT_COPIED)
    folders.write(wheel.guests, packages)
    ask = "import pygames; print(*(game.id for game in pygames.catalog()))"
    process = subprocess.run(
        [sys.executable, "-c", ask], cwd=packages, capture_output=True, text=True, check=True
    )
    assert process.stdout.split() == [game.id for game in catalog()]


def test_a_game_in_one_file_brings_all_that_pages_lack(tmp_path: Path) -> None:
    file = tmp_path / "lines.py"
    shutil.copy(ROOT / "pygames" / "examples" / "race.py", file)
    guests.invite([file])
    packages = tmp_path / "packages"
    ours = folders.read(ROOT / "pygames")
    there = {f"pygames/{name}": content for name, content in ours.items()}
    modules = {name: content for name, content in there.items() if not wheel.is_elsewhere(name)}
    folders.write(modules | wheel.guests, packages)
    process = subprocess.run(
        [sys.executable, "-c", ASK], cwd=packages, capture_output=True, text=True, check=True
    )
    assert process.stdout.split() == ["race-with-a-die", "True", "True", "True"]


def test_a_site_names_each_given_game_with_its_hash(toy: Path) -> None:
    guests.invite([toy, PEBBLES / PEBBLES_FILE])
    names = [re.fullmatch(r"(\S+) sha256:[0-9a-f]{64}", each) for each in sorted(wheel.added)]
    assert [name and name[1] for name in names] == [toy.name, PEBBLES_FILE]


@pytest.mark.parametrize("name", ["none-1.0-py3-none-any.whl", "none.py", "none.zip"])
def test_a_wheel_without_games_stops_the_build_with_a_sentence(tmp_path: Path, name: str) -> None:
    with pytest.raises(Stop, match=f"{name} can't be put into the site: "):
        guests.invite([tmp_path / name])
    assert not wheel.guests


@pytest.mark.long
def test_a_site_is_built_with_a_given_game(toy: Path, tmp_path: Path) -> None:
    checkout = tmp_path / "checkout"
    shutil.copytree(ROOT, checkout, ignore=NOT_COPIED)
    lend(checkout)
    pebbles = checkout / "tests" / "toy" / "pebbles" / PEBBLES_FILE
    command = [sys.executable, "build.py", "--with", str(toy), "--with", str(pebbles)]
    subprocess.run(command, cwd=checkout, env=os.environ, check=True)
    assert "<h1>Dice Nim</h1>" in (checkout / "dist/dice-nim/index.html").read_text("utf-8")
    assert "<h1>Pebbles</h1>" in (checkout / "dist/pebbles/index.html").read_text("utf-8")
    assert "dice-nim" in (checkout / "dist/index.html").read_text("utf-8")
