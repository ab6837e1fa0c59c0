"""Lighthouse finds nothing."""

from __future__ import annotations

from pygames.games import catalog
from tests.browser.lighthouse import PAINTED, Visit, look
from tests.browser.tables import BREAKTHROUGH, link
from tests.support.effort import is_long


def test_lighthouse_finds_nothing_at_a_table_and_on_other_pages(site: str) -> None:
    """In the normal run at a table, or on the heaviest page of a game alone."""
    table = Visit("table", link(site, BREAKTHROUGH[:8]), PAINTED, form="desktop")
    home = Visit("home", site, "[data-game]")
    games = [Visit(game.id, f"{site}{game.id}/", "article") for game in catalog()]
    some = [table, *(game for game in games if game.name == "on-tour")]
    for report in look([table, home, *games] if is_long() else some):
        assert report.findings == [], report.name
        assert set(report.scores.values()) == {1}
