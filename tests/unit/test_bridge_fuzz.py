"""The door answers any input in one line, with an answer or a failure of a known kind."""

import json
import logging
import os
from collections.abc import Iterator
from math import inf
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from pygames.daily import LAST
from pygames.door import bridge
from pygames.door.calls import CALLS
from pygames.games import guest
from pygames.link import write
from pygames.record import parse
from tests.support.door import MURUS, OVER, ok, texts_of
from tests.support.effort import often
from tests.support.hostile import answered, in_form
from tests.toy.dice_nim import GAME as TOY

pytestmark = pytest.mark.slow

EXAMPLES = often(int(os.environ.get("PYGAMES_FUZZ", "200")), 25_000)
fuzz = settings(
    max_examples=EXAMPLES,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)

NIM = MURUS | {"game": "dice-nim", "options": {"heap": "9"}, "actions": ["r2"], "seed": "a"}
MATCH, KEPT, SECRET = (
    "mvAPLiZkBVU738ObGuVNK7XamZuWAoEAAKx6K2Jz62GCJ45LkfjDLkh",
    "mPCPpG8QBbtUyfRp5znzRCqYlasBFE8TI_tSIF9EPzt31FBz6FcYirZZCyk170UrAKx6K2Jz62GCJ45LkfjDLkh",
    "A" * 22,
)
FINISHED: dict[str, Any] = {
    "at": 3e8, "seats": ["person", "bot1"], "names": ["Ann", ""], "places": [0, 1],
    "scores": [3, None], "moves": [4, 5], "kind": "rated", "early": True, "options": {},
}  # fmt: skip
PUZZLE = texts_of("murus-gallicus")[0]
BASE: dict[str, dict[str, Any]] = {
    "catalog": {},
    "card": {"game": "murus-gallicus"},
    "rules": {"game": "murus-gallicus"},
    "new": {"game": "dice-nim", "players": 2, "options": {}, "seed": "a", "start": "9 0 0 11"},
    "state": {"record": MURUS},
    "view": {"record": NIM, "at": 1, "seat": 1},
    "play": {"record": MURUS, "action": "e1-e3"},
    "act": {"record": NIM, "action": "t1", "seat": 1},
    "arrange": {"record": MURUS, "change": "e4", "piece": "W", "start": "8/8/8/3b4/3W4/8/8 w"},
    "explain": {"record": MURUS, "picks": ["sq-e1", "sq-e5"]},
    "choose": {"record": MURUS, "level": 1, "nodes": 10, "seed": "a", "memory": False},
    "perft": {"game": "murus-gallicus", "depth": 1, "start": "8/8/8/3b4/3W4/8/8 w"},
    "hint": {"record": MURUS, "nodes": 10, "seed": "a"},
    "evaluate": {"record": NIM, "at": 1, "nodes": 10, "seed": "a"},
    "lines": {"record": MURUS, "at": 0, "count": 2, "nodes": 10, "seed": "a"},
    "weigh": {"record": MURUS, "at": 0, "action": "e1-e3", "nodes": 10, "seed": "a"},
    "review": {"record": OVER},
    "costs": {
        "record": MURUS,
        "evaluations": [
            {"ply": 0, "win": [0.5, 0.5], "action": "e1-e3"},
            {"ply": 1, "win": [0.25, 0.75], "action": None},
        ],
        "looks": [
            {
                "ply": 0,
                "look": "close",
                "better": "e1-e3",
                "cost": 0.5,
                "win": {"best": [0.75, 0.25], "after": [0.25, 0.75]},
                "because": "",
            }
        ],
    },
    "frames": {"record": NIM},
    "svg": {"record": NIM, "theme": "light", "at": 1, "seat": 0, "animate": False},
    "paper": {"game": "dice-nim", "handout": "row", "players": 2, "options": {}, "seed": "a"},
    "printed": {"record": NIM, "names": ["", "a"]},
    "typed": {"record": MURUS, "text": "E1 e3"},
    "read": {"record": NIM, "at": 1, "seat": 1, "you": 0, "names": ["", "a"]},
    "lessons": {"game": "dice-nim"},
    "attempt": {"game": "dice-nim", "course": "basics", "step": 1, "tried": "t2"},
    "continue": {"record": NIM | {"actions": []}},
    "link": {"record": NIM},
    "games": {"text": '[Game "dice-nim"]\n', "addresses": [["g", "1a"]]},
    "annotate": {
        "record": NIM,
        "names": ["A"],
        "ways": [[]],
        "said": [{"actions": [], "words": "a"}],
    },
    "open": {"link": write(parse(MURUS))},
    "end": {"record": MURUS, "ended": "draw"},
    "daily": {"game": "murus-gallicus", "day": 20_773},
    "standing": {
        "bands": [1, 5], "answers": [{"at": 1, "grade": 3, "band": 1}], "tried": [0], "day": 3,
        "among": [1], "skipped": [1], "run": {"seed": 7, "grades": [3]},
    },
    "objection": {"record": MURUS, "action": "e1-e3"},
    "rival": {"game": "murus-gallicus", "day": 20_773, "level": 1},
    "dare": {"record": OVER, "seat": 0, "own": OVER},
    "hall": {"game": "dice-nim", "games": [FINISHED, FINISHED | {"kind": "practice"}], "day": 4},
    "even": {"game": "dice-nim", "games": [FINISHED]},
    "puzzles": {"game": "murus-gallicus"},
    "puzzle": {"game": "murus-gallicus", "text": PUZZLE},
    "booklet": {"game": "murus-gallicus", "puzzles": [PUZZLE], "seed": "a"},
    "solution": {"game": "murus-gallicus", "text": PUZZLE},
    "solve": {
        "game": "murus-gallicus",
        "text": PUZZLE,
        "record": ok("puzzle", game="murus-gallicus", text=PUZZLE)["record"],
    },
    "length": {"game": "dice-nim", "players": 2, "options": {}},
    "match": {"game": "dice-nim", "seat": 0, "secret": SECRET, "players": 2, "options": {}},
    "message": {
        "match": MATCH,
        "secret": SECRET,
        "actions": [],
        "resign": False,
        "name": "Ben",
    },
    "beforehand": {
        "match": MATCH,
        "seat": 1,
        "secret": SECRET,
        "opening": SECRET,
        "actions": [],
    },
    "named": {"link": KEPT},
    "receive": {"link": KEPT, "kept": MATCH, "secret": SECRET, "seat": 0},
    "fit": {
        "link": KEPT,
        "record": {"actions": []},
        "kept": MATCH,
        "secret": SECRET,
        "seat": 0,
        "joined": 1,
        "since": 0,
    },
}  # fmt: skip

