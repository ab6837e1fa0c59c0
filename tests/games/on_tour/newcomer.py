"""The words for a newcomer to On Tour."""

from pygames.games.on_tour import GAME
from pygames.record import states
from tests.support.newcomers import End, Newcomer, Press
from tests.support.playthrough import golden

_USA = golden(GAME, "bots-on-the-usa-map")
_SET_UP = _USA.actions[: [state.current_player() for state in states(_USA)].index(0)]

NEWCOMER = Newcomer(
    turns=(
        r"Where does \d\d go\?",
        r"Write a star.*",
        r"Only one number fits, \d\d or \d\d: which\?",
        r"No room for a star: .+",
        r"Neither number fits: .+",
    ),
    told=r"{other} wrote .+\.",
    presses=(
        Press(("North Dakota",), r"North Dakota is filled: it holds \d\d\.", actions=_SET_UP),
        Press(
            ("Card of",),
            "The cards are matched for you: choose areas in their regions.",
            actions=_SET_UP,
        ),
    ),
    end=End("bots-on-the-usa-map", "You lose", "Red’s tour has 26 points, 5 more than yours."),
)
