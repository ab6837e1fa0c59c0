"""Finds puzzles: decisions in the last round of careless games, with every chance computed."""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from random import Random

from pygames.bots.glance import Glance
from pygames.core import CHANCE, Player, Setup
from pygames.games.eight_by_eight import position_text
from pygames.games.eight_by_eight.board import (
    CROSS,
    MARK,
    NUMBERS,
    SIZE,
    bit_of,
    bits,
    longest,
    numbers,
    place,
)
from pygames.games.eight_by_eight.guide import Guide, standing
from pygames.games.eight_by_eight.position import HAND, Position
from pygames.games.eight_by_eight.puzzles import packed
from pygames.games.eight_by_eight.result import Standing, standings
from pygames.games.eight_by_eight.rules import ROLLS, EightByEight
from pygames.puzzles import Harvest, Puzzle

SEATS = 2, 2, 3, 4
"""How many players a game has."""
CARELESS = 0.5
"""The part of all actions that are taken at random."""
AHEAD = 0.1
"""The best action wins so much more often than any other."""
WORTH_A_THOUGHT = 0.1
"""The second best action wins so often at least."""
ANSWERED = 64
"""The most sets of numbers that a player who answers can have blacked out in the end."""
LIMITS = (2.53, 3.06, 3.3, 4.1)
"""The difficulties at which the next band begins."""
glance = Glance(Guide(), standing)

Worth = Callable[[int, int], float]
"""What it is worth to have placed on a space (0 for none) with this many blackouts."""


@dataclass(frozen=True)
class Found:
    """A puzzle, and how hard it is."""

    position: Position
    chances: tuple[float, ...]
    hard: float


class LastTurn:
    """All that a player can do in a last turn, and what it comes to."""

    def __init__(self, position: Position, player: Player, worth: Worth) -> None:
        self._hand = HAND - position.pieces[player].bit_count()
        self._opened = {number: list(bits(position.empty & CROSS[number])) for number in NUMBERS}
        self._worth = worth
        self._known: dict[int, float] = {}
        self._placed: dict[tuple[int, int], float] = {}

    def choices(self, marks: int, number: int) -> list[float]:
        """Return what each action is worth after a roll, in stable order."""
        spaces = self._opened[number]
        black_out = self.before_roll(marks | MARK[number])
        if not spaces:
            return [black_out, self._value(0, marks)]
        return [*(self._value(space, marks) for space in spaces), black_out]

    def before_roll(self, marks: int) -> float:
        """Return what a turn is worth before a roll, with these numbers blacked out."""
        if marks.bit_count() == self._hand:
            return self._value(0, marks)
        known = self._known.get(marks)
        if known is None:
            rolled = (
                self._value(0, marks) if marks & MARK[number] else max(self.choices(marks, number))
                for number in NUMBERS
            )
            known = self._known[marks] = sum(rolled) / SIZE
        return known

    def _value(self, space: int, marks: int) -> float:
        place = space, marks.bit_count()
        known = self._placed.get(place)
        if known is None:
            known = self._placed[place] = self._worth(*place)
        return known


def chances(position: Position) -> list[float]:
    """Return how often the player wins after each action of a last turn, in stable order."""
    player = position.player
    others = standings(position)
    del others[player]
    later = _later(position)

    def worth(space: int, count: int) -> float:
        mine = _standing(position, player, space, count)
        share = _share(mine, others)
        if not share or not later:
            return share
        return share * (1 - _answer(_with(position, player, space), later[0], mine))

    turn = LastTurn(position, player, worth)
    return turn.choices(position.blackouts[player], position.roll)


def _answer(position: Position, other: Player, asked: Standing) -> float:
    """Return how often a player wins in the turn after that of the one who was asked."""
    standing = standings(position)
    standing[position.player] = asked
    del standing[other]

    def worth(space: int, count: int) -> float:
        return _share(_standing(position, other, space, count), standing)

    return LastTurn(position, other, worth).before_roll(position.blackouts[other])


def _standing(position: Position, player: Player, space: int, count: int) -> Standing:
    mine = position.pieces[player] | space
    return Standing(longest(mine), count, mine.bit_count())


def _with(position: Position, player: Player, space: int) -> Position:
    pieces = list(position.pieces)
    pieces[player] |= space
    return position._replace(pieces=tuple(pieces))


