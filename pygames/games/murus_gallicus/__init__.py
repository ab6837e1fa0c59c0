"""Murus Gallicus, by Phil Leduc: a breakthrough game of stacks."""

from pathlib import Path

from pygames.bots.swap import WithSwap
from pygames.game import (
    Bots,
    Game,
    Look,
    Rules,
    Sample,
    daily_in,
    lessons_in,
    planes_in,
    seats,
    swap_option,
)
from pygames.games.murus_gallicus import words
from pygames.games.murus_gallicus.arrange import arranging
from pygames.games.murus_gallicus.bot import choose, glance
from pygames.games.murus_gallicus.contrast import contrast
from pygames.games.murus_gallicus.explain import explain
from pygames.games.murus_gallicus.figures import FIGURES
from pygames.games.murus_gallicus.glyphs import GLYPHS
from pygames.games.murus_gallicus.paper import handouts
from pygames.games.murus_gallicus.rules import Murus, table
from pygames.games.murus_gallicus.scene import show
from pygames.games.murus_gallicus.spoken import deed, phrase, read, read_action
from pygames.games.murus_gallicus.yardsticks import Playouts
from pygames.language import in_english
from pygames.puzzles import puzzles_in

SIDES = ("white", "black")


def card() -> Game[Murus]:
    """Return the card, in the language that is spoken."""
    return Game[Murus](
        id="murus-gallicus",
        title="Murus Gallicus",
        authors=("Phil Leduc",),
        summary=words.SUMMARY,
        short=words.SHORT,
        players=(2, 2),
        minutes=20,
        seats=seats(words.NAMES, SIDES),
        folder=Path(__file__).parent,
        options=(swap_option(words.NAMES[1]),),
        draws=True,
        feats=("quickest",),
        tip=words.TIP,
        rules=Rules(
            initial=Murus.initial,
            table=table,
            read_position=Murus.read,
            arranging=arranging(),
            read_action=read_action,
        ),
        look=Look(
            show=show,
            explain=explain,
            phrase=phrase,
            contrast=contrast(),
            deed=deed,
            read=read,
            glyphs=GLYPHS,
            sample=Sample(
                crop=(546, 96, 300, 540),
                start="8/1BBb1Bb1/wwBBBB2/1W4w1/6WW/1WW4w/4W3 b",
            ),
            figures=FIGURES,
            paper=handouts(),
        ),
        bots=Bots(
            choose=WithSwap(choose),
            counts="nodes",
            counted=(1, 2, 3, 4),
            playable=Playouts(),
            yardsticks={"glance": glance},
        ),
        lessons=lessons_in(f"{__name__}.lessons"),
        daily=daily_in(f"{__name__}.daily"),
        planes=planes_in(f"{__name__}.tools.planes"),
        puzzles=puzzles_in(f"{__name__}.puzzles"),
        puzzle_themes=words.THEMES,
    )


GAME = in_english(card)
