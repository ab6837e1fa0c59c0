"""What a card needs: the guide has a table of it, and a sentence says what is missing."""

import re
from dataclasses import MISSING, fields, replace
from pathlib import Path

import pytest

from pygames import game
from pygames.conformance import BrokenPromiseError, check
from pygames.look.short import InShort
from pygames.workshop.needed import FILES, NEEDED, lacking
from tests.support.toy import GUIDE
from tests.toy.dice_nim import GAME as TOY

ROW = re.compile(r"^\| (`\w+`|the folder) \| `([\w.]+)` \| (.*) \|$", re.MULTILINE)
PARTS = {"Game": TOY, "Rules": TOY.rules, "Look": TOY.look, "Bots": TOY.bots}


def test_all_that_is_needed_is_written_down_and_nothing_else() -> None:
    for name, needed in NEEDED.items():
        every = fields(getattr(game, name))
        parts = [
            part.name
            for part in every
            if part.default is MISSING and part.default_factory is MISSING
        ]
        assert sorted(needed) == sorted(parts), name


def test_the_guide_has_the_same_table() -> None:
    table = [(what.strip("`"), *more) for what, *more in ROW.findall(GUIDE.read_text("utf-8"))]
    needed = [(what, *each) for what, parts in NEEDED.items() for each in parts.items()]
    assert table == needed + [("the folder", *each) for each in FILES.items()]


@pytest.mark.parametrize(
    ("name", "missing"), [(name, each) for name, needed in NEEDED.items() for each in needed]
)
def test_a_sentence_says_what_is_missing(name: str, missing: str) -> None:
    kind, whole = getattr(game, name), PARTS[name]
    parts = {part.name: getattr(whole, part.name) for part in fields(kind) if part.name != missing}
    with pytest.raises(TypeError) as error:
        kind(**parts)
    assert lacking(error.value) == f"{name} needs {missing}: {NEEDED[name][missing]}"


def test_all_missing_programs_are_named_at_once() -> None:
    with pytest.raises(TypeError) as error:
        game.Bots()  # type: ignore[call-arg]
    assert lacking(error.value) == (
        "Bots needs choose: the action of a bot; counts: what bots count: nodes or playouts"
    )
    with pytest.raises(TypeError) as error:
        InShort("Win.", "Move.", "Soon.")  # type: ignore[call-arg]
    assert lacking(error.value) == "InShort needs score"
    assert lacking(TypeError("another")) == lacking(ValueError("another")) == ""


@pytest.mark.parametrize("name", FILES)
def test_a_missing_file_is_named(name: str, tmp_path: Path) -> None:
    folder = tmp_path / TOY.folder.name
    folder.mkdir()
    for other in FILES.keys() - {name}:
        (folder / other).write_bytes((TOY.folder / other).read_bytes())
    with pytest.raises(BrokenPromiseError, match=f"Game needs {name}: {FILES[name]}"):
        check(replace(TOY, folder=folder))
