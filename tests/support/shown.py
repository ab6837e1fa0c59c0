"""What tests of a game's look ask: its positions, and what is shown, said and read of them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar, cast

import pytest

from pygames.core import Player, Setup, State
from pygames.door.card import shown as of_figure
from pygames.game import Game
from pygames.look.scene import Shape
from pygames.look.show import Explanation, Moment, Show
from pygames.record import Record, choices, final, make_header, settle

Position = TypeVar("Position", bound=State)
Row = tuple[str, str, str, Mapping[str, Any]]
"""What a clause says, a position, the actions from there, and what holds then."""
Said = tuple[str, str, str, Player | None, str]
"""Which sentence, a position, the actions from there, who is spoken to, and the words."""


def at(game: Game[Position], position: str) -> Position:
    """Return a position of two players."""
    assert game.rules.read_position
    return game.rules.read_position(position, Setup(2, game.defaults()))


def played(state: Position, *actions: str) -> Position:
    """Go on with actions that are legal, or can come by chance; one text may name several."""
    for action in " ".join(actions).split():
        assert action in choices(state), f"{action} at {state.position()}"
        state = state.child(action)
    return state


def holds(state: State, expected: Mapping[str, Any]) -> None:
    """Compare a position with what is expected: of its actions, and by its methods."""
    for what, value in expected.items():
        legal = state.legal_actions()
        if what == "only":
            assert [*legal] == value.split()
        elif what == "can":
            assert {*value.split()} <= {*legal}
        elif what == "cannot":
            assert not {*value.split()} & {*legal}
        elif what == "because":
            assert value in (state.reason() or "")
        else:
            held = getattr(state, what)
            assert (held() if callable(held) else held) == value, what


def clause_by_clause(rows: tuple[Row, ...], read: Callable[[str], State]) -> Callable[..., None]:
    """Return the test that it goes as each row's clause says."""

    def test(position: str, actions: str, expected: Mapping[str, Any]) -> None:
        holds(played(read(position), actions), expected)

    each = [pytest.param(*row, id=clause) for clause, *row in rows]
    pytest.mark.parametrize(("position", "actions", "expected"), each)(test)
    return test


def heard_row_by_row(game: Game[Any], rows: tuple[Said, ...]) -> Callable[..., None]:
    """Return the test that players read and hear what each row says."""

    def test(what: str, start: str, actions: str, you: int | None, words: str) -> None:
        assert Looker(game).says(what, start, actions, you) == words

    names = ("what", "start", "actions", "you", "words")
    pytest.mark.parametrize(names, rows)(test)
    return test


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

    def says(self, what: str, start: str, actions: str, you: Player | None) -> str:
        """Return the status, note or reason after some actions, or what is said or told of them."""
        state = at(self.game, start)
        moments: list[Moment[Any]] = [Moment(state, you=you)]
        for action in actions.split():
            before, state = state, played(state, action)
            moments.append(Moment(state, before, action, you=you))
        if what == "told":
            assert self.game.look.tell
            return self.game.look.tell(moments[1:])
        return str(getattr(self.game.look.show(moments[-1]), what))

    def explain(self, state: State, *picks: str) -> Explanation:
        """Explain why something can't be picked."""
        return self.game.look.explain(state, picks, None)


def picture(game: Game[Any], name: str) -> dict[str, Any]:
    """Return what a figure in the rules shows."""
    return {**of_figure(game, game.look.figures[name])}


def heard(game: Game[Any], state: State, title: str, kind: str = "") -> str:
    """Return the words of the part with this title, and of this kind if given."""
    assert game.look.read is not None
    return next(
        reading.words
        for reading in game.look.read(state, 0)
        if reading.title == title and kind in ("", reading.kind)
    )


def titles(game: Game[Any], state: State, kind: str) -> list[str]:
    """Return the titles of the parts of one kind, in order."""
    assert game.look.read is not None
    return [reading.title for reading in game.look.read(state, 0) if reading.kind == kind]


def begun(game: Game[Position], *actions: str) -> Position:
    """Return the state after some actions, with dice from a seed before and after them."""
    record = settle(Record(make_header(game, game.players[0], {}, None), seed="read"))
    record = settle(Record(record.header, (*record.actions, *actions), "read"))
    return cast("Position", final(record))
