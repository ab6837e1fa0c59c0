"""What is printed to play Dice Nim on paper: a row of counters to cross out."""

from random import Random

from pygames.core import Setup
from pygames.look.paper import Handout, Leaf, Picture
from pygames.look.scene import Scene, circle
from tests.toy.dice_nim import words


def _row(setup: Setup, _random: Random) -> list[Leaf]:
    heap = int(setup.options["heap"])
    counters = [circle(f"counter-{n}", 60 * n + 30, 30, 24, stroke="edge") for n in range(heap)]
    picture = Picture(Scene(60 * heap, 60, [], counters), words.in_a_row(heap), 160)
    return [Leaf(words.COUNTERS, words.HOW, [[picture]], (words.NAME,) * setup.players)]


def handouts() -> tuple[Handout, ...]:
    """Offer what can be printed."""
    return (Handout("row", words.ROW, _row, options=("heap",), players=True),)
