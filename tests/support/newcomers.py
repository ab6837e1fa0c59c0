"""The words for a newcomer to a game, as the game's own tests state them.

`tests/games/<name>/newcomer.py` is such a module. Sentences are regular expressions; `{other}`
stands for the name of the player opposite.
"""

from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

from pygames.core import CHANCE, Action
from pygames.door.lessons import labels
from pygames.game import Game
from pygames.games import catalog
from pygames.look.show import Moment
from pygames.record import Record, final, states
from tests.support.playthrough import golden
from tests.support.tables import stated


@dataclass(frozen=True)
class Press:
    """What is announced when places are pressed one after another, the last of them perhaps in
    vain."""

    places: tuple[str, ...]
    """How the names of places or buttons begin."""
    says: str
    start: str | None = None
    actions: tuple[str, ...] = ()


@dataclass(frozen=True)
class Turn:
    """A whole turn, and the places that brackets mark after it and nothing like them before."""

    actions: tuple[str, ...]
    places: tuple[str, ...]
    start: str | None = None
    before: tuple[str, ...] = ()


@dataclass(frozen=True)
class End:
    """The words at the end of a golden game, for the player who decided last."""

    golden: str
    result: str
    reason: str


@dataclass(frozen=True)
class Newcomer:
    """The words for a newcomer, by default those that every game has."""

    turns: Sequence[str] = (r"Your turn: .+",)
    """What the status says when it is one's turn."""
    told: str = r".+\."
    """What stands under it when the other has moved."""
    presses: Sequence[Press] = ()
    turn: Turn | None = None
    """None where brackets have the colour of something else on the board."""
    end: End | None = None


def newcomer_of(game: Game[Any]) -> Newcomer:
    """Return what the game's tests state."""
    return stated(game, "newcomer", Newcomer) or Newcomer()


def last_decision(record: Record) -> tuple[int, int]:
    """Return the ply before the last decision of a finished game, and who made it."""
    movers = [state.current_player() for state in states(record)[:-1]]
    ply = max(ply for ply, mover in enumerate(movers) if mover != CHANCE)
    return ply, movers[ply]


def all_newcomers() -> list[dict[str, Any]]:
    """Return the words of all games, and how each game of theirs ends, for tests of the page."""
    return [
        asdict(newcomer_of(game))
        | {"game": game.id, "other": game.seats[1].name, "end": _ending(game)}
        for game in catalog()
    ]


def _ending(game: Game[Any]) -> dict[str, Any] | None:
    """Return a game before its last decision, who makes it, and what is pressed then."""
    end = newcomer_of(game).end
    if end is None:
        return None
    whole = golden(game, end.golden)
    ply, seat = last_decision(whole)
    almost = replace(whole, actions=whole.actions[:ply])
    pressed = _names_of(almost, whole.actions[ply], seat)
    return asdict(end) | {"record": almost.data(), "seat": seat, "pressed": pressed}


def _names_of(record: Record, action: Action, seat: int) -> list[str]:
    """Return what is pressed for an action at the end of a record."""
    show = record.game.look.show(Moment(final(record), seat=seat, you=seat))
    picks = next(path.ids for path in show.paths if path.action == action)
    names = labels(record, seat) | {button.id: button.label for button in show.buttons}
    return [names[pick] for pick in picks]
