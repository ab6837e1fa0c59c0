"""What the bot of Eight-by-Eight thinks of moves and positions: lines that can still be made."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from pygames.bots.mcts import Guided
from pygames.games.eight_by_eight.board import DIRECTIONS, NUMBERS, OPEN, SIZE, TEXTS, WHOLE, bits
from pygames.games.eight_by_eight.search import HIGHER, STAY, Playouts
from pygames.games.eight_by_eight.table import Table


def _starts(step: int) -> int:
    """Give where a window of five in a direction may start."""
    return WHOLE & WHOLE >> step & WHOLE >> 2 * step & WHOLE >> 3 * step & WHOLE >> 4 * step


STARTS = tuple((step, _starts(step)) for step in DIRECTIONS)
WINDOWS = tuple(
    sum(start << i * step for i in range(5)) for step, starts in STARTS for start in bits(starts)
)
THROUGH = {space: tuple(window for window in WINDOWS if window & space) for space in TEXTS}

ROLLS = tuple((1 / SIZE, number) for number in NUMBERS)


def windows(mine: int, blocked: int) -> tuple[int, int, int, int]:
    """Count the windows of five without a blocked space, by how many pieces are in them: 1 to 4.

    Adds five boards bit by bit, all windows of a direction at once.
    """
    one = two = three = four = 0
    for step, starts in STARTS:
        a, b, c, d, e = mine, mine >> step, mine >> 2 * step, mine >> 3 * step, mine >> 4 * step
        x = blocked | blocked >> step
        live = starts & ~(x | x >> 2 * step | blocked >> 4 * step)
        ab, abc = a ^ b, a ^ b ^ c
        carry = a & b | ab & c
        low = abc ^ d ^ e
        more = abc & d | (abc ^ d) & e
        high, middle = carry & more & live, (carry ^ more) & live
        low &= live
        neither = low & ~middle & ~high
        one += neither.bit_count()
        two += (middle & ~low).bit_count()
        three += (middle & low).bit_count()
        four += (high & ~low).bit_count()
    return one, two, three, four


@dataclass(frozen=True)
class Guide(Playouts, Guided[Table, int]):
    """Windows of five spaces without another's piece are worth something by the pieces in them."""

    weights: tuple[float, ...] = (
        *(0.012, 0.060, 0.21, 0.66),
        *(0.016, 0.078, 0.27, 0.86),
    )
    """What a window with 1 to 4 pieces adds to the logit of winning; then the same for the player
    whose turn it is. Found by playing: `docs/strength.md` says what else was tried."""
    late: float = 0.22
    """The chance to make a line of five from a window of four in a last turn."""
    interest: tuple[float, float, float, float, float] = (0.02, 0.10, 0.35, 1.1, 5.0)
    """What a window with 1 to 5 pieces adds to the interest of a space."""
    block: float = 0.8
    """What it is worth to close a window, for its worth to the opponent."""
    soft: float = 0.5
    """How much interest multiplies a prior by e."""
    black_out: float = 0.01
    """The prior of a blackout beside that of all spaces."""

    def seats(self, position: Table) -> int:
        """Count the players."""
        return len(position.pieces)

    def outcomes(self, _position: Table) -> Sequence[tuple[float, int]]:
        """List the numbers of the die."""
        return ROLLS

    def ranked(self, position: Table) -> list[tuple[float, int]]:
        """Prefer spaces in windows with many pieces of one player."""
        mine = position.pieces[position.player]
        others = WHOLE & ~position.empty & ~mine
        moves = [
            (math.exp(self._interest(space, mine, others) / self.soft), space << HIGHER)
            for space in bits(position.open)
        ]
        total = sum(weight for weight, _ in moves)
        moves.append((total * self.black_out or 1.0, position.roll))
        if not total:
            moves.append((1.0, STAY))
        total = sum(weight for weight, _ in moves)
        return sorted((weight / total, move) for weight, move in moves)

    def _interest(self, space: int, mine: int, others: int) -> float:
        """Weigh the windows through a space that only one player has pieces in."""
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
        self, position: Table, _random: Random, _traces: Sequence[list[int]]
    ) -> Sequence[float]:
        """Give the chances that the windows suggest."""
        if position.ending:
            return self._last_round(position)
        rows = self.parts(position)
        odds = []
        for row in rows:
            logit = 0.0
            for weight, part in zip(self.weights, row, strict=True):
                logit += weight * part
            odds.append(math.exp(logit))
        total = sum(odds)
        return [each / total for each in odds]

    def parts(self, position: Table) -> Sequence[tuple[int, ...]]:
        """Give for each player what speaks for that player."""
        rows = []
        for player, counts in enumerate(_counts(position)):
            row = (*_NONE, *counts) if player == position.player else (*counts, *_NONE)
            rows.append(row)
        return rows

    def _last_round(self, position: Table) -> Sequence[float]:
        """Give the chances once somebody has a line of five: the others have one turn at most."""
        rewards = list(self.final(position))
        counts = _counts(position)
        for player in range(position.player, len(rewards)):
            if not rewards[player]:
                made = min(0.9, self.late * counts[player][3])
                rewards = [reward * (1 - made) for reward in rewards]
                rewards[player] = made
        return rewards

    def features(self, position: Table) -> tuple[float, ...]:
        """Give what speaks for the first of two players."""
        one, other = self.parts(position)
        return tuple(a - b for a, b in zip(one, other, strict=True))


_NONE = 0, 0, 0, 0


def _counts(position: Table) -> list[tuple[int, int, int, int]]:
    """Count for each player the windows that can still be filled, with 1 to 4 pieces in them."""
    empty = position.empty
    taken = WHOLE ^ empty
    return [
        windows(mine, taken ^ mine | empty & ~OPEN[marks])
        for mine, marks in zip(position.pieces, position.blackouts, strict=True)
    ]
