"""Who has won, and why (E10, E11)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pygames.core import Player
from pygames.games.eight_by_eight.board import longest
from pygames.games.eight_by_eight.table import Table

NAMES = ("Red", "Yellow", "Green", "Blue")  # E2
_WORDS = ("none", "one", "two", "three", "four", "five", "six", "seven", "eight")
_NOUNS = ("line", "blackout", "piece")
_WHERE = ("", "", " on the board")


class Standing(NamedTuple):
    """What is compared, in this order (E10)."""

    line: int
    blackouts: int
    pieces: int
    """On the 64 spaces; blackouts were compared just before (E11)."""


def standings(table: Table) -> list[Standing]:
    """Give how every player stands."""
    return [
        Standing(longest(mine), marks.bit_count(), mine.bit_count())
        for mine, marks in zip(table.pieces, table.blackouts, strict=True)
    ]


def winners(table: Table) -> list[Player]:
    """List who stands best; several share the win (E10)."""
    standing = standings(table)
    best = max(standing)
    return [player for player, mine in enumerate(standing) if mine == best]


def returns(table: Table) -> tuple[int, ...]:
    """1 for each winner and -1 for the others, 0 for all where all share."""
    best = winners(table)
    players = len(table.pieces)
    if len(best) == players:
        return (0,) * players
    return tuple(1 if player in best else -1 for player in range(players))


def reason(table: Table) -> str:
    """Say in one sentence what decided."""
    why = _why(standings(table))
    return f"{why}." if table.ending else f"No one can ever place again: {why}."  # E9


def _why(standing: Sequence[Standing]) -> str:
    longest = _at_best(standing, range(len(standing)), 0)
    line, blackouts, pieces = standing[longest[0]]
    if len(longest) == 1:
        return f"{NAMES[longest[0]]} has the longest line, {_WORDS[line]}"
    lines = f"lines of {_WORDS[line]}" if line else "no lines"
    if all(standing[player] == standing[longest[0]] for player in longest):
        both = f"{_count(blackouts, 1)} and {_count(pieces, 2)} each"
        return f"{named(longest)} are level, with {lines}, {both}"
    return f"{named(longest)} have {lines}{_decided(standing, longest)}"


def _decided(standing: Sequence[Standing], longest: Sequence[Player]) -> str:
    """Say how a tie for the longest line was decided: by blackouts, then by pieces."""
    most = _at_best(standing, longest, 1)
    if most == longest:
        each = _count(standing[longest[0]].blackouts, 1)
        return f" and {each} each, but {_more(standing, most, 2)}"
    words = f", but {_more(standing, longest, 1)}"
    if len(most) == 1:
        return words
    if _at_best(standing, most, 2) == most:
        return f"{words}, and as many pieces"
    return f"{words}; of these {_more(standing, most, 2)}"


def _more(standing: Sequence[Standing], tied: Sequence[Player], measure: int) -> str:
    best = _at_best(standing, tied, measure)
    most = standing[best[0]][measure]
    less = max(standing[player][measure] for player in tied if player not in best)
    verb = "has" if len(best) == 1 else "have"
    return f"{named(best)} {verb} more {_NOUNS[measure]}s{_WHERE[measure]}, {most} to {less}"


def _count(number: int, measure: int) -> str:
    return f"{number} {_NOUNS[measure]}{'' if number == 1 else 's'}{_WHERE[measure]}"


def _at_best(standing: Sequence[Standing], players: Sequence[Player], measure: int) -> list[Player]:
    most = max(standing[player][measure] for player in players)
    return [player for player in players if standing[player][measure] == most]


def named(players: Sequence[Player]) -> str:
    """List players by name: "Red, Yellow and Blue"."""
    *most, last = (NAMES[player] for player in players)
    return f"{', '.join(most)} and {last}" if most else last
