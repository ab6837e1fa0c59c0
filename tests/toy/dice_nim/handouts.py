"""What is printed to play Dice Nim on paper: a row of counters to cross out."""

from __future__ import annotations

from random import Random

from pygames.core import Setup
from pygames.look.paper import Handout, Leaf, Picture
from pygames.look.scene import Scene, circle


def _row(setup: Setup, _random: Random) -> list[Leaf]:
    heap = int(setup.options["heap"])
    counters = [circle(f"counter-{n}", 60 * n + 30, 30, 24, stroke="edge") for n in range(heap)]
    picture = Picture(Scene(60 * heap, 60, [], counters), f"{heap} counters", 160)
    words = "Roll, and cross out as many counters from the right, or fewer."
    return [Leaf("Counters", words, [[picture]], ("Name",) * setup.players)]


HANDOUTS = (Handout("row", "A row of counters", _row, options=("heap",), players=True),)
