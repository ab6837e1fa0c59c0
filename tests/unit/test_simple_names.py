"""What the editor of the page proposes is what a game in one file can use, and is explained."""

import json
from pathlib import Path

import pytest

from pygames import examples, simple
from web.tools import simple_names

MODELS = Path(str(examples.__file__)).parent
NAMES = simple_names.names()


def test_every_public_name_is_there() -> None:
    assert [each["name"] for each in NAMES["simple"]] == simple.__all__


def test_every_name_says_what_it_is_for_and_none_how_it_is_made() -> None:
    entries = [each for names in NAMES.values() for each in names]
    assert [each["name"] for each in entries if not each["about"]] == []
    assert [each["name"] for each in entries if "self" in each["signature"]] == []
    # A page shows the text as it is.
    assert [each["name"] for each in entries if "`" in each["about"]] == []


def test_a_signature_shows_what_can_be_left_out_and_what_goes_by_name() -> None:
    signatures = {each["name"]: each["signature"] for each in NAMES["simple"]}
    assert signatures["Squares"].startswith("Squares(columns, rows, *, sides=…")
    assert signatures["die"] == "die(sides=…)"
    assert signatures["OVER"] == "OVER"
    assert signatures["Simultaneous"] == "Simultaneous"
    of_a_board = [each["signature"] for each in NAMES["board"]]
    assert {"cells", "places", "empty(pieces)"} <= {*of_a_board}


def test_the_editor_has_the_model_games_before_python_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "simple.ts"
    monkeypatch.setattr(simple_names, "FILE", file)
    simple_names.write_simple_names()
    models = json.loads(file.read_text("utf-8").split(" }[] = ")[1].removesuffix(";\n"))
    files = sorted(path.name for path in MODELS.glob("[a-z]*.py"))
    assert [each["name"] for each in models] == [*files, "bot.py"]
    assert all("GAME = " in each["text"] for each in models)
