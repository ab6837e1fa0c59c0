"""A site without some rooms: what is left out of its sources, and what leads nowhere then."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.page_modules import ROOMS
from tests.support.sites import ROOT
from web.tools import folders, game_pages, manifest
from web.tools.assemble import SOURCE
from web.tools.console import Stop
from web.tools.rooms import FOLDER, LISTS, copy_without, known

WAYS = {"learn": "lessons", "rules": "rules", "print": "print", "daily": "daily"}


def build(*arguments: str) -> subprocess.CompletedProcess[str]:
    command: list[str | Path] = [sys.executable, ROOT / "build.py", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_without_rooms_their_folders_and_their_lines_are_gone_and_nothing_else(
    tmp_path: Path,
) -> None:
    whole = folders.read(SOURCE)
    copy = folders.read(copy_without(["print", "fame", "puzzles"], SOURCE, tmp_path / "src"))
    own = tuple(f"{FOLDER}/{name}/" for name in ("print", "fame", "puzzles"))
    gone = {name for name in whole if name.startswith(own)}
    assert whole.keys() - copy.keys() == gone
    names = {name for name, content in copy.items() if content != whole[name]}
    assert names == set(LISTS)
    for name in LISTS:
        assert not re.search(r"\b(print|fame|puzzles)\b", copy[name].decode())


def test_without_all_rooms_the_lists_are_empty(tmp_path: Path) -> None:
    copy = copy_without(ROOMS, SOURCE, tmp_path / "src")
    assert not any((copy / FOLDER).iterdir())
    for name in LISTS:
        assert re.search(r" = \[\s*\]", (copy / name).read_text("utf-8"))


def test_rooms_are_named_in_any_order_and_each_once() -> None:
    assert known(["print", "fame", "print"], SOURCE) == ("fame", "print")


def test_a_room_that_there_is_not_gets_the_list_of_rooms() -> None:
    with pytest.raises(Stop, match=r"^There is no room 'fane'\. The rooms are analysis, backup, "):
        known(["fame", "fane"], SOURCE)


@pytest.mark.parametrize("command", ["test", "bench", "verify"])
def test_only_a_site_can_be_without_rooms(command: str) -> None:
    process = build("--without", "fame", command, *(["dist"] if command == "verify" else []))
    assert process.returncode == 2
    assert "--without is for building and serving alone" in process.stderr


@pytest.mark.parametrize("way", WAYS)
def test_the_pages_of_games_lead_only_to_rooms_that_the_site_has(way: str) -> None:
    address = re.compile(rf'href="\.\./#{way}[="]'.encode())
    whole = game_pages.pages("", ROOMS).values()
    left = game_pages.pages("", [room for room in ROOMS if room != WAYS[way]]).values()
    assert any(address.search(page) for page in whole)
    assert not any(address.search(page) for page in left)


def test_an_installed_site_opens_files_only_if_a_room_takes_them_in(tmp_path: Path) -> None:
    copy = copy_without(["library"], SOURCE, tmp_path / "src")
    for source, opens in ((SOURCE, True), (copy, False)):
        assert (
            "file_handlers" in json.loads(manifest.write(folders.read(source), source))
        ) == opens
