"""The outlines are derived anew from the pinned atlases, and come out the same."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from pygames.games import find
from pygames.games.on_tour.rules.charts import read_outlines
from pygames.games.on_tour.rules.maps import MAPS
from tests.support.sites import ROOT
from web.tools.setup import WEB, tool

MODULES = WEB / "node_modules"


def test_the_outlines_are_those_of_the_atlases(tmp_path: Path) -> None:
    script = ROOT / "lab" / "maps" / "derive.ts"
    subprocess.run([tool("node"), script, MODULES, tmp_path], check=True)
    for name in MAPS:
        text = (find("on-tour").folder / "rules" / f"{name}.outlines.txt").read_text("utf-8")
        assert (tmp_path / f"{name}.outlines.txt").read_text("utf-8") == text


def box(d: str) -> tuple[float, float, float, float]:
    numbers = [float(n) for n in d.replace("M", " ").replace("Z", " ").split()]
    return min(numbers[::2]), min(numbers[1::2]), max(numbers[::2]), max(numbers[1::2])


def test_crimea_is_drawn_with_ukraine() -> None:
    """It lies south of all else of Ukraine, and no part of Russia's outline is there."""
    outlines = read_outlines("europe")
    parts = [box(part) for part in outlines.areas["RU"].split("Z") if part]
    left, _, right, bottom = max(
        (box(part) for part in outlines.areas["UA"].split("Z") if part), key=lambda b: b[3]
    )
    assert bottom == pytest.approx(544, abs=4)
    for part in parts:
        assert not (part[0] > left and part[2] < right and part[3] > bottom - 30)


@pytest.mark.parametrize("name", MAPS)
def test_the_data_is_small(name: str) -> None:
    assert (find("on-tour").folder / "rules" / f"{name}.outlines.txt").stat().st_size < 40_000
