"""8 Cities clause by clause, K1 to K15."""

import pytest

from pygames.core import CHANCE, TERMINAL
from pygames.games.eight_cities import result
from pygames.games.eight_cities.board import PLACES
from tests.games.eight_cities.helpers import CITIES, START, TABLE, read, start
from tests.support.shown import Row, clause_by_clause, holds, played

PLACED = tuple(f"@{tile}" for tile in CITIES.split(","))
JOINED = "a1,a2,c3,c5,d2,e5,f1,f6"
BESIDE = "a1,a3,c6,d6,e6,f1,f3,f6 a1a2,a2a3 -"
WALL = "{} a3b3,b3c3,c1c2,c2c3 - w 2 0 0"
"""White's road from a3 over c3 to c1 shuts a1, a2, b1 and b2 in."""
CLOSE = "a3,b1,b6,c3,d6,e6,f1,f6"
CROSSED = "a1,a6,b3,c5,d3,e5,f1,f6"
TAIL = "a6,b1,c2,c5,d2,e5,f1,f6"
CAUGHT = f"{CITIES} a1a2 a2a3,a3b3,b3c3"
"""Black's a2-b2 leaves White's a1-a2 no way on."""
ROW = "a1,a2,a3,a4,a5,a6,b1,b2 a1a2,a1b1,a2a3,a3a4,a4a5,a5a6 - w 2 0 0"
FAR = "a1,c1,c2,c3,c4,c5,c6,d6"
RING = "a1,a2,a3,a4,b1,b2,b3,b4 a1a2,a2a3,a3a4,a4b4,b1b2,b2b3,b3b4,e5e6,e5f5,e6f6,f5f6 - b 2 0 0"
"""White has joined all eight cities; only a ring in the far corner is apart."""
BARRED = (
    "a1,a2,c1,c2,c3,c5,c6,d6 a1a2,a1b1,a2a3,b1c1 a2b2,a4a5,a4b4,a5b5,b2b3,b2c2,b3b4,b5c5,c1c2,"
    "c2c3,c3c4,c4c5,c5c6,c6d6 b 2 0 0"
)
"""White loses a2-a3, and Black can't reach a1 past the two roads that White has left there."""
APART = "a1,a4,b3,b4,c3,c4,d3,e3"
"""Black joins all but a1, which only the loss of White's a1-a2 makes reachable again."""
ALL_JOINED = "White has joined all eight cities."
NOTHING_LEFT = "Black has nothing left to join, so the game is over."

