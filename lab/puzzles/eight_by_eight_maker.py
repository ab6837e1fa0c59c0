"""Finds puzzles: decisions in the last round of careless games, with every chance computed."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random

from lab.puzzles import Harvest
from pygames.bots.budget import Budget
from pygames.bots.glance import Glance
from pygames.core import CHANCE, Action, Player, Setup
from pygames.games.eight_by_eight import position_text
from pygames.games.eight_by_eight.board import (
    CROSS,
    MARK,
    NUMBERS,
    SIZE,
    TEXTS,
    bit_of,
    bits,
    has_five,
    longest,
    numbers,
    place,
)
from pygames.games.eight_by_eight.bot import choose
from pygames.games.eight_by_eight.guide import Guide, standing
from pygames.games.eight_by_eight.position import HAND, Position
from pygames.games.eight_by_eight.puzzles import packed
from pygames.games.eight_by_eight.result import Standing, standings
from pygames.games.eight_by_eight.rules import BLACKOUTS, ROLLS, EightByEight
from pygames.puzzles import Puzzle

SEATS = 3, 3, 4
"""How many players a game has."""
CARELESS = 0.5
"""The part of all actions that are taken at random."""
BLACK_OUT = 0.3
"""The part of these that are blackouts."""
AHEAD = 0.1
"""The best action wins so much more often than any other."""
WORTH_A_THOUGHT = 0.1
"""The second best action wins so often at least."""
MISLEADING = 2
"""At least this many other actions look as good as the best at a glance."""
TRIES, WRONG = 8, 4
"""So often the gentlest level is asked first, and so often it goes wrong at least."""
RATED = 128
"""So often it is asked then, to find how hard the puzzle is."""
ANSWERED = 64
"""The most sets of numbers that a player who answers can have blacked out in the end."""
LIMITS = (0.22, 0.43, 0.6, 0.75)
"""The difficulties at which the next band begins."""
glance = Glance(Guide(), standing)
_BUDGET = Budget("playouts", 1_000)
"""More than the gentlest level ever uses."""

Worth = Callable[[int, int], float]
"""The worth of having placed on a space (0 for none) with this many blackouts."""


@dataclass(frozen=True)
class Played:
    """A state, and the actions of the game that led to it."""

    state: EightByEight
    game: tuple[Action, ...] = ()

    def then(self, *actions: Action) -> Played:
        """Return the state after further actions."""
        state = self.state
        for action in actions:
            state = state.child(action)
        return Played(state, (*self.game, *actions))


@dataclass(frozen=True)
class Found:
    """A puzzle and its difficulty: how often the gentlest level goes wrong."""

    played: Played
    chances: tuple[float, ...]
    hard: float

    @property
    def band(self) -> int:
        """The band of its difficulty."""
        return 1 + bisect_right(LIMITS, self.hard)


class LastTurn:
    """A player's choices in a last turn, and their results."""

    def __init__(self, position: Position, player: Player, worth: Worth) -> None:
        self._hand = HAND - position.pieces[player].bit_count()
        self._opened = {number: list(bits(position.empty & CROSS[number])) for number in NUMBERS}
        self._worth = worth
        self._known: dict[int, float] = {}
        self._placed: dict[tuple[int, int], float] = {}

    def choices(self, marks: int, number: int) -> list[float]:
        """Return the worth of each action after a roll, in stable order."""
        spaces = self._opened[number]
        black_out = self.before_roll(marks | MARK[number])
        if not spaces:
            return [black_out, self._value(0, marks)]
        return [*(self._value(space, marks) for space in spaces), black_out]

    def before_roll(self, marks: int) -> float:
        """Return the worth of a turn before a roll, with these numbers blacked out."""
        if marks.bit_count() == self._hand:
            return self._value(0, marks)
        value = self._known.get(marks)
        if value is None:
            rolled = (
                self._value(0, marks) if marks & MARK[number] else max(self.choices(marks, number))
                for number in NUMBERS
            )
            value = self._known[marks] = sum(rolled) / SIZE
        return value

    def _value(self, space: int, marks: int) -> float:
        place = space, marks.bit_count()
        value = self._placed.get(place)
        if value is None:
            value = self._placed[place] = self._worth(*place)
        return value


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


def _answer(position: Position, other: Player, rank: Standing) -> float:
    """Return how often a player wins in the turn after that of the one who was asked."""
    standing = standings(position)
    standing[position.player] = rank
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
    """Let careless bots play, and look at every roll of decisions in last rounds."""
    puzzles = [_puzzle(each, random) for each in _candidates(random)]
    best = max((each for each in puzzles if each), key=lambda each: each.hard, default=None)
    if best is None:
        return Harvest(len(puzzles))
    wins = [round(100 * each) for each in best.chances]
    players = len(best.played.state.board.pieces)
    return Harvest(len(puzzles), packed(players, best.played.game, wins, best.band))


