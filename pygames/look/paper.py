"""Pages for a game on paper: boards, sheets to write on, and cards to cut out.

A leaf is one page of paper, and what is on it fits A4 and Letter alike. Sizes are in mm.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import inf
from random import Random

from pygames import words
from pygames.core import Setup
from pygames.look.scene import Scene

ROOM = {"upright": (182, 214), "wide": (251, 140)}
"""The space for a leaf's parts, across and down: the smaller of A4 and Letter, less its head."""
GAP = 4
"""Between parts, across and down."""
TITLE, LINE = 7, 7.5
"""The height of a table's title, and of each of its lines."""
_NARROWEST = 36
"""The least width of a table beside something else."""


class Part(ABC):
    """Something on a leaf; `width` and `height` are what it needs at the least."""

    width: float = _NARROWEST

    @property
    @abstractmethod
    def height(self) -> float:
        """The height."""


@dataclass(frozen=True)
class Picture(Part):
    """A scene at a width; `label` is its description for people who can't see it."""

    scene: Scene
    label: str
    width: float
    caption: str = ""

    @property
    def height(self) -> float:
        """How tall it is, with its caption."""
        return self.width * self.scene.height / self.scene.width + (TITLE if self.caption else 0)


@dataclass(frozen=True)
class Table(Part):
    """A small table; cells without words are to be written in."""

    title: str
    columns: Sequence[str]
    rows: Sequence[Sequence[str]]

    @property
    def height(self) -> float:
        """How tall it is."""
        return (TITLE if self.title else 0) + LINE * (len(self.rows) + any(self.columns))


@dataclass(frozen=True)
class Card:
    """A card to cut out: the words in its head, its name, a few letters, and a drawing."""

    head: str
    name: str
    note: str
    scene: Scene


@dataclass(frozen=True)
class Cards(Part):
    """Cards of one size in rows over the whole width."""

    across: int
    down: float
    """The height of a card."""
    cards: Sequence[Card]

    @property
    def height(self) -> float:
        """The height of all of them."""
        return self.down * -(-len(self.cards) // self.across)


@dataclass(frozen=True)
class Turn:
    """What a player, or chance for that player, did in one go."""

    player: int
    actions: Sequence[tuple[str, bool]]
    """Each with whether chance did it."""


@dataclass(frozen=True)
class Moves(Part):
    """All moves of a game: its rounds, each with the turns in it. It runs over pages."""

    title: str
    names: Sequence[str]
    rounds: Sequence[Sequence[Turn]]
    ended: str = ""
    """How people ended the game early, in words."""

    @property
    def height(self) -> float:
        """It doesn't fit on a single page."""
        return inf


@dataclass(frozen=True)
class Leaf:
    """One page of paper: a title, a few words on its use, and rows of parts."""

    title: str
    words: str
    rows: Sequence[Sequence[Part]]
    fields: Sequence[str] = ()
    """Labels of lines to write on, such as a name."""
    wide: bool = False


@dataclass(frozen=True)
class Handout:
    """What a game offers to print, and which choices change it."""

    id: str
    title: str
    make: Callable[[Setup, Random], Sequence[Leaf]]
    options: tuple[str, ...] = ()
    """The ids of the game's options that matter to it."""
    players: bool = False
    """Whether the number of players does."""
    chance: bool = False
    """Whether each copy comes out differently."""
    derived: bool = False
    """Whether it follows from a board (pygames.simple): then no author has to prove it."""


def moves_sheet(first: str, second: str, example: str, lines: int = 27) -> Handout:
    """Offer a sheet to write down a game of two in notation."""

    def make(_setup: Setup, _random: Random) -> list[Leaf]:
        halves = [
            Table("", ("", first, second), [(str(i), "", "") for i in range(start, start + lines)])
            for start in (1, lines + 1)
        ]
        fields = (first, second, words.DATE, words.RESULT)
        return [Leaf(words.MOVES, words.write_moves(example), [halves], fields)]

    return Handout("moves", words.MOVES_HANDOUT, make)
