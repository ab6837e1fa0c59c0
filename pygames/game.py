"""The card of a game: what it is called, and the functions that play and show it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Generic, Literal, NamedTuple, get_args

from pygames import words
from pygames.bots.budget import Budget, Chooser
from pygames.bots.solved import Settle
from pygames.bots.uct import Playable
from pygames.challenge import Challenge, Day
from pygames.core import SWAP, Action, Options, Player, S, Setup, Table
from pygames.grammar.cast import Cast
from pygames.language import ENGLISH, beside, maker, spoken
from pygames.look.contrast import Contrast
from pygames.look.lessons import Lessons, Step
from pygames.look.paper import Handout
from pygames.look.phrase import Deed, Phrase
from pygames.look.picks import PickPath
from pygames.look.scene import Shape
from pygames.look.short import InShort
from pygames.look.show import Explanation, Moment, Review, Show
from pygames.look.spoken import Reading
from pygames.puzzles import Puzzles

if TYPE_CHECKING:
    from pygames.look.planes import Planes

Scheme = Literal["light", "dark", "contrast", "paper"]
"""The schemes of colours in a theme."""
Feat = Literal["points", "quickest"]
"""Records that a game can have: most points, or the fewest moves to a win."""
SCHEMES: tuple[Scheme, ...] = get_args(Scheme)


@dataclass(frozen=True)
class Option:
    """A choice made before the game; `choices` pairs each value with its title."""

    id: str
    title: str
    choices: tuple[tuple[str, str], ...]
    default: str


def swap_option(second: str) -> Option:
    """Return the option of the swap rule; its title says that no publisher wrote it."""
    choices = (("off", words.NO_SWAP), ("on", words.may_swap(second)))
    return Option(SWAP, words.SWAP_OPTION, choices, "off")


@dataclass(frozen=True)
class Seat:
    """What the rules call a player, and the glyph that stands beside the name."""

    name: str
    glyph: str


def seats(names: Sequence[str], sides: Sequence[str]) -> tuple[Seat, ...]:
    """Return a seat for each player: the name, and the glyph `seat-` with the side or colour."""
    return tuple(Seat(name, f"seat-{side}") for name, side in zip(names, sides, strict=True))


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
    """The picks so far, so that possible next ones are marked; None marks nothing."""
    gone: bool = False
    """Whether pieces that the last action removed still show, as at the start of the motion."""


class Piece(NamedTuple):
    """What can lie at a place: its name, and the glyph that shows it."""

    label: str
    glyph: str


@dataclass(frozen=True, kw_only=True)
class Arranging(Generic[S]):
    """How people arrange a position by pointing at it, change by change."""

    places: Mapping[str, str]
    """Where pieces can lie: the shape to point at, by the name of the change."""
    pieces: Callable[[S], Mapping[str, Piece]]
    """What can lie there, by a letter, in the order in which it is gone through."""
    lies: Callable[[S, str], str]
    """The letter of what lies at a place; '' for nothing."""
    put: Callable[[S, str, str], str]
    """The position text with a piece at a place, or with nothing there."""
    paths: Iterable[PickPath] = ()
    """What to point at for other changes: their name stands in the place of an action."""
    how: str
    """What to point at, in a sentence."""
    tools: Mapping[str, str]
    """Changes without a place, and what their buttons say."""
    texts: Callable[[S, str], Sequence[str]]
    """The position texts that another change may lead to: the first that the game can begin from
    counts. Without a change, the position's own."""
    check: Callable[[S], None] = lambda _: None
    """Raises ValueError, which says what is wrong, if no game can reach a position."""


@dataclass(frozen=True, kw_only=True)
class Beforehand(Generic[S]):
    """How players decide before it is their turn, where none depends on what others decide."""

    begin: Callable[[S, Player], S | None]
    """The position in which a player decides beforehand; None if they can't now."""
    kept: Callable[[S, S, Player], S]
    """The first of these positions, with what the player has decided in the second."""


