"""The outlines are those that were derived from the pinned atlases."""

import hashlib
import json
import shutil
import subprocess
from pathlib import Path

import pytest

from pygames.games import find
from pygames.games.on_tour.rules.charts import read_outlines
from pygames.games.on_tour.rules.maps import MAPS
from tests.support.sites import ROOT
from web.tools.setup import environment, tool

LAB, PLAN = ROOT / "lab" / "maps", Path("tests", "games", "on_tour", "maps.json")
FROM = (*(LAB / name for name in ("derive.ts", "plans.ts", "package-lock.json")), ROOT / PLAN)
RULES = find("on-tour").folder / "rules"


def hashed(*paths: Path) -> str:
    return hashlib.sha256(b"".join(path.read_bytes() for path in paths)).hexdigest()


def test_the_outlines_are_what_the_tool_beside_them_made() -> None:
    """Whoever changes the tool, its packages or the plan derives them anew (lab/maps/derive.ts)."""
    record = json.loads((LAB / "made.json").read_text("utf-8"))
    outlines = {name: hashed(RULES / f"{name}.outlines.txt") for name in MAPS}
    assert record == {"from": hashed(*FROM), **outlines}


@pytest.mark.long
def test_the_outlines_are_those_of_the_atlases(tmp_path: Path) -> None:
    copy = tmp_path / LAB.relative_to(ROOT)
    shutil.copytree(LAB, copy)
    (tmp_path / PLAN).parent.mkdir(parents=True)
    shutil.copy(ROOT / PLAN, tmp_path / PLAN)
    subprocess.run([tool("npm"), "ci"], cwd=copy, env=environment(), check=True)
    subprocess.run([tool("node"), "derive.ts", tmp_path], cwd=copy, check=True)
    for name in MAPS:
        file = f"{name}.outlines.txt"
        assert (tmp_path / file).read_text("utf-8") == (RULES / file).read_text("utf-8")


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
