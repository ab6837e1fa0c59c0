"""The required parts of a card, and the sentence about a missing one.

Never loaded in a page, where every card is whole.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from pygames.game import Game

NEEDED: Mapping[str, Mapping[str, str]] = {
    "Game": {
        "id": "small words joined by -, as the folder is called, which has _ for -",
        "title": "what the game is called",
        "authors": "who has invented it",
        "summary": "the game in a sentence",
        "short": "an InShort: goal, turn, end and score in a sentence each",
        "players": "the fewest and the most",
        "minutes": "how long a game takes",
        "seats": "for each player a Seat: a name, and a glyph of the look",
        "folder": "the folder with the files below: Path(__file__).parent",
        "rules": "how a game begins, as a Rules",
        "look": "how it is shown and told, as a Look",
        "bots": "how its bots choose, as a Bots",
    },
    "Rules": {"initial": "the State that a game begins from"},
    "Look": {
        "show": "what to draw, and where to point",
        "explain": "why picks lead to no action, with a clause of rules.md",
        "phrase": "an action in words",
        "sample": "the Sample that stands for the game on the shelf",
    },
    "Bots": {
        "choose": "the action of a bot",
        "counts": "what bots count: nodes or playouts",
    },
}
"""By the class that lacks it. docs/adding-a-game.md has the same table."""
FILES: Mapping[str, str] = {
    "rules.md": "the rules, as players read them",
    "theme.json": "a colour for each token, in each of the schemes light, dark, contrast and paper",
}
"""What is in the folder."""
_LACKS = re.compile(r"(\w+)\.__(?:init|new)__\(\) missing \d+ required .*?arguments?: (.*)")


def lacking(error: BaseException) -> str:
    """Say which part a failed card lacks; empty if it failed for another reason."""
    match = _LACKS.fullmatch(str(error)) if isinstance(error, TypeError) else None
    if not match:
        return ""
    means = NEEDED.get(match[1], {})
    names = re.findall(r"'(\w+)'", match[2])
    parts = [f"{name}: {means[name]}" if name in means else name for name in names]
    return f"{match[1]} needs {'; '.join(parts)}"


def missing_file(game: Game[Any]) -> str:
    """Say which file a game lacks; empty if it has them, or says in its card what they would."""
    texts = {"rules.md": game.rules_text, "theme.json": game.theme}
    for name, means in FILES.items():
        if not texts[name] and not (game.folder / name).is_file():
            return f"Game needs {name}: {means}"
    return ""
