"""Fixtures for all tests."""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING

import pytest

from pygames.games import guest
from tests.support.durations import Durations
from tests.support.effort import SEED, ask_for_long
from tests.support.sites import DIST, Server, copy_site
from tests.support.toy import knowing_no_added_game
from tests.toy.dice_nim import GAME as TOY

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator
    from pathlib import Path

FAST = ("tests/unit/", "tests/games/")
SITES = ("tests/browser/", "tests/build/")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the switch for the long forms; `often` and the mark `long` read it."""
    parser.addoption("--long", action="store_true", help="run the long forms too: hours")
    parser.addoption("--fast", action="store_true", help="run the most informative tests alone")
    parser.addoption("--unit", action="store_true", help="run only tests that need no built site")


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    """Let modules know the form before they are imported, and Hypothesis the seed."""
    ask_for_long(config.getoption("--long"))
    if getattr(config.option, "hypothesis_seed", SEED) is None:
        config.option.hypothesis_seed = SEED
    config.pluginmanager.register(Durations(), "durations")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Where something failed, name the seed of random inputs, which brings the same ones again."""
    if terminalreporter.stats.get("failed"):
        terminalreporter.write_line(f"Random inputs were those of PYGAMES_SEED={SEED}")


@pytest.fixture
def dice_nim() -> Iterator[None]:
    """Let the toy game be known."""
    with guest(TOY):
        yield


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Look for no garbage meanwhile, and later never among what collecting has made.

    All of that stays until the end, and to look through it again and again takes a quarter of the
    time of collecting, which each worker does for itself.
    """
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what only the long form runs, or all but the fast tests."""
    is_chosen = _is_fast if config.getoption("--fast") else _is_normal
    is_chosen = _needs_no_site if config.getoption("--unit") else is_chosen
    if config.getoption("--long"):
        return
    config.hook.pytest_deselected(items=[item for item in items if not is_chosen(item)])
    items[:] = [item for item in items if is_chosen(item)]


def _is_normal(item: pytest.Item) -> bool:
    return not item.get_closest_marker("long")


def _is_fast(item: pytest.Item) -> bool:
    """Whether a test is one of units or rules that doesn't take long, or a smoke test."""
    short = item.nodeid.startswith(FAST) and not item.get_closest_marker("slow")
    return _is_normal(item) and (short or item.get_closest_marker("smoke") is not None)


def _needs_no_site(item: pytest.Item) -> bool:
    """Whether a test uses no built site, of this checkout or of its own making."""
    fixtures = getattr(item, "fixturenames", ())
    return _is_normal(item) and "dist" not in fixtures and not item.nodeid.startswith(SITES)


@pytest.fixture(autouse=True, scope="module")
def _no_added_game() -> Iterator[None]:
    """Forget the games that a module has added: the catalogue is the next module's, too."""
    with knowing_no_added_game():
        yield


@pytest.fixture
def no_added_game() -> Iterator[None]:
    """Forget the games that a test has added."""
    with knowing_no_added_game():
        yield


@pytest.fixture(scope="session")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the built site, which a build in the meantime doesn't change."""
    if not (DIST / "index.html").is_file():
        pytest.fail("The site is not built: run the tests with 'python3 build.py test'")
    return copy_site(DIST, tmp_path_factory.mktemp("built") / "dist")


@pytest.fixture(scope="session")
def server(dist: Path) -> Iterator[Server]:
    """Serve the built site, for all tests that leave the server running."""
    with Server(dist) as running:
        yield running


@pytest.fixture(scope="session")
def site(server: Server) -> str:
    """Return the address of the built site."""
    return server.url


@pytest.fixture
def own_site(dist: Path, tmp_path: Path) -> Path:
    """Return a copy of the built site that a test may change."""
    return copy_site(dist, tmp_path / "site")


@pytest.fixture
def own_server(own_site: Path) -> Iterator[Server]:
    """Serve that copy alone, below a path; a test may stop the server."""
    with Server(own_site, base="/below/here/") as running:
        yield running
