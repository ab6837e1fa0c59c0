"""Here Python starts as on a first visit: what these tests are about comes before it is ready."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.support.sites import Server


@pytest.fixture(scope="module")
def site(server: Server) -> str:
    """Return the address of the site where Python starts as on a first visit."""
    return server.url
