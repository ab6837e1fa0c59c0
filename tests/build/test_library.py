"""Python's library in the site: what the rules use is there, compiled, and the rest is apart."""

from __future__ import annotations

import zipfile
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from pygames.door.calls import CALLS
from pygames.games import ids
from tests.support.node import said_by
from tests.support.sites import ROOT
from web.tools.library import DRAWING, EXERCISES
from web.tools.setup import WEB
from web.tools.wheel import with_packs

if TYPE_CHECKING:
    from collections.abc import Iterator

MURUS = "murus-gallicus"
PLAYED = [MURUS, *(game for game in ids() if game != MURUS)]
RUN = Path(__file__).with_name("trimmed.ts")


@pytest.fixture(scope="module")
def library(dist: Path) -> Iterator[zipfile.ZipFile]:
    (path,) = dist.glob("pyodide/*/python_stdlib.zip")
    with zipfile.ZipFile(path) as archive:
        yield archive


@pytest.fixture(scope="module")
def rare(dist: Path) -> Iterator[zipfile.ZipFile]:
    (path,) = dist.glob("pyodide/*/rare.zip")
    with zipfile.ZipFile(path) as archive:
        yield archive


def test_everything_runs_in_the_trimmed_library(dist: Path, tmp_path: Path) -> None:
    """Every module is run, each bot, review, puzzle and printed page of every game, and micropip.

    Nothing but micropip needs the rest of Pyodide's program: else run `python3 -m web.tools.used`.
    """
    (folder,) = (dist / "pyodide").iterdir()
    (wheel,) = dist.glob("py/*/pygames_tabletop-*.zip")
    (micropip,) = dist.glob("py/*/micropip-*.zip")
    report = said_by(
        RUN, folder, with_packs(wheel, tmp_path), EXERCISES, micropip, " ".join(PLAYED)
    )
    assert set(report["calls"]) == set(CALLS)
    assert not report["rest"]


def test_the_library_in_two_parts_is_whole(library: zipfile.ZipFile, rare: zipfile.ZipFile) -> None:
    with zipfile.ZipFile(WEB / "node_modules" / "pyodide" / "python_stdlib.zip") as theirs:
        names = {name for name in theirs.namelist() if not name.endswith("/")}
        start = {name.removesuffix("c") for name in library.namelist()} - {"_rare.py"}
        others = {name for name in rare.namelist() if not name.startswith("pygames/")}
        assert start | others == names
        assert not start & others
        assert all(rare.read(name) == theirs.read(name) for name in others)


def test_used_modules_are_compiled_and_nothing_is_compressed(library: zipfile.ZipFile) -> None:
    assert all(name.endswith(".pyc") for name in library.namelist())
    assert {"json/decoder.pyc", "random.pyc", "_pyodide/_base.pyc"} <= set(library.namelist())
    assert all(entry.compress_type == zipfile.ZIP_STORED for entry in library.infolist())


def test_the_modules_that_draw_without_a_canvas_are_rare(rare: zipfile.ZipFile) -> None:
    ours = {name for name in rare.namelist() if name.startswith("pygames/")}
    assert ours == {str(path.relative_to(ROOT)) for path in DRAWING.glob("*.py")}
    assert all(rare.read(name) == (ROOT / name).read_bytes() for name in ours)


def test_the_modules_of_the_terminal_alone_are_rare(rare: zipfile.ZipFile) -> None:
    assert {"argparse.py", "statistics.py", "multiprocessing/pool.py"} <= set(rare.namelist())
