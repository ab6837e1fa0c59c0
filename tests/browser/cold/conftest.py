"""Here Python starts as on a first visit: what these tests are about comes before it is ready."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.support.sites import copy_site

if TYPE_CHECKING:
    from pathlib import Path

    from tests.support.sites import Server


@pytest.fixture(scope="module")
def site(server: Server) -> str:
    """Return the address of the site where Python starts as on a first visit."""
    return server.url


@pytest.fixture
def own_site(dist: Path, tmp_path: Path) -> Path:
    """Return a copy of that site that a test may change."""
    return copy_site(dist, tmp_path / "site")