def _candidates(random: Random) -> Iterator[Played]:
    """Yield decisions of last rounds with every roll, if one player answers.

    Wherever a roll in a game would have let a player make a line of five, that roll comes, and
    the last round is played from there.
    """
    for before in _before_rolls(random):
        fives = _fives(before.state.board)
        if fives:
            start = _asked(before.then(*random.choice(fives)), random)
            decisions = [start.then(f"r{number}") for number in NUMBERS] if start else []
            yield from (each for each in decisions if each.state.board.roll)


def _fives(position: Position) -> list[tuple[Action, Action]]:
    """List the rolls and places that make a line of five while two players have a turn later."""
    player = position.player
    if position.ending or player > len(position.pieces) - 3:
        return []
    mine, marks = position.pieces[player], position.blackouts[player]
    return [
        (f"r{number}", TEXTS[space])
        for number in NUMBERS
        if not marks & MARK[number]
        for space in bits(position.empty & CROSS[number])
        if has_five(mine | space)
    ]


def _asked(start: Played, random: Random) -> Played | None:
    """Play a last round up to the roll of the last player but one, if few blackouts are open."""
    while not start.state.is_terminal():
        position = start.state.board
        later = _later(position)
        if not position.roll and len(later) == 1:
            open_marks = SIZE - position.blackouts[later[0]].bit_count()
            return start if 1 << open_marks <= ANSWERED else None
        start = start.then(_careless(start.state, random))
    return None


def _later(position: Position) -> list[Player]:
    """List the players who have a turn after this one."""
    return [who for who in range(position.player + 1, len(position.pieces)) if position.hand(who)]


def _before_rolls(random: Random) -> list[Played]:
    """Play a game between careless players of one ply; return it before each of its rolls."""
    now = Played(EightByEight.initial(Setup(random.choice(SEATS), {})))
    games = list[Played]()
    while not now.state.is_terminal():
        if not now.state.board.roll:
            games.append(now)
        now = now.then(_careless(now.state, random))
    return games


def _careless(state: EightByEight, random: Random) -> Action:
    """Roll, or act as a careless player does."""
    if state.current_player() == CHANCE:
        return random.choice(ROLLS)[0]
    if random.random() < CARELESS:
        blackout = BLACKOUTS[state.board.roll]
        return blackout if random.random() < BLACK_OUT else random.choice(state.legal_actions())
    return glance(state, random)


def _puzzle(source: Played, random: Random) -> Found | None:
    """Return the puzzle of a position, if it makes a good one."""
    state = source.state
    shares = tuple(chances(state.board))
    *_, second, best = sorted(shares)
    if best - second < AHEAD or second < WORTH_A_THOUGHT:
        return None
    looks = glance.looks(state, random)
    right = state.legal_actions()[shares.index(best)]
    if sum(each >= looks[right] for each in looks.values()) - 1 < MISLEADING:
        return None
    if _wrong(state, right, TRIES) < WRONG:
        return None
    return Found(source, shares, _wrong(state, right, RATED) / RATED)


def _wrong(state: EightByEight, right: Action, tries: int) -> int:
    """Return how often the gentlest level goes wrong."""
    random = Random(position_text.write(state.board))
    return sum(choose(state, 1, _BUDGET, random).action != right for _ in range(tries))


def key(puzzle: Puzzle) -> str:
    """Return a key: the first text among a position and its exchanged and turned forms.

    The die doesn't distinguish rows from columns, or the two ends of the board.
    """
    position = begun(puzzle).board
    mirrored = _mirrored(position)
    forms = (position, mirrored, _turned(position), _turned(mirrored))
    return min(map(position_text.write, forms))


def begun(puzzle: Puzzle) -> EightByEight:
    """Return the state after the game of a puzzle."""
    setup = Setup(puzzle.players, {})
    state = EightByEight.read(puzzle.start, setup) if puzzle.start else EightByEight.initial(setup)
    for action in puzzle.actions:
        state = state.child(action)
    return state


def _mirrored(position: Position) -> Position:
    """Exchange rows and columns."""
    return _moved(position, lambda row, column: (column, row))


def _turned(position: Position) -> Position:
    """Count rows and columns from the other end."""
    last = SIZE - 1
    blackouts = tuple(
        sum(MARK[SIZE + 1 - number] for number in numbers(marks)) for marks in position.blackouts
    )
    image = _moved(position, lambda row, column: (last - row, last - column))
    return image._replace(blackouts=blackouts, roll=SIZE + 1 - position.roll)


def _moved(position: Position, to: Callable[[int, int], tuple[int, int]]) -> Position:
    pieces = tuple(
        sum(bit_of(*to(*place(space))) for space in bits(mine)) for mine in position.pieces
    )
    return position._replace(pieces=pieces)
