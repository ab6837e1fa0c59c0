"""What Dice Nim looks like: a row of counters; pick one to take it and all to its right."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from pygames.core import CHANCE, Player
from pygames.look.cast import Cast
from pygames.look.english import capital, counted
from pygames.look.phrase import Phrase
from pygames.look.picks import PickPath
from pygames.look.scene import Mark, Scene, Shape, box, circle, text
from pygames.look.show import Button, Cell, Explanation, Moment, Panel, PlayerNote, Show

from .rules import Nim

NAMES = ("Red", "Green", "Blue")
SIZE, WIDTH, HEIGHT = 60, 960, 100

GLYPHS = {f"seat-{n}": [text("n", 0, 0, str(n + 1), 40, fill="words")] for n in range(3)} | {
    f"r{n}": [text("n", 0, 0, str(n), 40, fill="words")] for n in range(1, 4)
}


def show(moment: Moment[Nim]) -> Show:
    """Show the heap; the counter to pick is the leftmost of those that go."""
    state, action = moment.state, moment.action
    who = moment.cast(NAMES).names[state.player]
    paths = [PickPath(legal, (_pick(state, legal),)) for legal in state.legal_actions()]
    return Show(
        draw=partial(_scene, moment),
        status=f"{who} rolls" if state.current_player() == CHANCE else f"{who}, take counters",
        players=[PlayerNote("may pass" if may else "has passed") for may in state.passes],
        paths=paths,
        buttons=[Button("pass", "Pass")],
        panels=[Panel("Die", [("Roll", [Cell(text=str(state.roll) if state.roll else "-")])])],
        changed=["heap"] if action else [],
        said=f"{action}" if action else None,
    )


def phrase(_: Nim, action: str) -> Phrase:
    """Say what an action is, or what the die shows."""
    if action == "pass":
        return Phrase("Pass")
    if action.startswith("r"):
        return Phrase(f"Rolled {action[1:]}", action[1:], (action,))
    return Phrase(f"Take {counted(int(action[1:]), 'counter')}", f"Take {action[1:]}")


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
    label = f"counter {n}"
    return circle(f"counter-{n}", x, y, 24, fill="counter", stroke="edge", label=label, mark=mark)


def explain(state: Nim, picks: Sequence[str], you: Player | None = None) -> Explanation:
    """Say why this counter can't be taken."""
    does = Cast(NAMES, you).does(state.player, "have")
    if state.counters == 0:
        return Explanation("The game is over.", "D4")
    if state.roll == 0:
        return Explanation("The die must be rolled first.", "D2")
    if list(picks) == ["pass"]:
        return Explanation(capital(f"{does} passed already."), "D3")
    return Explanation(f"The die shows {state.roll}: take no more than that.", "D2")
