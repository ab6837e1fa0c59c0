"""Puzzles for the toy game: take what is left, or many. Its maker and verifier, too."""

from collections.abc import Sequence
from random import Random

from lab.puzzles import Harvest
from pygames.core import Action, State
from pygames.packing import Packer, Unpacker
from pygames.puzzles import Judged, Puzzle, Puzzles, follow
from tests.toy.dice_nim.rules import Nim

MOST = 60
SOLVED, LET_GO = "All taken.", "That leaves some."
MANY = "Take as many as you can."


def read(fields: Unpacker) -> Puzzle:
    """Read how many counters lie there: up to 3 are to be taken, and of more as many."""
    counters = fields.take(MOST)
    if not counters:
        raise ValueError("no counters")
    take = min(3, counters)
    return Puzzle(
        players=2,
        start=f"{counters} 3 0 11",
        player=0,
        asks="Take the rest." if counters == take else MANY,
        moves=1,
        band=1 + counters % 5,
        themes=("many",) if counters > take else (),
        line=(f"t{take}",),
    )


def judge(puzzle: Puzzle, states: Sequence[Nim], actions: Sequence[Action]) -> Judged:
    """Judge by the line; where many are to be taken, each that is left costs a point."""
    if puzzle.asks == MANY and actions:
        lost = int(puzzle.line[0][1:]) - int(actions[0][1:])
        return Judged("wrong", LET_GO, lost=lost) if lost else Judged("right", SOLVED, lost=0)
    return follow(puzzle, states, actions, _wrong, lambda *_: "", SOLVED)


def _wrong(_before: State, _after: State, _rest: Sequence[Action]) -> Judged:
    return Judged("wrong", LET_GO)


def harvest(random: Random) -> Harvest:
    """Give a puzzle for half of all random numbers."""
    number = random.randrange(2 * MOST)
    packer = Packer()
    packer.add(number % MOST, MOST)
    return Harvest(3, packer if 0 < number < MOST else None)


def key(puzzle: Puzzle) -> str:
    """Take puzzles of one band that ask for the same for the same."""
    return f"{puzzle.band} {puzzle.asks}"


def fault(puzzle: Puzzle) -> str | None:
    """Find fault with all that have 7 counters."""
    return "seven is too many" if puzzle.start == "7 3 0 11" else None


def packed(counters: int) -> Packer:
    """Pack a puzzle."""
    packer = Packer()
    packer.add(counters, MOST)
    return packer


PUZZLES = Puzzles[Nim](read=read, judge=judge)
