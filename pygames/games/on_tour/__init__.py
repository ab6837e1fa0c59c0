"""On Tour, by Chad DeShon: roll, write, and draw the longest tour."""

from pathlib import Path

from pygames.core import Game, Option, Sample, Seat
from pygames.games.on_tour.bot import choose
from pygames.games.on_tour.ending import NAMES
from pygames.games.on_tour.explain import explain
from pygames.games.on_tour.glyphs import GLYPHS
from pygames.games.on_tour.maps import MAPS
from pygames.games.on_tour.rules import Tour
from pygames.games.on_tour.scene import show

GAME = Game[Tour](
    id="on-tour",
    title="On Tour",
    authors=("Chad DeShon",),
    summary="Write numbers on your map and draw the longest tour that climbs.",
    players=(1, 8),
    minutes=25,
    seats=tuple(Seat(name, f"seat-{name.lower()}") for name in NAMES),
    folder=Path(__file__).parent,
    initial=Tour.initial,
    show=show,
    explain=explain,
    choose=choose,
    glyphs=GLYPHS,
    options=(Option("map", "Map", tuple((land.id, land.title) for land in MAPS.values()), "usa"),),
    chance=True,
    sample=Sample(crop=(480, 60, 300, 540), players=1),
)
