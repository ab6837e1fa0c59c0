"""A sixth game is one folder and its tests: the shared tests take it as they are.

The toy game goes into a copy of the whole checkout under a name of its own, as a game that began
as a copy of it would; there the shared tests run, but for the cases of the other games.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from pygames.games import catalog
from tests.support.effort import is_long
from tests.support.sites import ROOT
from tests.support.toy import NOT_COPIED, TOY, copy_renamed
from web.tools.setup import lend

pytestmark = pytest.mark.slow

NEW_NAMES = {
    "tests.toy.dice_nim": "pygames.games.another_nim",
    "dice_nim": "another_nim",
    "dice-nim": "another-nim",
    "Dice Nim": "Another Nim",
}
# Those of lab/ need no new game.
SHARED = ["tests/unit", "tests/look", "tests/conformance", "tests/golden"]
OWN = "tests/games/another_nim"
# In the short form: what looks at the new game, or at the whole catalogue.
CONCERNED = (
    "another-nim or another_nim or test_catalog or test_directions or test_docs or test_calls"
)
OPTIONAL = ("figures.py", "lessons.py", "paper.py")
# The lines of its card and of its rules that it can do without.
WANTED_BY_NONE = re.compile(
    r"^.*(?:FIGURES|handouts|lessons_in\(|read_position|feats=|tip=|^!\[).*\n", re.MULTILINE
)


@pytest.fixture
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of this checkout with a sixth game; nothing that was there is changed."""
    root = tmp_path_factory.mktemp("sixth") / "checkout"
    shutil.copytree(ROOT, root, ignore=NOT_COPIED)
    copy_renamed(TOY / "dice_nim", root / "pygames" / "games" / "another_nim", NEW_NAMES)
    copy_renamed(TOY / "tests", root / OWN, NEW_NAMES)
    return root


def run_tests(checkout: Path, *arguments: str) -> str:
    """Run pytest in the copy and return what it printed; fail where a test does."""
    process = subprocess.run(
        # Reports aren't read, and rewriting all assertions would take longer than running the
        # tests.
        [sys.executable, "-B", "-m", "pytest", "-v", "--assert=plain", *arguments],
        cwd=checkout,
        env={name: value for name, value in os.environ.items() if not name.startswith("PYTEST")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert process.returncode == 0, process.stdout[-5000:] + process.stderr
    return process.stdout


def test_the_shared_tests_take_a_sixth_game_unchanged(checkout: Path) -> None:
    # The cases of the other games run in this checkout anyway.
    others = " or ".join(f"{game.id} or {game.folder.name}" for game in catalog())
    cases_of = f"not ({others})" if is_long() else f"({CONCERNED}) and not ({others} or broken)"
    itself = f"--ignore=tests/unit/{Path(__file__).name}"
    output = run_tests(checkout, *SHARED, OWN, itself, "-k", cases_of)
    cases = [line for line in output.splitlines() if "another-nim" in line.replace("_", "-")]
    without = [folder for folder in (*SHARED, OWN) if not any(c.startswith(folder) for c in cases)]
    assert without == [], "no test of these took the game"


def test_a_game_with_only_the_required_functions_is_taken_too(checkout: Path) -> None:
    game = checkout / "pygames" / "games" / "another_nim"
    for name in OPTIONAL:
        (game / name).unlink()
    for name in ("__init__.py", "rules.md"):
        file = game / name
        file.write_text(WANTED_BY_NONE.sub("", file.read_text("utf-8")), "utf-8")
    shutil.rmtree(checkout / OWN)
    modules = ("test_rules_page", "test_lessons", "test_printed", "test_show", "test_vector")
    folders = ("tests/look", "tests/conformance", "tests/golden")
    units = (f"tests/unit/{name}.py" for name in modules)
    run_tests(checkout, *folders, *units, "-k", "another-nim")


def test_a_game_for_exactly_three_is_taken_too(checkout: Path) -> None:
    card = checkout / "pygames" / "games" / "another_nim" / "__init__.py"
    card.write_text(card.read_text().replace("players=(2, 3)", "players=(3, 3)"))
    modules = ("tests/unit/test_feats.py", "tests/unit/test_claims.py")
    run_tests(checkout, *modules, "-k", "another-nim")


@pytest.mark.long
def test_the_site_is_built_with_a_sixth_game(checkout: Path) -> None:
    lend(checkout)
    subprocess.run([sys.executable, "build.py"], cwd=checkout, check=True)
    page = (checkout / "dist" / "another-nim" / "index.html").read_text("utf-8")
    assert "<h1>Another Nim</h1>" in page
    assert "another-nim" in (checkout / "dist" / "index.html").read_text("utf-8")
