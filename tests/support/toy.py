"""The toy game as the author of a new game uses it: copied, and renamed."""

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pygames.added.load  # noqa: F401 - what is added is forgotten
from pygames.record import forget
from pygames.workshop.elsewhere import installed
from tests.support.ours import NOT_OURS
from tests.support.sites import ROOT

TOY = ROOT / "tests" / "toy"
PEBBLES = TOY / "pebbles"
PEBBLES_FILE = "pebbles.py"
NOT_COPIED = shutil.ignore_patterns(*NOT_OURS, "gallery")


def copy_renamed(source: Path, target: Path, names: Mapping[str, str]) -> None:
    """Copy a folder of the toy game, and replace names in it, the first ones first."""
    shutil.copytree(source, target, ignore=NOT_COPIED)
    for file in target.rglob("*.*"):
        text = file.read_text("utf-8")
        for old, new in names.items():
            text = text.replace(old, new)
        file.write_text(text, "utf-8")


@contextmanager
def knowing_no_added_game() -> Iterator[None]:
    """Begin without added games and without their modules, and forget at the end what was added."""
    # As a name, `pygames.games.catalog` is the function.
    games = vars(sys.modules["pygames.games.catalog"])["_added"]
    lists = games, vars(sys.modules["pygames.added.load"])["_loaded"], sys.path
    before = [[*each] for each in lists]
    for each in lists[:2]:
        each.clear()
    _forget()
    try:
        yield
    finally:
        for each, was in zip(lists, before, strict=True):
            each[:] = was
        _forget()


def _forget() -> None:
    """Forget replays, installed games, and the modules of the toy game as others have it."""
    forget()
    installed.cache_clear()
    for name in [*sys.modules]:
        if name.partition(".")[0] == "dice_nim":
            del sys.modules[name]


GUIDE = ROOT / "docs" / "adding-a-game.md"
_PROJECT = re.compile(r"^```toml\n(.*?)^```", re.MULTILINE | re.DOTALL)
OUTSIDE = {"tests.toy.dice_nim": "dice_nim"}
_BUILD = "import sys; from flit_core.buildapi import build_wheel; build_wheel(sys.argv[1])"


def toy_wheel(folder: Path) -> Path:
    """Build the toy game as a wheel, with what the guide gives to those who write one."""
    source = folder / "source"
    copy_renamed(TOY / "dice_nim", source / "dice_nim", OUTSIDE)
    (project,) = _PROJECT.findall(GUIDE.read_text("utf-8"))
    (source / "pyproject.toml").write_text(project, "utf-8")
    subprocess.run([sys.executable, "-c", _BUILD, folder], cwd=source, check=True)
    return folder / "dice_nim-1.0-py3-none-any.whl"
