"""The long forms of tests run where they are asked for, and only there."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.support.sites import ROOT

if TYPE_CHECKING:
    from pathlib import Path

pytest_plugins = ["pytester"]

MODULE = """
import pytest
from tests.support.effort import often

@pytest.mark.parametrize("one", range(often(2, 5)))
def test_tries(one):
    pass

@pytest.mark.long
def test_takes_hours():
    pass
"""


@pytest.fixture
def tried(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    copy(pytester.path, ROOT / "tests" / "conftest.py")
    pytester.makeini("[pytest]\nmarkers = long: takes hours")
    pytester.makepyfile(MODULE)
    return pytester


def copy(folder: Path, conftest: Path) -> None:
    (folder / "conftest.py").write_bytes(conftest.read_bytes())


@pytest.mark.parametrize(
    ("options", "count", "left"), [([], 2, 1), (["--long"], 6, 0), (["--long", "-n2"], 6, 0)]
)
def test_the_long_form_runs_where_it_is_asked_for(
    tried: pytest.Pytester, options: list[str], count: int, left: int
) -> None:
    result = tried.runpytest_subprocess("-p", "no:cacheprovider", *options)
    result.assert_outcomes(passed=count, deselected=left)
