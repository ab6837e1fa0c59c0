"""What players of a language say and don't say, as docs/languages/ tells; and what holds for all.

Each document lists what its texts never have, as regular expressions: who corrects a kind of
fault adds a line there, and the next one like it is refused.
"""

import inspect
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from pygames import grammar
from pygames.games.on_tour.rules.maps import MAPS
from pygames.games.on_tour.told import Held
from pygames.grammar.cast import Cast
from pygames.language import ENGLISH, module_of, speaking
from tests.support.door import ok
from tests.support.languages import PACKAGE, PACKAGES, languages, messages
from tests.support.sites import ROOT
from web.tools import languages as of_site

REFUSED = re.compile(r"^\| `(.+)` \| (.+) \|$", re.MULTILINE)
AFTER_A_CLAUSE = re.compile(r", um (?:[^,]* )?zu \w+,")
"""What needs its comma in German, whatever follows."""


def refused(code: str) -> list[tuple[re.Pattern[str], str]]:
    """Return what the texts of a language never have, and what is written instead."""
    document = (ROOT / "docs" / "languages" / f"{code}.md").read_text("utf-8")
    _, _, table = document.partition("## Not like this")
    return [(re.compile(each.replace(r"\|", "|")), but) for each, but in REFUSED.findall(table)]


def texts(code: str) -> Iterator[Path]:
    """Yield the files with the words of a language: of games, of the page, and of its tools."""
    for folder in (PACKAGE, ROOT / "web" / "src", ROOT / "web" / "tools"):
        for file in sorted(folder.rglob("*.*")):
            if re.search(rf"words/{code}[/._-]", file.as_posix()) and file.suffix != ".pyc":
                yield file


def faults(code: str) -> Iterator[str]:
    """Yield the lines of a language that have what its document refuses."""
    patterns = refused(code)
    for file in texts(code):
        for line in AFTER_A_CLAUSE.sub(" ", file.read_text("utf-8")).splitlines():
            for pattern, but in patterns:
                if pattern.search(line):
                    yield f"{file.name}: {line.strip()}\n  rather: {but}"


@pytest.mark.parametrize("code", languages())
def test_no_text_has_what_its_language_refuses(code: str) -> None:
    assert len(refused(code)) >= 5
    assert len([*texts(code)]) > 50
    wrong = [*faults(code)]
    assert wrong == [], "\n".join(wrong)


@pytest.mark.parametrize(
    ("code", "line"),
    [
        ("de", "Das Spiel endet, wenn niemand mehr zieht, oder wenn alle passen."),
        ("de", "Das Spiel ist zu Ende"),
        ("de", "Jemand anderswo"),
        ("es", "Golpea la piedra"),
        ("et", "Autahvel"),
        ("fr", "Dernier tour : à Rouge"),
        ("hr", "Na polju nikad nisu više od dva kamena."),
    ],
)
def test_a_fault_of_each_kind_would_be_seen(code: str, line: str) -> None:
    assert any(pattern.search(line) for pattern, _ in refused(code))


# What sentences say of games, whatever stands in their holes.


class _Any:
    """Something to say of each kind that a sentence is told."""

    def __init__(self, code: str) -> None:
        """Take the names of a language."""
        words = module_of("pygames.games.on_tour.words", code)
        self.cast = Cast(("Anna", "Ben"), you=1)
        self.areas = [words.AREAS.get(name, name) for name in _TOLD_APART]

    def values(self, parameter: inspect.Parameter) -> list[Any] | None:
        """Return some values of an argument, or None for a kind that isn't known here."""
        if parameter.name == "area":
            return self.areas
        several = [Held("04", area, circled=True) for area in self.areas]
        kinds: dict[str, list[Any]] = {
            "int": [3],
            "bool": [False, True],
            "str": ["c4"],
            "Cast": [self.cast],
            "Player": [0],
            "Held": several,
            "Sequence[Held]": [several[:1], several[:2], several],
            "Sequence[int]": [[3, 4]],
        }
        return kinds.get(str(parameter.annotation))

    def said(self, message: Callable[..., Any]) -> Iterator[str]:
        """Yield what a message says, if all its arguments are of kinds that are known here."""
        arguments = inspect.signature(message).parameters
        values = {name: self.values(parameter) for name, parameter in arguments.items()}
        if None in values.values():
            return
        for combination in product(*filter(None, values.values())):
            yield " ".join(_texts(_called(message, arguments, combination)))


def _called(message: Callable[..., Any], names: Iterable[str], values: Sequence[Any]) -> Any:
    try:
        return message(**dict(zip(names, values, strict=True)))
    except LookupError:
        return ""  # a sentence about something else than these values


