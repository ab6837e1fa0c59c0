"""Fixtures for all tests."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.support.sites import DIST, Server, copy_site

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


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
