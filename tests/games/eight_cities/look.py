"""What the look of 8 Cities must keep."""

from tests.support.looks import Apart, Contrast, Greys, Least, Look, Paper

LOOK = Look(
    apart=(Apart("roads", "wRoad bRoad", Least.all(85)),),
    contrasts=(
        Contrast("frameText", "frame", 4.5),
        Contrast("wRoad", "wEdge", 4.5),
        Contrast("bRoad", "bEdge", 4.5),
        Contrast("last", "a b", 3),
        Contrast("counts", "wallEdge", 4.5),
        Contrast("counts wallEdge", "a b", 3),
        Contrast("page.pick page.pick-halo", "a b", 3),
    ),
    paper=Paper(
        white="frame a b",
        contrasts=(
            Contrast("frameText", "frame", 7),
            Contrast("wallEdge", "a", 7),
            Contrast("counts", "wallEdge", 7),
        ),
        greys=(Greys("wRoad", "bRoad", 50),),
    ),
)
