"""What Dice Nim looks like: a row of counters; pick one to take it and all to its right."""

from functools import partial

from pygames.core import CHANCE
from pygames.look.picks import PickPath
from pygames.look.scene import Mark, Scene, Shape, box, circle
from pygames.look.show import Button, Cell, Moment, Panel, PlayerNote, Show
from tests.toy.dice_nim import words
from tests.toy.dice_nim.rules import Nim

SIZE, WIDTH, HEIGHT = 60, 960, 100


def show(moment: Moment[Nim]) -> Show:
    """Show the heap; the counter to pick is the leftmost of those that go."""
    state, action, cast = moment.state, moment.action, moment.cast(words.PLAYERS)
    says = words.rolls if state.current_player() == CHANCE else words.take
    notes = [words.MAY_PASS if may else words.HAS_PASSED for may in state.passes]
    roll = Cell(text=str(state.roll) if state.roll else words.NOT_ROLLED)
    return Show(
        draw=partial(_scene, moment),
        status=says(cast, state.player),
        players=[PlayerNote(note) for note in notes],
        paths=[PickPath(legal, (_pick(state, legal),)) for legal in state.legal_actions()],
        buttons=[Button("pass", words.PASS)],
        panels=[Panel(words.DIE, [(words.ROLL, [roll])])],
        changed=["heap"] if action else [],
        said=f"{action}" if action else None,
    )


def _pick(state: Nim, action: str) -> str:
    return "pass" if action == "pass" else f"counter-{state.counters - int(action[1:]) + 1}"


def _scene(moment: Moment[Nim]) -> Scene:
    state, before = moment.state, moment.before
    lost = range(state.counters + 1, (before.counters if before else state.counters) + 1)
    return Scene(
        WIDTH,
        HEIGHT,
        ground=[box("heap", 0, 0, WIDTH, HEIGHT, fill="table")],
        pieces=[_counter(n) for n in range(1, state.counters + 1)],
        gone=[{**_counter(n), "exit": {"motion": "fade", "duration": 200}} for n in lost],
    )


def _counter(n: int) -> Shape:
    x, y = SIZE * n, HEIGHT / 2
    mark: Mark = {"form": "dot", "x": x, "y": y}
    label = words.counter(n)
    return circle(f"counter-{n}", x, y, 24, fill="counter", stroke="edge", label=label, mark=mark)
