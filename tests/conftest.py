"""Fixtures for all tests."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.support.effort import ask_for_long
from tests.support.sites import DIST, Server, copy_site

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


# One test that takes a minute: begun late, it would keep one worker busy when all others are done.
LONGEST = "tests/unit/test_sixth_game.py"


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the switch for the long forms; `often` and the mark `long` read it."""
    parser.addoption("--long", action="store_true", help="run the long forms too: hours")


def pytest_configure(config: pytest.Config) -> None:
    """Let modules know the form before they are imported."""
    ask_for_long(config.getoption("--long"))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Begin with what takes longest, and leave out what only the long form runs."""
    items.sort(key=lambda item: not item.nodeid.startswith(LONGEST))
    if config.getoption("--long"):
        return
    left = [item for item in items if item.get_closest_marker("long")]
    items[:] = [item for item in items if item not in set(left)]
    config.hook.pytest_deselected(items=left)


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
