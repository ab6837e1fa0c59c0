"""Games that a page is given as a text: made there, or sent by someone.

Each version of a file is a game of its own, with an id of its own. So a game that was begun goes on
by the rules it began with, and two people who play by messages have the same file or none.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from pygames import examples
from pygames.added.load import check_in_short
from pygames.door import bridge
from pygames.door.card import card
from pygames.door.card_data import Catalog
from pygames.errors import GameError
from pygames.game import Game
from pygames.games import add, find, ids
from pygames.games.one_file import card_in, module_from

VERSION_LETTERS = 12
"""How many letters of a text's hash are in the id of its game."""


def bring(name: str, text: str, checked: str = "") -> Game[Any]:
    """Make the game of a file known, once it has kept every game's promises in short.

    `checked` is the id of a version that has. GameError says what is wrong, `at` which line.
    """
    content = text.encode()
    game = card_in(module_from(content, Path(name)))
    own = version(game.id, content)
    if own not in ids():
        if own != checked:
            check_in_short(game)
        add(replace(game, id=own))
    return find(own)


def version(id: str, content: bytes) -> str:
    """Name a version of a game."""
    return f"{id}-{hashlib.sha256(content).hexdigest()[:VERSION_LETTERS]}"


def answer(request: str) -> str:
    """Carry out a request, as the bridge does, or one of two more.

    `bring` makes a game known. Its arguments are `name`, that of the file, `text`, and perhaps
    `checked`, the id of a version that needs no check; the answer is like that of `catalog`.
    `models` has no arguments: its answer has the name and the text of each model game.
    """
    answered = bridge.answer_with(request, {"bring": _bring, "models": _models})
    assert answered is not None
    return answered


def _bring(request: Mapping[str, Any]) -> Catalog:
    name, text, checked = (request.get(key, "") for key in ("name", "text", "checked"))
    if not (isinstance(name, str) and isinstance(text, str) and isinstance(checked, str)):
        raise GameError("bad-request", "bring needs name, text and checked as texts")
    return {"games": [card(bring(Path(name).name, text, checked))]}


def _models(_: Mapping[str, Any]) -> dict[str, list[dict[str, str]]]:
    files = sorted(Path(examples.__path__[0]).glob("[a-z]*.py"))
    return {"models": [{"name": each.name, "text": each.read_text("utf-8")} for each in files]}
