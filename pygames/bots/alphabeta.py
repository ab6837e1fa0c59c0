"""Alpha-beta with iterative deepening, for two-player zero-sum games.

A game plugs in with ints for moves and any hashable value for a position; `Searchable` says how.
The shared part handles deepening, time, the table and move ordering, and searches all plies but
the last. The last ply belongs to the game: `leaf` values all moves of a position in one loop,
because a call for each of them would cost more than everything else.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Generic, Protocol, TypeVar

from pygames.bots.budget import Budget, Meter, OutOfBudgetError

WON = 1_000_000
"""The value of a won game; a win in n plies is worth WON - n."""
DECIDED = WON - 1000
"""A value above this means a forced win."""
MOVE_BITS = 10
FORCED = 1 << MOVE_BITS
"""Moves are ints below this; this bit in a move says that it hardly has an alternative, as an
answer to a threat, and then it costs no depth."""

P = TypeVar("P", bound=Hashable)


class Searchable(Protocol[P]):
    """A game as the search sees it. Values are for the player to move, well inside ±DECIDED."""

    nodes: int
    """Positions valued by `leaf` so far."""

    def moves(self, position: P, order: list[int]) -> list[int] | int:
        """List the moves, the likeliest first, or give the value if the game is decided.

        `order` holds what the search knows in favour of each move, in the unit of values: add
        it to what the game knows. A decided value is ±(WON - n), n plies from here, or 0.
        """

    def child(self, position: P, move: int) -> P:
        """Return the position after a move, seen by the other player."""

    def standing(self, position: P, move: int) -> int:
        """Return the value after a move for the other player, without looking ahead.

        It is less than any other if the position can't be left as it is.
        """

    def reply(self, position: P, move: int, alpha: int, beta: int, ply: int) -> int:
        """Return the value after a move for the other player, the best of where the replies lead.

        A win in n plies is WON - ply - n; a bound outside of alpha and beta is enough.
        """

    def finish(self, position: P) -> list[int]:
        """List moves to the end of the game, if `moves` gives a value for the position."""


@dataclass(frozen=True)
class Levers:
    """What makes the search faster; each can be measured by leaving it out."""

    table: int = 1 << 16
    """Maximum number of positions remembered."""
    killers: bool = True
    history: bool = True
    null_window: bool = True
    """Principal variation search: moves after the first only have to be refuted."""
    reduce_after: int = 2
    """Moves after this many are first searched one ply less deep; 0 for never."""
    aspiration: int = 0
    """Half the width of the window around the last value; 0 for an open window."""
    near: int = 0
    """With this many plies to go or fewer, a position that is good enough by far isn't searched."""
    margin: int = 0
    """By how much, for each ply to go."""
    patience: int = 10_000
    """Maximum number of nodes beyond the budget, to show a proven end as a whole."""


DEFAULT = Levers()


@dataclass(frozen=True)
class Found:
    """The best move, its value for the player to move, and the depth reached."""

    move: int
    value: int
    depth: int
    line: tuple[int, ...]


_Entry = tuple[int, int, int, int]
"""Of a position in the table: depth, bound (-1 at most, 0 exactly, 1 at least), value, move."""

_INFINITY = WON + 1
_OPEN = -_INFINITY, _INFINITY
_NONE = -1
_FIRST, _KILLER = 1 << 24, 1 << 22
"""Put the move of the table before the killers, and those before everything else."""
_MOST_HISTORY = 1 << 12
_PLIES = 128
"""Maximum length of a line; beyond half of it, answers to threats cost depth as well."""


