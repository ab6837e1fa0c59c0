"""Tables that are left leave nothing behind: no workers, canvases, listeners or elements.

What a locator has waited for itself is kept by the browser; `expect` keeps nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from pygames.games import ids
from tests.browser.tables import Table
from tests.support.effort import often

if TYPE_CHECKING:
    from playwright.sync_api import Page

GAMES = list(ids())
# A table has dozens of listeners, and hundreds of elements; the home page's own come and go.
MUCH = {"nodes": 10, "listeners": 10}

Counts = dict[str, int]


def counts(page: Page) -> Counts:
    """Count what a table makes and must take away again."""
    session = page.context.new_cdp_session(page)
    session.send("HeapProfiler.collectGarbage")
    found = session.send("Memory.getDOMCounters")
    session.detach()
    held = {"nodes": found["nodes"], "listeners": found["jsEventListeners"]}
    return held | {"canvases": page.locator("canvas").count(), "workers": len(page.workers)}


def visit_tables(page: Page) -> Counts:
    """Open a table, in the long form of each game, and leave it; count what is there at the end."""
    for game in GAMES[: often(1, len(GAMES))]:
        page.evaluate("(hash) => { location.hash = hash; }", f"game={game}&seats=person,bot1")
        Table(page).painted()
        page.evaluate("location.hash = ''")
        expect(page.locator("[data-game]")).to_have_count(len(GAMES))
    return counts(page)


def more(first: Counts, last: Counts) -> Counts:
    """Return what is there more than at first, but for a few elements and listeners."""
    grown = {kind: last[kind] - first[kind] for kind in first}
    return {kind: many for kind, many in grown.items() if many >= MUCH.get(kind, 1)}


def test_tables_that_are_left_leave_nothing_behind(page: Page, site: str) -> None:
    """Two tables; in the long form 50."""
    page.goto(site)
    expect(page.locator("html")).to_have_attribute("data-engine", "ready")
    first = visit_tables(page)
    for _ in range(often(1, 9)):
        last = visit_tables(page)
    # What ends by itself, such as a worker, may take a moment.
    tries = iter(range(100))
    while more(first, last) and next(tries, None) is not None:
        last = counts(page)
    assert not more(first, last)
