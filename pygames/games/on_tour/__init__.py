"""On Tour, by Chad DeShon: roll, write, and draw the longest tour."""

from pathlib import Path

from pygames.game import (
    Beforehand,
    Bots,
    Game,
    Look,
    Option,
    Rules,
    Sample,
    daily_in,
    lessons_in,
    planes_in,
    seats,
)
from pygames.games.on_tour import words
from pygames.games.on_tour.bot.bot import choose, points
from pygames.games.on_tour.bot.yardsticks import greedy, roomy, scatter
from pygames.games.on_tour.contrast import contrast
from pygames.games.on_tour.look.explain import explain
from pygames.games.on_tour.look.figures import FIGURES
from pygames.games.on_tour.look.glyphs import COLOURS, glyphs
from pygames.games.on_tour.look.paper import handouts
from pygames.games.on_tour.look.review import review
from pygames.games.on_tour.look.scene import show
from pygames.games.on_tour.look.spoken import phrase, read, read_action, write_action
from pygames.games.on_tour.look.status import tell
from pygames.games.on_tour.rules.maps import MAPS
from pygames.games.on_tour.rules.rules import Tour, table
from pygames.language import in_english
from pygames.puzzles import puzzles_in

_SAMPLE = """
r35 #TN #ID #UT #SD #IL #MN #VA r37 37MN,73KY #NM #TX #WY r33 *OK #NV #MO #FL r59
59MO,95FL #KS #LA #OR r39 39KS,93NY #MT #IN #OH r68 68IN,86OH #CA #WV #MS r08 08CA,80WV
#AR #ND #WA r02 02WA,20ND #IA #NC #OK r35 35TX,53IA #NEW #PA #SC r26 *AL #GA #AZ #MC r14
14AZ,41GA #AL #KY #NE r67 67MI,76SC #WI #CO #MI r69 69WI,96NEW #NY #MT #IL r29
"""


def card() -> Game[Tour]:
    """Return the card, in the language that is spoken."""
    return Game[Tour](
        id="on-tour",
        title="On Tour",
        authors=("Chad DeShon",),
        summary=words.SUMMARY,
        short=words.SHORT,
        players=(1, 8),
        minutes=30,
        seats=seats(words.NAMES, COLOURS),
        folder=Path(__file__).parent,
        options=(Option("map", words.MAP, tuple((id, words.MAPS[id]) for id in MAPS), "usa"),),
        chance=True,
        feats=("points",),
        sheets=words.SHEETS,
        tip=words.TIP,
        rules=Rules(
            initial=Tour.initial,
            table=table,
            read_action=read_action,
            write_action=write_action,
            beforehand=Beforehand(begin=Tour.before_turn, kept=Tour.with_sheet),
        ),
        look=Look(
            show=show,
            explain=explain,
            phrase=phrase,
            contrast=contrast(),
            read=read,
            tell=tell,
            glyphs=glyphs(),
            sample=Sample(crop=(480, 60, 300, 540), actions=tuple(_SAMPLE.split()), players=1),
            figures=FIGURES,
            paper=handouts(),
            review=review,
        ),
        bots=Bots(
            choose=choose,
            counts="playouts",
            counted=(1, 2, 3, 4),
            points=points,
            yardsticks={"scatter": scatter, "greedy": greedy, "roomy": roomy},
        ),
        lessons=lessons_in(f"{__name__}.lessons"),
        daily=daily_in(f"{__name__}.daily"),
        planes=planes_in(f"{__name__}.tools.planes"),
        puzzles=puzzles_in(f"{__name__}.puzzles"),
        puzzle_themes=words.THEMES,
    )


GAME = in_english(card)
