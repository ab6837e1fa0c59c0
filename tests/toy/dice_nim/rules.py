"""The rules of Dice Nim, clauses D1 to D4."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from fractions import Fraction

from pygames.core import CHANCE, TERMINAL, Action, Player, Setup, State
from tests.toy.dice_nim import words

DIE = (("r1", Fraction(1, 2)), ("r2", Fraction(1, 3)), ("r3", Fraction(1, 6)))
_FORM = re.compile(r"([1-9]\d?) ([0-3]) ([0-2]) ([01]{2,3})", re.ASCII)


@dataclass(frozen=True)
class Nim(State):
    """How many counters lie there, what the die shows (0: not rolled yet), and whose turn it is."""

    counters: int
    passes: tuple[bool, ...]
    """Whether each player may still pass (D3)."""
    player: Player = 0
    roll: int = 0

    def current_player(self) -> Player:
        """Return the player who takes, or chance before that player's roll."""
        if self.counters == 0:
            return TERMINAL
        return self.player if self.roll else CHANCE

    def chance_outcomes(self) -> tuple[tuple[Action, Fraction], ...]:
        """Return the rolls (D2)."""
        return DIE if self.current_player() == CHANCE else ()

    def legal_actions(self) -> list[Action]:
        """List t1, t2, … and pass."""
        if self.current_player() < 0:
            return []
        takes = [f"t{n}" for n in range(1, min(self.roll, self.counters) + 1)]  # D2
        return [*takes, "pass"] if self.passes[self.player] else takes  # D3

    def child(self, action: Action) -> Nim:
        """Roll, take or pass."""
        if action.startswith("r"):
            return replace(self, roll=int(action[1:]))
        following = (self.player + 1) % len(self.passes)
        if action == "pass":
            passes = tuple(p and i != self.player for i, p in enumerate(self.passes))
            return Nim(self.counters, passes, following)
        left = self.counters - int(action[1:])
        return Nim(left, self.passes, following if left else self.player)

    def returns(self) -> tuple[int, ...] | None:
        """Return 1 for the player who took the last counter, and -1 for the others (D4)."""
        if self.counters:
            return None
        return tuple(1 if player == self.player else -1 for player in range(len(self.passes)))

    def reason(self) -> str | None:
        """Return how it ended."""
        return None if self.counters else words.LAST_TAKEN

    def position(self) -> str | None:
        """Write the counters, the roll, the player and the passes left: `9 2 0 111`."""
        if not self.counters:
            return None
        passes = "".join(str(int(may)) for may in self.passes)
        return f"{self.counters} {self.roll} {self.player} {passes}"


def initial(setup: Setup) -> Nim:
    """Begin with a full heap (D1)."""
    return Nim(int(setup.options["heap"]), (True,) * setup.players)


def read(text: str, setup: Setup) -> Nim:
    """Read what `position` writes."""
    match = _FORM.fullmatch(text)
    if match is None or len(match[4]) != setup.players or int(match[3]) >= setup.players:
        raise ValueError("expected counters, roll, player and passes, like 9 2 0 11")
    return Nim(int(match[1]), tuple(may == "1" for may in match[4]), int(match[3]), int(match[2]))
