"""What a game in one file says itself, in the language that is spoken.

Such a game is written in one language. For the sentences of the shelf (`pygames/examples/shelf/`)
and for the names of pieces there are tables in the other languages, by the English words: so a copy
that somebody changes keeps what is left of them.
"""

from __future__ import annotations

from collections import Counter

from pygames.language import ENGLISH, beside, spoken
from pygames.simple.pieces import JOIN

_WORDS = "pygames.simple.words"
_TABLE = "shelf"
"""`de_shelf` is the German table."""


def own(text: str) -> str:
    """Return a text of a game in the language that is spoken, if its table has it."""
    table = beside(_WORDS, _TABLE) if text and spoken() != ENGLISH else None
    sentence: str = table.SENTENCES.get(text, text) if table else text
    return sentence


def as_words(text: str) -> str:
    """Write a text of the notation as words: "roll again" for roll-again."""
    return text.replace("-", " ").replace("_", " ").strip() or text


def kinds(piece: str) -> list[tuple[str, int]]:
    """Return what stands on a cell: the name of each kind of piece, and how many there are."""
    return [(own(kind), many) for kind, many in Counter(piece.split(JOIN)).items()]
