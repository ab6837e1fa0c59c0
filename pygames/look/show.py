"""What a game says about a moment, for a page to show."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Generic, NamedTuple

from pygames.core import Action, Player, S
from pygames.grammar.cast import Cast
from pygames.look.picks import PickPath
from pygames.look.scene import Scene


@dataclass(frozen=True)
class Moment(Generic[S]):
    """A position to show, how it came about, and who looks at it from the bottom seat."""

    state: S
    before: S | None = None
    action: Action | None = None
    """The action that led from `before` to `state`."""
    seat: Player = 0
    compact: bool = False
    """Whether the board is drawn small, under 600 CSS pixels wide: what is written can then be
    larger. Places, picks and words stay the same; a game may ignore it."""
    low: bool = False
    """Whether there is little height for the board, as on a phone on its side: a tall scene can
    then be laid out flatter. What stays the same is as for `compact`."""
    paper: bool = False
    """Whether the picture is for paper: what only helps to play can be left out."""
    you: Player | None = None
    """Who is "you" in sentences; None if players have their names. The picture stays the
    same."""
    latest: bool = True
    """Whether this is the moment that shows; else it led there, and only its changes matter."""
    names: Sequence[str] = ()
    """The names of the players in sentences; empty for their names in the rules."""

    def cast(self, sides: Sequence[str] | Cast) -> Cast:
        """Return the players as sentences name them.

        `sides` are their names in the rules: as a cast of the language that a game's words are
        in, or as names only, if these are always English.
        """
        neutral = Cast(sides) if isinstance(sides, Sequence) else sides
        return replace(neutral, names=self.names or neutral.names, you=self.you)


@dataclass(frozen=True)
class PlayerNote:
    """The note beside a player's name: a few words, and the score if there is one."""

    note: str
    score: float | None = None
    unit: str = ""
    """What the score counts, if that isn't points: "longest line"."""
    standing: str = ""
    """How the player stands in what decides: "leads c2, 5 to 4"."""


@dataclass(frozen=True)
class Cell:
    """A word or a glyph (or both) in a panel, or nothing."""

    text: str = ""
    glyph: str = ""
    label: str = ""
    """Words for people who can't see the glyph; they go before the text."""


class Row(NamedTuple):
    """A row of a panel: what it is about, and its cells."""

    label: str
    cells: Sequence[Cell]
    group: bool = False
    """Whether it begins a new group, with a rule above it."""


@dataclass(frozen=True)
class Panel:
    """A small table beside the board; a pair of a label and cells is a row too.

    If no row begins a group, there is a rule above each.
    """

    title: str
    rows: Sequence[Row | tuple[str, Sequence[Cell]]]
    note: str = ""


@dataclass(frozen=True)
class Button:
    """An action with no place on the board: a pick id, and the words on the button."""

    id: str
    label: str
    ask: str = ""
    """A question to answer first, if the button could be pressed by mistake."""
    more: Sequence[Action] = ()
    """What the same player does after it, all in one go."""


@dataclass(frozen=True)
class Explanation:
    """Why something can't be picked: a sentence, and the clause of the rules that says so."""

    sentence: str
    clause: str


@dataclass(frozen=True)
class Tip:
    """What is explained to newcomers where they first meet it, once on each device."""

    id: str
    """What it explains, for the game: devices remember that it was read."""
    words: str


@dataclass(frozen=True)
class Review:
    """A game's own look back at a finished game: sentences, then small tables."""

    sentences: Sequence[str] = ()
    panels: Sequence[Panel] = ()


@dataclass(frozen=True)
class Show:
    """A moment, ready to show; see docs/protocol.md, "A view"."""

    draw: Callable[[], Scene]
    """Draws it. The words of a moment may be wanted without its picture."""
    status: str
    players: Sequence[PlayerNote]
    paths: Sequence[PickPath] = ()
    prompts: Mapping[str, str] = field(default_factory=dict)
    """The sentence after these picks; a number ("2") stands for any picks of that length."""
    buttons: Sequence[Button] = ()
    panels: Sequence[Panel] = ()
    changed: Sequence[str] = ()
    said: str | None = None
    reason: str | None = None
    """Why the game ended, told to `Moment.you`; None if the state's own reason will do."""
    note: str = ""
    """What counts now, or what a choice costs if that can't be seen: a sentence or two beneath
    the status, each on a line of its own."""
    tips: Sequence[Tip] = ()
    """What whoever decides now may see for the first time, the most urgent first."""
    hold: int = 0
    """How long it shows, in ms, before the next moment: time to read what happened."""
    hand: Sequence[str] = ()
    """Places whose `puts` are put down by an action, in order: the first is picked from the
    start, and once it is put down the next one is taken up."""

    @cached_property
    def scene(self) -> Scene:
        """The picture, drawn on demand."""
        return self.draw()
