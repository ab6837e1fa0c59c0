"""Cercas, by Rey Alicea: fences on squared paper that close small areas."""

from pathlib import Path

from pygames.bots.glance import Glance
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
from pygames.games.cercas import words
from pygames.games.cercas.arrange import arranging
from pygames.games.cercas.bot import choose
from pygames.games.cercas.contrast import contrast
from pygames.games.cercas.explain import explain
from pygames.games.cercas.figures import FIGURES
from pygames.games.cercas.glyphs import GLYPHS
from pygames.games.cercas.guide import Guide, standing
from pygames.games.cercas.paper import handouts
from pygames.games.cercas.rules import Cercas, table
from pygames.games.cercas.scene import show
from pygames.games.cercas.search import Playouts
from pygames.games.cercas.spoken import deed, phrase, read, read_action
from pygames.language import in_english
from pygames.puzzles import puzzles_in

SIDES = ("x", "o")


def card() -> Game[Cercas]:
    """Return the card, in the language that is spoken."""
    return Game[Cercas](
        id="cercas",
        title="Cercas",
        authors=("Rey Alicea",),
        summary=words.SUMMARY,
        short=words.SHORT,
        players=(2, 2),
        minutes=15,
        seats=seats(words.NAMES, SIDES),
        folder=Path(__file__).parent,
        options=(swap_option(words.NAMES[1]),),
        draws=True,
        feats=("points",),
        tip=words.TIP,
        rules=Rules(
            initial=Cercas.initial,
            table=table,
            read_position=Cercas.read,
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
                crop=(53, 52, 440, 640),
                start=(
                    "1100000/0000000/1111100/1110000/0111000/0000111 "
                    "0000111/1110011/1110001/0000111/0000000/0111000 "
                    "1x1o2o/x1x4/1x2x2/7/o1xx3/6o/1o1o3 o"
                ),
            ),
            figures=FIGURES,
            paper=handouts(),
        ),
        bots=Bots(
            choose=WithSwap(choose),
            settle=choose.settle,
            counts="playouts",
            counted=(1, 2, 3, 4),
            ponders=(5,),
            playable=Playouts(),
            yardsticks={"glance": Glance(Guide(), standing)},
        ),
        lessons=lessons_in(f"{__name__}.lessons"),
        daily=daily_in(f"{__name__}.daily"),
        planes=planes_in(f"{__name__}.tools.planes"),
        puzzles=puzzles_in(f"{__name__}.puzzles"),
        puzzle_themes=words.THEMES,
    )


GAME = in_english(card)
