"""Puzzles: positions in which turn after turn only one wins, or only one holds a draw.

The numbers of a text: the band, the player, where the cities are, whose road lies at each place,
whether a turn was passed, whether it can be won, how many actions the solution has, and each of
them as its place among the legal ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from pygames.core import Action, Player, State
from pygames.games.eight_cities import position_text, words
from pygames.games.eight_cities.board import PLACES, TILE
from pygames.games.eight_cities.position import PASS, ROADS_IN_A_TURN, Position
from pygames.games.eight_cities.result import totals
from pygames.games.eight_cities.rules import Cities
from pygames.packing import Packer, Unpacker
from pygames.puzzles import Judged, Puzzle, Puzzles, follow
from pygames.puzzles.line import add_line, take_line
from pygames.puzzles.puzzle import BANDS, themes_that_hold

MOST_ACTIONS = 24
_OWNERS = (None, 0, 1)


def packed(board: Position, line: Sequence[Action], band: int, *, wins: bool) -> Packer:
    """Pack a position at the beginning of a turn, the solution, and how hard that is to find."""
    packer = Packer()
    packer.add(band - 1, len(BANDS))
    packer.add(board.player, 2)
    for tile in TILE.values():
        packer.add(int(bool(board.cities & tile)), 2)
    for place in PLACES:
        packer.add(_OWNERS.index(board.owner(place)), len(_OWNERS))
    packer.add(board.passed, 2)
    packer.add(int(wins), 2)
    packer.add(len(line), MOST_ACTIONS + 1)
    add_line(packer, Cities(board), line)
    return packer


def read(fields: Unpacker) -> Puzzle:
    """Read a puzzle (ValueError if its position can't be, or its line can't be played)."""
    band, player = fields.take(len(BANDS)) + 1, fields.take(2)
    start = _start(fields, player)
    wins = bool(fields.take(2))
    before = Cities(position_text.read(start))
    states, line = take_line(fields, before, fields.take(MOST_ACTIONS + 1))
    own = [state.board.player == player for state in states[:-1]]
    if not own or not own[-1] or states[-1].current_player() == player:
        raise ValueError("its line doesn’t end with a turn")
    return Puzzle(
        players=2,
        start=start,
        player=player,
        asks=words.puzzle(player, wins=wins),
        moves=sum(mine for mine, _ in groupby(own)),
        band=band,
        themes=_themes(states, line, player, wins=wins),
        line=tuple(line),
    )


def _start(fields: Unpacker, player: Player) -> str:
    """Read the position text of a whole turn."""
    cities = [name for name in TILE if fields.take(2)]
    owners = [_OWNERS[fields.take(len(_OWNERS))] for _ in PLACES]
    roads = (
        ",".join(place.text for place, each in zip(PLACES, owners, strict=True) if each == owner)
        for owner in (0, 1)
    )
    white, black = (text or "-" for text in roads)
    turn = f"{'wb'[player]} {ROADS_IN_A_TURN} {fields.take(2)} 0"
    return f"{','.join(cities)} {white} {black} {turn}"


def _themes(
    states: Sequence[Cities], line: Sequence[Action], player: Player, *, wins: bool
) -> tuple[str, ...]:
    boards = [state.board for state in states]
    first = next((i for i, each in enumerate(boards) if each.player != player), len(line))
    before, after = boards[0].sides, boards[first].sides
    same = len(after[player].networks) == len(before[player].networks)
    themes = {
        "road-off": after[1 - player].roads.bit_count() < before[1 - player].roads.bit_count(),
        "pass": PASS in line[:first],
        "loose-end": bool(after[player].loose),
        "joins-nothing": same and not after[player].loose,
        "joins-cities": not same,
        "shut-out": boards[-1].unable[1 - player],
        "last-turn": states[-1].is_terminal(),
        "draw-held": not wins,
    }
    return themes_that_hold(themes)


def judge(puzzle: Puzzle, states: Sequence[Cities], actions: Sequence[Action]) -> Judged:
    """Judge roads and passes: each turn has to be the one of the line."""
    wins = puzzle.asks == words.puzzle(puzzle.player, wins=True)
    lets_go, only = (words.LETS_GO, words.ONLY_WIN) if wins else (words.LOSES, words.ONLY_DRAW)

    def wrong(_before: State, _after: State, _rest: Sequence[Action]) -> Judged:
        return Judged("wrong", lets_go)

    def why(before: Cities, after: Cities) -> str:
        return _why(before, after) or only

    return follow(puzzle, states, actions, wrong, why, only)


def _why(before: Cities, after: Cities) -> str:
    """Say what a turn did: to the opponent's roads, the flags, and what can still be built."""
    player, board = before.board.player, after.board
    roads = [each.sides[1 - player].roads.bit_count() for each in (before.board, board)]
    return words.why(
        player,
        capture=roads[0] - roads[1],
        raised=totals(board)[player] - totals(before.board)[player],
        shut_out=board.unable[1 - player] and not before.board.unable[1 - player],
        ends=after.is_terminal(),
    )


PUZZLES = Puzzles[Cities](
    read=read,
    judge=judge,
)
