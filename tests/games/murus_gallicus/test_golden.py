"""The golden playthroughs are replayed with those of all games; here: that they show enough."""

from pygames.games.murus_gallicus import GAME
from pygames.record import final
from tests.support.playthrough import folder, read


def test_the_playthroughs_end_in_each_way_there_is() -> None:
    endings = {final(read(file.read_text("utf-8"))).reason() for file in folder(GAME).glob("*.txt")}
    ways = ("home row", "has no move left", "for the third time")
    assert all(any(way in str(ending) for ending in endings) for way in ways)
