"""The package as a programmer has it who installs its wheel in an empty environment."""

import re
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

from pygames import __version__
from tests.support.sites import ROOT
from tests.support.toy import toy_wheel
from web.tools.release import SOURCE, release, with_whole_links

SAMPLE = ROOT / "tests" / "support" / "sample_engine.py"
README = (ROOT / "README.md").read_text("utf-8")
pytestmark = pytest.mark.slow


HOME = "https://host.example/them/pygames"


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """Build a release, as the workflow does."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(SOURCE, HOME)
        return release(tmp_path_factory.mktemp("packages"))


def test_the_page_of_the_package_stands_alone(packages: tuple[Path, Path]) -> None:
    with zipfile.ZipFile(packages[1]) as archive:
        (name,) = (each for each in archive.namelist() if each.endswith("/METADATA"))
        about = archive.read(name).decode()
    assert "![" in about
    links = re.findall(r"\]\(([^)]+)\)", about)
    assert all(link.startswith((f"{HOME}/", "https://", "#")) for link in links)
    assert f"{HOME}/raw/v{__version__}/docs/table.png" in links
    assert f"Project-URL: Source, {HOME}\n" in about


def test_a_link_to_a_part_of_a_page_or_elsewhere_stays() -> None:
    text = "[a](#b) [c](https://d/e) ![f](g/h.png) [i](j.md#k)"
    whole = with_whole_links(text, "https://s")
    at = f"v{__version__}"
    assert whole == (
        f"[a](#b) [c](https://d/e) ![f](https://s/raw/{at}/g/h.png) [i](https://s/blob/{at}/j.md#k)"
    )


@pytest.fixture(scope="module")
def python(packages: tuple[Path, Path], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Install the wheel of a release in an environment that has nothing else."""
    folder = tmp_path_factory.mktemp("installed")
    sources, wheel = packages
    assert sources.name == f"pygames_tabletop-{__version__}.tar.gz"
    venv.create(folder / "empty", with_pip=False)
    path = folder / "empty" / ("Scripts" if sys.platform == "win32" else "bin") / "python"
    pip = [sys.executable, "-m", "pip", "--python", str(path), "install", "--quiet"]
    subprocess.run([*pip, "--no-index", "--no-deps", str(wheel)], check=True)
    return path


def said(python: Path, folder: Path, *arguments: str | Path) -> str:
    """Run Python there, away from the checkout; return what it prints."""
    command: list[str | Path] = [python, "-I", *arguments]
    return subprocess.run(command, cwd=folder, check=True, capture_output=True, text=True).stdout


def test_the_version_is_named(python: Path, tmp_path: Path) -> None:
    assert said(python, tmp_path, "-m", "pygames", "--version").strip() == __version__


def test_the_workflow_of_a_release_builds_what_is_tested_here() -> None:
    workflow = (ROOT / ".github" / "workflows" / "release.yml").read_text("utf-8")
    assert "python -m web.tools.release packages" in workflow
    used = re.findall(r"uses: (\S+)", workflow)
    assert len(used) == 5
    assert all(re.fullmatch(r"[\w/-]+@[0-9a-f]{40}", each) for each in used)


def test_three_lines_of_the_readme_draw_a_board(python: Path, tmp_path: Path) -> None:
    (code,) = re.findall(r"Three lines.*?```python\n(.*?)```", README, re.DOTALL)
    lines = [line.removeprefix(">>> ") for line in code.strip().splitlines()]
    assert len(lines) == 3
    show = "print(record._repr_svg_())"
    picture = said(python, tmp_path, "-c", "\n".join([*lines, show]))
    assert picture.startswith("<svg")
    assert (tmp_path / "board.svg").read_text("utf-8").startswith("<svg")


def test_an_engine_plays_the_arena(python: Path, tmp_path: Path) -> None:
    bots = ("random", "--bot", f"{python} {SAMPLE}", "--go", "nodes=1", "--games", "2")
    out = said(python, tmp_path, "-m", "pygames", "arena", "murus-gallicus", *bots)
    assert sum(map(int, re.findall(r"(\d+) (?:won|drawn|lost)", out.splitlines()[-3]))) == 2


def test_a_game_from_a_wheel_is_played(python: Path, tmp_path: Path) -> None:
    words = ("--with", toy_wheel(tmp_path), "play", "dice-nim", "--seats", "random,random")
    assert "wins" in said(python, tmp_path, "-m", "pygames", *words)
