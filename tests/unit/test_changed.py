"""Which tests a change can affect: those that import, name or show what was changed."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tests.support.page_modules import ROOMS
from tests.support.sites import ROOT
from web.tools.changed import SITES, Dependents, affected, changed, dependents, needs_site


@pytest.fixture(scope="module")
def tests() -> Dependents:
    return dependents(ROOT)


@pytest.fixture(scope="module")
def of_sites() -> set[str]:
    return {
        path.relative_to(ROOT).as_posix()
        for folder in SITES
        for path in (ROOT / folder).rglob("test_*.py")
    }


def test_a_test_runs_after_a_change_in_what_it_imports_directly_or_through_others(
    tests: Dependents,
) -> None:
    found = tests.of("tests/support/effort.py")
    assert "tests/unit/test_effort.py" in found
    assert "tests/browser/test_rooms.py" in found
    assert "tests/unit/test_command_line.py" not in found


def test_a_test_of_the_page_runs_after_a_change_in_a_module_it_imports(tests: Dependents) -> None:
    found = tests.of("web/src/rooms/mistakes/schedule.ts")
    assert "tests/web/schedule.test.ts" in found
    assert "tests/web/geometry.test.ts" not in found


def test_a_script_that_a_test_runs_is_as_an_import(tests: Dependents) -> None:
    assert "tests/build/test_site.py" in tests.of("tests/build/published.ts")


@pytest.mark.parametrize(
    "path",
    [
        "web/src/keep/links.ts",
        "web/src/styles/tokens.css",
        "web/tools/bundle.ts",
        "pygames/record.py",
    ],
)
def test_all_tests_of_a_site_run_after_a_change_of_a_shared_part(
    tests: Dependents, of_sites: set[str], path: str
) -> None:
    assert of_sites <= tests.of(path)


def test_after_a_change_in_a_room_those_run_that_name_it_or_its_addresses(
    tests: Dependents, of_sites: set[str]
) -> None:
    found = tests.of("web/src/rooms/mistakes/kept.ts")
    assert {"tests/browser/test_mistakes.py", "tests/browser/test_deck.py"} <= found
    assert "tests/browser/test_touch.py" not in found
    assert len(found & of_sites) < len(of_sites) / 2


@pytest.mark.parametrize("room", ROOMS)
def test_each_room_has_tests_of_a_site(tests: Dependents, of_sites: set[str], room: str) -> None:
    """Without any, a change in it would only be tested in a whole run."""
    general = {"tests/browser/test_rooms.py"}
    assert tests.of(f"web/src/rooms/{room}/room.ts") & of_sites - general


def test_after_a_change_in_a_game_those_run_that_name_it_or_all_games(tests: Dependents) -> None:
    found = tests.of("pygames/games/on_tour/rules.py")
    assert {"tests/browser/test_every_game.py", "tests/browser/test_tour_puzzles.py"} <= found
    assert "tests/games/on_tour/test_reference.py" in found
    assert "tests/games/cercas/test_solver.py" not in found
    assert "tests/browser/test_offline.py" not in found


def test_documents_are_for_the_tests_that_read_them(tests: Dependents) -> None:
    assert "tests/unit/test_docs.py" in tests.of(".github/CONTRIBUTING.md")
    assert "tests/web/documented.test.ts" in tests.of("docs/page.md")
    assert "tests/browser/test_play.py" not in tests.of("docs/page.md")


@pytest.mark.parametrize("path", ["build.py", "web/package-lock.json", f"no/test/names/{__name__}"])
def test_everything_runs_after_a_change_that_may_affect_everything_or_is_unknown(path: str) -> None:
    assert affected({path, "docs/page.md"}) is None


def test_the_modules_of_pytest_and_of_node_are_told_apart() -> None:
    found = affected({"docs/page.md"})
    assert found
    assert "tests/web/documented.test.ts" in found.node
    assert all(path.endswith(".py") for path in found.python)
    assert needs_site("tests/browser/test_play.py")
    assert not needs_site("tests/unit/test_docs.py")


def test_changes_are_those_since_a_branch_left_main_kept_or_not(tmp_path: Path) -> None:
    def git(*words: str) -> None:
        who = ["-c", "user.name=A", "-c", "user.email=a@b.example"]
        subprocess.run(["git", *who, *words], cwd=tmp_path, check=True, capture_output=True)

    def commit(name: str) -> None:
        (tmp_path / name).write_text(name, encoding="utf-8")
        git("add", "-A")
        git("commit", "-m", name)

    git("init", "--initial-branch", "main")
    commit("first")
    git("checkout", "-b", "own")
    commit("own")
    git("checkout", "main")
    commit("theirs")
    git("checkout", "own")
    (tmp_path / "first").write_text("changed", encoding="utf-8")
    (tmp_path / "new").write_text("new", encoding="utf-8")
    assert changed(tmp_path) == {"own", "first", "new"}
