"""The last round, counted exactly: every roll, every piece and every blackout (E3 to E10).

A piece ends the turn (E5), so within a turn only the blackouts have to be remembered. The last
player's turn depends on little: the longest line that each number allows, the player's blackouts
and hand, and the standing to beat. So hundreds of boards share a few dozen such turns.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from pygames.bots.budget import Meter
from pygames.core import Action, Player
from pygames.games.eight_by_eight.board import (
    CROSS,
    MARK,
    NUMBERS,
    OPEN,
    SIZE,
    WHOLE,
    bits,
    longest,
)
from pygames.games.eight_by_eight.position import HAND, Position
from pygames.games.eight_by_eight.result import Standing, standings
from pygames.games.eight_by_eight.rules import EightByEight

Shares = tuple[float, ...]
"""The part of a win that each player can expect. Sums of eighths are exact in binary."""
Sets = tuple[int, ...]
MOST_AFTER = 1
"""Maximum number of players who have a turn after this one: with two it takes minutes. (Besides,
what the last player is indifferent to makes no difference to the one before; else it might.)"""


class Turn(NamedTuple):
    """All that the last player's turn depends on, besides blackouts."""

    reach: tuple[int, ...]
    """The longest line after a piece, for each number; 0 where no space is empty."""
    marks: int
    mine: Standing
    """The player's standing before the turn."""
    bar: Standing
    """The best standing of the others."""
    rivals: tuple[Player, ...]
    """Who has it."""
    others_place: bool
    """Whether any of the others could ever place again (E9)."""
    player: Player
    players: int


def is_counted(position: Position) -> bool:
    """Return whether a decision is one of a last round that can be counted."""
    after = len(position.pieces) - 1 - position.player
    return position.ending and not position.over and after <= MOST_AFTER and bool(position.roll)


def chances(state: EightByEight, meter: Meter) -> dict[Action, Shares]:
    """Return each player's part of a win after each action, if all play best."""
    count, player = _Count(meter), state.board.player
    values = {}
    for action in state.legal_actions():
        after = state.child(action).board
        if after.over or after.player != player:
            values[action] = count.start(after.pieces, after.blackouts, player + 1)
        else:
            values[action] = count.turn(after.pieces, after.blackouts, player)
    return values


class _Count:
    """What turns are worth, as far as it is known."""

    def __init__(self, meter: Meter) -> None:
        self._meter = meter
        self._known: dict[tuple[object, ...], Shares] = {}
        self._last: dict[Turn, Shares] = {}
        self._lengths: dict[tuple[int, int], int] = {}

    def start(self, pieces: Sets, marks: Sets, player: Player) -> Shares:
        """Return the shares before a player's first roll; after the last player, the result."""
        players = len(pieces)
        if player == players or not any(_can_place(pieces, marks, each) for each in range(players)):
            return _shares(pieces, marks)
        return self.turn(pieces, marks, player)

    def turn(self, pieces: Sets, marks: Sets, player: Player) -> Shares:
        """Return the shares before a roll of a player, perhaps after blackouts."""
        if player == len(pieces) - 1:
            return self._last_turn(self._essence(pieces, marks, player))
        key = pieces, marks, player
        shares = self._known.get(key)
        if shares is None:
            shares = self._known[key] = self._rolled(pieces, marks, player)
        return shares

    def _rolled(self, pieces: Sets, marks: Sets, player: Player) -> Shares:
        self._meter.tick()
        own, ended = marks[player], self._ended(pieces, marks, player)
        if _hand(pieces, marks, player) == 0 or not _anybody_can_place(pieces, marks):  # E7a, E9
            return ended
        rolls = [
            ended if own & MARK[number] else self._best(pieces, marks, player, number)  # E4
            for number in NUMBERS
        ]
        return _mean(rolls)

    def _best(self, pieces: Sets, marks: Sets, player: Player, number: int) -> Shares:
        """Return the shares after the best action for a number (E5 to E7)."""
        spaces = _empty(pieces) & CROSS[number]
        options = [self._placed(pieces, marks, player, space) for space in bits(spaces)]
        if not options:
            options.append(self._ended(pieces, marks, player))
        options.append(self.turn(pieces, _with(marks, player, MARK[number]), player))
        return max(options, key=lambda shares: shares[player])

    def _placed(self, pieces: Sets, marks: Sets, player: Player, space: int) -> Shares:
        """Return the shares after a piece; which numbers are blacked out makes no difference."""
        after = _with(pieces, player, space)
        key = space, pieces, marks[player].bit_count(), _can_place(after, marks, player)
        shares = self._known.get(key)
        if shares is None:
            shares = self._known[key] = self.start(after, marks, player + 1)
        return shares

    def _ended(self, pieces: Sets, marks: Sets, player: Player) -> Shares:
        key = pieces, marks[player].bit_count(), _can_place(pieces, marks, player)
        shares = self._known.get(key)
        if shares is None:
            shares = self._known[key] = self.start(pieces, marks, player + 1)
        return shares

    def _essence(self, pieces: Sets, marks: Sets, player: Player) -> Turn:
        self._meter.tick()
        empty, own = _empty(pieces), pieces[player]
        reach = tuple(
            max((self._length(own, space) for space in bits(empty & CROSS[number])), default=0)
            for number in NUMBERS
        )
        others = [each for each in range(len(pieces)) if each != player]
        standing = standings(Position(pieces, marks))
        bar = max(standing[each] for each in others)
        rivals = tuple(each for each in others if standing[each] == bar)
        can = any(_can_place(pieces, marks, each) for each in others)
        reach = tuple(min(length, bar.line + 1) for length in reach)
        return Turn(reach, marks[player], standing[player], bar, rivals, can, player, len(pieces))

    def _length(self, own: int, space: int) -> int:
        length = self._lengths.get((own, space))
        if length is None:
            length = self._lengths[own, space] = longest(own | space)
        return length

    def _last_turn(self, turn: Turn) -> Shares:
        shares = self._last.get(turn)
        if shares is None:
            part = _LastTurn(turn).part(turn.marks)
            shares = self._last[turn] = _split(turn, part)
        return shares


