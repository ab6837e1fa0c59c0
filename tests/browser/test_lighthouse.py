"""Lighthouse finds nothing; `tests/bench/bench_lighthouse.py` looks at every page."""

from __future__ import annotations

from tests.browser.lighthouse import PAINTED, Visit, look
from tests.browser.tables import BREAKTHROUGH, link
from tests.support.effort import is_long


def test_lighthouse_finds_nothing_at_a_table_and_on_the_home_page(site: str) -> None:
    """In the normal run at a table alone."""
    home = Visit("home", site, "[data-game]")
    table = Visit("table", link(site, BREAKTHROUGH[:8]), PAINTED, form="desktop")
    for seen in look([table, home] if is_long() else [table]):
        assert seen.findings == [], seen.name
        assert set(seen.scores.values()) == {1}