def _texts(content: Any) -> Iterator[str]:
    if isinstance(content, str):
        yield content
    elif isinstance(content, tuple):
        for each in content:
            yield from _texts(each)


_TOLD_APART = ("Netherlands", "Mid-Atlantic", "United Kingdom", "Bosnia and Herzegovina", "Spain")
"""Areas whose names have an article, more than one word or a conjunction in some language."""
DECIMAL = re.compile(r"\b\d,\d\b")
CONJUNCTIONS = {"en": "and", "de": "und", "es": "y", "et": "ja", "fr": "et", "hr": "i"}
BARE = re.compile(r"\b(?:en|de|desde|hasta|por|a) (?:Reino|Países|Atlántico)\b|^Países .* está ")


def _sentences(code: str) -> Iterator[tuple[str, str]]:
    anything = _Any(code)
    for folder in PACKAGES:
        if folder.is_relative_to(PACKAGE / "games"):
            for name, message in messages(folder, code).items():
                if inspect.isfunction(message):
                    for sentence in anything.said(message):
                        yield f"{folder.parent.name}: {name}", sentence


@pytest.mark.parametrize("code", [ENGLISH, *languages()])
def test_a_space_of_a_row_and_a_column_is_no_decimal_number(code: str) -> None:
    assert [each for each in _sentences(code) if DECIMAL.search(each[1])] == []


@pytest.mark.parametrize("code", [ENGLISH, *languages()])
def test_a_list_has_its_conjunction_once_whatever_its_entries_say(code: str) -> None:
    conjunction = f" {CONJUNCTIONS[code]} "
    _, _, _, bosnia, spain = _Any(code).areas
    join = module_of("pygames.grammar", code).joined
    assert join(["X", bosnia, spain]).count(conjunction) <= 1
    write = module_of("pygames.games.on_tour.words", code).write
    assert write([Held("47", bosnia), Held("74", spain)]).words.count(conjunction) <= 1


def test_spanish_areas_have_their_articles() -> None:
    assert [each for each in _sentences("es") if BARE.search(each[1])] == []


@pytest.mark.parametrize("code", [ENGLISH, *languages()])
def test_no_area_is_spelled_by_its_code(code: str) -> None:
    for land in MAPS.values():
        record = ok("new", game="on-tour", options={"map": land.id}, seed="a")["record"]
        for reading in ok("read", record=record, lang=code)["readings"]:
            sentence = f"{reading['title']}. {reading['words']}"
            assert not {*re.findall(r"\b[A-Z]{2}\b", sentence)} & {*land.ids}, sentence


@pytest.mark.parametrize(
    ("code", "names"),
    [
        ("de", ["Dänemark", "Deutschland", "Österreich", "Polen"]),
        ("es", ["España", "Noruega", "Ñandú", "Omán"]),
        ("et", ["Saksamaa", "Šveits", "Taani", "Venemaa", "Õhtu", "Ülem"]),
        ("fr", ["Écosse", "Espagne", "Estonie", "Finlande"]),
        ("hr", ["Cipar", "Crna Gora", "Češka", "Danska", "Španjolska", "Zagreb", "Žabljak"]),
    ],
)
def test_names_are_in_the_order_of_a_dictionary(code: str, names: list[str]) -> None:
    key = module_of("pygames.grammar", code).alphabetical
    assert sorted(names, key=key) == names


def test_neighbours_are_read_in_the_order_of_their_names() -> None:
    europe = MAPS["europe"]
    record = ok("new", game="on-tour", options={"map": europe.id}, seed="a")["record"]
    readings = ok("read", record=record, lang="hr")["readings"]
    empty = [each["words"] for each in readings if not re.search(r"\d|[*X]", each["words"])]
    with speaking("hr"):
        near = max(
            ([name for name in europe.names if name in sentence] for sentence in empty), key=len
        )
        sentence = next(sentence for sentence in empty if all(name in sentence for name in near))
        assert sorted(near, key=sentence.index) == sorted(near, key=grammar.alphabetical)
    assert len(near) > 3


@pytest.mark.parametrize("code", languages())
def test_a_language_needs_no_letters_beyond_the_small_fonts(code: str) -> None:
    words = "".join(file.read_text("utf-8") for file in texts(code))
    needed = of_site.fonts(words)
    assert set(needed) <= {*of_site.LETTERS}
    sizes = [(ROOT / "web" / "src" / name).stat().st_size for name in needed if "fonts" in name]
    assert sum(sizes) < 8_000
