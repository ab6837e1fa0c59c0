"""What tests of a game's look ask: its positions, and what is shown and said of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeVar

from pygames.core import State
from pygames.game import Game
from pygames.look.scene import Shape
from pygames.look.show import Explanation, Moment, Show
from pygames.record import choices

Position = TypeVar("Position", bound=State)


def played(state: Position, *actions: str) -> Position:
    """Go on with actions that are legal, or can come by chance; one text may name several."""
    for action in " ".join(actions).split():
        assert action in choices(state), f"{action} at {state.position()}"
        state = state.child(action)
    return state


def shapes(show: Show) -> dict[str, Shape]:
    """Return what is shown, by its ids."""
    return {shape["id"]: shape for shape in (*show.scene.ground, *show.scene.pieces)}


@dataclass(frozen=True)
class Looker:
    """Looks at positions of a game."""

    game: Game[Any]

    def show(self, state: State, seat: int = 0) -> Show:
        """Show a position."""
        return self.game.look.show(Moment(state, seat=seat))

    def after(self, state: State, *actions: str) -> Show:
        """Show the position after some actions, the last of which has just happened."""
        before = played(state, *actions[:-1])
        return self.game.look.show(Moment(played(before, actions[-1]), before, actions[-1]))

    def explain(self, state: State, *picks: str) -> Explanation:
        """Explain why something can't be picked."""
        return self.game.look.explain(state, picks, None)
