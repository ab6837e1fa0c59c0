"""The toy game, bent: each bend breaks one promise."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, Self

from pygames.bots.budget import Budget, Thought
from pygames.core import CHANCE, TERMINAL, Action, Player, Setup, State
from pygames.errors import GameError
from pygames.game import Game
from pygames.look.lessons import Lessons
from pygames.look.picks import PickPath
from pygames.look.scene import Scene, Stretch
from pygames.look.show import Explanation, Moment, Show
from pygames.look.spoken import Reading
from tests.support.cards import changed
from tests.toy.dice_nim import GAME as TOY

ToyGame = Game[Any]
Bend = Callable[[ToyGame], ToyGame]

_numbers = count()
_bends: dict[int, dict[str, Callable[[State], Any]]] = {}
"""The bends of pickled states: functions that are written inside others can't be pickled."""


def _bent(number: int, inner: State) -> Bent:
    return Bent(inner, _bends[number])


def _asked(name: str) -> Any:
    def answer(bent: Bent) -> Any:
        bend = bent.bends.get(name)
        return bend(bent.inner) if bend else getattr(bent.inner, name)()

    return answer


class Bent(State):
    """A state of the toy game that answers some questions differently."""

    def __init__(self, inner: State, bends: dict[str, Callable[[State], Any]]) -> None:
        self.inner, self.bends = inner, bends

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Bent) and self.inner == other.inner

    def __hash__(self) -> int:
        return hash(self.inner)

    def __reduce__(self) -> tuple[Callable[[int, State], Bent], tuple[int, State]]:
        _bends[id(self.bends)] = self.bends
        return _bent, (id(self.bends), self.inner)

    @property
    def counters(self) -> Any:
        """What the goals of the course look at."""
        return vars(self.inner)["counters"]

    def child(self, action: Action) -> Bent:
        if "child" in self.bends:
            self.bends["child"](self.inner)
        return Bent(self.inner.child(action), self.bends)

    current_player = _asked("current_player")
    legal_actions = _asked("legal_actions")
    chance_outcomes = _asked("chance_outcomes")
    returns, scores = _asked("returns"), _asked("scores")
    reason, position = _asked("reason"), _asked("position")


def state(**bends: Callable[[Any], Any]) -> Bend:
    """Bend what the rules answer."""

    def bend(game: ToyGame) -> ToyGame:
        def initial(setup: Setup) -> Bent:
            return Bent(TOY.rules.initial(setup), bends)

        def read(text: str, setup: Setup) -> Bent:
            assert TOY.rules.read_position
            return Bent(TOY.rules.read_position(text, setup), bends)

        def show(moment: Moment[Bent]) -> Show:
            before = moment.before.inner if moment.before else None
            return TOY.look.show(replace(moment, state=moment.state.inner, before=before))  # type: ignore[arg-type]

        def explain(state: Bent, picks: Sequence[str], you: Player | None) -> Explanation:
            return TOY.look.explain(state.inner, picks, you)  # type: ignore[arg-type]

        def choose(state: Bent, level: int, budget: Budget, random: Random) -> Thought:
            return TOY.bots.choose(state.inner, level, budget, random)  # type: ignore[arg-type]

        return changed(
            game, initial=initial, read_position=read, show=show, explain=explain, choose=choose
        )

    return bend


def card(**fields: Any) -> Bend:
    """Bend the card."""
    return lambda game: changed(game, **fields)


def figure(**fields: Any) -> Bend:
    """Bend the figure in the rules."""
    name, good = next(iter(TOY.look.figures.items()))
    return card(figures={**TOY.look.figures, name: replace(good, **fields)})


def step(number: int, **fields: Any) -> Bend:
    """Bend a step of the course, counted from 1."""
    steps = list(TOY.lessons().basics)
    steps[number - 1] = replace(steps[number - 1], **fields)
    return card(lessons=lambda: Lessons(tuple(steps)))


ROWS = list(TOY.look.paper[0].make(Setup(2, TOY.defaults()), Random(0))[0].rows)


def paper(**fields: Any) -> Bend:
    """Bend the handout."""
    return card(paper=(replace(TOY.look.paper[0], **fields),))


def leaf(**fields: Any) -> Bend:
    """Bend the page of the handout."""
    make = TOY.look.paper[0].make
    return paper(make=lambda *args: [replace(each, **fields) for each in make(*args)])


