"""Game files as they arrive: what keyboards, messengers, mails and editors do to them is undone.

`tests/web/outside.test.ts` tries the same table: the page knows each of them as a game file.
"""

import json
import random
import re

import pytest

import pygames
from pygames.annotated import read
from pygames.errors import GameError
from tests.support.effort import often
from tests.support.sites import ROOT

CASES = {
    each["what"]: each["text"]
    for each in json.loads((ROOT / "tests/corpus/game-files.json").read_text("utf-8"))
}
ACTIONS = ("d1-d3", "a7-c5", "b1-b3", "h7-h5")
UNENDED = {"half"} | {what for what in CASES if what.endswith("no result")}


@pytest.mark.parametrize("what", CASES)
def test_a_game_file_is_read_however_it_arrives(what: str) -> None:
    text = CASES[what]
    first = read(text)[0]
    assert first.record.actions == ACTIONS
    assert [len(step.instead) for step in first.steps] == [0, 2, 0, 0]
    assert first.names == ("Anna", "Ben")
    assert what == "fullwidth" or first.comment == "Anna said “no” – twice."
    assert (first.record.ended is None) == (what in UNENDED - {"half"})
    assert [each.actions for each in pygames.read(text)] == [ACTIONS] * (1 + (what == "two"))


@pytest.mark.parametrize("what", CASES)
def test_an_error_in_a_game_file_says_the_line_and_nothing_of_json(what: str) -> None:
    text, random_ = CASES[what], random.Random(what)
    for _ in range(often(40, 2_000)):
        at = random_.randrange(len(text))
        spoiled = text[:at] + random_.choice(["", "x", "{", "“", "\n", "]"]) + text[at + 1 :]
        message = _error_of(spoiled)
        assert "JSON" not in message
        if message and re.search(r"\[Game ", spoiled):
            assert re.search(r"line \d|at the end", message)


def _error_of(text: str) -> str:
    """Return what is said to be wrong with a text, "" if nothing is."""
    try:
        pygames.read(text)
    except GameError as error:
        return error.message
    return ""


@pytest.mark.parametrize(
    "after",
    ["2. b1-b9", "b1-b9", "\n\n2. b1-b9", "\n\npass\n3. b1-b3", "\n\npass {a comment}", "\npass"],
)
def test_a_slip_in_the_moves_is_no_signature(after: str) -> None:
    with pytest.raises(GameError, match=r"line \d"):
        read(f'[Game "murus-gallicus"]\n1. d1-d3 a7-c5 {after}')


def test_a_text_without_a_game_says_so() -> None:
    for text in ("[Game]", "[Game", "[game of thrones", "A [Game] we played"):
        with pytest.raises(GameError, match=r"line|no game|such as"):
            pygames.read(text)
