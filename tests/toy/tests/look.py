"""What the look of Dice Nim must keep."""

from tests.support.looks import Apart, Contrast, Greys, Least, Look, Paper

LOOK = Look(
    apart=(Apart("counters and the table", "counter table", Least.all(30)),),
    contrasts=(
        Contrast("words", "table", 4.5),
        Contrast("edge counter", "table", 3),
    ),
    paper=Paper(
        white="table",
        contrasts=(Contrast("words", "table", 7),),
        greys=(Greys("counter", "table", 30),),
    ),
)
