"""What the look of On Tour must keep."""

from tests.support.looks import Apart, Contrast, Greys, Least, Look, Paper

LOOK = Look(
    apart=(
        Apart(
            "eight players",
            "seat0 seat1 seat2 seat3 seat4 seat5 seat6 seat7",
            Least(normal=20, protan=15, deutan=12, tritan=11, greyscale=3),
            otherwise="marks of eight shapes",
        ),
        # Tints stay close, so that numbers read.
        Apart(
            "regions",
            "w c e",
            Least(normal=13, protan=4, deutan=4, tritan=15, greyscale=3),
            otherwise="heavy borders, names and dots",
        ),
    ),
    contrasts=(
        Contrast("ink", "w c e", 4.5),
        Contrast("ring", "e", 3),
        Contrast("label", "e c sea", 4.5),
        Contrast("coast", "sea", 3),
        Contrast("route", "routeHalo", 4.5),
        Contrast("x", "e", 3),
        Contrast("cardText", "card", 7),
        Contrast("dieEdge", "die", 7),
        Contrast("page.pick page.pick-halo", "w c e", 3),
    ),
    paper=Paper(
        white="sea card",
        contrasts=(
            Contrast("label", "sea", 4.5),
            Contrast("label", "e", 4.5),
            Contrast("ink", "e", 7),
            Contrast("coast", "e", 7),
        ),
        greys=(
            Greys("w", "c", 3),
            Greys("c", "e", 4),
        ),
    ),
)
