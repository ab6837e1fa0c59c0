"""That the whole run is whole: pytest leaves out folders with some names, such as "build"."""

from __future__ import annotations

from fnmatch import fnmatch
from typing import TYPE_CHECKING

from tests.support.sites import ROOT

if TYPE_CHECKING:
    import pytest


def test_pytest_looks_into_every_folder_with_tests(pytestconfig: pytest.Config) -> None:
    tests = [path.relative_to(ROOT) for path in (ROOT / "tests").rglob("test_*.py")]
    folders = {name for path in tests for name in path.parent.parts}
    patterns = pytestconfig.getini("norecursedirs")
    assert not [name for name in folders for each in patterns if fnmatch(name, each)]
