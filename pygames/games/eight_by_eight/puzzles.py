"""Puzzles: decisions of the last round, of which all chances are known exactly.

The numbers of a text: the band, how many players there are, whose turn it is, what was rolled,
what lies on each space, each player's blackouts, and for each action in stable order in how many
of 100 games it wins. A shared win counts as a part of one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygames.core import Action
from pygames.games.eight_by_eight import position_text, words
from pygames.games.eight_by_eight.board import BITS, SIZE, TEXTS
from pygames.games.eight_by_eight.position import Position
from pygames.games.eight_by_eight.result import standings, winners
from pygames.games.eight_by_eight.rules import EightByEight
from pygames.packing import Packer, Unpacker
from pygames.puzzles import Judged, Puzzle, Puzzles
from pygames.puzzles.puzzle import BANDS, themes_that_hold

_PLAYERS = 2, 4
_SURE = 100


@dataclass(frozen=True, kw_only=True)
class Graded(Puzzle):
    """A puzzle of which the chances after every action are known."""

    chances: tuple[int, ...]
    """In how many of 100 games each legal action wins."""


def packed(position: Position, chances: Sequence[int], band: int) -> Packer:
    """Pack a position, how often each action wins, and how hard the best one is to find."""
    players = len(position.pieces)
    packer = Packer()
    packer.add(band - 1, len(BANDS))
    packer.add(players - _PLAYERS[0], _PLAYERS[1] - _PLAYERS[0] + 1)
    packer.add(position.player, players)
    packer.add(position.roll - 1, SIZE)
    for space in TEXTS:
        owner = position.owner(space)
        packer.add(0 if owner is None else owner + 1, players + 1)
    for marks in position.blackouts:
        packer.add(marks, 1 << SIZE)
    for chance in chances:
        packer.add(chance, _SURE + 1)
    return packer


def read(fields: Unpacker) -> Graded:
    """Read a puzzle (ValueError if there is nothing to decide)."""
    band = fields.take(len(BANDS)) + 1
    players = fields.take(_PLAYERS[1] - _PLAYERS[0] + 1) + _PLAYERS[0]
    player, roll = fields.take(players), fields.take(SIZE) + 1
    owners = {space: fields.take(players + 1) for space in TEXTS}
    pieces = tuple(
        sum(space for space, owner in owners.items() if owner == who + 1) for who in range(players)
    )
    blackouts = tuple(fields.take(1 << SIZE) for _ in range(players))
    position = Position(pieces, blackouts, player, roll, ending=True)
    state = EightByEight(position.settled())
    actions = state.legal_actions()
    if state.board != position or len(actions) < 2:
        raise ValueError("there is nothing to decide")
    chances = tuple(fields.take(_SURE + 1) for _ in actions)
    best = max(range(len(actions)), key=chances.__getitem__)
    return Graded(
        players=players,
        start=position_text.write(position),
        player=player,
        asks=words.puzzle(player, roll),
        moves=1,
        band=band,
        themes=_themes(position, actions[best], chances[best]),
        line=(actions[best],),
        chances=chances,
    )


def _themes(position: Position, best: Action, chance: int) -> tuple[str, ...]:
    """Return what the best action does, and what else there is to it."""
    found = {
        words.SURE: chance == _SURE,
        words.BLACK_OUT: best not in BITS,
        words.ONE_MORE_TURN: position.player < len(position.pieces) - 1,
    }
    if best in BITS:
        after = position.placed(BITS[best])
        lines = sorted(each.line for each in standings(after))
        found[words.LONGEST] = lines[-1] > lines[-2]
        found[words.TIE_BREAK] = lines[-1] == lines[-2] and len(winners(after)) == 1
        found[words.SHARE] = len(winners(after)) > 1
    return themes_that_hold(found)


def judge(puzzle: Puzzle, states: Sequence[EightByEight], actions: Sequence[Action]) -> Judged:
    """Grade an action by how many of 100 games it loses that the best one wins."""
    assert isinstance(puzzle, Graded)
    if not actions:
        return Judged("more")
    best = max(puzzle.chances)
    chance = puzzle.chances[states[0].legal_actions().index(actions[0])]
    if actions[0] in puzzle.line:
        others = sorted(puzzle.chances)
        return Judged("right", words.best_chance(puzzle.player, best, others[-2]), lost=0)
    said = words.worse_chance(puzzle.player, chance, best)
    return Judged("wrong", said, lost=best - chance)


PUZZLES = Puzzles[EightByEight](
    read=read,
    judge=judge,
    made_in="pygames.games.eight_by_eight.puzzle_maker",
    proved_in="pygames.games.eight_by_eight.puzzle_proof",
)
"""Puzzles of the last round."""
