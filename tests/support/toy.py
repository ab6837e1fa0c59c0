"""The toy game as somebody takes it who begins a game of their own: copied, and renamed."""

from __future__ import annotations

import shutil
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
