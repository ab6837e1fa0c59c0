"""What the look of Cercas must keep."""

from tests.support.looks import Apart, Contrast, Least, Look, Paper

LOOK = Look(
    apart=(
        Apart("X and O", "x o", Least(normal=40, protan=38, deutan=40, tritan=50, greyscale=10)),
    ),
    contrasts=(
        Contrast("pencil", "paper", 4.5),
        Contrast("x", "paper", 4.5),
        Contrast("o", "paper", 4.5),
        Contrast("last", "paper", 4.5),
        Contrast("page.pick", "paper", 3),
    ),
    paper=Paper(
        white="paper",
        contrasts=(
            Contrast("text", "paper", 7),
            Contrast("dot", "paper", 7),
            Contrast("x", "paper", 4.5),
            Contrast("o", "paper", 4.5),
        ),
    ),
)
