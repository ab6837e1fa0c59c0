"""Who has won, and why (E10, E11)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from pygames.core import Player
from pygames.games.eight_by_eight import words
from pygames.games.eight_by_eight.board import longest
from pygames.games.eight_by_eight.position import Position
from pygames.games.eight_by_eight.told import More
from pygames.grammar.cast import Cast

_LINE, _BLACKOUTS, _PIECES = range(3)


class Standing(NamedTuple):
    """The criteria, in this order (E10)."""

    line: int
    blackouts: int
    pieces: int
    """On the 64 spaces; blackouts were compared just before (E11)."""


def standings(position: Position) -> list[Standing]:
    """Return each player's standing."""
    return [
        Standing(longest(mine), marks.bit_count(), mine.bit_count())
        for mine, marks in zip(position.pieces, position.blackouts, strict=True)
    ]


def winners(position: Position) -> list[Player]:
    """List the players with the best standing; several share the win (E10)."""
    standing = standings(position)
    best = max(standing)
    return [player for player, mine in enumerate(standing) if mine == best]


def returns(position: Position) -> tuple[int, ...]:
    """Return 1 for each winner and -1 for the others, 0 for all if all share."""
    best = winners(position)
    players = len(position.pieces)
    if len(best) == players:
        return (0,) * players
    return tuple(1 if player in best else -1 for player in range(players))


def reason(position: Position, cast: Cast | None = None) -> str:
    """Say in one sentence what decided the game, addressed to one of the players if asked."""
    verdict = _verdict(cast or words.NEUTRAL, standings(position))
    return verdict if position.ending else f"{words.BLOCKED} {verdict}"  # E9


def _verdict(cast: Cast, standing: Sequence[Standing]) -> str:
    tied = _best(standing, range(len(standing)), _LINE)
    line, blackouts, pieces = standing[tied[0]]
    if len(tied) == 1:
        return words.longest_line(cast, tied[0], line)
    more = _more(standing, tied, _BLACKOUTS)
    then = _more(standing, more.players if more else tied, _PIECES)
    if more and then:
        return words.more_blackouts_then_pieces(cast, tied, line, more, then)
    if more:
        return words.more_blackouts(cast, tied, line, more, shared=len(more.players) > 1)
    if then:
        return words.more_pieces(cast, tied, line, blackouts, then)
    return words.all_level(cast, tied, line, blackouts, pieces)


def _more(standing: Sequence[Standing], tied: Sequence[Player], measure: int) -> More | None:
    """Say who of the tied players has more of something; None if all have equally much."""
    best = _best(standing, tied, measure)
    less = [standing[player][measure] for player in tied if player not in best]
    return More(best, standing[best[0]][measure], max(less)) if less else None


def _best(standing: Sequence[Standing], players: Iterable[Player], measure: int) -> list[Player]:
    players = list(players)
    most = max(standing[player][measure] for player in players)
    return [player for player in players if standing[player][measure] == most]
