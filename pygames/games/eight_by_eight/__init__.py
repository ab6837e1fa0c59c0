"""Eight-by-Eight, by Sharon Cichelli and Jonathan Leistiko: five in line, with a die."""

from pathlib import Path

from pygames.bots.glance import Glance
from pygames.game import Bots, Game, Look, Rules, Sample, daily_in, lessons_in, planes_in, seats
from pygames.games.eight_by_eight import words
from pygames.games.eight_by_eight.arrange import arranging
from pygames.games.eight_by_eight.bot import choose, settle
from pygames.games.eight_by_eight.contrast import contrast
from pygames.games.eight_by_eight.explain import explain
from pygames.games.eight_by_eight.figures import FIGURES
from pygames.games.eight_by_eight.glyphs import COLOURS, GLYPHS
from pygames.games.eight_by_eight.guide import Guide, standing
from pygames.games.eight_by_eight.paper import handouts
from pygames.games.eight_by_eight.rules import EightByEight, table
from pygames.games.eight_by_eight.scene import show, tell
from pygames.games.eight_by_eight.search import Playouts
from pygames.games.eight_by_eight.spoken import deed, phrase, read, read_action
from pygames.language import in_english
from pygames.puzzles import puzzles_in


def card() -> Game[EightByEight]:
    """Return the card, in the language that is spoken."""
    return Game[EightByEight](
        id="eight-by-eight",
        title="Eight-by-Eight",
        authors=("Sharon Cichelli", "Jonathan Leistiko"),
        summary=words.SUMMARY,
        short=words.SHORT,
        players=(2, 4),
        minutes=10,
        seats=seats(words.PLAYERS, COLOURS),
        folder=Path(__file__).parent,
        chance=True,
        feats=("quickest",),
        tip=words.TIP,
        rules=Rules(
            initial=EightByEight.initial,
            table=table,
            read_position=EightByEight.read,
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
                crop=(370, 284, 397, 661),
                start="2ybbbb1/3rr2y/1b1grg2/1rb1r3/g1y1bb2/g2y1g1y/y2yyg2/4rg2 136,248,2,4 g - -",
                players=4,
            ),
            figures=FIGURES,
            paper=handouts(),
        ),
        bots=Bots(
            choose=choose,
            settle=settle,
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