def _share(mine: Standing, others: list[Standing]) -> float:
    best = max(others)
    return 0.0 if mine < best else 1 / (1 + others.count(mine))


def harvest(random: Random) -> Harvest:
    """Let careless bots play, and look at every roll of the decisions in the last round."""
    found = [_puzzle(position, random) for position in _candidates(random)]
    best = max((each for each in found if each), key=_rank, default=None)
    if best is None:
        return Harvest(len(found))
    wins = [round(100 * each) for each in best.chances]
    return Harvest(len(found), packed(best.position, wins, 1 + bisect_right(LIMITS, best.hard)))


def _rank(found: Found) -> tuple[bool, float]:
    """Rank puzzles by how hard they are; one with a sure win comes after the others."""
    return max(found.chances) < 1, found.hard


def _candidates(random: Random) -> Iterator[Position]:
    """Yield the last decisions of a game with every roll, if one player answers at most."""
    for position in _game(random):
        later = _later(position)
        sets = sum(1 << (SIZE - position.blackouts[who].bit_count()) for who in later)
        if len(later) < 2 and sets <= ANSWERED:
            for number in NUMBERS:
                if not position.blackouts[position.player] & MARK[number]:
                    yield position._replace(roll=number)


def _later(position: Position) -> list[Player]:
    """List the players who have a turn after this one."""
    return [who for who in range(position.player + 1, len(position.pieces)) if position.hand(who)]


def _game(random: Random) -> list[Position]:
    """Play a game between careless players of one ply; return the first decisions at its end."""
    players = random.choice(SEATS)
    state, found = EightByEight.initial(Setup(players, {})), dict[Player, Position]()
    while not state.is_terminal():
        if state.current_player() == CHANCE:
            state = state.child(random.choice(ROLLS)[0])
            continue
        if state.board.ending:
            found.setdefault(state.board.player, state.board)
        careless = random.random() < CARELESS
        state = state.child(
            random.choice(state.legal_actions()) if careless else glance(state, random)
        )
    return list(found.values())


def _puzzle(position: Position, random: Random) -> Found | None:
    """Return the puzzle of a position, if it makes a good one."""
    found = tuple(chances(position))
    *_, second, best = sorted(found)
    if best - second < AHEAD or second < WORTH_A_THOUGHT:
        return None
    state = EightByEight(position)
    seen = found[state.legal_actions().index(glance(state, random))]
    return Found(position, found, difficulty(found, _tempting(position), seen))


def _tempting(position: Position) -> int:
    """Count the spaces that make the player's longest line longer, or as long as any."""
    mine = position.pieces[position.player]
    least = min(longest(mine) + 1, max(map(longest, position.pieces)))
    return sum(longest(mine | space) >= least for space in bits(position.open))


def difficulty(found: Sequence[float], tempting: int, seen: float) -> float:
    """Return how hard a puzzle is.

    That is by how close the second best is, how many actions win at times, how many spaces are
    tempting, and what a glance loses.
    """
    *_, second, best = sorted(found)
    possible = sum(each > 0 for each in found)
    return 2 * second / best + math.log2(possible) + math.log2(1 + tempting) + 2 * (best - seen)


def key(puzzle: Puzzle) -> str:
    """Return the first as a text of a position and those that rows and columns make of it.

    The die knows no difference between a row and a column, nor between both ends of the board.
    """
    position = position_text.read(puzzle.start or "", puzzle.players)
    mirrored = _mirrored(position)
    found = (position, mirrored, _turned(position), _turned(mirrored))
    return min(map(position_text.write, found))


def _mirrored(position: Position) -> Position:
    """Exchange rows and columns."""
    return _moved(position, lambda row, column: (column, row))


def _turned(position: Position) -> Position:
    """Count rows and columns from the other end."""
    last = SIZE - 1
    blackouts = tuple(
        sum(MARK[SIZE + 1 - number] for number in numbers(marks)) for marks in position.blackouts
    )
    moved = _moved(position, lambda row, column: (last - row, last - column))
    return moved._replace(blackouts=blackouts, roll=SIZE + 1 - position.roll)


def _moved(position: Position, to: Callable[[int, int], tuple[int, int]]) -> Position:
    pieces = tuple(
        sum(bit_of(*to(*place(space))) for space in bits(mine)) for mine in position.pieces
    )
    return position._replace(pieces=pieces)
