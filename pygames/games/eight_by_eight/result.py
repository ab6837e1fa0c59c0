"""Who has won, and why (E10, E11)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from pygames import grammar
from pygames.core import Player
from pygames.games.eight_by_eight import words
from pygames.games.eight_by_eight.board import longest
from pygames.games.eight_by_eight.position import Position

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


def reason(position: Position, cast: grammar.Cast | None = None) -> str:
    """Say in one sentence what decided the game, addressed to one of the players if asked."""
    verdict = _verdict(cast or words.NEUTRAL, standings(position))
    return words.ended(verdict) if position.ending else words.ended_blocked(verdict)  # E9


def _verdict(cast: grammar.Cast, standing: Sequence[Standing]) -> str:
    leaders = _best(standing, range(len(standing)), _LINE)
    first = standing[leaders[0]]
    if len(leaders) == 1:
        return words.longest_line(cast, leaders[0], first.line)
    if all(standing[player] == first for player in leaders):
        return words.all_level(cast, leaders, *first)
    return words.tied_for_line(cast, leaders, first.line, _tie_break(cast, standing, leaders))


def _tie_break(cast: grammar.Cast, standing: Sequence[Standing], tied: Sequence[Player]) -> str:
    """Say how a tie for the longest line was broken: by blackouts, then by pieces."""
    most = _best(standing, tied, _BLACKOUTS)
    if most == tied:
        return words.by_pieces(standing[tied[0]].blackouts, _more(cast, standing, tied, _PIECES))
    more = _more(cast, standing, tied, _BLACKOUTS)
    if len(most) == 1:
        return words.by_blackouts(more)
    if _best(standing, most, _PIECES) == most:
        return words.by_blackouts_sharing(more)
    return words.by_blackouts_then_pieces(more, _more(cast, standing, most, _PIECES))


def _more(
    cast: grammar.Cast, standing: Sequence[Standing], tied: Sequence[Player], measure: int
) -> str:
    best = _best(standing, tied, measure)
    most = standing[best[0]][measure]
    less = max(standing[player][measure] for player in tied if player not in best)
    return words.has_more(cast, best, measure, most, less)


def _best(standing: Sequence[Standing], players: Iterable[Player], measure: int) -> list[Player]:
    players = list(players)
    most = max(standing[player][measure] for player in players)
    return [player for player in players if standing[player][measure] == most]
