"""The actions of a game in rounds and turns, for every list of moves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from pygames.core import CHANCE, Player
from pygames.record import Record, states

DEAL = 3
"""From this many outcomes in a row on, several players see them as a turn of their own."""


@dataclass(frozen=True)
class Turn:
    """What a player did in one go, with the outcomes of chance before each decision."""

    player: Player | None
    """None: outcomes that belong to nobody in particular, or that nobody has acted on yet."""
    plies: range
    """The plies after its actions."""


@dataclass(frozen=True)
class Round:
    """Turns that stand together, numbered from 1; 0 is a set-up by chance."""

    number: int
    turns: tuple[Turn, ...]


def rounds(record: Record, *, open_turn: bool = False) -> list[Round]:
    """Group all actions of a record.

    With `open_turn`, outcomes that nobody has acted on yet begin the turn of whoever is next.
    """
    *movers, following = (state.current_player() for state in states(record))
    due = following if open_turn and following >= 0 else None
    return grouped(movers, record.header.players, due)


def grouped(movers: Sequence[Player], players: int, due: Player | None = None) -> list[Round]:
    """Group actions by who decided each of them.

    A round begins where an earlier player is next; alone, where chance is next. Outcomes at the
    end belong to the player who is due, if any.
    """
    alone = players == 1
    turns = list(_turns(movers, due, alone=alone))
    set_up = bool(turns) and turns[0].player is None
    found: list[list[Turn]] = []
    last: Player | None = None
    for i, turn in enumerate(turns):
        leader = _next_player(turns[i:]) if turn.player is None else turn.player
        after_set_up = set_up and i == 1
        earlier = leader is not None and last is not None and leader < last
        if i == 0 or (not alone if after_set_up else alone or earlier):
            found.append([])
        found[-1].append(turn)
        last = last if leader is None else leader
    opening = found[0] if found else []
    first = 1 if any(turn.player is not None for turn in opening) else 0
    return [Round(number, tuple(each)) for number, each in enumerate(found, first)]


def _next_player(turns: Sequence[Turn]) -> Player | None:
    return next((turn.player for turn in turns if turn.player is not None), None)


def _turns(movers: Sequence[Player], due: Player | None, *, alone: bool) -> Iterator[Turn]:
    """Cut the actions into turns; alone, a turn ends where chance is next."""
    begin, player = 0, None
    for start, decision in _steps(movers):
        chances = decision - start
        decider = movers[decision] if decision < len(movers) else due
        if decider is None or (not start and chances > 1) or (not alone and chances >= DEAL):
            if player is not None:
                yield Turn(player, range(begin + 1, start + 1))
            yield Turn(None, range(start + 1, decision + 1))
            begin, player = decision, decider
        elif decider != player or (alone and chances):
            if player is not None:
                yield Turn(player, range(begin + 1, start + 1))
            begin, player = start, decider
    if player is not None and begin < len(movers):
        yield Turn(player, range(begin + 1, len(movers) + 1))


def _steps(movers: Sequence[Player]) -> Iterator[tuple[int, int]]:
    """Yield where each decision's outcomes begin, and the decision; at last those without one."""
    start = 0
    for at, mover in enumerate(movers):
        if mover != CHANCE:
            yield start, at
            start = at + 1
    if start < len(movers):
        yield start, len(movers)
