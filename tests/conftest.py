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
    """The built site, as it was when the tests began: a build in between changes nothing."""
    if not (DIST / "index.html").is_file():
        pytest.fail("The site is not built: run the tests with 'python3 build.py test'")
    return copy_site(DIST, tmp_path_factory.mktemp("built") / "dist")


@pytest.fixture(scope="session")
def server(dist: Path) -> Iterator[Server]:
    """The built site, served: one server for all the tests that leave it running."""
    with Server(dist) as running:
        yield running


@pytest.fixture(scope="session")
def site(server: Server) -> str:
    """The address of the built site."""
    return server.url


@pytest.fixture
def own_site(dist: Path, tmp_path: Path) -> Path:
    """A copy of the built site that a test may change."""
    return copy_site(dist, tmp_path / "site")


@pytest.fixture
def own_server(own_site: Path) -> Iterator[Server]:
    """A server for that copy alone, below a path, which a test may stop."""
    with Server(own_site, base="/below/here/") as running:
        yield running
