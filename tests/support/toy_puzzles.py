"""Puzzles for the toy game: take what is left, or show places. Its maker and verifier, too."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from pygames.core import Action, State
from pygames.packing import Packer, Unpacker
from pygames.puzzles import Harvest, Judged, Puzzle, Puzzles, follow
from tests.toy.dice_nim.rules import Nim

MOST = 60
SOLVED, LET_GO = "All taken.", "That leaves some."


def read(fields: Unpacker) -> Puzzle:
    """Read how many counters lie there: 1 to 3 are to be taken, more ask for places."""
    counters = fields.take(MOST)
    if not counters:
        raise ValueError("no counters")
    places = counters > 3
    return Puzzle(
        players=2,
        start=f"{counters} 3 0 11",
        player=0,
        asks="Take the rest.",
        moves=1,
        band=1 + counters % 5,
        themes=("Places",) if places else (),
        line=("counter-1", "counter-2") if places else (f"t{counters}",),
        places=places,
    )


def judge(puzzle: Puzzle, states: Sequence[Nim], actions: Sequence[Action]) -> Judged:
    """Judge by the line; places must be those of the line, and each that lacks costs a point."""
    if puzzle.places:
        lost = len(set(puzzle.line) - set(actions))
        return Judged("wrong", LET_GO, lost=lost) if lost else Judged("right", SOLVED, lost=0)
    return follow(puzzle, states, actions, _wrong, SOLVED)


def _wrong(_before: State, _after: State, _rest: Sequence[Action]) -> Judged:
    return Judged("wrong", LET_GO)


def harvest(random: Random) -> Harvest:
    """Give a puzzle for half of all random numbers."""
    number = random.randrange(2 * MOST)
    packer = Packer()
    packer.add(number % MOST, MOST)
    return Harvest(3, packer if 0 < number < MOST else None)


def key(puzzle: Puzzle) -> str:
    """Take puzzles of one band and one form for the same."""
    return f"{puzzle.band} {puzzle.places}"


def fault(puzzle: Puzzle) -> str | None:
    """Find fault with all that have 7 counters."""
    return "seven is too many" if puzzle.start == "7 3 0 11" else None


def packed(counters: int) -> Packer:
    """Pack a puzzle."""
    packer = Packer()
    packer.add(counters, MOST)
    return packer


PUZZLES = Puzzles[Nim](read=read, judge=judge, made_in=__name__, proved_in=__name__)
