"""What the package offers to those who import it."""

from __future__ import annotations

import doctest
import re
import tomllib
from typing import Any

import pygames
from tests.support.sites import ROOT

PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


def test_what_is_public_is_listed_in_order_and_is_there() -> None:
    kinds = sorted(pygames.__all__, key=lambda name: (not name.isupper(), name[0].islower(), name))
    assert sorted(set(pygames.__all__)) == sorted(pygames.__all__)
    assert kinds == pygames.__all__
    assert all(hasattr(pygames, name) for name in pygames.__all__)


def test_nothing_else_is_public() -> None:
    rooms = {
        "adapters",
        "added",
        "bots",
        "challenge",
        "core",
        "daily",
        "dare",
        "door",
        "ending",
        "errors",
        "even",
        "foreign",
        "game",
        "games",
        "hall",
        "link",
        "look",
        "match",
        "packing",
        "puzzles",
        "rating",
        "record",
        "vector",
    }
    names = {name for name in vars(pygames) if not name.startswith("_")}
    assert names - rooms - {"cli", "conformance", "TYPE_CHECKING"} <= set(pygames.__all__)


def test_the_examples_of_the_readme_do_what_they_say() -> None:
    found = doctest.testfile(str(ROOT / "README.md"), module_relative=False, encoding="utf-8")
    assert found.attempted > 4
    assert found.failed == 0


def test_the_metadata_is_complete() -> None:
    assert {"name", "description", "readme", "license", "authors", "keywords"} <= PROJECT.keys()
    for name in (PROJECT["readme"], *PROJECT["license-files"]):
        assert (ROOT / name).is_file()
    assert re.fullmatch(r"\d+\.\d+\.\d+", pygames.__version__)
