"""The floors under the coverage of `pygames/`: what they say, and in the long form what holds."""

import pytest

from tests.support.coverage import ROOT, USUAL, kept, measure

FILES = {path.relative_to(ROOT).as_posix() for path in (ROOT / "pygames").rglob("*.py")}


def test_the_table_names_files_that_exist_and_floors_that_can_be_kept() -> None:
    floors = kept()
    assert floors.whole >= 97, "that was promised"
    assert set(floors.files) <= FILES
    assert all(0 < floor <= 100 for floor in (floors.whole, *floors.files.values()))
    assert USUAL not in floors.files.values(), "that floor goes without saying"
    assert list(floors.files) == sorted(floors.files)


@pytest.mark.long
def test_the_tests_cover_no_less_than_the_floors() -> None:
    measured = measure()
    assert set(measured.files) <= FILES
    assert kept().missed(measured) == []
