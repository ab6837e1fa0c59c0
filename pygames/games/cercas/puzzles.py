"""Puzzles: positions near the end in which only one action keeps a win, or a draw.

The numbers of a text: the band, the player, what is to be kept, the inner lines, the marks, how
many own actions the solution has, and each action of it as its place among the legal ones.
"""

from __future__ import annotations

from collections.abc import Sequence

from pygames.bots.budget import Budget, Meter, OutOfBudgetError
from pygames.bots.solved import Question
from pygames.core import Action, Player, State
from pygames.games.cercas import position_text, words
from pygames.games.cercas.areas import Area, closed_by, inside, tied_by
from pygames.games.cercas.board import LINES, SPACES
from pygames.games.cercas.position import Board
from pygames.games.cercas.rules import Cercas
from pygames.games.cercas.search import ACTIONS, position_of
from pygames.games.cercas.solver import ENDINGS
from pygames.packing import Packer, Unpacker
from pygames.puzzles import Judged, Puzzle, Puzzles, follow
from pygames.puzzles.line import add_line, take_line
from pygames.puzzles.puzzle import BANDS, themes_that_hold

WIN, DRAW = 1, 0
"""The result to keep: the fewest points by which the player must lead at the end."""
MOST_MOVES = 6
_CHEAP = Budget("nodes", 3_000)
"""Positions to look at for what answers a wrong action."""


def packed(board: Board, keeps: int, line: Sequence[Action], band: int) -> Packer:
    """Pack a position, the result that its line keeps, and the difficulty."""
    packer = Packer()
    packer.add(band - 1, len(BANDS))
    packer.add(board.player, 2)
    packer.add(keeps, 2)
    for each in LINES:
        packer.add(int(bool(board.lines & each)), 2)
    for space in range(len(SPACES)):
        owner = board.owner(1 << space)
        packer.add(0 if owner is None else owner + 1, 3)
    packer.add(len(line) // 2, MOST_MOVES)
    add_line(packer, Cercas(board), line)
    return packer


def read(fields: Unpacker) -> Puzzle:
    """Read a puzzle (ValueError if its line can't be played)."""
    band, player, keeps = fields.take(len(BANDS)) + 1, fields.take(2), fields.take(2)
    lines = sum(each for each in LINES if fields.take(2))
    owners = [fields.take(3) for _ in SPACES]
    x, o = (sum(1 << at for at, each in enumerate(owners) if each == who) for who in (1, 2))
    start = position_text.write(Board.of(lines, (x, o), player))
    before = Cercas(position_text.read(start))
    states, line = take_line(fields, before, 2 * fields.take(MOST_MOVES) + 1)
    return Puzzle(
        players=2,
        start=start,
        player=player,
        asks=words.puzzle(player, draw=keeps == DRAW),
        moves=len(line) // 2 + 1,
        band=band,
        themes=_themes(states, line, keeps),
        line=tuple(line),
    )


def _themes(states: Sequence[Cercas], line: Sequence[Action], keeps: int) -> tuple[str, ...]:
    """Return the themes of the first action, and of the whole solution."""
    before, after = states[:2]
    player = before.board.player
    scored, conceded = (after.points[who] - before.points[who] for who in (player, 1 - player))
    own, closed = _own(after, player), closed_by(after.areas, before.areas)
    first = {
        "area-closed": scored > 0 and any(area.owner == player for area in closed),
        "area-won": scored > 0 and any(_changes_hands(area, before) for area in own),
        "points-taken": conceded < 0,
        "area-tied": bool(tied_by(after.areas, before.areas)),
        "points-given": conceded > 0,
    }
    themes = first | {
        "quiet": scored <= 0 and not any(first.values()),
        "draw-saved": keeps == DRAW,
        "no-fence-left": states[-1].is_terminal(),
        "in-a-row": len(line) > 1,
    }
    return themes_that_hold(themes)


def kept_by(puzzle: Puzzle) -> int:
    """Return the result that a puzzle's solution keeps, a win or a draw."""
    return DRAW if "draw-saved" in puzzle.themes else WIN


def judge(puzzle: Puzzle, states: Sequence[Cercas], actions: Sequence[Action]) -> Judged:
    """Judge actions: each has to be the one of the line."""
    keeps = kept_by(puzzle)

    def wrong(_before: State, after: State, _rest: Sequence[Action]) -> Judged:
        assert isinstance(after, Cercas)
        return _wrong(after, puzzle.player, keeps)

    def why(before: Cercas, after: Cercas) -> str:
        return _why(before, after, draw=keeps == DRAW)

    solved = words.solved(puzzle.player, draw=keeps == DRAW)
    return follow(puzzle, states, actions, wrong, why, solved)


def _why(before: Cercas, after: Cercas, *, draw: bool) -> str:
    """Say what an action did to the points and areas; of a quiet one, what is proved."""
    player = before.board.player
    own = _own(after, player)
    closed = sum(area.size for area in closed_by(own, before.areas))
    won = sum(area.size for area in own if _changes_hands(area, before))
    spaces = before.points[1 - player] - after.points[1 - player]
    tied = sum(area.size for area in tied_by(after.areas, before.areas))
    sentence = words.why(player, closed=closed, won=won, capture=spaces, tied=tied)
    return sentence or words.only_move(draw=draw)


def _own(state: Cercas, player: Player) -> tuple[Area, ...]:
    return tuple(area for area in state.areas if area.owner == player)


def _changes_hands(area: Area, before: Cercas) -> bool:
    """Return whether an area was closed before, and not its owner's."""
    was = inside(area, before.areas)
    return was is not None and was.owner != area.owner


def _wrong(after: Cercas, player: Player, keeps: int) -> Judged:
    """Say what is proved of an action, and answer it if that takes no long search."""
    draw = keeps == DRAW
    if after.is_terminal():
        return Judged("wrong", words.ends_too_soon(draw=draw))
    position = position_of(after)
    question = Question(ENDINGS, player, keeps, Meter(_CHEAP))
    try:
        assert not question.answer(position)
        reply = ACTIONS[question.first(position)]
    except OutOfBudgetError:
        return Judged("wrong", words.lets_go(player, draw=draw, answer=False))
    return Judged("wrong", words.lets_go(player, draw=draw, answer=True), (reply,))


PUZZLES = Puzzles[Cercas](
    read=read,
    judge=judge,
)
"""Puzzles of the end of a game."""
