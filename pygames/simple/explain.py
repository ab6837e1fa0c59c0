"""Why something can't be picked in a small game."""

from __future__ import annotations

from collections.abc import Sequence

from pygames.core import CHANCE
from pygames.look.show import Explanation
from pygames.simple import words
from pygames.simple.notation import meant, parts
from pygames.simple.state import State, board_of, pieces_of
from pygames.simple.style import Style


def explain(
    style: Style, state: State, picks: Sequence[str], clauses: Sequence[str]
) -> Explanation:
    """Return a sentence, and the clause on a turn or on the end."""
    player = state.current_player()
    if player < 0:
        sentence = words.CHANCE_NEXT if player == CHANCE else f"{words.OVER}."
        return Explanation(sentence, clauses[1] if player == CHANCE else clauses[2])
    return Explanation(_why(style, state, [meant(pick) for pick in picks]), clauses[1])


def _why(style: Style, state: State, picked: Sequence[str]) -> str:
    if not picked or picked[-1] not in board_of(state).places:
        return words.NOT_NOW if picked and len(picked) > 1 else words.ONLY_PLACES
    ways = [parts(board_of(state), action) for action in state.legal_actions()]
    right, wrong = tuple(picked[:-1]), picked[-1]
    following = [way[len(right)] for way in ways if way[: len(right)] == right]
    places = sorted({each for each in following if each in board_of(state).places})
    if right:
        return words.elsewhere(right[-1], wrong, places) if places else words.NOT_NOW
    return _not_first(style, state, wrong, places)


def _not_first(style: Style, state: State, cell: str, places: Sequence[str]) -> str:
    """Say why nothing begins there."""
    pieces = pieces_of(state)
    if not places:
        return words.NOT_NOW
    if cell in pieces:
        piece = style.name(pieces[cell])
        onto_empty = not any(place in pieces for place in places)
        return words.taken(cell) if onto_empty else words.not_yours(cell, piece)
    on_pieces = all(place in pieces for place in places)
    return words.nothing_there(cell) if on_pieces else words.not_here(cell)
