"""What the look of Eight-by-Eight must keep."""

from tests.support.looks import Apart, Contrast, Least, Look, Paper

LOOK = Look(
    apart=(
        Apart(
            "two players",
            "red yellow",
            Least(normal=40, protan=30, deutan=20, tritan=25, greyscale=20),
        ),
        Apart(
            "three players",
            "red yellow green",
            Least(normal=30, protan=18, deutan=14, tritan=25, greyscale=11),
        ),
        Apart(
            "four players",
            "red yellow green blue",
            Least(normal=30, protan=18, deutan=14, tritan=25, greyscale=11),
        ),
    ),
    contrasts=(
        Contrast("frameText", "frame", 4.5),
        Contrast("railText", "rail", 4.5),
        Contrast("last", "wood", 3),
        Contrast("yellow", "pegEdge", 3),
        Contrast("redInk", "red", 3),
        Contrast("blueInk", "blue", 3),
        Contrast("yellowInk", "yellow", 3),
        Contrast("greenInk", "green", 3),
        Contrast("dieEdge", "die", 7),
        Contrast("page.pick page.pick-halo", "wood", 3),
    ),
    paper=Paper(
        white="frame wood",
        contrasts=(
            Contrast("frameText", "frame", 7),
            Contrast("railText", "rail", 7),
        ),
    ),
)
