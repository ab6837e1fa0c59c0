"""Pebbles, a game in one file that has only what is needed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

from pygames.bots.budget import Budget, Thought
from pygames.core import TERMINAL, Action, Player, Setup, State
from pygames.game import Bots, Game, Look, Rules, Sample, Seat
from pygames.look.phrase import Phrase
from pygames.look.picks import PickPath
from pygames.look.scene import Mark, Scene, Shape, box, circle, text
from pygames.look.short import InShort
from pygames.look.show import Explanation, Moment, PlayerNote, Show

PLAYERS = ("Red", "Green")


@dataclass(frozen=True)
class Pebbles(State):
    """How many pebbles lie on the table, and who is next."""

    left: int = 7  # P1
    player: Player = 0

    def current_player(self) -> Player:
        return self.player if self.left else TERMINAL

    def legal_actions(self) -> Sequence[Action]:
        return [f"t{number}" for number in (1, 2) if number <= self.left]  # P2

    def child(self, action: Action) -> Pebbles:
        return Pebbles(self.left - int(action[1]), 1 - self.player)

    def returns(self) -> tuple[int, ...] | None:
        if self.left:
            return None
        return (-1, 1) if self.player == 0 else (1, -1)  # P3

    def reason(self) -> str | None:
        return None if self.left else f"{PLAYERS[1 - self.player]} has taken the last pebble."


def initial(_: Setup) -> Pebbles:
    return Pebbles()


def show(moment: Moment[Pebbles]) -> Show:
    state = moment.state
    return Show(
        draw=lambda: Scene(
            400,
            100,
            ground=[box("table", 0, 0, 400, 100, fill="table")],
            pieces=[pebble(number) for number in range(1, state.left + 1)],
        ),
        status=f"{moment.cast(PLAYERS).names[state.player]}, take one pebble or two",
        players=[PlayerNote(""), PlayerNote("")],
        paths=[PickPath(action, (picked(state, action),)) for action in state.legal_actions()],
        said=moment.action,
    )


def picked(state: Pebbles, action: Action) -> str:
    """Name the leftmost pebble that goes."""
    return f"pebble-{state.left - int(action[1]) + 1}"


def pebble(number: int) -> Shape:
    x = number * 50
    mark: Mark = {"form": "dot", "x": x, "y": 50}
    label = f"pebble {number}"
    return circle(f"pebble-{number}", x, 50, 20, fill="counter", label=label, mark=mark)


def explain(_: Pebbles, __: Sequence[str], ___: Player | None = None) -> Explanation:
    return Explanation("Take one pebble or two, from the right.", "P2")


def phrase(_: Pebbles, action: Action) -> Phrase:
    return Phrase("Take one" if action == "t1" else "Take two")


def choose(state: Pebbles, level: int, budget: Budget, random: Random) -> Thought:
    del level, budget
    action = random.choice(state.legal_actions())
    return Thought(action, (0.5, 0.5), count=1, depth=1, line=(action,))


GAME = Game[Pebbles](
    id="pebbles",
    title="Pebbles",
    authors=("traditional",),
    summary="Take one pebble or two, and leave none to the other.",
    short=InShort(
        goal="Take the last pebble.",
        turn="Take one pebble or two.",
        end="The game ends when no pebble is left.",
        score="Whoever took the last pebble wins.",
    ),
    players=(2, 2),
    minutes=1,
    seats=tuple(Seat(name, name) for name in PLAYERS),
    folder=Path(__file__).parent,
    rules=Rules(initial=initial),
    look=Look(
        show=show,
        explain=explain,
        phrase=phrase,
        glyphs={name: [text("n", 0, 0, name[0], 40, fill="words")] for name in PLAYERS},
        sample=Sample(crop=(0, 0, 400, 100)),
    ),
    bots=Bots(choose=choose, counts="nodes", levels=(1,)),
)
