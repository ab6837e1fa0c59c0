"""What the tests of this game share."""

from functools import lru_cache
from random import Random

from pygames.core import Setup, State
from pygames.games.on_tour.rules.maps import MAPS, Map, bits
from pygames.games.on_tour.rules.result import returns
from pygames.games.on_tour.rules.rules import Tour
from pygames.games.on_tour.rules.sheet import CROSS, EMPTY, STAR, Sheet
from tests.support.claims import TooLongError

USA, EUROPE = MAPS["usa"], MAPS["europe"]
VALUES = {"*": STAR, "X": CROSS}


def new(players: int = 1, name: str = "usa") -> Tour:
    return Tour.initial(Setup(players, {"map": name}))


def areas(land: Map, text: str) -> int:
    return sum(1 << land.index[id] for id in text.split())


def sheet(land: Map, text: str, *, others: str = "") -> Sheet:
    """Return a map on which `text` stands, `30CO` or circled `(*TX)`; the rest holds `others`."""
    values = bytearray([VALUES.get(others, EMPTY)] * len(land.ids))
    circled = 0
    for word in text.split():
        bare = word.strip("()")
        value, id = (bare[0], bare[1:]) if bare[0] in VALUES else (bare[:2], bare[2:])
        area = land.index[id]
        values[area] = VALUES[value] if value in VALUES else int(value)
        circled |= (word[0] == "(") << area
    empty = sum(1 << i for i, value in enumerate(values) if value == EMPTY)
    return Sheet(bytes(values), empty, circled)


def turn(land: Map, empty: str, cards: str = "", roll: str = "37", players: int = 1) -> Tour:
    """Return a turn in which these areas are empty and all others hold an X."""
    filled = sheet(land, "", others="X")
    left = areas(land, empty)
    values = bytes(EMPTY if left >> i & 1 else CROSS for i in range(len(land.ids)))
    deal = tuple(land.index[id] for id in cards.split())
    deck = land.full & ~sum(1 << card for card in deal)
    blank = filled._replace(values=values, empty=left)
    faces = int(roll[0]), int(roll[1])
    return Tour(land, (blank,) * players, deck, shown=deal, roll=faces, phase="turn")


def on_route(land: Map, *sheets: Sheet) -> Tour:
    """Return the moment when these maps are filled and player 0 draws the first tour."""
    return Tour(land, sheets, 0, phase="route")


def circled(state: Tour, player: int = 0) -> set[str]:
    mask = state.sheets[player].circled
    return {id for i, id in enumerate(state.map.ids) if mask >> i & 1}


def holds(state: Tour, id: str, player: int = 0) -> int:
    return state.sheets[player].values[state.map.index[id]]


def random_action(state: State, random: Random) -> str:
    """Choose at random, with long tours."""
    outcomes = [text for text, _ in state.chance_outcomes()]
    actions = outcomes or list(state.legal_actions())
    if len(actions) > 1 and actions[-1] == "end":
        actions = actions[:-1]
    return random.choice(actions)


def filled(seed: str, name: str = "usa", players: int = 1) -> Tour:
    """Return a game up to its first tour, played at random."""
    random, state = Random(seed), new(players, name)
    while state.phase != "route":
        state = state.child(random_action(state, random))
    return state


STEPS = 200_000
"""How many steps of tours are tried to find the best."""


def best_returns(state: Tour) -> tuple[int, ...] | None:
    """Return the result if all draw their best tours from here; None while numbers are written."""
    if state.phase != "route" or len(state.sheets) == 1:
        return state.returns()
    ready, others = state.sheets[: state.mover], state.sheets[state.mover :]
    return returns((*ready, *(_best_drawn(state.map, sheet) for sheet in others)))


@lru_cache(maxsize=256)
def _best_drawn(land: Map, sheet: Sheet) -> Sheet:
    """Try every way to go on with a tour (T13), and return the map with the best."""
    best, tours, left = sheet, [sheet], STEPS
    while tours:
        one = tours.pop()
        left -= 1
        if not left:
            raise TooLongError
        best = max(best, one, key=Sheet.score)
        tours += [one.extended(area) for area in bits(one.next_areas(land))]
    return best
