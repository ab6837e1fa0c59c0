"""Adding a game, with a path in and JSON text out."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from pygames.added.load import load
from pygames.added.wheel import unpack
from pygames.door import bridge
from pygames.door.card import card
from pygames.door.card_data import Catalog
from pygames.workshop.one_file import SUFFIX


def add(path: str) -> str:
    """Make the games of a wheel known, those of a folder in which one was unpacked, or of a file.

    The answer is like that of `catalog`, with their cards alone, or an error. No request reaches
    this: it is not one of the calls.
    """

    def added(_: Mapping[str, Any]) -> Catalog:
        return {"games": [card(game) for game in load(_folder(Path(path)))]}

    answer = bridge.answer_with(bridge.write({"call": "add"}), {"add": added})
    assert answer is not None
    return answer


def _folder(path: Path) -> Path:
    """Return the folder or the file itself, or unpack a wheel beside itself."""
    if path.is_dir() or path.suffix == SUFFIX:
        return path.resolve()
    folder = path.resolve().with_suffix("")
    unpack(path, folder)
    return folder
