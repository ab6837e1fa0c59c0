"""The classics of the shelf, as the page lists them: a file and a picture of each.

A list holds what each says of itself in every language, so it shows before Python runs.
"""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any, TypedDict

from pygames.added.brought import plain, shelf, version
from pygames.language import ENGLISH, speaking
from pygames.workshop.one_file import card_in, module_from
from web.tools.console import ROOT

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from pygames.game import Game

FOLDER = "classics"
LIST = f"{FOLDER}/list.json"
ALL = "classics.svg"
"""The pictures of all, side by side: the home page shows it, also without a network."""
FIGURES = ROOT / "docs" / "small-games.md"
_COLUMNS = 8


class Said(TypedDict):
    """What a classic says of itself."""

    title: str
    goal: str


class Classic(TypedDict):
    """A classic."""

    name: str
    """That of its file."""
    id: str
    """That of its game, of this version of the file."""
    text: str
    players: list[int]
    said: dict[str, Said]
    """By the codes of languages."""
    figures: list[str]
    """What was measured: who begins wins, draws, actions, a stronger bot; empty if nothing was."""


def listed(languages: Sequence[str] = (ENGLISH,)) -> bytes:
    """Write the list."""
    classics = [_classic(file, languages) for file in shelf()]
    return json.dumps(classics, ensure_ascii=False, separators=(",", ":")).encode()


def _classic(file: Path, languages: Sequence[str]) -> Classic:
    text = plain(file.read_text("utf-8"))
    game = _spoken(file, text, ENGLISH)
    texts = {each: _said(_spoken(file, text, each)) for each in languages}
    return {
        "name": file.name, "id": version(game.id, text.encode()), "text": text,
        "players": [*game.players], "said": texts, "figures": figures(game.title),
    }  # fmt: skip


def figures(title: str) -> list[str]:
    """Return what docs/small-games.md has in its table of a game, without intervals."""
    for line in FIGURES.read_text("utf-8").splitlines():
        row = [re.sub(r" \(.*?\)$", "", cell.strip()) for cell in line.strip("|").split("|")]
        if len(row) == _COLUMNS and row[0].startswith(title):
            return [row[2], row[3], row[4], row[7]]
    return []


def _spoken(file: Path, text: str, language: str) -> Game[Any]:
    """Let the file run in a language; a text that has run before wouldn't run again."""
    with speaking(language):
        return card_in(module_from(f"# {language}\n{text}".encode(), file))


def _said(game: Game[Any]) -> Said:
    return {"title": game.title, "goal": game.short.goal}