class Search(Generic[P]):
    """One decision: the deepest search that the meter allows."""

    def __init__(
        self, game: Searchable[P], meter: Meter, drawn: Iterable[P] = (), levers: Levers = DEFAULT
    ) -> None:
        """Begin; `drawn` are positions that end the game in a draw if they come again."""
        self.game = game
        self.meter = meter
        self.levers = levers
        self._drawn = frozenset(drawn)
        self._path = set(self._drawn)
        self._table: dict[P, _Entry] = {}
        self._order = [0] * FORCED, [0] * FORCED
        self._killers = [(_NONE, _NONE)] * _PLIES
        self._pause = 0
        self._seen: dict[int, int] = {}
        """The value of each move at the current depth, or an upper bound."""

    def run(self, position: P, moves: Sequence[int], depth: int) -> Found:
        """Search deeper and deeper; `moves` are those to choose from, the likeliest first."""
        result, bounds = Found(moves[0], 0, 0, (moves[0],)), dict.fromkeys(moves, 0)
        self._path.add(position)
        try:
            for plies in range(2, max(depth, 2) + 1):
                self._best_yet, self._seen = result, {}
                self._deepen(position, moves, plies, result.value)
                result, bounds = self._best_yet, self._seen
                if abs(result.value) > DECIDED:
                    break
                moves = sorted(moves, key=lambda move: move != result.move)
        except OutOfBudgetError:
            result = self._unfinished(result, bounds)
        return self._settled(position, moves, result) if abs(result.value) > DECIDED else result

    def _unfinished(self, last: Found, bounds: dict[int, int]) -> Found:
        """Return what is known if a depth was begun and not completed.

        A move that raises the value counts, and one that is proved to lose is out of the question.
        Otherwise the value stays: a move that wasn't searched so deep may still be worth it.

        `bounds` has the most that each move was worth at the last depth that was completed.
        """
        best = self._best_yet
        if best is last or best.value > last.value:
            return best
        if best.value >= -DECIDED:
            return last if best.move == last.move else replace(best, value=last.value)
        rest = [move for move in bounds if self._seen.get(move, 0) >= -DECIDED]
        move = max(rest, key=bounds.__getitem__)
        return Found(move, bounds[move], last.depth, (move,))

    def values(self, position: P, moves: Sequence[int], depth: int) -> tuple[int, list[int]]:
        """Return the exact value of each move, for a player who doesn't always take the best.

        Search as deep as the meter allows; also return the depth reached.
        """
        whole, values = 0, [0] * len(moves)
        self._path.add(position)
        try:
            for plies in range(2, depth + 1):
                values = [self._try(position, move, plies, _OPEN, 0, 0) for move in moves]
                whole = plies
        except OutOfBudgetError:
            pass
        return whole, values

    def _deepen(self, position: P, moves: Sequence[int], depth: int, last: int) -> None:
        """Search to this depth; first in a window around the last value, if that pays."""
        margin = self.levers.aspiration
        if margin and depth > 2:
            value = self._root(position, moves, depth, last - margin, last + margin)
            if last - margin < value < last + margin:
                return
        self._root(position, moves, depth, -_INFINITY, _INFINITY)

    def _root(self, position: P, moves: Sequence[int], depth: int, alpha: int, beta: int) -> int:
        """Search the position to decide about, and note what shows."""
        best = -_INFINITY
        for index, move in enumerate(moves):
            value = self._try(position, move, depth, (alpha, beta), 0, index)
            self._seen[move] = value
            if value > best:
                best = value
                if value > alpha:
                    line = (move, *self._line(self.game.child(position, move), depth - 1))
                    self._best_yet = Found(move, value, depth, line)
                    alpha = value
                    if value >= beta:
                        break
        return best

    def _settled(self, position: P, moves: Sequence[int], result: Found) -> Found:
        """Show a proven end whole, and make it as short as it can be, within some patience."""
        nodes = self.game.nodes
        self._path = {*self._drawn, position}
        self.meter, self._pause = Meter(Budget("nodes", nodes + self.levers.patience)), 0
        try:
            result = self._shown(position, result)
            return self._shorter(position, moves, result)
        except OutOfBudgetError:
            return result
        finally:
            self.game.nodes = nodes

    def _shorter(self, position: P, moves: Sequence[int], result: Found) -> Found:
        """Look for a shorter win: what came later in the list was searched less deep."""
        self.levers = replace(self.levers, reduce_after=0)
        while result.value > DECIDED and (plies := WON - result.value) > 3:
            self._table, self._best_yet = {}, result
            self._root(position, moves, plies - 2, result.value, result.value + 1)
            if self._best_yet is result:
                break
            result = self._shown(position, replace(self._best_yet, depth=result.depth))
        return result

    def _shown(self, position: P, result: Found) -> Found:
        """Follow a proven end as far as the end: the line is as long as the proof says.

        What the table has lost is searched again.
        """
        plies = WON - abs(result.value)
        if plies == 1:
            return replace(result, line=(result.move,))
        after, value = self.game.child(position, result.move), -from_root(result.value, -1)
        line = result.move, *self._rest(after, value)
        return replace(result, line=line) if len(line) == plies else result

    def _rest(self, position: P, value: int) -> list[int]:
        """Return the moves from a position of proven value, to the end if they are found so far."""
        line: list[int] = []
        while not isinstance(self.game.moves(position, self._order[0]), int):
            move = self._proved(position, value)
            if move == _NONE:
                return line
            line.append(move)
            position, value = self.game.child(position, move), -from_root(value, -1)
        return [*line, *self.game.finish(position)]

    def _proved(self, position: P, value: int) -> int:
        """Return the move that gives a position its proven value."""
        for depth in range(2, _PLIES):
            if entry := self._table.get(position):
                _, bound, bound_value, move = entry
                if bound_value == value and (not bound or (bound > 0) == (value > 0)):
                    return move & FORCED - 1
            self._value(position, depth, value - 1, value + 1, 0)
        return _NONE

    def _line(self, position: P, plies: int) -> list[int]:
        """Read from the table what both sides would play."""
        line: list[int] = []
        while (entry := self._table.get(position)) and len(line) < plies:
            line.append(entry[3] & FORCED - 1)
            position = self.game.child(position, entry[3])
        return line

    def _try(
        self, position: P, move: int, depth: int, window: tuple[int, int], ply: int, index: int
    ) -> int:
        """Return the value of a move for its player, in the cheapest way that tells."""
        alpha, beta = window
        plies = depth if move & FORCED and ply < _PLIES // 2 else depth - 1
        levers, after = self.levers, self._after
        ply += 1
        if not index or not levers.null_window:
            return after(position, move, plies, alpha, beta, ply)
        if plies > 1 and index >= levers.reduce_after > 0 and ply > 1:
            result = after(position, move, plies - 1, alpha, alpha + 1, ply)
            if result <= alpha:
                return result
        result = after(position, move, plies, alpha, alpha + 1, ply)
        if alpha < result < beta:
            return after(position, move, plies, alpha, beta, ply)
        return result

    def _after(self, position: P, move: int, plies: int, alpha: int, beta: int, ply: int) -> int:
        """Return the value of a move for its player, with this many plies left to search."""
        game, levers = self.game, self.levers
        if self._drawn and game.child(position, move) in self._drawn:
            return 0
        if plies <= 1 or ply >= _PLIES:
            return -game.reply(position, move, -beta, -alpha, ply)
        if plies <= levers.near and -DECIDED < alpha < DECIDED:
            value = game.standing(position, move) - levers.margin * plies
            if value >= -alpha:
                game.nodes += 1
                return -value
        return -self._value(game.child(position, move), plies, -beta, -alpha, ply)

    def _value(self, position: P, depth: int, alpha: int, beta: int, ply: int) -> int:
        """Return the value of a position, or a bound outside of alpha and beta."""
        game = self.game
        if position in self._path:
            return 0
        game.nodes += 1
        if game.nodes >= self._pause:
            self._pause = self.meter.reach(game.nodes)
        first = _NONE
        if entry := self._table.get(position):
            searched, bound, value, first = entry
            if searched >= depth:
                value = from_root(value, ply)
                if not bound or (value >= beta if bound > 0 else value <= alpha):
                    return value
        window = alpha, beta
        if entry:  # before the others are even listed: saves a tenth of the time
            value = self._best(position, [first], depth, window, ply)
            if value >= beta:
                return value
            self._table[position] = entry  # what one move says is no bound for all
        moves = self._moves(position, ply, first)
        if isinstance(moves, int):
            return from_root(moves, ply)
        return self._best(position, moves, depth, window, ply)

    def _moves(self, position: P, ply: int, first: int) -> list[int] | int:
        """List the moves, with the table's move and killers first."""
        order = self._order[ply & 1]
        one, other = self._killers[ply]
        first &= FORCED - 1
        order[first] += _FIRST
        order[one] += _KILLER
        order[other] += _KILLER
        moves = self.game.moves(position, order)
        order[first] -= _FIRST
        order[one] -= _KILLER
        order[other] -= _KILLER
        return moves

    def _best(
        self, position: P, moves: list[int], depth: int, window: tuple[int, int], ply: int
    ) -> int:
        """Search the moves of a position and remember the result."""
        alpha, beta = window
        best, choice = -_INFINITY, moves[0]
        self._path.add(position)
        for index, move in enumerate(moves):
            value = self._try(position, move, depth, (alpha, beta), ply, index)
            if value > best:
                best, choice = value, move
                if value > alpha:
                    alpha = value
                    if value >= beta:
                        self._reward(move, depth, ply)
                        break
        self._path.discard(position)
        bound = 1 if best >= beta else 0 if best > window[0] else -1
        self._remember(position, (depth, bound, _from_here(best, ply), choice))
        return best

    def _remember(self, position: P, entry: _Entry) -> None:
        table = self._table
        if len(table) >= self.levers.table:
            # Keep the deepest entries; dropping all of them cost a ply in long searches.
            deep = {key: value for key, value in table.items() if value[0] > 3}
            table.clear()
            if len(deep) < self.levers.table // 2:
                table.update(deep)
        table[position] = entry

    def _reward(self, move: int, depth: int, ply: int) -> None:
        """Try a move that caused a cutoff earlier next time."""
        move &= FORCED - 1
        if self.levers.killers and self._killers[ply][0] != move:
            self._killers[ply] = move, self._killers[ply][0]
        if self.levers.history:
            order = self._order[ply & 1]
            order[move] += depth * depth
            if order[move] > _MOST_HISTORY:
                order[:] = [value >> 1 for value in order]


def from_root(value: int, ply: int) -> int:
    """Count a win or loss from the root, which is `ply` plies back."""
    if value > DECIDED:
        return value - ply
    return value + ply if value < -DECIDED else value


def _from_here(value: int, ply: int) -> int:
    """Count a win or loss from the position itself."""
    return from_root(value, -ply)
