"""The last actions of a game of Cercas, solved exactly.

A search of yes or no asks whether the player to move can win, and if not, whether it can draw. It
follows the bounds of `outlook`, and tries first what leaves the opponent the fewest moves: who is
stuck ends the game (C10). A win is then followed in all its branches, so that it is known how many
moves it takes at most.
"""

from __future__ import annotations

import math

from pygames.bots.budget import Budget, Meter, OutOfBudgetError
from pygames.bots.solved import Solution
from pygames.games.cercas.outlook import Key, Outlook, outlook
from pygames.games.cercas.search import DRAWN, Position, child, drawable, every_move, lead

PER_PLAYOUT = 1.4
"""Positions looked at for each playout of a budget: they take the same time."""
PART = 0.5
"""The part of a budget that goes into solving at most: the rest is left for playouts."""
WORTH_A_TRY = 3
"""An estimate may exceed the room by this factor: it is often too high by as much."""
A_SECOND = 20_000
"""Positions looked at in a second, on a fast device."""

Ending = tuple[int, int, int]
"""How many moves the winner still makes, how many there are in all, and the first of them."""


def solve(position: Position, budget: Budget) -> tuple[Solution[int] | None, int]:
    """Solve a position within a part of a budget, if that seems possible.

    Return the solution, or None, and the playouts that could have been made instead.
    """
    part = budget.part(PART)
    if budget.unit != "seconds":
        part = Budget("nodes", max(1, int(PER_PLAYOUT * PART * budget.amount)))
    room = part.amount * (A_SECOND if part.unit == "seconds" else 1)
    if effort(position) > WORTH_A_TRY * room:
        return None, 0
    meter = Meter(part, stride=4)
    try:
        winner = _solved(position, meter)
    except OutOfBudgetError:
        winner = None
    return winner, int(meter.count / PER_PLAYOUT)


def effort(position: Position) -> float:
    """Estimate how many positions solving looks at; measured in docs/figures/findings.csv."""
    return math.exp(3.7 + 0.12 * (mobility(position, 0) + mobility(position, 1)))


def _solved(position: Position, meter: Meter) -> Solution[int]:
    player = position[0]
    wins = Question(player, 1, meter)
    if wins.answer(position):
        return Solution(_rewards(player), tuple(wins.line(position)))
    draws = Question(player, 0, meter)
    if draws.answer(position):
        return Solution((0.5, 0.5), (draws.first(position),))
    return Solution(_rewards(1 - player), tuple(draws.line(position)))


def _rewards(winner: int) -> tuple[float, float]:
    return (0.0, 1.0) if winner else (1.0, 0.0)


class Question:
    """Whether a player can reach a lead of at least this many points."""

    def __init__(self, player: int, points: int, meter: Meter) -> None:
        self.player = player
        self.points = points
        self.meter = meter
        self.known: dict[Key, bool] = {}
        self._endings: dict[Key, Ending] = {}

    def glance(self, position: Position) -> tuple[bool | None, Outlook]:
        """Return the answer where bounds or the table have it, else None."""
        self.meter.tick()
        view = outlook(position)
        least, most = (-view.most, -view.least) if self.player else (view.least, view.most)
        if least >= self.points:
            return True, view
        if most < self.points:
            return False, view
        return self.known.get(view.key), view

    def answer(self, position: Position) -> bool:
        """Search for the answer."""
        answer, view = self.glance(position)
        return self._searched(position, view.key) if answer is None else answer

    def _searched(self, position: Position, key: Key) -> bool:
        wish = position[0] == self.player
        moves = every_move(position)
        if moves:
            answer = wish if self._reaches(position, moves, wish) else not wish
        else:
            answer = self._ended(position)
        self.known[key] = answer
        return answer

    def _reaches(self, position: Position, moves: list[int], wish: bool) -> bool:
        """Return whether one of the moves leads to the answer that the player to move wishes."""
        children: dict[Key, Position] = {}
        for move in moves:
            after = child(position, move)
            answer, view = self.glance(after)
            if answer is wish:
                return True
            if answer is None:
                children[view.key] = after
        ranked = sorted(children.items(), key=lambda each: freedom(each[1]))
        for key, after in ranked:
            value = self.known.get(key)
            if (self._searched(after, key) if value is None else value) is wish:
                return True
        return False

    def _ended(self, position: Position) -> bool:
        more = lead(position[1], position[2], position[5])
        return (-more if self.player else more) >= self.points

    def first(self, position: Position) -> int:
        """Return a move that is sure of the answer, for who gets its will."""
        return self._plan(position, every_move(position))

    def line(self, position: Position) -> list[int]:
        """Return the moves to the end, once the question is answered."""
        moves: list[int] = []
        while every_move(position):
            moves.append(self._ending(position)[2])
            position = child(position, moves[-1])
        return moves

    def _ending(self, position: Position) -> Ending:
        """Return how the game ends if who gets its will keeps to one plan, and the other resists.

        The plan is the first that is sure, among what leaves the other the fewest moves.
        """
        key = outlook(position).key
        value = self._endings.get(key)
        if value is None:
            value = self._endings[key] = self._followed(position)
        return value

    def _followed(self, position: Position) -> Ending:
        moves = every_move(position)
        if not moves:
            return 0, 0, -1
        winner = self.player if self.answer(position) else 1 - self.player
        if position[0] == winner:
            move = self._plan(position, moves)
            own, plies, _ = self._ending(child(position, move))
            return own + 1, plies + 1, move
        ends = {move: self._ending(child(position, move)) for move in moves}
        move = max(moves, key=lambda each: ends[each][:2])
        own, plies, _ = ends[move]
        return own, plies + 1, move

    def _plan(self, position: Position, moves: list[int]) -> int:
        wish = position[0] == self.player
        ranked = sorted(moves, key=lambda move: freedom(child(position, move)))
        sure = (move for move in ranked if self.glance(child(position, move))[0] is wish)
        plan = next(sure, None)
        if plan is None:
            plan = next(m for m in ranked if self.answer(child(position, m)) is wish)
        return plan


def freedom(position: Position) -> int:
    """Return how many more moves the player to move would have than the other."""
    return mobility(position, position[0]) - mobility(position, 1 - position[0])


def mobility(position: Position, player: int) -> int:
    """Count the moves that a player would have."""
    mine, fences, count = position[3 + player], drawable(position, player), 0
    while fences:
        fence = fences & -fences
        fences ^= fence
        count += (DRAWN[fence][4] & mine).bit_count()
    return count