class _LastTurn:
    """The last player's part of a win."""

    def __init__(self, turn: Turn) -> None:
        self._turn = turn
        self.part: Callable[[int], float] = cache(self._part)

    def _part(self, marks: int) -> float:
        """Return what the player can expect before a roll, with these blackouts."""
        turn, count = self._turn, marks.bit_count()
        ended = self._compared(turn.mine.line, count, turn.mine.pieces)
        hand = HAND - turn.mine.pieces - count
        can_place = any(
            length and not marks & MARK[number]
            for number, length in zip(NUMBERS, turn.reach, strict=True)
        )
        if not hand or not (can_place or turn.others_place):  # E7a, E9
            return ended
        total = 0.0
        for number, length in zip(NUMBERS, turn.reach, strict=True):
            if marks & MARK[number]:  # E4
                total += ended
                continue
            placed = self._compared(length, count, turn.mine.pieces + 1) if length else ended
            total += max(placed, self.part(marks | MARK[number]))
        return total / SIZE

    def _compared(self, line: int, blackouts: int, pieces: int) -> float:
        """Return the player's part of the win with this standing (E10)."""
        mine, bar = Standing(line, blackouts, pieces), self._turn.bar
        return 1.0 if mine > bar else 1 / (len(self._turn.rivals) + 1) if mine == bar else 0.0


def _split(turn: Turn, part: float) -> Shares:
    """Share what is left of a win among the best of the others."""
    rest = (1 - part) / len(turn.rivals)
    shares = (rest if each in turn.rivals else 0.0 for each in range(turn.players))
    return tuple(part if each == turn.player else share for each, share in enumerate(shares))


def _shares(pieces: Sets, marks: Sets) -> Shares:
    standing = standings(Position(pieces, marks))
    best = max(standing)
    return tuple((each == best) / standing.count(best) for each in standing)


def _mean(rolls: list[Shares]) -> Shares:
    return tuple(sum(shares) / SIZE for shares in zip(*rolls, strict=True))


def _with(sets: Sets, player: Player, bit: int) -> Sets:
    return (*sets[:player], sets[player] | bit, *sets[player + 1 :])


def _empty(pieces: Sets) -> int:
    spaces = WHOLE
    for mine in pieces:
        spaces &= ~mine
    return spaces


def _hand(pieces: Sets, marks: Sets, player: Player) -> int:
    return HAND - pieces[player].bit_count() - marks[player].bit_count()


def _can_place(pieces: Sets, marks: Sets, player: Player) -> bool:
    return bool(_empty(pieces) & OPEN[marks[player]] and _hand(pieces, marks, player) > 0)


def _anybody_can_place(pieces: Sets, marks: Sets) -> bool:
    return any(_can_place(pieces, marks, each) for each in range(len(pieces)))