@dataclass(frozen=True, kw_only=True)
class Rules(Generic[S]):
    """How a game begins, and how texts that people write are read."""

    initial: Callable[[Setup], S]
    read_position: Callable[[str, Setup], S] | None = None
    """Reads a position text in exactly the form that `position` writes (ValueError says what
    is wrong); None if a game can't begin from one."""
    arranging: Arranging[S] | None = None
    """How people arrange a position; None if they can't."""
    read_action: Callable[[S, str], Sequence[str] | None] | None = None
    """Reads a text written like an action, legal or not: the picks that it stands for, in
    order; None if it isn't written like one."""
    write_action: Callable[[S, Action], str] | None = None
    """Writes an action as people say it, in words that `read_action` reads: "18 Alabama, 81 Texas";
    None if they say its letters and digits."""
    beforehand: Beforehand[S] | None = None
    """How players decide before it is their turn; None if they can't."""
    table: Callable[[Setup], Table] | None = None
    """Lists all actions and outcomes that there can be, for programs that number them
    (`pygames.adapters`); None if they aren't written down."""


@dataclass(frozen=True, kw_only=True)
class Look(Generic[S]):
    """How a game is shown, explained, spoken and printed."""

    show: Callable[[Moment[S]], Show]
    explain: Callable[[S, Sequence[str], Player | None], Explanation]
    """Says why these picks lead to no action, to the player who is "you" if there is one."""
    phrase: Callable[[S, Action], Phrase]
    """Says what an action is, a player's or one of chance, from the state before it. The phrases
    of all legal actions differ."""
    sample: Sample
    """The picture that stands for the game on the shelf."""
    deed: Callable[[S, Action], Deed | None] | None = None
    """Says what a player's action brings at once, by the rules alone, however the game continues:
    "close an area of 5"; None if there is nothing to tell."""
    contrast: Contrast[S] | None = None
    """Says what speaks for an action beside another; None if nothing is counted for that."""
    figures: Mapping[str, Figure] = field(default_factory=dict)
    """The pictures in `rules.md`, by the names that it gives them."""
    glyphs: Mapping[str, Sequence[Shape]] = field(default_factory=dict)
    read: Callable[[S, Player], Sequence[Reading]] | None = None
    """Describes a position part by part: each player's pieces, rows, columns, areas; where each
    player has a sheet, the sheet of the player who looks."""
    paper: tuple[Handout, ...] = ()
    """Handouts to print, besides the rules."""
    tell: Callable[[Sequence[Moment[S]]], str] | None = None
    """Says in sentences what was done in these moments, one after the other: turns of others, or
    the last turn. None if it will do to join what each decision said."""
    review: Callable[[Sequence[S]], Review] | None = None
    """The game's own review, from all states of a finished game in order; None if the
    chances of winning are all there is to say."""


@dataclass(frozen=True, kw_only=True)
class Bots(Generic[S]):
    """The game's bots, and what is needed to measure them."""

    choose: Chooser[S]
    counts: Literal["nodes", "playouts"]
    """What the bots count, and so the unit of a budget that doesn't depend on time."""
    levels: tuple[int, ...] = (1, 2, 3, 4, 5)
    counted: tuple[int, ...] = ()
    """The levels that end by what they count. Their time is only a limit, so a slow device lets
    them take longer than usual."""
    ponders: tuple[int, ...] = ()
    """The levels that gain by what they have found before (`Memory`): they continue from it, and
    may think in the turns of others."""
    playable: Playable[Any, Any] | None = None
    """What plain UCT plays by if that is faster than states, for the arena."""
    points: Callable[[S, Sequence[Action], Budget, Random], tuple[Sequence[float], bool]] | None = (
        None
    )
    """What the player to move can expect to score after each of these actions, under the same
    luck, and whether that is certain; None where actions are weighed by the chance of winning."""
    settle: Settle[S] | None = None
    """What is known exactly of actions near the end; None if the game has no such knowledge."""
    yardsticks: Mapping[str, Callable[[S, Random], Action]] = field(default_factory=dict)
    """Fixed players that the bots are measured against in the arena, by name."""


