"""How the bot judges moves and positions.

It counts the lines that can still be made, and the cost of blackouts: each ends an eighth of the
turns that are left (E4). The empty spaces show how many turns are left.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from pygames.bots.mcts import Guided
from pygames.games.eight_by_eight.board import DIRECTIONS, NUMBERS, OPEN, SIZE, TEXTS, WHOLE, bits
from pygames.games.eight_by_eight.position import Position
from pygames.games.eight_by_eight.search import PASS_MOVE, SHIFT, Playouts


def _starts(step: int) -> int:
    """Return where a window of five in a direction may start."""
    starts = WHOLE
    for i in range(1, 5):
        starts &= WHOLE >> (i * step)
    return starts


STARTS = tuple((step, _starts(step)) for step in DIRECTIONS)
WINDOWS = tuple(
    sum(start << (i * step) for i in range(5)) for step, starts in STARTS for start in bits(starts)
)
THROUGH = {space: tuple(window for window in WINDOWS if window & space) for space in TEXTS}

SPACES = WHOLE.bit_count()
ROLLS = tuple((1 / SIZE, number) for number in NUMBERS)


def windows(mine: int, blocked: int) -> tuple[int, int, int, int]:
    """Count the windows of five without a blocked space, by how many pieces are in them: 1 to 4.

    The pieces of five neighbouring spaces are added in binary, for all windows of a direction
    at once: `low`, `middle` and `high` are the digits of the sums.
    """
    one = two = three = four = 0
    for step, starts in STARTS:
        a, b, c = mine, mine >> step, mine >> (2 * step)
        d, e = mine >> (3 * step), mine >> (4 * step)
        either = blocked | (blocked >> step)
        live = starts & ~(either | (either >> (2 * step)) | (blocked >> (4 * step)))
        ab = a ^ b
        abc = ab ^ c
        carry = (a & b) | (ab & c)
        low = abc ^ d ^ e
        other_carry = (abc & d) | ((abc ^ d) & e)
        high, middle = carry & other_carry & live, (carry ^ other_carry) & live
        low &= live
        neither = low & ~middle & ~high
        one += neither.bit_count()
        two += (middle & ~low).bit_count()
        three += (middle & low).bit_count()
        four += (high & ~low).bit_count()
    return one, two, three, four


@dataclass(frozen=True)
class Guide(Playouts, Guided[Position, int]):
    """Values windows of five spaces that one player alone has pieces in, and blackouts."""

    weights: tuple[float, ...] = (
        *(0.002, 0.025, 0.149, 0.613, 0.445, -0.983),
        *(0.006, 0.036, 0.221, 0.840, 0.468, -0.968),
    )
    """The weight of each of `parts` in the logit of winning, first for other players, then for the
    one whose turn it is. Learned from games: docs/figures/ says how, and what else was tried.
    """
    late: float = 0.22
    """The chance of making a line of five from a window of four in a last turn."""
    interest: tuple[float, float, float, float, float] = (0.02, 0.10, 0.35, 1.1, 5.0)
    """The interest that a window with 1 to 5 pieces adds to a space."""
    block: float = 0.8
    """The worth of closing an opponent's window, as a share of its interest to them."""
    soft: float = 0.5
    """How much interest makes a prior e times as large."""
    black_out: float = 0.3
    """The prior of a blackout, as a share of that of all spaces together; but the best space is
    always likelier, so that a glance never blacks out."""

    def seats(self, position: Position) -> int:
        """Count the players."""
        return len(position.pieces)

    def outcomes(self, _position: Position) -> Sequence[tuple[float, int]]:
        """List the numbers of the die."""
        return ROLLS

    def ranked(self, position: Position) -> list[tuple[float, int]]:
        """Prefer spaces in windows with many pieces of one player."""
        spaces = self._spaces(position)
        if spaces:
            moves = [*spaces, (self._blackout([weight for weight, _ in spaces]), position.roll)]
        else:
            moves = [(1.0, position.roll), (1.0, PASS_MOVE)]
        total = math.fsum(weight for weight, _ in moves)
        return sorted((weight / total, move) for weight, move in moves)

    def _spaces(self, position: Position) -> list[tuple[float, int]]:
        """Weigh the spaces that the roll opens."""
        mine = position.pieces[position.player]
        others = WHOLE & ~position.empty & ~mine
        return [
            (math.exp(self._interest(space, mine, others) / self.soft), space << SHIFT)
            for space in bits(position.open)
        ]

    def _blackout(self, spaces: Sequence[float]) -> float:
        """Weigh a blackout beside spaces of these weights, the best of which comes first."""
        return min(math.fsum(spaces) * self.black_out, max(spaces) * _BEHIND)

    def _interest(self, space: int, mine: int, others: int) -> float:
        """Add up the windows through a space in which at most one side has pieces."""
        total = 0.0
        for window in THROUGH[space]:
            theirs = window & others
            if not theirs:
                count = (window & mine).bit_count()
                total += self.interest[count] - (self.interest[count - 1] if count else 0)
            elif not window & mine:
                total += self.interest[theirs.bit_count() - 1] * self.block
        return total

    def judge(
        self, position: Position, _random: Random, _traces: Sequence[list[int]]
    ) -> Sequence[float]:
        """Return the chances that the windows suggest."""
        if position.ending:
            return self._last_round(position)
        rows = self.parts(position)
        odds = []
        for row in rows:
            logit = 0.0
            for weight, part in zip(self.weights, row, strict=True):
                logit += weight * part
            odds.append(math.exp(logit))
        total = math.fsum(odds)
        return [each / total for each in odds]

    def parts(self, position: Position) -> Sequence[tuple[float, ...]]:
        """Return for each player what the weights multiply.

        These are the windows with 1 to 4 pieces, the blackouts, which break a tie (E10), and the
        blackouts once more, as a share of the board that is empty.
        """
        rows = []
        empty = position.empty.bit_count() / SPACES
        for player, counts in enumerate(_counts(position)):
            blackouts = position.blackouts[player].bit_count()
            mine = (*counts, blackouts, blackouts * empty)
            rows.append((*_NONE, *mine) if player == position.player else (*mine, *_NONE))
        return rows

    def _last_round(self, position: Position) -> Sequence[float]:
        """Return the chances once a player has a line of five: at most one turn is left to each."""
        rewards = list(self.final(position))
        counts = _counts(position)
        for player in range(position.player, len(rewards)):
            if not rewards[player]:
                share = min(0.9, self.late * counts[player][3])
                rewards = [reward * (1 - share) for reward in rewards]
                rewards[player] = share
        return rewards


_NONE = (0,) * 6
_BEHIND = 0.9
"""The most that a blackout's prior is, as a share of the likeliest space's."""


def _counts(position: Position) -> list[tuple[int, int, int, int]]:
    """Count for each player the windows that can still be filled, with 1 to 4 pieces in them."""
    empty = position.empty
    pieces = WHOLE ^ empty
    return [
        windows(mine, (pieces ^ mine) | (empty & ~OPEN[marks]))
        for mine, marks in zip(position.pieces, position.blackouts, strict=True)
    ]


def standing(position: Position, player: int) -> float:
    """Return how a player's lines compare with another's best ones, whatever comes next."""
    lines = [one + 8 * two + 64 * three + 512 * four for one, two, three, four in _counts(position)]
    return lines[player] - max(each for other, each in enumerate(lines) if other != player)
