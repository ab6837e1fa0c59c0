"""A game played to its end at random, on plain numbers: about 0.2 ms in CPython."""

from __future__ import annotations

from random import Random

from pygames.core import Player
from pygames.games.eight_by_eight.board import CROSS, MARK, NUMBERS, OPEN, SIZE, bits, has_five
from pygames.games.eight_by_eight.position import Position
from pygames.games.eight_by_eight.result import winners

_SPACES = ((), *(tuple(bits(CROSS[number])) for number in NUMBERS))
BLACKOUT = 0.06
"""How often a number is blacked out although a piece could be placed."""


def play_out(position: Position, random: Random) -> list[Player]:
    """Play to the end and list the winners; begin before a roll, or at the end."""
    return winners(position if position.over else _Run(position, random).end())


class _Run:
    """A position that changes in place."""

    def __init__(self, position: Position, random: Random) -> None:
        self.pieces, self.marks = list(position.pieces), list(position.blackouts)
        self.hands = [position.hand(player) for player in range(len(self.pieces))]
        self.player, self.ending = position.player, position.ending
        self.empty = position.empty
        self.random = random.random

    def end(self) -> Position:
        """Take turns until the game ends (E8, E9)."""
        self.ending = self.ending or any(map(has_five, self.pieces))
        last = len(self.pieces) - 1
        while self._turn():
            if self.player < last:
                self.player += 1
            elif self.ending:
                break
            else:
                self.player = 0
        return Position(tuple(self.pieces), tuple(self.marks), self.player, ending=True, over=True)

    def _turn(self) -> bool:
        """Take one turn; return False if no player can ever place again (E9)."""
        player = self.player
        while self.hands[player]:  # E7a
            number = 1 + int(self.random() * SIZE)
            if self.marks[player] & MARK[number]:  # E4
                break
            choices = self.empty & CROSS[number]
            if choices and self.random() >= BLACKOUT:
                self._place(choices, number)
                return True
            if not choices and (self._blocked() or self.random() < 0.5):
                break
            self.marks[player] |= MARK[number]  # E6
            self.hands[player] -= 1
        return not self._blocked()

    def _place(self, choices: int, number: int) -> None:
        spaces = _SPACES[number]
        at = int(self.random() * len(spaces))
        while not spaces[at] & choices:
            at -= 1
        player = self.player
        self.empty ^= spaces[at]
        self.pieces[player] |= spaces[at]
        self.hands[player] -= 1
        self.ending = self.ending or has_five(self.pieces[player])  # E8

    def _blocked(self) -> bool:
        return not any(
            hand and self.empty & OPEN[marks]
            for hand, marks in zip(self.hands, self.marks, strict=True)
        )
