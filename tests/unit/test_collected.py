"""That the whole run is whole: pytest leaves out folders with some names, such as "build"."""

from __future__ import annotations

from fnmatch import fnmatch
from typing import TYPE_CHECKING

from tests.support.needs import NEEDS, needs_of
from tests.support.sites import ROOT

if TYPE_CHECKING:
    import pytest


def test_pytest_looks_into_every_folder_with_tests(pytestconfig: pytest.Config) -> None:
    tests = [path.relative_to(ROOT) for path in (ROOT / "tests").rglob("test_*.py")]
    folders = {name for path in tests for name in path.parent.parts}
    patterns = pytestconfig.getini("norecursedirs")
    assert not [name for name in folders for each in patterns if fnmatch(name, each)]


def test_each_module_of_tests_in_a_browser_says_what_it_needs_of_one() -> None:
    modules = [*(ROOT / "tests" / "browser").rglob("test_*.py")]
    assert [path.stem for path in modules if not needs_of(path)] == []
    names = {name for text in NEEDS.values() for name in text.split()}
    assert names == {path.stem.removeprefix("test_") for path in modules}
