"""An action in words, for people who haven't chosen notation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple


@dataclass(frozen=True)
class Phrase:
    """What an action is: in words, as briefly as it can be said, and as a small picture."""

    words: str
    """The action as a command or a fact: "Build b3–b4", "Rolled 7"."""
    brief: str = ""
    """The same where space is small, "b3–b4"; empty if the words are brief already."""
    glyphs: tuple[str, ...] = ()
    """Drawings of the game that can stand for it, side by side: the faces of dice."""
    aside: str = ""
    """A word beside the drawings, for what they don't show: "lost"."""


class Deed(NamedTuple):
    """What an action brings at once, in the forms that sentences need."""

    can: str
    """As after "can": "close an area of 5"."""
    does: str
    """As after "it": "closes an area of 5"."""
    kind: str = ""
    """What sort of thing it brings: deeds of one kind are compared by their size."""
    size: int = 1
    """How much of it."""
