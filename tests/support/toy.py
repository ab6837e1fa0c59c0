"""The toy game as somebody takes it who begins a game of their own: copied, and renamed."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from tests.support.ours import NOT_OURS
from tests.support.sites import ROOT

TOY = ROOT / "tests" / "toy"
NOT_COPIED = shutil.ignore_patterns(*NOT_OURS, "gallery")


def copy_renamed(source: Path, target: Path, names: Mapping[str, str]) -> None:
    """Copy a folder of the toy game, and replace names in it, the first ones first."""
    shutil.copytree(source, target, ignore=NOT_COPIED)
    for file in target.rglob("*.*"):
        text = file.read_text("utf-8")
        for old, new in names.items():
            text = text.replace(old, new)
        file.write_text(text, "utf-8")


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
