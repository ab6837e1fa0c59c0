"""The hall of fame: who played a device's finished games, their results, and the best ones.

A player is known across games by an id: `bot2` for a bot of a level, `name:ann` for people with
that name (capitals and wide letters make no difference), and `you` for the only person in a game,
if without a name. Others without names have no id, since it is unknown who they were.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from pygames.core import Player
from pygames.game import Feat
from pygames.rating import Played

DAY_MS = 86_400_000
YOU = "you"
_WIDE = {wide: wide - 0xFEE0 for wide in range(0xFF01, 0xFF5F)}
"""The wide letters that keyboards of East Asia write, as those of ASCII."""
Uncounted = Literal["challenge", "practice", "elsewhere"]
"""Why a game doesn't count: it was a challenge, had help, or was begun by others."""
Kind = Literal["rated", Uncounted]
Record = Feat | Literal["row"]
Variant = tuple[Mapping[str, str], int]
"""The options and the number of players: results of games that differ in these don't compare."""


@dataclass(frozen=True)
class Finished:
    """A game that was finished on a device; `at` is when, in ms since 1970.

    `scores` has None if the game has no points or was ended early, `moves` counts decisions.
    `early` is whether people ended it early; `options` has all that the game has.
    """

    at: float
    seats: Sequence[str]
    names: Sequence[str]
    places: Sequence[int]
    scores: Sequence[float | None]
    moves: Sequence[int]
    kind: Kind
    early: bool
    options: Mapping[str, str]

    @property
    def day(self) -> int:
        """The day on which it ended, in whole days since 1970."""
        return int(self.at // DAY_MS)

    def counts(self) -> bool:
        """Whether it counts for ratings, records and results."""
        return self.kind == "rated"

    @property
    def variant(self) -> Variant:
        """What it compares with: games with the same options and as many players."""
        return self.options, len(self.seats)

    @cached_property
    def players(self) -> tuple[str | None, ...]:
        """The ids of all players, by seats; None for a player who isn't known."""
        return tuple(map(self._who, range(len(self.seats))))

    def _who(self, seat: Player) -> str | None:
        player, name = self.seats[seat], self.names[seat]
        if level_of(player):
            return player
        if name:
            return f"name:{name.translate(_WIDE).lower()}"
        return YOU if player == "person" and self.seats.count("person") == 1 else None

    def result(self, seat: Player) -> Literal["won", "drawn", "lost"]:
        """Return the result for a player. If all share the first place, it is a draw."""
        if self.places[seat] > 0:
            return "lost"
        return "won" if any(self.places) else "drawn"

    def won(self, seat: Player) -> bool:
        """Whether a player has won; a game played alone can't be won."""
        return len(self.seats) > 1 and self.result(seat) == "won"


@dataclass(frozen=True)
class Tally:
    """A player's results with opponents."""

    played: int = 0
    won: int = 0
    drawn: int = 0
    lost: int = 0


@dataclass(frozen=True)
class Best:
    """A best result: what, how much, who, and when, in ms.

    `variant` is None for wins in a row, which are counted over all variants.
    """

    kind: Record
    value: float
    who: str
    at: float
    variant: Variant | None


def level_of(who: str) -> float:
    """Return the level or finer strength of a bot by its id or its seat; 0 for a person."""
    return float(who.removeprefix("bot")) if who.startswith("bot") else 0


def callings(games: Iterable[Finished]) -> dict[str, str]:
    """Return all players by id, each with the latest spelling of the name; '' without one."""
    return {
        who: name
        for game in games
        for who, name in zip(game.players, game.names, strict=True)
        if who is not None
    }


def rated(games: Iterable[Finished]) -> Iterator[Played]:
    """Yield the games between players who are all known, as ratings take them."""
    for game in games:
        players = [who for who in game.players if who is not None]
        if 2 <= len(game.seats) == len(players):
            yield Played(game.day, players, game.places)


def tally(games: Iterable[Finished], who: str, against: str | None = None) -> Tally:
    """Count a player's results with opponents, or with one of them."""
    results = []
    for game in games:
        players = game.players
        met = len(players) > 1 if against is None else against in players
        if who in players and met:
            results.append(game.result(players.index(who)))
    return Tally(len(results), *(results.count(each) for each in ("won", "drawn", "lost")))


def bests(games: Sequence[Finished], feats: Iterable[Feat], *, shared: bool) -> list[Best]:
    """Return people's best results in each variant, that played last first.

    `games` are in order, the oldest first; `feats` are those that mean something in their game,
    `shared` whether all play on one board. Of equal results the first counts.
    """
    finders = {"points": _most_not_lost if shared else _most_points, "quickest": _quickest_win}
    alike = [[game for game in games if game.variant == each] for each in variants(games)]
    lists = [finders[feat](same) for same in alike for feat in feats]
    return [best for best in [*lists, _longest_row(games)] if best]


def variants(games: Sequence[Finished]) -> list[Variant]:
    """Return the variants of games, that of the last game first."""
    kinds: list[Variant] = []
    for game in reversed(games):
        if game.variant not in kinds:
            kinds.append(game.variant)
    return kinds


def _most_points(games: Iterable[Finished]) -> Best | None:
    return _first_best("points", games, lambda game, seat: game.scores[seat], 1)


def _most_not_lost(games: Iterable[Finished]) -> Best | None:
    """On one board, points are taken from each other: many that lose are no feat."""

    def points(game: Finished, seat: Player) -> float | None:
        return None if game.result(seat) == "lost" else game.scores[seat]

    return _first_best("points", games, points, 1)


def _quickest_win(games: Iterable[Finished]) -> Best | None:
    """Only if no player gave up: otherwise giving up at once would set this record for ever."""

    def moves(game: Finished, seat: Player) -> int | None:
        return game.moves[seat] if game.won(seat) else None

    return _first_best("quickest", [game for game in games if not game.early], moves, -1)


def _longest_row(games: Iterable[Finished]) -> Best | None:
    """Wins in a row, from the second on: each row ends with its last win."""
    running: dict[str | None, int] = {}

    def row(game: Finished, seat: Player) -> int | None:
        who = game.players[seat]
        if who is None or len(game.seats) < 2:
            return None
        running[who] = running.get(who, 0) + 1 if game.won(seat) else 0
        return running[who] if running[who] > 1 else None

    return _first_best("row", games, row, 1)


_Value = Callable[[Finished, Player], float | None]


def _first_best(kind: Record, games: Iterable[Finished], value: _Value, sign: int) -> Best | None:
    """Find the greatest value of a person, or with the sign -1 the least."""
    best: Best | None = None
    for game in games:
        for seat, player in enumerate(game.seats):
            who, number = game.players[seat], value(game, seat)
            if player != "person" or who is None or number is None:
                continue
            if best is None or sign * number > sign * best.value:
                variant = None if kind == "row" else game.variant
                best = Best(kind, number, who, game.at, variant)
    return best


def points_of(games: Iterable[Finished], who: str) -> list[tuple[float, float]]:
    """Return the points of a player in each game, each with its day, in days since 1970."""
    return [
        (game.at / DAY_MS, score)
        for game in games
        for each, score in zip(game.players, game.scores, strict=True)
        if each == who and score is not None
    ]