# fmt: off
ROWS: tuple[Row, ...] = (
    ("K3: a road joins two adjacent cities", f"{JOINED} - - w 1 0 0", "a1-a2",
     {"position": f"{JOINED} a1a2 - b 2 0 0"}),
    *(("K4: White first builds one road, and every later turn has two", START, actions,
       {"current_player": player})
      for actions, player in (("", 0), ("c3-c4", 1), ("c3-c4 d2-e2", 1), ("c3-c4 d2-e2 e2-f2", 0),
                              ("c3-c4 d2-e2 e2-f2 c4-d4", 0))),
    ("K4: also if White passes", START, "pass", {"position": f"{CITIES} - - b 2 1 0"}),
    ("K5: a road starts at a city, not at another's", f"{BESIDE} b 2 0 0", "",
     {"can": "a1-b1", "cannot": "a2-b2 b1-b2"}),
    ("K5: or at an own road's tile", f"{BESIDE} w 2 0 0", "", {"can": "a2-b2", "cannot": "b2-c2"}),
    *(("K6: none on a road", f"{BESIDE} {player} 2 0 0", "", {"cannot": "a1-a2 a2-a3"})
      for player in "wb"),
    ("K6: roads of both cross on a tile", "a2,b1,b3,c2,e5,f1,f3,f6 a2b2,b2c2 - b 2 0 0",
     "b1-b2 b2-b3", {"position": "a2,b1,b3,c2,e5,f1,f3,f6 a2b2,b2c2 b1b2,b2b3 w 2 0 0"}),
    ("K7: the next road starts at the loose end", f"{CITIES} a1a2 - b 2 0 0", "c3-d3",
     {"only": "d2-d3 d3-d4 d3-e3"}),
    ("K7: of the other", f"{CITIES} a1a2 - b 2 0 0", "c3-d3 d3-d4", {"only": "a2-a3 a2-b2"}),
    ("K7: and in the next turn", f"{CITIES} a1a2 - b 2 0 0", "c3-d3 d3-d4 a2-a3 a3-a4",
     {"only": "c4-d4 d4-d5 d4-e4"}),
    ("K7: a tile with two roads is none", f"{CITIES} a1a2 - w 2 0 0", "a2-a3",
     {"only": "a3-a4 a3-b3"}),
    ("K7: nor is a city", f"{JOINED} a1a2 - w 2 0 0", "", {"can": "pass a1-b1 a2-a3 c3-c4"}),
    ("K8: a path may not touch the own network", WALL.format("a3,c1,c5,d5,e1,e5,f1,f6"), "",
     {"can": "a3-a4", "cannot": "b1-c1 b2-c2 b2-b3 a2-a3"}),
    ("K8: a lonely city is a network", WALL.format("a1,a3,c1,c5,d5,e1,e5,f1"), "",
     {"can": "b1-c1 b2-c2 b2-b3 a2-a3"}),
    ("K8: it may end at any tile of another network",
     f"{CLOSE} a1b1,b2b3,b2c2,b3c3,c2c3 a2a3 w 2 0 0", "", {"only": "a1-a2"}),
    ("K8: and then there is no loose end", f"{CLOSE} a1b1,b2b3,b2c2,b3c3,c2c3 a2a3 w 2 0 0",
     "a1-a2 a2-b2", {"position": f"{CLOSE} a1a2,a1b1,a2b2,b2b3,b2c2,b3c3,c2c3 - b 2 0 0"}),
    ("K8: it may cross the opponent's roads", f"{CROSSED} - b3c3,c3d3 w 2 0 0", "a1-b1 b1-c1",
     {"position": f"{CROSSED} a1b1,b1c1 b3c3,c3d3 b 2 0 0"}),
    ("K8: as here", "a6,b3,c1,c5,d3,e5,f1,f6 c1c2,c2c3 b3c3,c3d3 w 1 0 1", "", {"only": "c3-c4"}),
    ("K9: a loose end that isn't alive is lost", f"{CAUGHT} b 1 0 1", "a2-b2",
     {"position": f"{CITIES} - a2a3,a2b2,a3b3,b3c3 w 2 0 0", "can": "pass"}),
    ("K9: its place is free again", f"{CAUGHT} b 1 0 1", "a2-b2", {"can": "a1-b1"}),
    ("K9: also in the middle of a turn", f"{CAUGHT} b 2 0 0", "a2-b2",
     {"current_player": 1, "position": f"{CITIES} - a2a3,a2b2,a3b3,b3c3 b 1 0 1"}),
    ("K9: and then the next loose end", f"{TAIL} a1a2,a1b1 a2b2,b2c2 b 1 0 1", "a2-a3",
     {"position": f"{TAIL} - a2a3,a2b2,b2c2 w 2 0 0"}),
    # From a2 nothing would lead on (K10).
    ("K9: up to one that is alive", f"{TAIL} a2b2,b2c2 a1a2,a1b1 b 1 0 1", "a2-a3",
     {"position": f"{TAIL} b2c2 a1a2,a1b1,a2a3 w 2 0 0", "only": "b1-b2 b2-b3"}),
    ("K10: no far end that isn't alive", "a2,a3,b1,b2,c3,d2,e5,f6 a2a3,a2b2,b1b2 - w 2 0 0", "",
     {"cannot": "a1-a2 a1-b1"}),
    # a1-b1 would kill White's a1-a2, and a2 would lead Black on; but that comes later.
    ("K10: judged before anything is lost", "a3,b1,c5,d2,d6,e5,f1,f6 a1a2,a2a3 - b 2 0 0", "",
     {"can": "b1-b2", "cannot": "a1-b1"}),
    ("K10: a ring in the own network", "a6,b3,c3,c5,d2,e5,f1,f6 b2c2,b3c3,c2c3 - w 2 0 0", "",
     {"only": "a2-b2 b1-b2 b2-b3"}),
    ("K10: which leaves no loose end", "a6,b3,c3,c5,d2,e5,f1,f6 b2c2,b3c3,c2c3 - w 2 0 0", "b2-b3",
     {"can": "pass"}),
    ("K11: a pass without a loose end", f"{JOINED} - - b 2 0 0", "", {"can": "pass"}),
    ("K11: with a road", f"{JOINED} - - b 2 0 0", "a1-a2", {"can": "pass", "current_player": 1}),
    ("K11: ends the turn", f"{JOINED} - - b 2 0 0", "a1-a2 pass",
     {"position": f"{JOINED} - a1a2 w 2 0 0"}),
    ("K11: with a loose end one has to build", f"{CITIES} a1a2 - w 2 0 0", "", {"cannot": "pass"}),
    ("K13: the game ends at once in the middle of a turn", ROW, "b1-b2",
     {"current_player": TERMINAL, "position": None, "returns": (1, -1), "scores": (56, 0),
      "because": ALL_JOINED}),
    ("K13: when the opponent of the builder is cut off",
     f"{FAR} a1b1,b1c1 c1c2,c2c3,c3c4,c4c5,c5c6,c6d6 w 2 0 0", "a1-a2",
     {"is_terminal": True, "because": NOTHING_LEFT, "scores": (2, 42)}),
    ("K13: own roads are part of the way",
     f"{FAR} a1b1,b1c1 a1a2,c1c2,c2c3,c3c4,c4c5,c5c6,c6d6 w 2 0 0", "c1-d1",
     {"is_terminal": False}),
    ("K13: a ring without a city counts for nothing", RING, "b1-c1",
     {"is_terminal": True, "because": ALL_JOINED}),
    ("K13: roads that a loser keeps bar the way", BARRED, "b3-c3",
     {"is_terminal": True, "because": NOTHING_LEFT}),
    ("K13: judged after the losses",
     f"{APART} a1a2,a1b1,b1b2,b2b3 a3b3,a4b4,b3c3,b4c4,c3d3,d3e3 b 2 0 0", "a3-a4",
     {"position": f"{APART} a1b1,b1b2,b2b3 a3a4,a3b3,a4b4,b3c3,b4c4,c3d3,d3e3 b 1 0 1"}),
    ("K14: two whole turns passed in a row", START, "pass pass",
     {"is_terminal": True, "returns": (0, 0), "scores": (0, 0),
      "reason": "Every city is level, so it’s a draw. Both players have passed."}),
    ("K14: one after a road is no whole turn", f"{JOINED} - - w 2 0 0", "pass a1-a2 pass pass",
     {"position": f"{JOINED} - a1a2 b 2 1 0"}),
    ("K14: the next ends the game", f"{JOINED} - - w 2 0 0", "pass a1-a2 pass pass pass",
     {"is_terminal": True}),
    # K15: the player to move passes as the second in a row.
    ("K15: more flags in the most important city",
     "a1,a2,a3,b2,d6,e6,f1,f6 a1a2,a2a3 a2b2 w 2 1 0", "pass",
     {"returns": (1, -1), "scores": (6, 2), "reason":
      "2 flags to 1 for White in a2, the most important city. Both players have passed."}),
    ("K15: equally important cities are added up",
     "a1,a2,b1,b2,d6,e6,f1,f6 a1a2 a1b1,a2b2,b1b2 w 2 1 0", "pass", {"returns": (-1, 1),
      "because": "3 flags to 1 for Black in each of the 2 most important cities. "}),
    ("K15: if equal, the next most important",
     "a1,a2,a3,c1,c2,d6,e6,f6 a1a2,c1c2 a2a3 w 2 1 0", "pass", {"returns": (1, -1),
      "because": "3 flags to 1 for White in a1, a3, c1 and c2, after equal flags in a2. "}),
    ("K15: the total doesn't decide", "a1,a2,a3,b1,c1,c2,c3,f6 a1b1,c1c2,c2c3 a1a2,a2a3 w 2 1 0",
     "pass", {"scores": (8, 6), "returns": (-1, 1),
              "because": "2 flags to 1 for Black in a1, the most important city. "}),
    ("K15: all equal", "a1,a2,c1,c2,d6,e6,f1,f6 a1a2 c1c2 w 2 1 0", "pass",
     {"returns": (0, 0), "scores": (2, 2)}),
)
# fmt: on

