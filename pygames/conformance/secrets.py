"""What is chosen in secret shows nowhere before all have chosen: not on a page, nor to bots."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from random import Random
from typing import Any

from pygames.bots.budget import Budget
from pygames.conformance.promise import promise
from pygames.core import Action, State
from pygames.door.view import view
from pygames.game import Game
from pygames.record import Record
from pygames.simple.state import arrows_of, marks_of, pieces_of

_OF_FILES: Mapping[str, Callable[[Any], object]] = {
    "pieces": pieces_of, "points": lambda state: state.points(), "tray": lambda state: state.tray(),
    "marks": marks_of, "arrows": arrows_of,
}  # fmt: skip
"""What the positions of a game in one file show, that its author may have made of a choice."""
_PLAYOUTS = 6


def check_secrets(game: Game[Any], record: Record, state: State) -> None:
    """Check that the others see the same, whichever of two actions a player chooses."""
    legal = state.legal_actions()
    if not state._at_once_ or len(legal) < 2 or not state.child(legal[0])._secret_():
        return
    one, other = legal[0], legal[-1]
    for about, words_of in _OF_FILES.items() if game.states else ():
        same = words_of(state.child(one)) == words_of(state.child(other))
        promise(same, f"{about} tells what a player has chosen before all have", about)
    for (what, this), (_, that) in zip(
        _facts(game, record, state, one), _facts(game, record, state, other), strict=True
    ):
        promise(this == that, f"{what} tells what a player has chosen before all have", what)


def _facts(
    game: Game[Any], record: Record, state: State, action: Action
) -> Iterator[tuple[str, object]]:
    """Yield what the others get to know after a choice."""
    after = state.child(action)
    yield "current_player", after.current_player()
    yield "legal_actions", tuple(after.legal_actions())
    yield "text", after.text()
    yield "child", after._unseen_()
    longer = replace(record, actions=(*record.actions, action))
    for seat in range(record.header.players):
        yield from view(longer, len(longer.actions), seat).items()
    level = game.bots.levels[0]
    thought = game.bots.choose(after, level, Budget(game.bots.counts, _PLAYOUTS), Random("secret"))
    yield "choose", thought
