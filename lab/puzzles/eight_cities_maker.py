"""Finds puzzles: bots play carelessly, and positions after their mistakes are searched.

The search here is built for speed, and is no part of the bots. It counts positions, never time.
"""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import NamedTuple

from lab.puzzles import Harvest
from pygames.bots.budget import Budget
from pygames.bots.glance import Glance
from pygames.core import Action, Player
from pygames.games.eight_cities import position_text
from pygames.games.eight_cities.board import BY_BIT, SIZE, TILE, bits
from pygames.games.eight_cities.bot import choose
from pygames.games.eight_cities.guide import Guide
from pygames.games.eight_cities.position import ROADS_IN_A_TURN, Position
from pygames.games.eight_cities.puzzles import packed
from pygames.games.eight_cities.result import lead
from pygames.games.eight_cities.rules import Cities
from pygames.packing import Packer
from pygames.puzzles import Puzzle
from pygames.workshop.careless import GLANCING, PLAYERS, Careless

GLANCE, PROOF = 4_000, 25_000
"""Positions to see what can be reached, and to prove all of a puzzle."""
LAST = 1_000
"""If a search took more than this, no earlier position of the game is looked at."""
ATTEMPTS, SLIPS = 4, 0.2
"""How often each of them tries a turn, and how often an action of it is at random."""
OPENING = 2, 6
"""The fewest and the most roads at random, so that no two games are alike."""
MIDDLE = 16
"""How many roads are built at a glance, which is quick."""
CHOICES, AGAIN = 9, 3
"""The fewest turns to choose from, at first and later."""
PLAUSIBLE, CLOSE = 3, 1.0
"""At least this many other turns look as good at a glance, or worse by at most this much."""
LIMITS = (8.9, 10.4, 12.0, 13.0)
"""The difficulties at which the next band begins."""
_GUIDE = Guide()
_move = Careless(Glance(_GUIDE), choose, Budget("playouts", 1_000))
Key = tuple[int, ...]


class GivenUpError(Exception):
    """Raised when a search takes too long."""


def _key(board: Position) -> Key:
    white, black = board.sides
    return white.roads, black.roads, board.player, board.left, board.passed, board.built


@dataclass
class Search:
    """Finds the results that players can be sure of: 1 for a win, 0 for a draw, -1 for neither."""

    patience: int = 0
    nodes: int = 0
    _known: dict[tuple[Key, Player, int], bool] = field(default_factory=dict)
    _order: list[dict[int, int]] = field(default_factory=lambda: [{}, {}])

    def reaches(self, board: Position, player: Player, least: int) -> bool:
        """Return whether a player is sure of so much."""
        if board.is_over:
            return (lead(board) if player == 0 else -lead(board)) >= least
        key = _key(board), player, least
        value = self._known.get(key)
        if value is None:
            value = self._known[key] = self._decided(board, player, least)
        return value

    def _decided(self, board: Position, player: Player, least: int) -> bool:
        self.nodes += 1
        if self.nodes > self.patience:
            raise GivenUpError
        mine, order = board.player == player, self._order[board.player]
        side = board.sides[board.player]
        places = sorted(bits(side.open_places(board.free)), key=lambda each: -order.get(each, 0))
        for place in places:
            if self.reaches(board.with_road(BY_BIT[place]), player, least) == mine:
                order[place] = order.get(place, 0) + 1
                return mine
        if not side.loose and self.reaches(board.with_pass(), player, least) == mine:
            return mine
        return not mine

    def sure(self, board: Position, player: Player, patience: int) -> int | None:
        """Return the result a player can be sure of; None if that takes too long."""
        self.patience = self.nodes + patience
        try:
            return next((least for least in (1, 0) if self.reaches(board, player, least)), -1)
        except GivenUpError:
            return None


@dataclass(frozen=True)
class Found:
    """A puzzle, and how hard it is."""

    board: Position
    line: tuple[Action, ...]
    wins: bool
    difficulty: float


def harvest(random: Random) -> Harvest:
    """Let careless bots play, and prove the hardest puzzle that arose from a mistake."""
    count, best, search = 0, None, Search()
    for board in reversed(_game(random)):
        nodes = search.nodes
        before = search.sure(board, board.player, GLANCE)
        if before is None:
            break
        searched = search.nodes - nodes
        for after in _careless(board, random):
            now = search.sure(after, after.player, GLANCE)
            if now is None or now <= -before:
                continue
            count += 1
            puzzle = _puzzle(after, now)
            if puzzle and (best is None or puzzle.difficulty > best.difficulty):
                best = puzzle
        if searched > LAST:
            break
    return Harvest(count, _packed(best) if best else None)


def _packed(puzzle: Found) -> Packer:
    band = 1 + bisect_right(LIMITS, puzzle.difficulty)
    return packed(puzzle.board, puzzle.line, band, wins=puzzle.wins)


def _game(random: Random) -> list[Position]:
    """Play a game between two of the players that make mistakes; return where turns begin."""
    cities = sum(random.sample(tuple(TILE.values()), 8))
    state = Cities(Position.start(cities))
    players, boards = [random.choice(PLAYERS) for _ in range(2)], []
    opening, count = random.randint(*OPENING), 0
    while not state.is_terminal():
        if state.board.left == ROADS_IN_A_TURN:
            boards.append(state.board)
        if count < opening:
            action = random.choice(state.legal_actions())
        else:
            level = players[state.board.player] if count > MIDDLE else GLANCING
            action = _move(state, level, random)
        state, count = state.child(action), count + 1
    return boards


