"""Dice Nim, the smallest game that shows everything: chance, options, picks and a bot."""

from pathlib import Path

from pygames.game import Bots, Game, Look, Option, Rules, Sample, Seat, lessons_in
from pygames.language import in_english
from tests.toy.dice_nim import words
from tests.toy.dice_nim.bot import choose
from tests.toy.dice_nim.explain import explain
from tests.toy.dice_nim.figures import FIGURES
from tests.toy.dice_nim.glyphs import GLYPHS
from tests.toy.dice_nim.paper import handouts
from tests.toy.dice_nim.rules import Nim, initial, read
from tests.toy.dice_nim.scene import show
from tests.toy.dice_nim.spoken import phrase


def card() -> Game[Nim]:
    """Return the card, in the language that is spoken."""
    return Game[Nim](
        id="dice-nim",
        title="Dice Nim",
        authors=("traditional",),
        summary=words.SUMMARY,
        short=words.SHORT,
        players=(2, 3),
        minutes=2,
        seats=tuple(Seat(name, f"seat-{n}") for n, name in enumerate(words.PLAYERS)),
        folder=Path(__file__).parent,
        options=(Option("heap", words.HEAP, words.HEAPS, default="9"),),
        chance=True,
        feats=("quickest",),
        tip=words.TIP,
        rules=Rules(
            initial=initial,
            read_position=read,
        ),
        look=Look(
            show=show,
            explain=explain,
            phrase=phrase,
            glyphs=GLYPHS,
            sample=Sample(crop=(0, 0, 300, 100), actions=("r3", "t2", "r2")),
            figures=FIGURES,
            paper=handouts(),
        ),
        bots=Bots(
            choose=choose,
            levels=(1, 2),
            counts="nodes",
        ),
        lessons=lessons_in(f"{__name__}.lessons"),
    )


GAME = in_english(card)
