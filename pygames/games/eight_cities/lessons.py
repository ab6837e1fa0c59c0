"""The course that teaches 8 Cities, and its fine print."""

from __future__ import annotations

from pygames.games.eight_cities import result
from pygames.games.eight_cities.figures import FIGURES
from pygames.games.eight_cities.position import PASS
from pygames.games.eight_cities.rules import Cities
from pygames.look.lessons import Answer, Lessons, Step, anything

_LAND = "a3,b2,b4,d2,d5,e5,f1,f6"
_ALL_BUT_F6 = "a3b3,b2b3,b2c2,b3b4,c2d2,d2d3,d2e2,d3d4,d4d5,d5e5,e1e2,e1f1,e5f5 d5d6,d6e6,e5e6"
"""White has joined all cities but f6, and stands at f5."""
_DUEL = "a2,b2,b4,c3,d2,d5,e5,f1"
_DUEL_CITIES = tuple(f"city-{city}" for city in _DUEL.split(","))
_FINISHED = FIGURES["deciding-cities"]
_EQUAL_CITIES = ("city-a5", "city-b4", "city-d3", "city-d4")


def _takes_both_black_roads(after: Cities, _action: str) -> bool:
    return not after.board.sides[1].roads


def _leads(after: Cities, _action: str) -> bool:
    return result.lead(after.board) > 0


JOIN_ALL = Step[Cities](
    words="You are White. Roads join cities, and flags fly in joined cities. Lead in the city "
    "with the most flags, and you win.",
    task="Join the last city: build from f5 to f6.",
    clauses="K12 K13",
    start=f"{_LAND} {_ALL_BUT_F6} w 1 0 1",
    goal=("f5-f6",),
    shown="f5-f6",
    success="All eight cities are joined, so the game is over. The most flags fly in d5 and e5. "
    "You lead there, 14 to 2, and win.",
    marked=("road-f5f6",),
    facts={"city-f6": "no flags", "road-e5f5": "White’s road"},
)

FIRST_ROAD = Step[Cities](
    words="The land has 6 by 6 tiles, and eight cities placed at random. A road joins two "
    "neighbouring tiles. White begins, with one road.",
    task="Join the two cities that lie side by side.",
    clauses="K1 K2 K3 K4",
    start=f"{_LAND} - - w 1 0 0",
    goal=("d5-e5",),
    shown="d5-e5",
    success="Each of them now has a white flag, for the other one.",
    facts={"city-d5": "no flags", "city-e5": "no flags", "road-d5e5": "free"},
    answers=(Answer((PASS,), "You may pass, but then nothing is joined.", "K11"),),
    otherwise=Answer((), "That road joins no two cities. Which two lie side by side?", "K3"),
)

SET_OUT = Step[Cities](
    words="From now on each turn is two roads. A road starts at a city, or at a tile that your "
    "roads touch.",
    task="Build the first road from b2 towards d2.",
    clauses="K4 K5",
    start=f"{_LAND} d5e5 a3a4,a4b4 w 2 0 0",
    goal=("b2-c2",),
    shown="b2-c2",
    success="It ends at c2, halfway there. You have one more road.",
    marked=("city-b2", "city-d2"),
    facts={"city-b2": "no flags", "city-d2": "no flags", "road-b2c2": "free"},
    answers=(
        Answer(("c2-d2",), "That works too, from the other end. Begin at b2.", "K5"),
        Answer((PASS,), "You may pass now, but then b2 and d2 stay apart.", "K11"),
    ),
    otherwise=Answer((), "That road doesn’t lead from b2 towards d2.", "K5"),
)

GO_ON = Step[Cities](
    words="At c2 your road ends without a city: a loose end. Your next road must start there, "
    "now or next turn, so you never have two loose ends.",
    task="Reach the city on d2.",
    clauses="K7",
    start=f"{_LAND} b2c2,d5e5 a3a4,a4b4 w 1 0 1",
    goal=("c2-d2",),
    shown="c2-d2",
    success="The loose end is gone, and b2 and d2 have a flag each.",
    marked=("city-d2",),
    facts={"city-d2": "no flags", "road-b2c2": "White’s road"},
    otherwise=Answer((), "That goes on from c2, but reaches no city. d2 lies to the right.", "K7"),
)

