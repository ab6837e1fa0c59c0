"""What a small game shows and says, and where to point: all follows from its board and actions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from pygames import grammar
from pygames.core import CHANCE, Action, Player
from pygames.grammar.cast import Cast
from pygames.look.show import Button, Moment, PlayerNote, Show
from pygames.simple import told, words
from pygames.simple.notation import cells_in, id_of, parts, paths, words_in
from pygames.simple.outcomes import number_of
from pygames.simple.own import own
from pygames.simple.painting import Painting
from pygames.simple.state import State, board_of, pieces_of, tray_of
from pygames.simple.style import Style


def show(style: Style, moment: Moment[State]) -> Show:
    """Show a moment."""
    state, board = moment.state, board_of(moment.state)
    cast = moment.cast(style.cast)
    legal = list(state.legal_actions())
    ways = paths(board, legal)
    longest = max((len(path.ids) for path in ways), default=0)
    pressed = dict.fromkeys(word for action in legal for word in words_in(board, action))
    return Show(
        draw=Painting(style, moment, legal).scene,
        status=_status(style, cast, state, legal),
        players=[_note(style, state, player) for player in range(style.players(state))],
        paths=ways,
        prompts={str(n): words.WHERE_TO if n == 1 else words.AND_THEN for n in range(1, longest)},
        buttons=[Button(word, style.label(word)) for word in pressed],
        changed=[id_of(cell) for cell in _changed(moment)],
        said=told.said(style, moment, cast),
        reason=style.reason(state),
        note="\n".join(_notes(style, state)),
    )


def _notes(style: Style, state: State) -> Iterator[str]:
    """Say what lies beside the board, and that nobody sees what is chosen now."""
    if tray := tray_of(state):
        yield words.on_the_table([*map(style.name, tray)])
    if state._at_once_:
        yield words.ALL_AT_ONCE


def _status(style: Style, cast: Cast, state: State, legal: Sequence[Action]) -> str:
    player = state.current_player()
    if state._opener_() is not None:
        return words.ALL_HAVE_CHOSEN
    if player == CHANCE:
        rolls = any(number_of(outcome) for outcome, _ in state.chance_outcomes())
        return words.chance(cast, state.turn_of(), rolls=rolls)
    if player < 0:
        return words.OVER
    return grammar.asks(cast[player], _asked(style, state, legal))


def _asked(style: Style, state: State, legal: Sequence[Action]) -> str:
    """Say what is to be chosen: pieces, empty places, or whatever can be."""
    pieces = pieces_of(state)
    firsts = {parts(board_of(state), action)[0] for action in legal}
    places = [each for each in firsts if each in board_of(state).places]
    if not places:
        return words.BUTTON
    if style.prompt:
        return own(style.prompt)
    if all(place in pieces for place in places):
        return words.PIECE
    return words.ANY if any(place in pieces for place in places) else words.PLACE


def _note(style: Style, state: State, player: Player) -> PlayerNote:
    """Count a player's points, or else the pieces that are called like the player."""
    points = state.points()
    if points is not None:
        return PlayerNote("", points[player])
    mine = Counter(
        piece.lower().split()[0] for _, piece in told.single(pieces_of(state)).elements()
    )
    if not any(name.lower() in mine for name in style.names):
        return PlayerNote("")
    return PlayerNote(words.held(mine[style.names[player].lower()]))


def _changed(moment: Moment[State]) -> list[str]:
    """List the cells on which the last action has changed something, or which it named."""
    if moment.before is None or not moment.action:
        return []
    if moment.before.current_player() == CHANCE:
        return []
    if moment.state._secret_():
        return []
    cells = told.change(moment.before, moment.state).cells
    return cells or cells_in(board_of(moment.state), moment.action)