def shown(bend: Callable[[Show, Moment[Any]], Show]) -> Bend:
    """Bend what is shown."""

    def show(moment: Moment[Any]) -> Show:
        return bend(TOY.look.show(moment), moment)

    return lambda game: changed(game, show=show)


def painted(show: Show, scene: Scene) -> Show:
    """Put another picture in the place of what is shown."""
    return replace(show, draw=lambda: scene)


def drawn(bend: Callable[[list[Any], Moment[Any]], list[Any]]) -> Bend:
    """Bend the pieces of the scene."""
    return shown(
        lambda show, moment: painted(
            show, replace(show.scene, pieces=bend(list(show.scene.pieces), moment))
        )
    )


def stretched(to: float = 1, most: float = 1) -> Bend:
    """Let the scene be taller."""
    stretch: Stretch = {"to": to, "most": most, "below": 0}
    return shown(lambda show, _: painted(show, replace(show.scene, stretch=stretch)))


def more(*shapes: Any) -> Bend:
    """Add shapes to the pieces."""
    return drawn(lambda pieces, _: [*pieces, *shapes])


def showing(**fields: Any) -> Bend:
    """Show something else."""
    return shown(lambda show, _: replace(show, **fields))


def paths(bend: Callable[[list[PickPath]], list[PickPath]]) -> Bend:
    """Bend the pick paths of a player's turn."""
    return shown(
        lambda show, _: replace(show, paths=bend(list(show.paths))) if show.paths else show
    )


def thought(bend: Callable[[Thought], Thought]) -> Bend:
    """Bend what the bot answers."""

    def choose(state: Any, level: int, budget: Budget, random: Random) -> Thought:
        return bend(TOY.bots.choose(state, level, budget, random))

    return card(choose=choose)


def written(name: str, old: str, new: str) -> Bend:
    """Bend a file beside the card."""

    def bend(game: ToyGame) -> ToyGame:
        file = game.folder / name
        text = file.read_text("utf-8")
        assert old in text
        file.write_text(text.replace(old, new, 1), "utf-8")
        return game

    return bend


def told(*readings: Reading) -> Bend:
    """Let the game tell its positions."""
    return card(read=lambda _state, _looker: readings)


def explained(bend: Callable[[], Explanation]) -> Bend:
    return card(explain=lambda _state, _picks, _you: bend())


def raises() -> Explanation:
    raise KeyError("sq-x")


def at_turn(value: Any) -> Callable[[Any], Any]:
    """Answer so at a player's turn, and rightly otherwise."""
    return lambda inner: [*inner.legal_actions(), value] if inner.current_player() >= 0 else []


def chance(*outcomes: tuple[Action, Any]) -> Callable[[Any], Any]:
    return lambda inner: outcomes if inner.current_player() == CHANCE else ()


def over(value: Any) -> Callable[[Any], Any]:
    return lambda inner: value if inner.current_player() == TERMINAL else None


def spoil(inner: Any) -> None:
    object.__setattr__(inner, "counters", inner.counters + 1)


def always_another() -> Callable[[Any], str]:
    numbers = count()
    return lambda _: f"{next(numbers)} 0 0 11"


def refuse_all(_state: Any, _level: int, budget: Budget, _random: Random) -> Thought:
    raise GameError("not-supported", f"no {budget.unit} here")


def read_as_the_start(text: str, setup: Setup) -> State:
    assert TOY.rules.read_position
    TOY.rules.read_position(text, setup)
    return TOY.rules.initial(setup)


class Unequal(State):
    """A game in which one player says "on" forever, and no position is equal to another."""

    def current_player(self) -> int:
        return 0

    def legal_actions(self) -> list[Action]:
        return ["on"]

    def child(self, _action: Action) -> Self:
        return self

    def returns(self) -> None:
        return None

    def reason(self) -> None:
        return None


class Endless(Unequal):
    """The same game, in which all positions are equal."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Endless)

    def __hash__(self) -> int:
        return 0


class Unpicklable(Endless):
    """The same game; what happens to be in its positions can't leave the process."""

    def __init__(self) -> None:
        self.words = lambda: "on"


def removed(game: ToyGame, name: str) -> ToyGame:
    (game.folder / name).unlink()
    return game


def emptied(game: ToyGame, name: str) -> ToyGame:
    (game.folder / name).write_text("")
    return game


def copied(folder: Path) -> ToyGame:
    """Return the toy game under a new id, with a folder of its own."""
    number = next(_numbers)
    target = folder / f"nim_{number}"
    shutil.copytree(TOY.folder, target)
    return replace(TOY, id=f"nim-{number}", folder=target)
