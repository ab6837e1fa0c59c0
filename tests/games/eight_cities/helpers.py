"""What the tests of this game share."""

from random import Random

from pygames.core import CHANCE, Setup
from pygames.games.eight_cities.rules import Cities

SETUP = Setup(2, {})
CITIES = "a1,a6,c3,c5,d2,e5,f1,f6"
"""The layout of the rules' example."""
START = f"{CITIES} - - w 1 0 0"

TABLE = (
    "@a2", "@b2", "@b4", "@c5", "@d5", "@d6", "@e5", "@e6",
    "c5-d5", "d6-e6", "e5-e6", "d5-d6", "a2-b2", "d5-e5", "b4-b5", "b4-c4", "c4-c5", "b5-c5",
    "b2-b3", "b3-b4", "a3-b3", "b3-c3", "c3-c4", "a2-a3", "d4-d5", "c4-d4", "d4-e4", "d3-d4",
)  # fmt: skip
"""A game up to its eleventh turn, with crossings and two loose ends."""


def read(text: str) -> Cities:
    return Cities.read(text, SETUP)


def start() -> Cities:
    return Cities.initial(SETUP)


def at_random(random: Random, state: Cities, passing: float) -> str:
    """Pick an action: a pass only now and then, so that games grow long too."""
    if state.current_player() == CHANCE:
        return random.choice(state.chance_outcomes())[0]
    actions = list(state.legal_actions())
    if actions[-1] == "pass" and len(actions) > 1 and random.random() >= passing:
        actions.pop()
    return random.choice(actions)
