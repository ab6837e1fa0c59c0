"""What players are told in 8 Cities, by their names or as "you"."""

from pygames.core import Setup
from pygames.games.eight_cities import GAME
from pygames.games.eight_cities.board import PLACES
from pygames.games.eight_cities.explain import explain
from pygames.games.eight_cities.rules import Cities
from pygames.look.show import Moment
from tests.games.eight_cities.helpers import CITIES, START
from tests.support.shown import Said, heard_row_by_row

SETUP = Setup(2, {})


def moments(text: str, *actions: str, you: int | None = None) -> list[Moment[Cities]]:
    """Play, and return the moment after each action."""
    state, steps = Cities.read(text, SETUP), []
    for action in actions:
        before, state = state, state.child(action)
        steps.append(Moment(state, before, action, you=you))
    return steps


HERE = "a1,a2,c3,c5,d2,e5,f1,f6"
FIRST = f"{CITIES} a1a2 -"
EVERYWHERE = ",".join(place.text for place in PLACES)
# fmt: off
SAID: tuple[Said, ...] = (
    # Which sentence, where, after which actions, to whom, and its words.
    ("status", START, "", None, "White, build one road, or pass"),
    ("status", START, "", 0, "Your turn: build one road, or pass"),
    ("status", START, "", 1, "White, build one road, or pass"),
    ("status", f"{FIRST} b 2 0 0", "", None, "Black, build two roads, or pass"),
    ("status", f"{FIRST} w 2 0 0", "", None, "White, build two roads, starting at a2"),
    ("status", f"{FIRST} w 1 0 1", "", None, "White, one more road, starting at a2"),
    ("status", f"{FIRST} w 1 0 1", "", 0, "Your turn: one more road, starting at a2"),
    ("status", f"{FIRST} b 1 0 1", "", None, "Black, one more road, or pass"),
    ("status", f"{CITIES} - {EVERYWHERE} w 2 0 0", "", None, "White can only pass"),
    ("said", f"{FIRST} w 2 0 0", "a2-b2", None, "White built a2–b2"),
    ("said", f"{HERE} - - b 2 0 0", "a1-a2", None, "Black built a1–a2: 1 flag each in a1 and a2"),
    ("said", f"{HERE} - - b 2 0 0", "a1-b1", None, "Black built a1–b1"),
    ("said", f"{HERE} - - b 2 0 0", "a1-a2 pass", None, "Black passed the rest of the turn"),
    ("said", f"{HERE} - - b 2 0 0", "pass", None, "Black passed"),
    # Both roads of a turn in one go.
    ("told", f"{HERE} a1a2 - b 2 0 0", "c3-c4 c4-c5", 0,
     "Black built c3–c4 and c4–c5: 1 flag each in c3 and c5."),
    ("told", f"{HERE} - - w 1 0 0", "a1-a2", 0, "You built a1–a2: 1 flag each in a1 and a2."),
    ("told", f"{HERE} - - w 1 0 0", "pass c3-c4", 0, "You passed. Black built c3–c4."),
    # K15
    ("reason", "a1,a2,a3,c5,d2,e5,f1,f6 a1a2 - b 2 1 0", "pass", 0,
     "1 flag to 0 for you in each of the 2 most important cities. Both players have passed."),
    ("reason", "a1,a2,a3,c5,d2,e5,f1,f6 a1a2 - b 2 1 0", "pass", 1,
     "1 flag to 0 for White in each of the 2 most important cities. Both players have passed."),
)
# fmt: on

test_players_read_and_hear = heard_row_by_row(GAME, SAID)


def test_placing_the_cities_is_not_told() -> None:
    assert GAME.look.tell
    state = Cities.initial(SETUP)
    assert GAME.look.tell([Moment(state.child("@a1"), state, "@a1", you=0)]) == ""


def test_k15_beside_the_leader_flags_stand_as_in_each_city() -> None:
    state = Cities.read("a1,a2,a3,a4,d2,e5,f1,f6 a1a2,a2a3,a3a4 - b 2 0 0", SETUP)
    players = GAME.look.show(Moment(state)).players
    assert [(each.note, each.standing) for each in players] == [
        ("3 flags", "leads in 4 cities"),
        ("0 flags", "trails in 4 cities"),
    ]


def tips(text: str, *actions: str, you: int | None = None) -> list[str]:
    return [tip.words for tip in GAME.look.show(moments(text, *actions, you=you)[-1]).tips]


def test_rings_and_a_loose_end_are_explained_to_the_one_who_moves() -> None:
    rings = "Gold rings: the busiest cities. Their flags decide."
    loose = "A loose end: the next road has to start there."
    assert tips(f"{HERE} - - w 1 0 0", "pass") == []
    assert [tips(f"{HERE} - - w 1 0 0", "a1-a2", you=you) for you in (None, 0, 1)] == [
        [rings],
        [],
        [rings],
    ]
    position = "a1,a2,c3,c5,d2,e5,f1,f6 - - w 2 0 0"
    assert [tips(position, "a1-b1", you=you) for you in (None, 0, 1)] == [[loose], [loose], []]
    assert tips(position.replace("- - w", "a1a2 - w"), "a2-b2") == [loose, rings]
    # However late it is: who has read them is for the device to know.
    late = "a1,a2,a3,c5,d2,e5,f1,f6 a1a2,a2a3 - w 2 0 0"
    assert tips(late, "a3-b3") == [loose, rings]


def test_k6_whose_road_is_in_the_way_is_told_to_the_one_who_asks() -> None:
    state = Cities.read("a1,a2,c3,c5,d2,e5,f1,f6 a1b1 - b 2 0 0", SETUP)
    sentences = [explain(state, ["road-a1b1"], you).sentence for you in (None, 0, 1)]
    rest = "already runs from a1 to b1, and a place takes only one."
    assert sentences == [f"White’s road {rest}", f"Your road {rest}", f"White’s road {rest}"]
