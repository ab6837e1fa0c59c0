"""Games that earlier builds kept on a device: today's rules go on with all of them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from pygames.record import outcome, parse
from tests.support.older import OLDER

SAVES = json.loads((Path(__file__).resolve().parents[1] / "corpus" / "saves.json").read_text())
TABLES = [
    pytest.param(json.loads(text), id=f"{build} {name.split(':')[-1]}")
    for build, entries in SAVES.items()
    for name, text in entries.items()
    if "table:" in name
]


@pytest.mark.parametrize("table", TABLES)
def test_a_game_that_an_earlier_build_kept_stands_as_it_stood(table: dict[str, Any]) -> None:
    record = parse(table["record"])
    assert record.data() == table["record"]
    assert outcome(record).over == table["over"]


def test_saves_of_each_earlier_build_are_kept() -> None:
    assert SAVES.keys() == OLDER.keys()
