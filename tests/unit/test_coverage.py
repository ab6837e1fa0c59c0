"""The floors under the coverage of `pygames/`: what they say, and in the long form what holds."""

from __future__ import annotations

import pytest

from tests.support.coverage import ROOT, TESTS, USUAL, Floors, Measured, kept, measure

FILES = {path.relative_to(ROOT).as_posix() for path in (ROOT / "pygames").rglob("*.py")}
FLOORS = Floors(97, {"a.py": 90, "b.py": 99})


def test_the_table_names_files_that_exist_and_floors_that_can_be_kept() -> None:
    floors = kept()
    assert set(floors.files) <= FILES
    assert all(0 < floor <= 100 for floor in (floors.whole, *floors.files.values()))
    assert USUAL not in floors.files.values(), "that floor goes without saying"
    assert list(floors.files) == sorted(floors.files)


def test_the_whole_budget_is_at_least_the_promised_one() -> None:
    assert kept().whole >= 97


def test_every_measured_function_exists() -> None:
    assert all((ROOT / folder).is_dir() for folder in TESTS)


@pytest.mark.parametrize(
    ("whole", "files", "missed"),
    [
        (97.0, {"a.py": 90.0, "b.py": 99.0, "c.py": 97.0}, []),
        (96.9, {}, ["pygames: 96.9 % is less than 97 %"]),
        (98.0, {"a.py": 89.0, "b.py": 98.5}, ["a.py: 89.0 %", "b.py: 98.5 %"]),
        (98.0, {"c.py": 96.0}, ["c.py: 96.0 % is less than 97 %"]),
    ],
)
def test_a_module_below_its_floor_is_named(
    whole: float, files: dict[str, float], missed: list[str]
) -> None:
    missing = FLOORS.missed(Measured(whole, files))
    assert len(missing) == len(missed)
    assert all(line.startswith(words) for line, words in zip(missing, missed, strict=True))


def test_floors_only_rise_and_go_with_their_files() -> None:
    measured = Measured(98.7, {"a.py": 80.0, "c.py": 99.9, "d.py": 50.0, "e.py": 97.5})
    assert FLOORS.raised(measured) == Floors(98, {"a.py": 90, "c.py": 99})


@pytest.mark.long
def test_the_tests_cover_no_less_than_the_floors() -> None:
    measured = measure()
    assert set(measured.files) <= FILES
    assert kept().missed(measured) == []