test_it_goes_as_the_clause_says = clause_by_clause(ROWS, read)


def test_k3_there_are_60_places_in_stable_order() -> None:
    actions = [place.action for place in PLACES]
    assert len(set(actions)) == 60
    assert actions == sorted(actions)


def test_k2_chance_places_eight_cities_whose_order_does_not_matter_afterwards() -> None:
    state = played(start(), *PLACED[:-1])
    assert (state.current_player(), len(state.chance_outcomes())) == (CHANCE, 29)
    holds(played(state, PLACED[-1]), {"current_player": 0, "chance_outcomes": ()})
    assert played(start(), *PLACED) == played(start(), *reversed(PLACED))


@pytest.mark.parametrize(
    ("position", "flags"),
    [
        ("a1,a2,a3,b3,d6,e6,f1,f6 a1a2,a2a3,a3b3 - b 2 0 0", [(3, 0)] * 4),
        ("a1,a3,a4,b3,d6,e6,f1,f6 a1a2,a2a3,a3a4 a3b3 b 2 0 0", [(2, 0), (2, 1), (2, 0), (0, 1)]),
    ],
)
def test_k12_a_city_has_as_many_flags_as_other_cities_in_its_network(
    position: str, flags: list[tuple[int, int]]
) -> None:
    """Over land and through cities, too."""
    cities = sorted(result.cities(read(position).board), key=lambda city: city.name)
    assert [city.flags for city in cities][:4] == flags


def test_returns_scores_and_reason_come_only_at_the_end() -> None:
    holds(played(start(), *TABLE), {"returns": None, "scores": None, "reason": None})