@dataclass(frozen=True, kw_only=True)
class Game(Generic[S]):
    """A game's card: its identity, and its rules, look and bots."""

    id: str
    title: str
    authors: tuple[str, ...]
    summary: str
    short: InShort
    players: tuple[int, int]
    """The fewest and the most."""
    minutes: int
    seats: tuple[Seat, ...]
    """One for each player that there can be."""
    folder: Path
    """Where `rules.md` and `theme.json` are, unless the card has them. Its name is the game's."""
    options: tuple[Option, ...] = ()
    chance: bool = False
    """Whether dice, cards or a random set-up decide anything."""
    secrets: bool = False
    """Whether players decide at the same time, and none sees how before all have decided."""
    draws: bool = False
    """Whether its rules know a draw, so that two players may agree on one."""
    feats: tuple[Feat, ...] = ()
    """The feats that mean something here: no win is quick if all games are equally long, and
    few points may win."""
    sheets: str = ""
    """What each player's own sheet is called ("map"), empty if all play on one board; the
    seat that looks says whose is shown."""
    tip: str = ""
    """A sentence for first-time players: what to point at, in which order. It begins with
    `{Tap}`, which a page replaces with "Tap" or "Click"."""
    rules: Rules[S]
    look: Look[S]
    bots: Bots[S]
    lessons: Callable[[], Lessons[S]] = Lessons
    """The courses that teach the game; `lessons_in` imports them when they are first wanted."""
    daily: Callable[[], Callable[[Day], Challenge]] | None = None
    """Gives the function that makes the challenge of a day (`daily_in`); None if the game has
    none."""
    planes: Callable[[], Callable[[Setup], Planes[S]]] | None = None
    """Gives the function that says how a position is seen as numbers (`planes_in`), for programs
    that learn (`pygames.adapters`); None if it isn't."""
    puzzles: Callable[[], Puzzles[Any]] | None = None
    """Gives what reads, judges, finds and checks its puzzles (`puzzles_in`); None if the game
    has none."""
    puzzle_themes: Mapping[str, str] = field(default_factory=dict)
    """What its puzzles are about: the words for the id of each theme."""
    rules_text: str = ""
    """The rules that players read, if they aren't in `rules.md`."""
    theme: Mapping[str, Mapping[str, str]] | None = None
    """The colours, if they aren't in `theme.json`."""
    states: type[S] | None = None
    """The class of its positions, if the whole game is in one file (`pygames.simple`): faults are
    then reported with a line of that file."""

    def text(self) -> str:
        """Return the rules that players read, as Markdown."""
        if self.rules_text:
            return self.rules_text
        translated = self.folder / "words" / f"{spoken()}_rules.md"
        if spoken() != ENGLISH and translated.is_file():
            return translated.read_text("utf-8")
        english, change = (self.folder / "rules.md").read_text("utf-8"), maker(spoken())
        return change(english) if change else english

    def colors(self) -> dict[str, dict[str, str]]:
        """Return the theme: a colour for each token in each of its schemes."""
        if self.theme is not None:
            return {scheme: dict(colors) for scheme, colors in self.theme.items()}
        text = (self.folder / "theme.json").read_text("utf-8")
        themes: dict[str, dict[str, str]] = json.loads(text)
        return themes

    def cast(self, names: Sequence[str] = (), you: Player | None = None) -> Cast:
        """Return the players as sentences name them; without `names`, as the rules do."""
        return Cast(names or [seat.name for seat in self.seats], you)

    def defaults(self) -> dict[str, str]:
        """Return the default value of every option."""
        return {option.id: option.default for option in self.options}


def lessons_in(module: str) -> Callable[[], Lessons[Any]]:
    """Return a function that gives the `LESSONS` of a module.

    The module is imported when they are first asked for, so that no start waits for sentences. What
    another language says in them is in the game's `words`, under the names of the steps.
    """

    def lessons() -> Lessons[Any]:
        taught = import_module(module)
        course: Lessons[Any] = taught.LESSONS
        if spoken() == ENGLISH:
            return course
        steps = {name: each for name, each in vars(taught).items() if isinstance(each, Step)}
        sentences = beside(f"{module.rpartition('.')[0]}.words", "lessons")
        return course.said(steps, vars(sentences) if sentences else None, maker(spoken()))

    return lessons


def daily_in(module: str) -> Callable[[], Callable[[Day], Challenge]]:
    """Return a function that gives the `challenge` of a module, imported when first asked for."""

    def daily() -> Callable[[Day], Challenge]:
        challenge: Callable[[Day], Challenge] = import_module(module).challenge
        return challenge

    return daily


def planes_in(module: str) -> Callable[[], Callable[[Setup], Planes[Any]]]:
    """Return a function that gives the `planes` of a module, imported when first asked for."""

    def planes() -> Callable[[Setup], Planes[Any]]:
        planes_of: Callable[[Setup], Planes[Any]] = import_module(module).planes
        return planes_of

    return planes
