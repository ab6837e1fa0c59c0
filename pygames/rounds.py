"""The actions of a game in rounds and turns, for every list of moves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise, starmap

from pygames.core import CHANCE, Player, State
from pygames.record import Record, states

DEAL = 3
"""From this many outcomes in a row on, several players see them as a turn of their own."""
ACROSS = 8
"""Maximum number of outcomes of chance in a row of their own."""


@dataclass(frozen=True)
class Turn:
    """What a player did in one go, with the outcomes of chance before each decision."""

    player: Player | None
    """None: outcomes that belong to no player, or on which no player has acted yet."""
    plies: range
    """The plies after its actions."""


@dataclass(frozen=True)
class Round:
    """Turns that stand together, numbered from 1; 0 is a set-up by chance."""

    number: int
    turns: tuple[Turn, ...]


def rounds(record: Record, *, open_turn: bool = False) -> list[Round]:
    """Group all actions of a record.

    With `open_turn`, outcomes on which no player has acted yet begin the next player's turn.
    """
    *movers, following = movers_of(record)
    due = following if open_turn and following >= 0 else None
    return grouped(movers, record.header.players, due)


def movers_of(record: Record) -> list[Player]:
    """Return who is behind each action, and who is next.

    That is the player who decided it, or chance; an outcome that has ended a turn is the player's.
    """
    past = states(record)
    return [*starmap(_mover, pairwise(past)), past[-1].current_player()]


def _mover(state: State, after: State) -> Player:
    mover, owner = state.current_player(), state.turn_of()
    lost = mover == CHANCE and owner is not None and after.turn_of() != owner
    return owner if lost and owner is not None else mover


def grouped(movers: Sequence[Player], players: int, due: Player | None = None) -> list[Round]:
    """Group actions by who decided each of them.

    A round begins when an earlier player is next; alone, when chance is next. Outcomes at the
    end belong to the player who is due, if any.
    """
    alone = players == 1
    turns = list(_turns(movers, due, alone=alone))
    set_up = bool(turns) and turns[0].player is None
    groups: list[list[Turn]] = []
    last: Player | None = None
    for i, turn in enumerate(turns):
        leader = _next_player(turns[i:]) if turn.player is None else turn.player
        after_set_up = set_up and i == 1
        earlier = leader is not None and last is not None and leader < last
        if i == 0 or (not alone if after_set_up else alone or earlier):
            groups.append([])
        groups[-1].append(turn)
        last = last if leader is None else leader
    opening = groups[0] if groups else []
    first = 1 if any(turn.player is not None for turn in opening) else 0
    return [Round(number, tuple(each)) for number, each in enumerate(groups, first)]


def rows(groups: Sequence[Round], movers: Sequence[Player], players: int) -> list[int]:
    """Return the row of each action in a list of moves, from 1.

    Two players stand beside each other. Otherwise each turn has a row; alone, each round.
    """
    if players == 2:
        return list(_side_by_side(groups, movers))
    lines = (len(turn.plies) for each in groups for turn in each.turns)
    if players == 1:
        lines = (sum(len(turn.plies) for turn in each.turns) for each in groups)
    return [row for row, length in enumerate(lines, 1) for _ in range(length)]


def turn_ends(record: Record) -> list[int]:
    """Return the plies where turns have ended: after the set-up, each player's, and the last."""
    groups = rounds(record, open_turn=True)
    turns = [turn for each in groups for turn in each.turns]
    set_up = turns[0].plies[-1] if turns and turns[0].player is None else 0
    ends = (turn.plies[-1] for turn in turns if turn.player is not None)
    return sorted({set_up, *ends, len(record.actions)})


def _side_by_side(groups: Sequence[Round], movers: Sequence[Player]) -> Iterator[int]:
    """Yield rows of two columns: a round begins below the last, and a turn fills its column.

    Outcomes that belong to no player fill rows of their own.
    """
    free = [1, 1]
    for each in groups:
        free = [max(free)] * 2
        for turn in each.turns:
            if turn.player is None:
                above, many = max(free), len(turn.plies)
                yield from (above + i // ACROSS for i in range(many))
                free = [above + -(-many // ACROSS)] * 2
            else:
                begin = free[turn.player]
                own = list(_one_below_the_other(movers[turn.plies[0] - 1 : turn.plies[-1]]))
                yield from (begin + row for row in own)
                free[turn.player] = begin + own[-1] + 1


def _one_below_the_other(movers: Sequence[Player]) -> Iterator[int]:
    """Yield the rows of a turn, from 0: a decision stands beside the last of its outcomes."""
    row = 0
    for start, decision in _steps(movers):
        yield from range(row, row + decision - start)
        row += max(decision - start, 1)
        if decision < len(movers):
            yield row - 1


def _next_player(turns: Sequence[Turn]) -> Player | None:
    return next((turn.player for turn in turns if turn.player is not None), None)


def _turns(movers: Sequence[Player], due: Player | None, *, alone: bool) -> Iterator[Turn]:
    """Cut the actions into turns; alone, a turn ends when chance is next."""
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
