"""Lighthouse finds nothing; `tests/bench/bench_lighthouse.py` looks at every page."""

from __future__ import annotations

from tests.browser.lighthouse import PAINTED, Visit, look
from tests.browser.tables import BREAKTHROUGH, link


def test_lighthouse_finds_nothing_on_the_home_page_and_at_a_table(site: str) -> None:
    home = Visit("home", site, "[data-game]")
    table = Visit("table", link(site, BREAKTHROUGH[:8]), PAINTED, form="desktop")
    for seen in look([home, table]):
        assert seen.findings == [], seen.name
        assert set(seen.scores.values()) == {1}