NETWORK = Step[Cities](
    words="Cities that your roads connect are a network. In each you have a flag for every other "
    "city in it, joined directly or not.",
    task="Join your two networks.",
    clauses="K8 K12",
    start=f"{_LAND} b2c2,c2d2,d3d4,d4d5,d5e5 a3a4,a4b4,b4c4,c4c5,c5d5 w 1 0 1",
    goal=("d2-d3",),
    shown="d2-d3",
    success="Four cities are in one network now, so each has three white flags.",
    facts={"city-b2": "White 1", "city-e5": "White 1", "road-d3d4": "White’s road"},
    otherwise=Answer(
        (), "The networks are still apart. Build from the loose end at d3 to d2.", "K12"
    ),
)

CROSS = Step[Cities](
    words="Each place takes only one road. But roads of both players may touch the same tile, "
    "and cross there.",
    task="Cross Black’s road at d4, and reach d5.",
    clauses="K6",
    start=f"{_LAND} d2d3,d3d4 b4c4,c4d4,d4e4,e4e5 w 1 0 1",
    goal=("d4-d5",),
    shown="d4-d5",
    success="d2 and d5 are joined, right across Black’s road.",
    marked=("city-d5",),
    facts={"road-c4d4": "Black’s road", "road-d4e4": "Black’s road", "road-d4d5": "free"},
)

ALIVE = Step[Cities](
    words="A loose end needs a free way to another network of yours. You can’t build where it "
    "would have none.",
    task="Only one way leads on from b6. Build there.",
    clauses="K8 K10",
    start=f"{_LAND} b4b5,b5b6 a3a4,a4a5,a5b5,b5c5,c5d5 w 1 0 1",
    goal=("b6-c6",),
    shown="b6-c6",
    success="From c6 you can still reach d5. In the corner at a6, Black’s roads would have "
    "stopped you.",
    marked=("road-a6b6", "road-b6c6"),
    facts={"road-a4a5": "Black’s road", "road-a5b5": "Black’s road", "road-b6c6": "free"},
)

CUT = Step[Cities](
    words="If a loose end has no way left, the road to it is lost, and so is the one before it "
    "if that ends loose.",
    task="Close Black’s last way from d4.",
    clauses="K8 K9",
    start="a1,a6,b4,c5,d5,e2,f1,f6 c3c4,c3d3,c4c5,d3d4,d4d5 b4c4,c4d4 w 2 0 0",
    goal=_takes_both_black_roads,
    shown="d4-e4",
    success="Black loses the road to d4, and then the one to c4: a chain reaction.",
    facts={"road-c4d4": "Black’s road", "road-b4c4": "Black’s road", "road-d4e4": "free"},
    otherwise=Answer((), "Black’s road can still go on from d4 to e4. Build there.", "K9"),
)

IMPORTANT = Step[Cities](
    words="The city with the most flags, both players’ together, is the most important. The "
    "player with more flags there wins. A ring marks the city that counts now.",
    task="Find the most important city.",
    clauses="K15",
    start=f"{_DUEL} b3b4,b3c3,d2d3,d3d4,d4d5 a2b2,b2c2,c2c3 w 1 0 1",
    find=("city-c3",),
    shown="city-c3",
    success="c3 has three flags. Two of them are Black’s, so Black leads there.",
    facts={"city-c3": "White 1, Black 2", "city-a2": "White 0, Black 2"},
    answers=(Answer(_DUEL_CITIES, "Another city has more flags. Count both colours.", "K15"),),
    otherwise=Answer((), "That is a place for a road. Choose a city.", "K15"),
)

LEAD = Step[Cities](
    words="Black leads in c3, 2 to 1. The next most important city counts only if you are equal "
    "in the first.",
    task="Take the lead in c3 with one road.",
    clauses="K12 K15",
    start=f"{_DUEL} b3b4,b3c3,d2d3,d3d4,d4d5 a2b2,b2c2,c2c3 w 1 0 1",
    goal=_leads,
    shown="c3-d3",
    success="c3 is joined to more cities of yours, so you have more flags there than Black.",
    marked=("city-c3",),
    facts={"city-c3": "White 1, Black 2", "road-d2d3": "White’s road"},
    answers=(
        Answer(("d5-e5",), "That makes two flags in d2, d5 and e5. But c3 matters more.", "K15"),
    ),
    otherwise=Answer(
        (), "Black still leads there. Join the network of c3 to another network.", "K15"
    ),
)

