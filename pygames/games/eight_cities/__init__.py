"""8 Cities, by Corné van Moorsel: roads that cross, and cities that decide."""

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
from pygames.games.eight_cities import words
from pygames.games.eight_cities.arrange import arranging
from pygames.games.eight_cities.bot import choose
from pygames.games.eight_cities.contrast import contrast
from pygames.games.eight_cities.explain import explain
from pygames.games.eight_cities.figures import FIGURES
from pygames.games.eight_cities.glyphs import COLOURS, GLYPHS
from pygames.games.eight_cities.guide import Guide
from pygames.games.eight_cities.paper import handouts
from pygames.games.eight_cities.rules import Cities, table
from pygames.games.eight_cities.scene import show, tell
from pygames.games.eight_cities.search import Playouts
from pygames.games.eight_cities.spoken import deed, phrase, read, read_action
from pygames.language import in_english
from pygames.puzzles import puzzles_in


def card() -> Game[Cities]:
    """Return the card, in the language that is spoken."""
    return Game[Cities](
        id="eight-cities",
        title="8 Cities",
        authors=("Corné van Moorsel",),
        summary=words.SUMMARY,
        short=words.SHORT,
        players=(2, 2),
        minutes=10,
        seats=seats(words.PLAYERS, COLOURS),
        folder=Path(__file__).parent,
        options=(swap_option(words.PLAYERS[1]),),
        draws=True,
        chance=True,
        feats=("quickest",),
        tip=words.TIP,
        rules=Rules(
            initial=Cities.initial,
            table=table,
            read_position=Cities.read,
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
            tell=tell,
            glyphs=GLYPHS,
            sample=Sample(
                crop=(288, 20, 360, 600),
                start=(
                    "a2,b2,b4,c5,d5,d6,e5,e6 a2a3,a2b2,a3b3,b3b4,b4c4,c4c5,c5d5,d3d4,d4d5,d5d6 "
                    "b2b3,b3c3,b4b5,b5c5,c3c4,c4d4,d4e4,d5e5,d6e6,e5e6 w 1 0 1"
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
            yardsticks={"glance": Glance(Guide())},
        ),
        lessons=lessons_in(f"{__name__}.lessons"),
        daily=daily_in(f"{__name__}.daily"),
        planes=planes_in(f"{__name__}.tools.planes"),
        puzzles=puzzles_in(f"{__name__}.puzzles"),
        puzzle_themes=words.THEMES,
    )


GAME = in_english(card)
