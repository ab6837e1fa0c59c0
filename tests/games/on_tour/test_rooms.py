"""What the rooms of the game may know of each other."""

import re
from pathlib import Path

import pytest

from pygames.games import find

BELOW = {"rules": {"words"}, "look": {"words", "rules", "told"}, "bot": {"words", "rules"}}
OWN = re.compile(r"^\s*from pygames\.games\.on_tour(?:\.(\w+)\S*)? import (\w+)", re.MULTILINE)


def rooms_used(file: Path) -> set[str]:
    """Return the rooms that a file imports from; the sentences count as one."""
    return {room or name for room, name in OWN.findall(file.read_text("utf-8"))}


@pytest.mark.parametrize("room", BELOW)
def test_a_room_knows_the_rules_and_the_sentences_and_no_other_room(room: str) -> None:
    files = list((find("on-tour").folder / room).glob("*.py"))
    assert set().union(*map(rooms_used, files)) == {room, *BELOW[room]}


def test_the_sentences_know_no_room() -> None:
    files = list((find("on-tour").folder / "words").glob("*.py"))
    assert set().union(*map(rooms_used, files)) <= {"words", "told"}
