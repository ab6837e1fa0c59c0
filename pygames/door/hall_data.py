"""The types of the hall of fame."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Literal, TypedDict

from pygames import hall
from pygames.door.fits import Within
from pygames.rating import Comparison

MOST_SEATS = 16
"""Players of a finished game: each two of them count as a game."""
Count = Annotated[int, Within(0)]


class FinishedGame(TypedDict):
    """A game that was finished on a device: when, in ms, by whom, and the result, by seats.

    Bots and people without a name have ''. `early` is whether people ended it early. `options` may
    leave out defaults.
    """

    at: Annotated[float, Within(0)]
    seats: Annotated[Sequence[str], Within(1, MOST_SEATS)]
    names: Sequence[str]
    places: Sequence[Count]
    scores: Sequence[float | None]
    moves: Sequence[Count]
    kind: hall.Kind
    early: bool
    options: Mapping[str, str]


class Tally(TypedDict):
    """The results of games with opponents."""

    played: int
    won: int
    drawn: int
    lost: int


class Against(TypedDict):
    """The results of the games with one opponent, named by the id."""

    id: str
    tally: Tally


class Facing(TypedDict):
    """An opponent of a player: the results, and how strong the opponent seems to be.

    `tally` is null for a bot that is still to be met, `strength` if nothing can be rated.
    """

    id: str
    level: float
    tally: Tally | None
    strength: Comparison | None


class HallPlayer(TypedDict):
    """A player of games that count: a bot of a level, or a person, whose level is 0.

    Of a bot of a finer strength, `level` is that: 2.25.

    `name` is '' if there is none. Of people alone are `against`; `facing`, all opponents in the
    order of their levels, with the bots that the only person here is still to meet; and `alike`,
    the id of the bot that is about as strong, if one is.
    """

    id: str
    name: str
    level: float
    tally: Tally
    against: Sequence[Against]
    facing: Sequence[Facing]
    alike: str | None


class Rated(TypedDict):
    """How strong a player seems to be, in points, and how certain that is."""

    id: str
    points: float
    deviation: float


class Variant(TypedDict):
    """The games that compare: those with the same options and as many players."""

    options: Mapping[str, str]
    players: int


class Best(TypedDict):
    """The best result so far: how much, the id of the player, when, in ms, and of which games.

    `of` is null for wins in a row, which are counted over all games.
    """

    kind: hall.Record
    value: float
    id: str
    at: float
    of: Variant | None


class Line(TypedDict):
    """A person's ratings or points over time: pairs of a day, in days since 1970, and a value."""

    id: str
    values: Sequence[tuple[float, float]]


class Uncounted(TypedDict):
    """Games of a kind that doesn't count: how many, and how many were won.

    `won` is null if all were played alone.
    """

    kind: hall.Uncounted
    games: int
    won: int | None


class Hall(TypedDict):
    """What there is to say of the finished games of one game.

    `ratings` stand in their order, the best first. `plot` shows these over time, or points where
    nothing can be rated, of the games that compare with the last one: `of` says which those are.
    """

    players: Sequence[HallPlayer]
    ratings: Sequence[Rated]
    bests: Sequence[Best]
    plot: Literal["ratings", "points"]
    lines: Sequence[Line]
    of: Variant | None
    others: Sequence[Uncounted]
