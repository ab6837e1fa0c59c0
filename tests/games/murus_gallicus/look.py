"""What the look of Murus Gallicus must keep."""

from tests.support.looks import Apart, Contrast, Greys, Least, Look, Paper

LOOK = Look(
    apart=(Apart("stone tops", "wTop bTop", Least.all(45)),),
    contrasts=(
        Contrast("frameText", "frame", 4.5),
        Contrast("bEdge", "a b", 3),
        Contrast("wJoint", "wTop", 2.5),
        Contrast("last", "a b", 2.5),
        Contrast("page.pick page.pick-halo", "a b", 3),
    ),
    paper=Paper(
        white="frame a b",
        contrasts=(
            Contrast("frameText", "frame", 7),
            Contrast("line", "a", 3),
        ),
        greys=(
            Greys("wTop", "bTop", 40),
            Greys("a", "homeA", 4),
        ),
    ),
)
