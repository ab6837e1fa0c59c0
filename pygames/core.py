"""The vocabulary of every game, after OpenSpiel: state, player, chance, action, returns."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Generic, Self, TypeVar

if TYPE_CHECKING:
    from pygames.bots.budget import Chooser
    from pygames.bots.uct import Playable
    from pygames.paper import Handout
    from pygames.reading import Reading
    from pygames.scene import Shape
    from pygames.show import Explanation, Moment, Review, Show

Player = int
Action = str
"""A short ASCII text without white space: the notation that players read."""

CHANCE: Player = -1
TERMINAL: Player = -4

Options = Mapping[str, str]


class State(ABC):
    """A position as an immutable value. It trusts its caller: `child` takes legal actions only."""

    __slots__ = ()

    @abstractmethod
    def current_player(self) -> Player:
        """Whose decision is next: a player from 0, `CHANCE`, or `TERMINAL`."""

    @abstractmethod
    def legal_actions(self) -> Sequence[Action]:
        """Every action of the current player in the game's stable order; none for chance."""

    @abstractmethod
    def child(self, action: Action) -> Self:
        """The state after a legal action, or after an outcome of chance."""

    @abstractmethod
    def returns(self) -> tuple[int, ...] | None:
        """One number for each player once the game is over, else None."""

    @abstractmethod
    def reason(self) -> str | None:
        """One sentence that says why the game ended as it did, else None."""

    def scores(self) -> tuple[int, ...] | None:
        """The game's own final scores; a game without scores of its own gives its returns."""
        return self.returns()

    def chance_outcomes(self) -> Sequence[tuple[Action, Fraction]]:
        """Outcomes and exact probabilities at a chance node, in stable order, else nothing."""
        return ()

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.current_player() == TERMINAL

    def position(self) -> str | None:
        """The position text, None where the rules define none."""
        return None

    def text(self) -> str:
        """The position as a board of text, for a terminal."""
        return self.position() or ""


@dataclass(frozen=True)
class Setup:
    """What a new game begins from: the number of players, and a value for every option."""

    players: int
    options: Options


@dataclass(frozen=True)
class Option:
    """A choice made before the game; `choices` pairs each value with its title."""

    id: str
    title: str
    choices: tuple[tuple[str, str], ...]
    default: str


@dataclass(frozen=True)
class Seat:
    """What the rules call a player, and the glyph that stands beside the name."""

    name: str
    glyph: str


@dataclass(frozen=True)
class Sample:
    """A real position to show as a picture, and the part of it to show."""

    crop: tuple[int, int, int, int]
    """x, y, width and height in board units."""
    actions: tuple[Action, ...] = ()
    start: str | None = None
    players: int | None = None
    options: Options = field(default_factory=dict)
    seat: Player = 0
    """Who looks: the player at the bottom of the board, or whose sheet is shown."""


@dataclass(frozen=True)
class Figure(Sample):
    """A picture in the rules; `rules.md` names it and gives its caption."""

    picks: tuple[str, ...] | None = None
    """What has been picked, so that what can follow is marked; None marks nothing."""
    gone: bool = False
    """Whether what the last action took away still shows, as it is when it begins to go."""


S = TypeVar("S", bound=State)


@dataclass(frozen=True, kw_only=True)
class Game(Generic[S]):
    """A game's card: what it is called, and the functions that play and show it."""

    id: str
    title: str
    authors: tuple[str, ...]
    summary: str
    players: tuple[int, int]
    """The fewest and the most."""
    minutes: int
    seats: tuple[Seat, ...]
    """One for each player that there can be."""
    folder: Path
    """Where `rules.md` and `theme.json` lie."""
    initial: Callable[[Setup], S]
    show: Callable[[Moment[S]], Show]
    explain: Callable[[S, Sequence[str]], Explanation]
    choose: Chooser[S]
    sample: Sample
    """What stands for the game on the shelf."""
    figures: Mapping[str, Figure] = field(default_factory=dict)
    """The pictures in `rules.md`, by the names that it gives them."""
    levels: tuple[int, ...] = (1, 2, 3, 4, 5)
    shares: tuple[int, ...] = ()
    """The levels that choose better where several searches agree (docs/strength.md has by how
    much); a page with cores to spare lets these think in several workers."""
    read_position: Callable[[str, Setup], S] | None = None
    """Reads a position text in exactly the form that `position` writes (ValueError says what
    is wrong); None where a game can't begin from one."""
    read: Callable[[S, Player], Sequence[Reading]] | None = None
    """Tells a position part by part: each player's pieces, rows, columns, areas; where each
    player has a sheet, that of the player who looks."""
    read_action: Callable[[S, str], Sequence[str] | None] | None = None
    """Reads a text written like an action, legal or not: the picks that it stands for, in
    order; None where it isn't written like one."""
    playable: Playable[Any, Any] | None = None
    """What plain UCT plays by where that is faster than states, for the arena."""
    yardsticks: Mapping[str, Callable[[S, Random], Action]] = field(default_factory=dict)
    """Fixed players that the bots are measured against in the arena, by name."""
    review: Callable[[Sequence[S]], Review] | None = None
    """The game's own look back, from the states of a finished game, the first to the last; None
    where the chances of winning say all that there is."""
    options: tuple[Option, ...] = ()
    glyphs: Mapping[str, Sequence[Shape]] = field(default_factory=dict)
    chance: bool = False
    """Whether dice, cards or a random set-up decide anything."""
    sheets: str = ""
    """What each player's own sheet is called ("map"), empty where all play on one board; the
    seat that looks says whose is shown."""
    paper: tuple[Handout, ...] = ()
    """What can be printed to play it on paper, besides its rules."""
    tip: str = ""
    """A sentence for those who play it for the first time: what to point at, in which order."""

    def colors(self) -> dict[str, dict[str, str]]:
        """Read the theme: a colour for each token in each of its schemes."""
        text = (self.folder / "theme.json").read_text("utf-8")
        colors: dict[str, dict[str, str]] = json.loads(text)
        return colors

    def defaults(self) -> dict[str, str]:
        """The default value of every option."""
        return {option.id: option.default for option in self.options}
