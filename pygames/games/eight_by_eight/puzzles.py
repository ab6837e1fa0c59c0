"""Puzzles: decisions of the last round, with all chances known exactly.

The numbers of a text: the band, the number of players, the game up to the decision, rolls included,
and for each action in stable order how many of 100 games it wins. A shared win counts as a part of
one. The game is a number of actions, each as its place among the possible ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygames.core import Action, Setup
from pygames.games.eight_by_eight import words
from pygames.games.eight_by_eight.board import BITS
from pygames.games.eight_by_eight.position import Position
from pygames.games.eight_by_eight.result import standings, winners
from pygames.games.eight_by_eight.rules import EightByEight
from pygames.packing import Packer, Unpacker
from pygames.puzzles import Judged, Puzzle, Puzzles
from pygames.puzzles.line import add_line, take_line
from pygames.puzzles.puzzle import BANDS, themes_that_hold

LONGEST = 400
"""The most actions of a game, rolls included."""
_PLAYERS = 2, 4
_SURE = 100


@dataclass(frozen=True, kw_only=True)
class Graded(Puzzle):
    """A puzzle of which the chances after every action are known."""

    chances: tuple[int, ...]
    """How many of 100 games each legal action wins."""


def packed(players: int, game: Sequence[Action], chances: Sequence[int], band: int) -> Packer:
    """Pack a game, how often each action wins after it, and how hard the best one is to find."""
    packer = Packer()
    packer.add(band - 1, len(BANDS))
    packer.add(players - _PLAYERS[0], _PLAYERS[1] - _PLAYERS[0] + 1)
    packer.add(len(game), LONGEST + 1)
    add_line(packer, EightByEight.initial(Setup(players, {})), game)
    for chance in chances:
        packer.add(chance, _SURE + 1)
    return packer


def read(fields: Unpacker) -> Graded:
    """Read a puzzle (ValueError if there is nothing to decide)."""
    band = fields.take(len(BANDS)) + 1
    players = fields.take(_PLAYERS[1] - _PLAYERS[0] + 1) + _PLAYERS[0]
    beginning = EightByEight.initial(Setup(players, {}))
    states, game = take_line(fields, beginning, fields.take(LONGEST + 1))
    state, position = states[-1], states[-1].board
    actions = state.legal_actions()
    if not position.ending or len(actions) < 2:
        raise ValueError("there is nothing to decide in the last round")
    chances = tuple(fields.take(_SURE + 1) for _ in actions)
    best = max(range(len(actions)), key=chances.__getitem__)
    return Graded(
        players=players,
        actions=tuple(game),
        player=position.player,
        asks=words.puzzle(position.player, position.roll),
        moves=1,
        band=band,
        themes=_themes(position, actions[best], chances[best]),
        line=(actions[best],),
        chances=chances,
    )


def _themes(position: Position, best: Action, chance: int) -> tuple[str, ...]:
    """Return the best action's theme, and the puzzle's other themes."""
    themes = {
        "sure-win": chance == _SURE,
        "blackout": best[0] == "x",
    }
    if best in BITS:
        after = position.placed(BITS[best])
        lines = sorted(each.line for each in standings(after))
        themes["longest-line"] = lines[-1] > lines[-2]
        themes["tie-won"] = lines[-1] == lines[-2] and len(winners(after)) == 1
        themes["shared-win"] = len(winners(after)) > 1
    return themes_that_hold(themes)


def judge(puzzle: Puzzle, states: Sequence[EightByEight], actions: Sequence[Action]) -> Judged:
    """Grade an action by how many of 100 games it loses that the best one wins."""
    assert isinstance(puzzle, Graded)
    if not actions:
        return Judged("more")
    best = max(puzzle.chances)
    chance = puzzle.chances[states[0].legal_actions().index(actions[0])]
    if actions[0] in puzzle.line:
        others = sorted(puzzle.chances)
        sentence = words.best_chance(puzzle.player, best, others[-2])
        return Judged("right", _why(states[0], actions[0]) + sentence, lost=0)
    sentence = words.worse_chance(puzzle.player, chance, best)
    return Judged("wrong", sentence, lost=best - chance)


def _why(state: EightByEight, best: Action) -> str:
    """Describe the best action by its themes, if they apply, and then by its chances."""
    reasons = [words.WHY[theme] for theme in _themes(state.board, best, 0) if theme in words.WHY]
    return f"{reasons[0]} " if reasons else ""


PUZZLES = Puzzles[EightByEight](
    read=read,
    judge=judge,
)
"""Puzzles of the last round."""
