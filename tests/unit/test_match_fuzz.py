"""Damaged and forged messages are answered, and a game continues from those accepted."""

import json
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from pygames.games import guest
from pygames.match import next_author, write
from pygames.match.codec import VERSION
from pygames.packing import ALPHABET, Packer
from tests.support.effort import often
from tests.support.hostile import answered, resealed
from tests.support.matches import table
from tests.toy.dice_nim import GAME as TOY

CORPUS = Path(__file__).resolve().parents[1] / "corpus" / "matches-m.txt"
HEAD = 8
"""The letters before those that are packed: version, length and check."""
KNOWN = CORPUS.read_text("utf-8").splitlines()[::2]
PLAYED = [
    table(game, players, Random(players)).after(messages)
    for game, players, messages in (
        ("murus-gallicus", 2, 5),
        ("eight-by-eight", 3, 9),
        ("eight-cities", 2, 6),
        ("on-tour", 2, 7),
    )
]
NAMES = ("Ann", "Ben", "Zoë")
SENT = [
    *KNOWN,
    *(write(each.match) for each in PLAYED),
    *(write(replace(each.match, names=NAMES[: each.match.players])) for each in PLAYED),
]
SECRETS = [
    urlsafe_b64encode(secret).rstrip(b"=").decode() for each in PLAYED for secret in each.secrets
]
DUE = [
    (write(each.match), urlsafe_b64encode(each.secrets[author]).rstrip(b"=").decode())
    for game, players in (("cercas", 2), ("eight-by-eight", 4), ("on-tour", 5))
    for each in islice(table(game, players, Random(5)).to_the_end(), players - 1, 2 * players)
    if (author := next_author(each.match)) is not None
]
"""Messages once all have joined, each with the secret of the player who writes the next one."""
letters = st.sampled_from(ALPHABET)
secrets = st.sampled_from(SECRETS) | st.text(letters, min_size=21, max_size=23)
fuzz = settings(
    max_examples=often(100, 50_000),
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)


@pytest.fixture(autouse=True, scope="module")
def _toy() -> Iterator[None]:
    with guest(TOY):
        yield


@st.composite
def damaged(draw: st.DrawFn) -> str:
    """Return a real message with some letters changed, its check right again or not."""
    packed = list(draw(st.sampled_from(SENT))[HEAD:])
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, len(packed) - 1))
        # What a message packs first, it has in its last letters.
        at = len(packed) - 1 - at
        match draw(st.sampled_from(["other", "drop", "double", "cut"])):
            case "other":
                packed[at] = draw(letters)
            case "drop" if len(packed) > 1:
                del packed[at]
            case "double":
                packed[at:at] = packed[at : at + 1]
            case "cut":
                packed[at:] = packed[at : at + 1]
    text = "".join(packed)
    return resealed(VERSION, text) if draw(st.booleans()) else VERSION + text


@st.composite
def forged(draw: st.DrawFn) -> str:
    """Return a message by its grammar: each field is one that could stand there, or too large."""
    packer = Packer()
    for _ in range(8):
        packer.add(draw(st.integers(0, 63)), 64)
    packer.add_text(draw(st.sampled_from(["murus-gallicus", "dice-nim", "cercas", "chess", ""])))
    packer.add_count(draw(st.integers(0, 4)))
    packer.add_count(draw(st.sampled_from([0, 0, 0, 1, 70])))
    packer.add(draw(st.sampled_from([0, 0, 0, 1])), 2)
    packer.add(draw(st.sampled_from([0, 0, 0, 1])), 2)
    packer.add_count(draw(st.sampled_from([0, 0, 1, 2, 3, 20_000, 10**9])))
    for _ in range(draw(st.integers(0, 6))):
        packer.add(draw(st.integers(0, 2**16 - 1)), 2**16)
    for _ in range(draw(st.integers(0, 3))):
        packer.add(draw(st.integers(0, 2**128 - 1)), 1 << 128)
    for name in draw(st.lists(st.text(max_size=24), max_size=3)):
        packer.add(1, 2)
        packer.add_text(name.encode("utf-8", "replace").decode())
    return resealed(VERSION, packer.letters())


hostile = st.one_of(damaged(), forged(), st.sampled_from(SENT), st.text(letters, max_size=60))


@fuzz
@given(
    hostile,
    st.just({}) | st.builds(lambda older: {"kept": older}, hostile),
    st.just({}) | st.fixed_dictionaries({"secret": secrets, "seat": st.integers(-1, 3)}),
)
def test_any_message_is_received_or_refused(
    link: str, older: dict[str, str], own: dict[str, Any]
) -> None:
    """What is received is the match that its own link holds, and its game can go on."""
    request: dict[str, Any] = {"id": 1, "call": "receive", "link": link}
    answer = answered(json.dumps(request | older | own))
    if "ok" in answer:
        match = answer["ok"]["match"]
        assert match["link"] == link
        state = {"id": 1, "call": "state", "record": match["record"]}
        assert "ok" in answered(json.dumps(state))


@fuzz
@given(
    st.tuples(hostile, secrets) | st.sampled_from(DUE),
    st.just([])
    | st.lists(st.sampled_from(["e7-e5", "r1", "t1", "pass", "x1", ""]) | st.text(), max_size=3),
    st.booleans(),
    st.sampled_from(NAMES) | st.text(max_size=24),
)
def test_any_turn_is_taken_or_refused(
    due: tuple[str, str], actions: list[str], resign: bool, name: str
) -> None:
    """What is taken is a message that others can receive."""
    match, secret = due
    arguments = {
        "match": match,
        "secret": secret,
        "actions": actions,
        "resign": resign,
        "name": name,
    }
    answer = answered(json.dumps({"id": 1, "call": "message", **arguments}))
    message = answer.get("ok", {}).get("match")
    if message is not None:
        received = {"id": 1, "call": "receive", "link": message["link"], "kept": match}
        assert "ok" in answered(json.dumps(received))