PASSING = Step[Cities](
    words="Without a loose end you may pass. Black has passed a whole turn. If you do too, the "
    "game is over.",
    task="You lead in c3, 3 to 2. Pass.",
    clauses="K11 K14",
    start=f"{_DUEL} b3b4,b3c3,c3d3,d2d3,d3d4,d4d5 a2b2,b2c2,c2c3,d2e2,e1e2,e1f1 w 2 1 0",
    goal=(PASS,),
    shown=PASS,
    success="The game is over, and you win.",
    facts={"city-c3": "White 3, Black 2"},
    otherwise=Answer((), "Then the game goes on, and Black may catch up. Pass.", "K14"),
)

PLAY = Step[Cities](
    words="You are White, and the gentlest bot is Black. The game ends when a player can join "
    "nothing more, or both pass.",
    task="Build your first road.",
    clauses="K4 K13",
    goal=anything,
    shown=PASS,
    success="The game is on.",
)

RING = Step[Cities](
    words="A road may also lead back to your own network. That closes a ring.",
    task="Close the ring between b2 and c2.",
    clauses="K10",
    start=f"{_LAND} b2b3,b3c3,c2c3,c2d2 a3a4,a4b4 w 1 0 1",
    goal=("b2-c2",),
    shown="b2-c2",
    success="It brings no flag, but no loose end either, and Black can’t build there any more.",
    facts={"road-b2b3": "White’s road", "road-c2c3": "White’s road", "road-b2c2": "free"},
    otherwise=Answer((), "That closes no ring. Build from b2 to c2.", "K10"),
)

FIRST_PASS = Step[Cities](
    words="White’s first turn is one road, or a pass. Every later turn is two roads: Black’s "
    "first one too, whatever White does.",
    task="Pass, and watch Black.",
    clauses="K4 K14",
    start=f"{_LAND} - - w 1 0 0",
    goal=(PASS,),
    shown=PASS,
    success="Black built two roads. If Black had passed too, the game would have ended.",
    replies=("d5-e5", "c2-d2"),
    otherwise=Answer((), "That is a road. Pass instead, to see what Black may do.", "K4"),
)

AT_ONCE = Step[Cities](
    words="The game ends at once when a player has nothing left to join, even in the middle "
    "of a turn.",
    task="You have two roads. Let the first end the game.",
    clauses="K13",
    start=f"{_LAND} {_ALL_BUT_F6} w 2 0 0",
    goal=("f5-f6",),
    shown="f5-f6",
    success="All your cities are joined, so nothing is left to join. The second road isn’t built.",
)

EQUAL = Step[Cities](
    words="The game is over. Four cities have ten flags, the most of all, but the players are "
    "equal there. So the next most important cities decide.",
    task="Find one of these.",
    clauses="K15",
    start=_FINISHED.start,
    actions=_FINISHED.actions,
    find=("city-b2", "city-d1"),
    shown="city-b2",
    success="b2 and d1 have six flags each, and count together. White leads there, 10 to 2, "
    "and wins with fewer flags in all.",
    facts={
        "city-a5": "White 5, Black 5",
        "city-b2": "White 5, Black 1",
        "city-d1": "White 5, Black 1",
        "city-b5": "White 0, Black 5",
    },
    answers=(
        Answer(_EQUAL_CITIES, "Both players have five flags there, so it decides nothing.", "K15"),
        Answer(("city-b5", "city-d6"), "It has five flags. Others have six.", "K15"),
    ),
    otherwise=Answer((), "That is a place for a road. Choose a city.", "K15"),
)

LESSONS = Lessons[Cities](
    basics=(
        JOIN_ALL,
        FIRST_ROAD,
        SET_OUT,
        GO_ON,
        NETWORK,
        CROSS,
        ALIVE,
        CUT,
        IMPORTANT,
        LEAD,
        PASSING,
        PLAY,
    ),
    fine_print=(RING, FIRST_PASS, AT_ONCE, EQUAL),
)
