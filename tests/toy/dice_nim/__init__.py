"""Dice Nim, the smallest game that shows everything: chance, options, picks and a bot."""

from pathlib import Path

from pygames.game import Bots, Figure, Game, Look, Option, Rules, Sample, Seat, lessons_in
from pygames.look.short import InShort

from .bot import choose
from .handouts import HANDOUTS
from .rules import Nim, initial, read
from .scene import GLYPHS, explain, phrase, show

GAME = Game[Nim](
    id="dice-nim",
    title="Dice Nim",
    authors=("traditional",),
    summary="Roll, take that many counters or fewer, and leave nothing for the other.",
    short=InShort(
        goal="Take the last counter.",
        turn="Roll the die, and take as many counters as it shows, or fewer.",
        end="The game ends when no counter is left.",
        score="Whoever took the last counter wins.",
    ),
    players=(2, 3),
    minutes=2,
    seats=(Seat("Red", "seat-0"), Seat("Green", "seat-1"), Seat("Blue", "seat-2")),
    folder=Path(__file__).parent,
    options=(Option("heap", "Counters", (("9", "Nine"), ("15", "Fifteen")), default="9"),),
    chance=True,
    feats=("quickest",),
    tip="{Tap} a counter to take it, and all to its right.",
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
        figures={
            "roll-of-two": Figure(crop=(300, 0, 300, 100), actions=("r2",), picks=()),
            "three-left": Figure(crop=(0, 0, 300, 100), actions=("r3", "t3", "r3", "t3", "r3")),
        },
        paper=HANDOUTS,
    ),
    bots=Bots(
        choose=choose,
        levels=(1, 2),
        counts="nodes",
    ),
    lessons=lessons_in(f"{__name__}.lessons"),
)
