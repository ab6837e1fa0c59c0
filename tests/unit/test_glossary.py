"""One word for one thing: names of types stand for one thing, and the glossary's words are used."""

from __future__ import annotations

import re
from collections import defaultdict

import pytest

from tests.support.sites import ROOT
from web.tools.door_types import door_types

SOURCE = ROOT / "web" / "src"
TYPE = re.compile(r"^export (?:abstract )?(?:type|interface|class) (\w+)", re.MULTILINE)
WORD = re.compile(r"\*\*(.+?)\*\*")
IN_EVERY_ROOM = {"Deps"}
"""What a part depends on has this name in every room, since no other room speaks of it."""
CODE = {"pygames": "*.py", "web/src": "*.ts*", "web/src/styles": "*.css", "web/src/rooms": "*.css"}
TEST_CODE = {"tests": "*.py", "pygames/conformance": "*.py"}


def _glossary() -> dict[str, list[str]]:
    """Return the words of each chapter of the glossary."""
    text = (ROOT / "docs" / "glossary.md").read_text("utf-8")
    chapters = [chapter.partition("\n") for chapter in text.split("\n## ")[1:]]
    rows = {
        title: re.findall(r"^\| (\*\*.*?) \|", body, re.MULTILINE) for title, _, body in chapters
    }
    return {title: WORD.findall(" ".join(row)) for title, row in rows.items()}


def _names(places: dict[str, str]) -> str:
    """Return all that is written in some folders, its names cut into words."""
    paths = {path for folder, kind in places.items() for path in (ROOT / folder).rglob(kind)}
    text = "\n".join(path.read_text("utf-8") for path in sorted(paths))
    return _apart(re.sub(r"(?<=[a-z])(?=[A-Z])", " ", text))


def _apart(text: str) -> str:
    return re.sub(r"[_\-\s]+", " ", text).lower()


@pytest.fixture(scope="module")
def code() -> str:
    return _names(CODE)


@pytest.fixture(scope="module")
def test_code() -> str:
    return _names(TEST_CODE)


def test_no_two_rooms_of_the_page_have_types_of_one_name() -> None:
    rooms: defaultdict[str, set[str]] = defaultdict(set)
    for name in TYPE.findall(door_types()):
        rooms[name].add("the door")
    for path in SOURCE.rglob("*.ts*"):
        for name in TYPE.findall(path.read_text("utf-8")):
            rooms[name].add(str(path.relative_to(SOURCE)))
    twice = {name: sorted(places) for name, places in rooms.items() if len(places) > 1}
    assert {name: twice[name] for name in sorted(set(twice) - IN_EVERY_ROOM)} == {}


def test_the_glossary_has_words() -> None:
    glossary = _glossary()
    assert len(glossary) > 5
    assert all(glossary.values())


@pytest.mark.parametrize("chapter", _glossary())
def test_the_code_uses_the_glossarys_words(chapter: str, code: str, test_code: str) -> None:
    text = test_code if chapter == "Tests" else code
    words = _glossary()[chapter]
    unused = [word for word in words if not re.search(rf"\b{re.escape(_apart(word))}s?\b", text)]
    assert unused == []
