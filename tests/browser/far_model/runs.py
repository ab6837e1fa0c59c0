"""Runs: what people far apart do, step by step, made up from a seed.

What the numbers of a step mean depends on what there is at that moment, and a step for which there
is nothing to do does nothing: so any step can be left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from playwright.sync_api import Error

from tests.browser.far_model.deeds import DEEDS
from tests.browser.far_model.somebody import Somebody, Step, hasty
from tests.browser.far_model.world import World

OFTEN = {"on": 30, "open": 8, "play": 2, "send": 3, "join": 2, "undo": 2, "here": 2, "resign": 1}
OFTEN |= {"reload": 2, "close": 2, "home": 2, "travel": 2, "move": 2, "delete": 1, "network": 1}
"""How often people do what."""
MORE: tuple[dict[str, int], ...] = (
    {},
    {"open": 30, "join": 8},
    {"move": 14},
    {"plant": 6, "open": 16},
    {"delete": 8, "restore": 10, "keep": 6, "join": 6},
    {"undo": 10, "send": 10, "resign": 6},
    {"close": 8, "here": 8, "travel": 8, "reload": 8},
)
"""What they do more often, some in one run, some in another."""


class Run:
    """A list of steps, their results, and what went wrong."""

    def __init__(self, world: World, seed: str) -> None:
        """Begin with nothing."""
        self.world = world
        self.seed = seed
        self.done: list[Step] = []
        """The steps for which there was something to do."""
        self.log: list[str] = []
        self.wrong = ""
        world.reset(seed)

    def take(self, line: Sequence[Step]) -> Run:
        """Take all steps, up to the first that goes wrong."""
        for step in line:
            try:
                self._take(step)
            except (Error, AssertionError) as error:
                self.wrong = f"{type(error).__name__}: {error}"
                self.log.append(f"{tuple(step)}: {self.wrong}")
                self.done.append(step)
                break
        return self

    def _take(self, step: Step) -> None:
        who = Somebody(self.world, step)
        self.world.touched.add(who.device)
        did = DEEDS[step.deed](who)
        if did:
            self.done.append(step)
            self.log.append(f"{tuple(step)}: {who.device.name}, tab {step.tab}: {did}")
        if did and not hasty(step):
            self.world.check()

    def shrunk(self) -> Run:
        """Leave out one step after the other, as long as something still goes wrong."""
        shortest = self
        for step in reversed(self.done[1:-1]):
            line = [each for each in shortest.done if each is not step]
            again = Run(self.world, self.seed).take(line)
            shortest = again if again.wrong else shortest
        return shortest

    def report(self) -> str:
        """Say all that is needed to repeat it."""
        return "\n".join([f"seed {self.seed}, {self.world.game}", *self.log])


def steps(random: Random, count: int) -> list[Step]:
    """Make up what people do: the game begins, and then anything."""
    weights = OFTEN | random.choice(MORE)
    deeds = ["begin", *random.choices(list(weights), list(weights.values()), k=count)]
    return [_step(random, deed) for deed in deeds]


def _step(random: Random, deed: str) -> Step:
    person, device, tab = random.choices((0, 1), k=3)
    return Step(deed, person, device, tab, random.randrange(1000))
