"""Checks puzzles by the rules alone: every turn against every answer, to the end of the game.

Nothing here is shared with the bots or with the search that finds puzzles.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import reduce
from itertools import islice, takewhile
from operator import or_

from pygames.core import Player
from pygames.games.eight_cities import position_text, words
from pygames.games.eight_cities.board import BY_BIT, bits
from pygames.games.eight_cities.position import PASS, Position
from pygames.games.eight_cities.result import returns
from pygames.puzzles import Puzzle
from pygames.puzzles.puzzle import false_theme

CHOICES = 3
"""A turn counts as the only right one only among at least this many."""


def fault(puzzle: Puzzle) -> str | None:
    """Say what is wrong about a puzzle; None if nothing is.

    Of all the player's turns, only that of the line wins against every answer; or none wins, and
    only that of the line is sure of a draw. The same holds after each answer of the line, and the
    answers ask for as many such turns as any answers can. Turns that lead to the same position
    count as one.
    """
    board, line = position_text.read(puzzle.start or ""), list(puzzle.line)
    if _is_over(board):
        return f"{_at(board)}: the game is over"
    proof = Proof(puzzle.player, 1 if puzzle.asks == words.puzzle(puzzle.player, wins=True) else 0)
    positions: list[tuple[Position, Position]] = []
    while line:
        start, own = board, puzzle.player == board.player
        while line and not board.is_over and (board.player == puzzle.player) == own:
            if line[0] not in board.actions():
                return f"{_at(board)}: {line[0]} can't be played"
            board = board.after(line.pop(0))
        if board.is_over and line:
            return "the line goes on after the end"
        if own:
            positions.append((start, board))
    for later, (start, ended) in enumerate(reversed(positions)):
        if reason := _fault_of_turn(start, ended, proof) or _fault_of_answers(ended, proof, later):
            return f"{_at(start)}: {reason}"
    return false_theme(puzzle, _themes(puzzle))


def _is_over(board: Position) -> bool:
    """Return whether both have passed (K14), or one can't connect anything any more (K13)."""
    able = (side.can_connect(board.cities, board.free) for side in board.sides)
    return board.is_over or not all(able)


def _themes(puzzle: Puzzle) -> dict[str, bool]:
    """Return which themes hold: of the first turn, its road ends (K7), and the end of the line."""
    mine, theirs = puzzle.player, 1 - puzzle.player
    boards = [position_text.read(puzzle.start or "")]
    for action in puzzle.line:
        boards.append(boards[-1].after(action))
    first = sum(1 for _ in takewhile(lambda board: board.player == mine, boards[:-1]))
    start, ended, last = boards[0], boards[first], boards[-1]
    roads = [board.sides[theirs].roads.bit_count() for board in (start, ended)]
    joins = _parts(ended, mine) < _parts(start, mine)
    return {
        "road-off": roads[1] < roads[0],
        "pass": PASS in puzzle.line[:first],
        "loose-end": _has_loose_end(ended, mine),
        "joins-nothing": not joins and not _has_loose_end(ended, mine),
        "joins-cities": joins,
        "shut-out": not last.sides[theirs].can_connect(last.cities, last.free),
        "last-turn": last.is_over,
        "draw-held": puzzle.asks == words.puzzle(mine, wins=False),
    }


def _ends(board: Position, player: Player) -> list[int]:
    return [BY_BIT[bit].ends for bit in bits(board.sides[player].roads)]


def _parts(board: Position, player: Player) -> int:
    """Count a player's networks: connected roads, and cities without any (K8)."""
    networks = list(bits(board.cities))
    for ends in _ends(board, player):
        touched = [network for network in networks if network & ends]
        networks = [network for network in networks if not network & ends]
        networks.append(ends | reduce(or_, touched, 0))
    return len(networks)


def _has_loose_end(board: Position, player: Player) -> bool:
    """Return whether a road ends at a tile with no city and no other road (K7)."""
    count = Counter(tile for ends in _ends(board, player) for tile in bits(ends))
    return any(many == 1 and not tile & board.cities for tile, many in count.items())


def _fault_of_turn(start: Position, ended: Position, proof: Proof) -> str | None:
    """Say what is wrong with a turn of the line."""
    if not proof.holds(ended):
        return "the turn of the line doesn't do it"
    if proof.does_better(start):
        return "it can be won"
    others = turns(start)
    del others[_key(ended)]
    for other in others.values():
        if proof.holds(other):
            return f"another turn does it, too, and leads to {_at(other)}"
    return None


def _fault_of_answers(ended: Position, proof: Proof, later: int) -> str | None:
    """Say whether other answers would ask for more turns than those of the line."""
    needs = proof.most_asked(ended)
    return None if needs == later else f"answers can ask for {needs} more turns, not {later}"


def _at(board: Position) -> str:
    return position_text.write(board)


def _key(board: Position) -> tuple[int, ...]:
    """Return a key of a position, the same in whatever order the roads were built."""
    white, black = board.sides
    return white.roads, black.roads, board.player, board.left, board.passed, board.built


def turns(board: Position) -> dict[tuple[int, ...], Position]:
    """Return the positions to which the turns of the player to move lead."""
    return {_key(after): after for after in _turns(board)}


def _turns(board: Position) -> Iterator[Position]:
    """Yield where the turns lead, each way to build the roads by itself (K4, K11, K13)."""
    for action in board.actions():
        after = board.after(action)
        if after.is_over or after.player != board.player:
            yield after
        else:
            yield from _turns(after)


class Proof:
    """The results a player can be sure of, as far as they are known."""

    def __init__(self, player: Player, least: int) -> None:
        """Begin with nothing; `least` is 1 to prove a win, and 0 to prove a draw."""
        self._player = player
        self._least = least
        self._known: dict[tuple[int, ...], bool] = {}
        self._strong: dict[tuple[Player, str], int] = {}

    def holds(self, board: Position) -> bool:
        """Return whether the player is sure of the result in question."""
        return self._reaches(board, self._least)

    def does_better(self, board: Position) -> bool:
        """Return whether the player wins although only a draw is to be proved."""
        return self._least == 0 and self._reaches(board, 1)

    def most_asked(self, board: Position) -> int:
        """Return how many only turns in a row the answers to a position can ask for."""
        positions = [] if board.is_over else turns(board).values()
        return max((self._asked(each) for each in positions if not each.is_over), default=0)

    def _asked(self, board: Position) -> int:
        all_turns = turns(board).values()
        if len(all_turns) < CHOICES or self.does_better(board):
            return 0
        holding = list(islice((each for each in all_turns if self.holds(each)), 2))
        return 1 + self.most_asked(holding[0]) if len(holding) == 1 else 0

    def _reaches(self, board: Position, least: int) -> bool:
        if board.is_over:
            return returns(board)[self._player] >= least
        key = *_key(board), least
        value = self._known.get(key)
        if value is None:
            value = self._known[key] = self._decided(board, least)
        return value

    def _decided(self, board: Position, least: int) -> bool:
        """Try every action; those that were strong elsewhere come first, to save time."""
        mover = board.player
        mine, strong = mover == self._player, self._strong
        for action in sorted(board.actions(), key=lambda each: -strong.get((mover, each), 0)):
            if self._reaches(board.after(action), least) == mine:
                strong[mover, action] = strong.get((mover, action), 0) + 1
                return mine
        return not mine