def _careless(board: Position, random: Random) -> list[Position]:
    """Return the positions after turns that careless players would make of it, some with a slip."""
    by_turn = {}
    for level in PLAYERS * ATTEMPTS:
        state = Cities(board)
        while not state.is_terminal() and state.board.player == board.player:
            slips = random.random() < SLIPS
            action = random.choice(state.legal_actions()) if slips else _move(state, level, random)
            state = state.child(action)
        if not state.is_terminal():
            by_turn[_key(state.board)] = state.board
    return list(by_turn.values())


def _puzzle(board: Position, least: int) -> Found | None:
    """Return the puzzle of a position, if it makes a good one."""
    all_turns = turns(board)
    if len(all_turns) < CHOICES:
        return None
    search = Search(PROOF)
    try:
        only = _only(search, all_turns, board.player, least)
        plausible = _plausible(only, all_turns) if only else 0
        if only is None or plausible < PLAUSIBLE:
            return None
        nodes, line = search.nodes, _line(search, only, board.player, least)
    except GivenUpError:
        return None
    moves = sum(each.player == board.player for each in line)
    actions = tuple(action for turn in line for action in turn.actions)
    return Found(board, actions, least == 1, difficulty(nodes, len(all_turns), plausible, moves))


class Turn(NamedTuple):
    """A turn, and the position after it."""

    player: Player
    actions: tuple[Action, ...]
    board: Position


def turns(board: Position) -> list[Turn]:
    """List the turns of the player to move that lead to different positions."""
    by_key: dict[Key, Turn] = {}
    open_turns: list[tuple[tuple[Action, ...], Position]] = [((), board)]
    while open_turns:
        actions, now = open_turns.pop()
        for action in now.actions():
            turn, after = (*actions, action), now.after(action)
            if after.is_over or after.player != board.player:
                by_key.setdefault(_key(after), Turn(board.player, turn, after))
            else:
                open_turns.append((turn, after))
    return list(by_key.values())


def _only(search: Search, all_turns: Sequence[Turn], player: Player, least: int) -> Turn | None:
    """Return the turn that is the only one to reach so much, if there is one."""
    only = None
    for turn in all_turns:
        if search.reaches(turn.board, player, least):
            if only:
                return None
            only = turn
    return only


def _line(search: Search, turn: Turn, player: Player, least: int) -> list[Turn]:
    """Return a turn, and the answers after which again one turn is the only one.

    Of several answers, that is taken after which most turns follow.
    """
    best: list[Turn] = []
    for answer in [] if turn.board.is_over else turns(turn.board):
        if answer.board.is_over:
            continue
        rest = _rest(search, answer.board, player, least)
        if rest and len(rest) >= len(best):
            best = [answer, *rest]
    return [turn, *best]


def _rest(search: Search, board: Position, player: Player, least: int) -> list[Turn]:
    """Return the rest of a line, if again one turn is the only one."""
    all_turns = turns(board)
    if len(all_turns) < AGAIN or (least == 0 and search.reaches(board, player, 1)):
        return []
    only = _only(search, all_turns, player, least)
    return _line(search, only, player, least) if only else []


def _plausible(only: Turn, all_turns: Sequence[Turn]) -> int:
    """Count the other turns that look as good at a glance as the right one, or nearly so."""
    least = _looks(only) - CLOSE
    return sum(_looks(turn) > least for turn in all_turns if turn is not only)


def _looks(turn: Turn) -> float:
    """Return how good the position after a turn looks to its player."""
    logit = _GUIDE.logit(turn.board)
    return -logit if turn.player else logit


def difficulty(nodes: int, choices: int, plausible: int, moves: int) -> float:
    """Return how hard a puzzle is.

    It grows with the positions that it takes to prove the first turn the only one, with how many
    turns there are, with how many look as good, and with how many are asked for.
    """
    return math.log2(nodes * choices) / 2 + math.log2(plausible) + 2 * (moves - 1)


def key(puzzle: Puzzle) -> str:
    """Return the first of all texts to which turns and mirrors of the land lead.

    The colours don't matter: the roads of the player to move come first.
    """
    board = position_text.read(puzzle.start or "")
    mine, other = board.sides[board.player], board.sides[1 - board.player]
    return min(_turned(board.cities, mine.roads, other.roads, turn) for turn in range(8))


def _turned(cities: int, mine: int, other: int, turn: int) -> str:
    parts = [sorted(_tile(tile, turn) for tile in bits(cities))]
    for roads in (mine, other):
        ends = ((BY_BIT[bit].near, BY_BIT[bit].far) for bit in bits(roads))
        parts.append(sorted("".join(sorted(_tile(end, turn) for end in pair)) for pair in ends))
    return " ".join(",".join(part) for part in parts)


def _tile(tile: int, turn: int) -> str:
    """Return the name of a tile after one of the eight turns and mirrors of the land."""
    column, row = divmod(tile.bit_length() - 1, SIZE)
    if turn & 1:
        column = SIZE - 1 - column
    if turn & 2:
        row = SIZE - 1 - row
    if turn & 4:
        column, row = row, column
    return f"{column}{row}"