words = st.sampled_from(
    ["murus-gallicus", "dice-nim", "r1", "t1", "pass", "d1-d3", "sq-d1", "heap", "9", "a", "", "id"]
)
texts = words | st.text(st.characters(), max_size=8) | st.just("\ud800")
scalars = (
    st.none()
    | st.booleans()
    | st.integers(-3, 3)
    | st.integers()
    | st.floats(-1e9, 1e9)
    | st.sampled_from([10**400, -(10**30), 1e300, inf, -inf, -0.0])
    | texts
)
values = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(texts, inner, max_size=3)
)


@pytest.fixture(autouse=True)
def _toy(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    with guest(TOY), caplog.at_level(logging.ERROR):
        yield
        assert caplog.text == "", "a defect was met"


def dumped(value: object) -> str:
    """Write JSON in which an infinite number is one that is too large: so it can arrive."""
    return json.dumps(value).replace("Infinity", "1e999")


HOSTILE: list[Any] = [
    None, True, -1, 0, 3, 10**400, 1e300, inf, -0.0, "", "\ud800", [], {}, [[]], [{}],
]  # fmt: skip


def changed(value: Any) -> Iterator[Any]:
    """Yield a value with one part, however deep, replaced by a hostile one or left out."""
    yield from HOSTILE
    if not isinstance(value, dict | list):
        return
    for at in list(value) if isinstance(value, dict) else range(len(value)):
        if at != "nodes":  # without a budget, a bot takes its time
            fewer = value.copy()
            del fewer[at]
            yield fewer
        for part in changed(value[at]):
            other = value.copy()
            other[at] = part
            yield other


def test_every_call_is_tried_by_changing_what_it_accepts() -> None:
    assert set(BASE) == set(CALLS)
    requests = {call: dumped({"call": call, **base}) for call, base in BASE.items()}
    answers = {call: in_form(bridge.answer(request)) for call, request in requests.items()}
    unanswered = [call for call, answer in answers.items() if "ok" not in answer]
    assert unanswered == ["rival"], "of another game it would play one with each value"


@fuzz
@given(st.binary(max_size=200))
def test_any_bytes_are_answered(data: bytes) -> None:
    assert "error" in answered(data)


@fuzz
@given(st.text(max_size=200))
def test_any_text_is_answered(text: str) -> None:
    assert "error" in answered(text)


@fuzz
@given(values)
def test_any_json_is_answered(value: object) -> None:
    assert "error" in answered(dumped(value))


@fuzz
@given(st.sampled_from(sorted(BASE)), st.dictionaries(texts, values, max_size=4))
def test_any_arguments_of_any_call_are_answered(call: str, arguments: dict[str, Any]) -> None:
    answered(dumped({**arguments, "id": 1, "call": call}))


@fuzz
@given(st.data())
def test_any_change_of_one_argument_is_answered(data: st.DataObject) -> None:
    call = data.draw(st.sampled_from([name for name, base in BASE.items() if base]))
    key = data.draw(st.sampled_from(sorted(BASE[call])))
    value = data.draw(values)
    if key == "depth" and value in range(4, 21):
        value = 3
    answer = answered(dumped({"id": "x", "call": call, **BASE[call], key: value}))
    assert answer["id"] == "x"


@pytest.mark.parametrize("call", BASE)
def test_a_hostile_value_in_any_place_is_answered(call: str) -> None:
    """Here each part of each argument is tried with each of a few values, at any depth."""
    for arguments in changed(BASE[call]):
        if isinstance(arguments, dict) and arguments.get("depth") != 3:
            answered(dumped({**arguments, "id": 1, "call": call}))


def each(values: st.SearchStrategy[Any], players: int) -> st.SearchStrategy[list[Any]]:
    return st.lists(values, min_size=players, max_size=players)


DAY_MS = 86_400_000
names = st.sampled_from(["Ann", "Ben", "bot1", ""]) | texts
numbers = st.integers(-5, 5) | st.floats(-1e9, 1e9)
finished = st.integers(1, 16).flatmap(
    lambda players: st.fixed_dictionaries(
        {
            "at": (st.integers(0, 5) | st.integers(0, LAST)).map(lambda day: day * DAY_MS),
            "seats": each(st.sampled_from(["person", "far", "bot1", "bot5"]), players),
            "names": each(names, players),
            "places": each(st.integers(0, 3), players),
            "scores": each(st.none() | numbers, players),
            "moves": each(st.integers(0, 3), players),
            "kind": st.sampled_from(["rated", "practice"]),
            "early": st.booleans(),
            "options": st.dictionaries(texts, texts, max_size=2),
        }
    )
)
MOST_PAIRS = 10_000
"""Of players in games that come to the same: they are rated within the time of an answer."""
often_the_same = st.tuples(finished, st.sampled_from([1, 2, 30, 100]), st.booleans())


@settings(fuzz, max_examples=often(EXAMPLES // 4, EXAMPLES))  # of hundreds of games each
@given(st.lists(often_the_same, max_size=5))
def test_any_finished_games_make_a_hall_of_fame(
    streaks: list[tuple[dict[str, Any], int, bool]],
) -> None:
    """Equal results are from one day, or from days in a row."""
    games = [
        game | {"at": min(game["at"] + number * in_a_row * DAY_MS, LAST * DAY_MS)}
        for game, times, in_a_row in streaks
        for number in range(min(times, MOST_PAIRS // len(game["seats"]) ** 2))
    ]
    assert "ok" in answered(
        dumped({"id": 1, "call": "hall", "game": "cercas", "games": games, "day": 9})
    )


@fuzz
@given(st.data())
def test_a_request_with_damaged_bytes_is_answered(data: st.DataObject) -> None:
    call = data.draw(st.sampled_from(sorted(set(BASE) - {"perft"})))
    request = bytearray(dumped({"id": 1, "call": call, **BASE[call]}).encode())
    for _ in range(data.draw(st.integers(1, 4))):
        request[data.draw(st.integers(0, len(request) - 1))] = data.draw(st.integers(0, 255))
    answered(bytes(request))
