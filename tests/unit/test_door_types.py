"""The page's types of the door are those of the Python side."""

from typing import get_args, get_type_hints

import pytest

from pygames.door.calls import CALLS
from pygames.door.card_data import Card
from pygames.door.view_data import View
from pygames.errors import KINDS
from pygames.look import scene
from tests.support.door import EMPTY, ok
from web.tools import door_types

WRITTEN = door_types.door_types()
# However its lines are broken: the last field of what has lines of its own has a semicolon too.
CALLS_WRITTEN = " ".join(WRITTEN.partition("export type Calls = ")[2].split()).replace("; }", " }")


@pytest.mark.parametrize("name", CALLS)
def test_every_call_has_arguments_and_an_answer(name: str) -> None:
    call = CALLS[name]
    body, _, answer = CALLS_WRITTEN.split(f" {name}: {{ args: ")[1].partition(" answer: ")
    for key in call.needs:
        assert f" {key}: " in body
    for key in call.may:
        assert f" {key}?: " in body
    assert answer.startswith(f"{get_type_hints(call.run)['return'].__name__} }}")


@pytest.mark.parametrize(
    "member",
    [
        *KINDS,
        *scene.KINDS,
        *scene.SOUNDS,
        *scene.FORMS,
        *get_args(scene.Texture),
        *get_args(scene.MotionName),
    ],
)
def test_closed_sets_are_written_in_full(member: str) -> None:
    assert f"'{member}'" in WRITTEN


def test_a_view_and_a_card_have_the_fields_of_their_types() -> None:
    assert set(ok("view", record=EMPTY)) == set(get_type_hints(View))
    for card in ok("catalog")["games"]:
        assert set(card) == set(get_type_hints(Card))
